import type { Level } from '../todos/todo.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import type { Notes } from './notes.ts';
import { propertyName, textOf } from './property.ts';
import { jsonLine, textsLine } from './write-lines.ts';

/** A group as a file of our own describes it: the name by which its items name it, and what new ones inherit. */
export interface CalendarGroup {
  readonly name: string;
  readonly color: string | null;
  readonly description: string | null;
  readonly default_duration_minutes: number | null;
  readonly default_importance: Level | null;
  readonly default_urgency: Level | null;
  /** Text of the contract: `MO-FR 09:00-18:00`. */
  readonly working_hours: string | null;
}

const PROPERTY = 'X-PERCH-GROUP';
/** Of one calendar. */
const MOST_GROUPS = 500;
const LONGEST_NAME = 500;
const LONGEST_TEXT = 100_000;
const LONGEST_MINUTES = 527_040;

/** The groups that a calendar of our own describes. What cannot be read is noted and left out. */
export function readGroups(calendar: Component, notes: Notes): CalendarGroup[] {
  const lines = calendar.lines.filter((line) => propertyName(line) === PROPERTY).slice(0, MOST_GROUPS);
  return lines.flatMap((line) => {
    const group = parsed(() => readGroup(JSON.parse(textOf(line)) as unknown));
    if (!group) notes.add('field-unreadable', PROPERTY);
    return group ?? [];
  });
}

function parsed<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenPart || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readGroup(given: unknown): CalendarGroup | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const part = given as Record<string, unknown>;
  const text = (value: unknown, most: number): string | null =>
    typeof value === 'string' && value !== '' && value.length <= most && value.isWellFormed() && !value.includes('\0')
      ? value
      : null;
  const level = (value: unknown): Level | null => (value === 'high' || value === 'normal' ? value : null);
  const { default_duration_minutes: minutes } = part;
  const isLength = Number.isInteger(minutes) && (minutes as number) >= 1 && (minutes as number) <= LONGEST_MINUTES;
  const name = text(part.name, LONGEST_NAME);
  if (name === null) return undefined;
  return {
    name,
    color: text(part.color, LONGEST_NAME),
    description: text(part.description, LONGEST_TEXT),
    default_duration_minutes: isLength ? (minutes as number) : null,
    default_importance: level(part.default_importance),
    default_urgency: level(part.default_urgency),
    working_hours: text(part.working_hours, LONGEST_NAME),
  };
}

/** The line of the calendar that describes a group; what is not set is left out. */
export function groupLine(group: CalendarGroup): string {
  const { name, color, description, default_duration_minutes, default_importance, default_urgency, working_hours } =
    group;
  const all = {
    name,
    color,
    description,
    default_duration_minutes,
    default_importance,
    default_urgency,
    working_hours,
  };
  const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  return jsonLine(`${PROPERTY};VALUE=TEXT`, JSON.stringify(set));
}

/** The category of an item that is its group, told apart from its tags. */
export const categoryLine = (group: string | null): string =>
  group === null ? '' : textsLine(`CATEGORIES;${PROPERTY}=1`, [group]);
