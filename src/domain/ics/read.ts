import type { Language } from '../caller.ts';
import type { WallMs } from '../time/wall.ts';
import { BrokenPart, type SkippedPart } from './broken.ts';
import { type Component, type ComponentCounts, readComponents } from './components.ts';
import { type CalendarEvent, readFamilies, type Source } from './families.ts';
import { type CalendarGroup, readGroups } from './groups.ts';
import { unfold } from './lines.ts';
import { type Note, Notes } from './notes.ts';
import { propertyName, textOf } from './property.ts';
import type { Reading } from './reading.ts';
import { brokenFile, noCalendar } from './refusal.ts';
import type { ReminderWords } from './reminder-words.ts';
import type { IcsTime } from './times.ts';
import { type CalendarTodo, readTodos, type TodoSource } from './todos.ts';
import { type RawEvent, readVevent } from './vevent.ts';
import { readZoneDefinition, type ZoneDefinition } from './vtimezone.ts';
import { type RawTodo, readVtodo } from './vtodo.ts';
import { PRODID } from './write.ts';
import { zoneByIanaName, zoneByOutlookName } from './zone-names.ts';
import { zoneReader } from './zones.ts';

export interface ReadOptions {
  /** Leave out what cannot be read, and list it; otherwise such a file is refused as a whole. */
  readonly skipBroken: boolean;
  /** IANA zone of the user: for zone names that nothing defines. */
  readonly defaultZone: string;
  /** Of the reasons given for broken parts. */
  readonly language?: Language;
}

/** An event that stands for a reminder. */
export type CalendarReminder = CalendarEvent & { readonly reminder: ReminderWords };

export interface CalendarFile {
  /** Those of one UID together, the series before its changed occurrences. */
  readonly events: readonly CalendarEvent[];
  /** Reminders with a time of their own, as files of ours have them. */
  readonly reminders: readonly CalendarReminder[];
  /** One of each UID. */
  readonly todos: readonly CalendarTodo[];
  /** Those that files of our own describe. */
  readonly groups: readonly CalendarGroup[];
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly Note[];
  readonly counts: ComponentCounts;
}

interface Part {
  readonly line: number;
  readonly uid: string | null;
}

/** Further rules that one file may have expanded; see rules.ts. */
const MOST_EXPANSIONS = 500;

/**
 * Reads the text of an iCalendar file (RFC 5545), which may hold several
 * calendars. Throws UserError INVALID_ARGUMENT when it is none, and unless
 * `skipBroken` when an event or todo cannot be read. Takes time in proportion to the file.
 */
export function readCalendar(text: string, options: ReadOptions): CalendarFile {
  const language = options.language ?? 'en';
  const notes = new Notes();
  const { calendars, counts } = readComponents(unfold(text, notes), notes);
  if (calendars.length === 0) throw noCalendar(language);
  const skipped: SkippedPart[] = [];
  const skip = (part: Part, component: string, why: BrokenPart): void => {
    const uid = part.uid === null ? {} : { uid: part.uid };
    skipped.push({ component, line: why.line ?? part.line, ...uid, reason: why.reason(language) });
  };
  const attempting =
    (component: string) =>
    <Value>(part: Part, step: () => Value): Value | undefined => {
      try {
        return step();
      } catch (error) {
        if (!(error instanceof BrokenPart)) throw error;
        skip(part, component, error);
        return undefined;
      }
    };
  const budget = { left: MOST_EXPANSIONS };
  const events: Source[] = [];
  const todos: TodoSource[] = [];
  const groups: CalendarGroup[] = [];
  for (const calendar of calendars) {
    const exact = headerOf(calendar, 'PRODID') === PRODID;
    const rawOf = <Raw>(name: string, read: (component: Component, notes: Notes, exact: boolean) => Raw): Raw[] =>
      calendar.children
        .filter((component) => component.name === name)
        .map((component) =>
          attempting(name)({ line: component.line, uid: uidOf(component) }, () => read(component, notes, exact)),
        )
        .filter((raw) => raw !== undefined);
    const [rawEvents, rawTodos] = [rawOf('VEVENT', readVevent), rawOf('VTODO', readVtodo)];
    const reading = readingOf(calendar, timesOf(rawEvents, rawTodos), options.defaultZone, {
      ...{ exact, language, notes, skip, budget },
    });
    if (exact) groups.push(...readGroups(calendar, notes));
    const isCancelled = headerOf(calendar, 'METHOD')?.toUpperCase() === 'CANCEL';
    if (isCancelled) notes.add('calendar-cancelled');
    const cancel = <Raw extends { cancelled: boolean }>(raw: Raw): Raw =>
      isCancelled ? { ...raw, cancelled: true } : raw;
    for (const raw of rawEvents) events.push({ raw: cancel(raw), reading });
    for (const raw of rawTodos) todos.push({ raw: cancel(raw), reading });
  }
  const all = readFamilies(events, attempting('VEVENT'));
  const reminders = all.filter(isReminder);
  const file = {
    events: all.filter((event) => !isReminder(event)),
    reminders,
    todos: readTodos(todos, attempting('VTODO')),
  };
  skipped.sort((a, b) => a.line - b.line);
  if (skipped.length > 0 && !options.skipBroken) throw brokenFile(skipped, counts, language);
  return { ...file, groups, skipped, notes: notes.list(), counts };
}

const isReminder = (event: CalendarEvent): event is CalendarReminder =>
  event.reminder !== null && event.recurrenceId === null && !event.cancelled && !event.series.time.allDay;

/** For naming a part that could not be read. */
function uidOf(component: Component): string | null {
  const line = component.lines.find((one) => propertyName(one) === 'UID');
  return line ? line.text.slice(line.text.indexOf(':') + 1).trim() || null : null;
}

function headerOf(calendar: Component, name: string): string | undefined {
  const line = calendar.lines.find((one) => propertyName(one) === name);
  try {
    return line && textOf(line).trim();
  } catch {
    return undefined;
  }
}

function readingOf(
  calendar: Component,
  times: readonly (IcsTime | null)[],
  defaultZone: string,
  shared: Pick<Reading, 'exact' | 'language' | 'notes' | 'skip' | 'budget'>,
): Reading {
  const { notes } = shared;
  const definitions = new Map<string, ZoneDefinition>();
  for (const component of calendar.children) {
    const definition = component.name === 'VTIMEZONE' ? readZoneDefinition(component) : null;
    if (definition) definitions.set(definition.tzid, definition);
  }
  const wrZone = headerOf(calendar, 'X-WR-TIMEZONE') ?? '';
  const named = zoneByIanaName(wrZone) ?? zoneByOutlookName(wrZone);
  const readZone = zoneReader({ definitions, uses: usesOf(times), fallback: named ?? defaultZone, notes });
  const only = definitions.size === 1 ? readZone([...definitions.keys()][0] as string) : undefined;
  const calendarZone = named ?? (only && 'zone' in only ? only.zone : defaultZone);
  return { ...shared, readZone, floatingZone: defaultZone, calendarZone };
}

const timesOf = (events: readonly RawEvent[], todos: readonly RawTodo[]): (IcsTime | null)[] => [
  ...events.flatMap(({ start, end, recurrenceId }) => [start, end, recurrenceId]),
  ...todos.flatMap(({ due, span, completed }) => [due, span?.start ?? null, completed]),
];

/** The wall times of each TZID: its zone is looked for in their years. */
function usesOf(times: readonly (IcsTime | null)[]): Map<string, WallMs[]> {
  const uses = new Map<string, WallMs[]>();
  for (const time of times) {
    if (time?.kind !== 'zoned') continue;
    const walls = uses.get(time.tzid);
    if (walls) walls.push(time.wall);
    else uses.set(time.tzid, [time.wall]);
  }
  return uses;
}
