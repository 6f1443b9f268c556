import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import type { CalendarEvent } from '../ics/families.ts';
import { readCalendar } from '../ics/read.ts';
import type { CalendarTodo } from '../ics/todos.ts';
import { ZoneUses } from '../ics/write-zones.ts';
import { type Own, ownOf, ownOfTodo, saidOf, saidOfTodo } from './own.ts';
import { calendarIn, isComponent, type RawComponent, readRaw, valueIn } from './raw.ts';

export interface ObjectReading {
  /** IANA zone in which floating times are read. */
  readonly zone: string;
  /** Of reasons. */
  readonly language: Language;
}

/** A component of an object that is a part of its item. */
type ObjectPart = Pick<CalendarEvent, 'line' | 'recurrenceId' | 'cancelled'>;

interface Item {
  readonly uid: string;
  /** What Perch says of it. */
  readonly own: Own;
  readonly parts: readonly ObjectPart[];
  /** Whether its components are `parts` and no others, so that it can be changed in its place. */
  readonly isPlain: boolean;
}

/** An event of a calendar server, read. */
export interface EventObject extends Item {
  readonly kind: 'event';
  readonly events: readonly CalendarEvent[];
}

/** A todo of a calendar server, read. */
export interface TodoObject extends Item {
  readonly kind: 'todo';
  readonly todo: CalendarTodo;
}

/** An object that is an item here. */
export type ItemObject = EventObject | TodoObject;

/** What a calendar object is to Perch. */
export type CalendarObject =
  | ItemObject
  /** Something that has no place here: a journal, an event or todo that was called off. */
  | { readonly kind: 'other'; readonly uid: string }
  | { readonly kind: 'broken'; readonly uid: string; readonly reason: string };

/** The component that an item is on a server. */
export const COMPONENT = { event: 'VEVENT', todo: 'VTODO' } as const;

export const isItem = (object: CalendarObject): object is ItemObject =>
  object.kind === 'event' || object.kind === 'todo';

/** What iCloud leaves in a list of reminders that it has taken out of CalDAV. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'Where are my reminders?',
  'The creator of this list has upgraded these reminders.',
]);

/** The components of an object, without its zones. */
function componentsIn(text: string): RawComponent[] {
  const raw = readRaw(text);
  const parts = (raw && calendarIn(raw))?.parts ?? [];
  return parts.filter((part) => isComponent(part)).filter(({ name }) => name !== 'VTIMEZONE');
}

/** Reads an object of a calendar server (RFC 4791 §4.1: the components of one UID). */
export function readObject(text: string, { zone, language }: ObjectReading): CalendarObject {
  const components = componentsIn(text);
  // Empty where it has none.
  const uid = components.flatMap((one) => valueIn(one, 'UID') ?? [])[0] ?? '';
  try {
    const { events, todos } = readCalendar(text, { skipBroken: false, defaultZone: zone, language });
    const [todo] = todos;
    if (todo && events.length === 0) return todoObject(todo, { uid, components, zone });
    const root = events.find(({ recurrenceId }) => recurrenceId === null);
    if (events.length === 0 || root?.cancelled || !events.some(({ cancelled }) => !cancelled)) {
      return { kind: 'other', uid };
    }
    const lines = new Set(events.map(({ line }) => line));
    return {
      ...{ kind: 'event', uid, events, parts: events },
      own: ownOf(events.map(saidOf), zone, new ZoneUses()),
      // A series that is changed from an occurrence on becomes several here.
      isPlain: uid !== '' && lines.size === events.length && events.every((one) => one.uid === uid),
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'broken', uid, reason: error.message };
  }
}

interface Around {
  readonly uid: string;
  readonly components: readonly RawComponent[];
  readonly zone: string;
}

function todoObject(todo: CalendarTodo, { uid, components, zone }: Around): CalendarObject {
  if (todo.cancelled || PLACEHOLDERS.has(todo.title)) return { kind: 'other', uid };
  return {
    ...{ kind: 'todo', uid, todo, parts: [{ line: todo.line, recurrenceId: null, cancelled: false }] },
    own: ownOfTodo(saidOfTodo(todo), zone, new ZoneUses()),
    // Occurrences that other programs have ticked off stand beside the series.
    isPlain: uid !== '' && todo.uid === uid && components.length === 1,
  };
}
