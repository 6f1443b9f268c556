import { messages } from '../../messages/index.ts';
import type { Place } from '../place.ts';
import { DAY, type Instant, wallDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import type { TodoRepeat } from '../todos/repeat.ts';
import type { Due, Level } from '../todos/todo.ts';
import { type CalendarAlarm, keepAlarm, leadOf } from './alarms.ts';
import { BrokenPart, quote } from './broken.ts';
import { readInstant } from './fields.ts';
import { derivedUid } from './fingerprint.ts';
import type { Reading } from './reading.ts';
import type { IcsTime } from './times.ts';
import { repeatOfTodo } from './todo-repeat.ts';
import type { RawTodo } from './vtodo.ts';
import { instantOf, placeTime } from './zones.ts';

/**
 * A todo of a file in our terms. Where other programs have no word for
 * something, their silence says nothing of it: it is undefined then.
 */
export interface CalendarTodo {
  readonly uid: string;
  readonly sequence: number;
  readonly cancelled: boolean;
  /** Empty when the file gives none. */
  readonly title: string;
  readonly notes: string | null;
  readonly location: string | null;
  readonly place: Place | null;
  readonly due: Due | null;
  readonly importance: Level;
  readonly urgency: Level | undefined;
  readonly estimateMinutes: number | null | undefined;
  /** Name of its group; undefined when the file does not say which category that is. */
  readonly group: string | null | undefined;
  readonly categories: readonly string[];
  /** UIDs of todos that are to be done first. */
  readonly dependsOn: readonly string[] | undefined;
  readonly done: boolean;
  /** Null also when the file does not say when it was done. */
  readonly closedAt: Instant | null;
  readonly closeNote: string | null | undefined;
  /** UID of the event that it is planned for. */
  readonly event: string | null | undefined;
  /** Null for what does not repeat. */
  readonly repeat: TodoRepeat | null;
  /** UID of the one whose closing opened it. */
  readonly repeatOf: string | null | undefined;
  /** UID of the todo that it is a part of. */
  readonly parent: string | null | undefined;
  readonly source: string | null | undefined;
  /** So many minutes before it is due, where it is; else at a time of their own. */
  readonly alarms: readonly CalendarAlarm[];
  readonly created: Instant | null;
  readonly modified: Instant | null;
  readonly line: number;
}

/** A VTODO with what its calendar says about zones. */
export interface TodoSource {
  readonly raw: RawTodo;
  readonly reading: Reading;
}

/** The longest tag that a tool takes. */
const LONGEST_TAG = 100;

/** The tag that a category is here. */
export const tagOf = (category: string): string => category.slice(0, LONGEST_TAG).toWellFormed();

type Attempt = <Value>(raw: RawTodo, step: () => Value) => Value | undefined;

const FIRST_YEAR = Date.UTC(1900, 0, 1);
const LAST_YEAR = Date.UTC(2201, 0, 1);

/** The todos of a file, one of each UID. */
export function readTodos(sources: readonly TodoSource[], attempt: Attempt): CalendarTodo[] {
  const derived = new Map<string, number>();
  const families = Map.groupBy(sources, ({ raw, reading }) => {
    if (raw.uid !== null) return raw.uid;
    reading.notes.add('uid-missing');
    const name = derivedUid(raw);
    const number = (derived.get(name) ?? 0) + 1;
    derived.set(name, number);
    return number === 1 ? name : `${name}-${number}`;
  });
  return [...families].flatMap(([uid, family]) => {
    const { raw, reading } = currentOf(uid, family);
    const done = family.flatMap(({ raw: one }) => (one.isOccurrence && one.done ? (one.held.recurrenceId ?? []) : []));
    return attempt(raw, () => todoOf(uid, raw, reading, done)) ?? [];
  });
}

/** The newest version; of a todo that repeats the series itself, not an occurrence. */
function currentOf(uid: string, family: readonly TodoSource[]): TodoSource {
  const series = family.filter(({ raw }) => !raw.isOccurrence);
  const versions = series.length > 0 ? series : family;
  const newest = versions.toSorted(byAge).at(-1) as TodoSource;
  const { notes } = newest.reading;
  const others = versions === series ? family.filter(({ raw }) => raw.isOccurrence && !raw.done) : [];
  if (others.length > 0 || versions !== series) notes.add('todo-once', quote(newest.raw.title));
  for (const _older of versions.slice(1)) notes.add('superseded', uid);
  return newest;
}

/** Newest last: SEQUENCE, then LAST-MODIFIED or DTSTAMP (RFC 5546 §2.1.5). */
const byAge = ({ raw: a }: TodoSource, { raw: b }: TodoSource): number =>
  a.sequence - b.sequence || (a.stamp < b.stamp ? -1 : a.stamp > b.stamp ? 1 : 0);

/** `done`: those of its occurrences that are. */
function todoOf(uid: string, raw: RawTodo, reading: Reading, occurrencesDone: readonly IcsTime[]): CalendarTodo {
  const { sequence, cancelled, title, description, importance, categories, done, line, held } = raw;
  const { created, modified, location, place } = held;
  // Only a file of our own says by silence that there is none.
  const own = <Value>(value: Value | null): Value | null | undefined => value ?? (reading.exact ? null : undefined);
  const { due, repeat } = timesOf(raw, reading, occurrencesDone);
  return {
    ...{ uid, sequence, cancelled, title, notes: description, importance, categories, done, created, modified, line },
    ...{ location, place },
    group: own(raw.group),
    due,
    repeat,
    repeatOf: own(held.repeatOf),
    parent: own(held.parent),
    urgency: held.urgency ?? (reading.exact ? 'normal' : undefined),
    estimateMinutes: own(raw.estimateMinutes),
    dependsOn: reading.exact || raw.dependsOn.length > 0 ? raw.dependsOn : undefined,
    closedAt: done ? closedAt(raw, reading) : null,
    closeNote: own(held.closeNote),
    event: own(held.event),
    source: own(held.source),
    alarms: todoAlarms(raw, reading),
  };
}

/** When it is due, and how it repeats. */
function timesOf(raw: RawTodo, reading: Reading, done: readonly IcsTime[]): Pick<CalendarTodo, 'due' | 'repeat'> {
  const due = dueOf(raw, reading);
  return repeatOfTodo(raw, { due, done, reading }) ?? { due, repeat: null };
}

/** A writer that does not say when wrote it down at some time. */
function closedAt({ completed, stamp }: RawTodo, { readZone, floatingZone }: Reading): Instant | null {
  const at = completed && instantOf(completed, readZone, floatingZone);
  return at !== null && at >= FIRST_YEAR && at < LAST_YEAR ? at : readInstant(stamp);
}

function dueOf(raw: RawTodo, reading: Reading): Due | null {
  const due = raw.due ? placed(raw.due, raw.held.zone, reading) : spanEnd(raw, reading);
  if (due && !(due.wall >= FIRST_YEAR && due.wall < LAST_YEAR)) {
    throw new BrokenPart((to) => messages(to).ics.datesOutOfYears);
  }
  return due;
}

/**
 * Alarms count from DTSTART, or with RELATED=END from DUE (RFC 5545 §3.8.6.3); here they all count from when it is due.
 * Of one that repeats those with a time of their own stay at it.
 */
function todoAlarms(raw: RawTodo, reading: Reading): CalendarAlarm[] {
  const { readZone, floatingZone } = reading;
  const due = dueOf(raw, reading);
  const end = due ? toInstant(due.wall, due.zone ?? floatingZone, due.fold) : undefined;
  const start = raw.start ? instantOf(raw.start, readZone, floatingZone) : end;
  const found = new Map<string, CalendarAlarm>();
  for (const { trigger, text, own } of raw.alarms) {
    const isOwn = 'at' in trigger;
    const base = !isOwn && trigger.from === 'end' ? (end ?? start) : start;
    const at = isOwn ? instantOf(trigger.at, readZone, floatingZone) : base === undefined ? null : base + trigger.ms;
    if (at === null) continue;
    const when = end === undefined || (isOwn && raw.repeats) ? { at } : leadOf(end - at);
    if (when) keepAlarm(found, { when, text, own });
  }
  return [...found.values()];
}

/** In a DST gap the clock shows another time than was written. */
function placed(time: IcsTime, zone: string | null, reading: Reading): Due {
  if (time.kind === 'date') return { wall: time.wall, zone: null, fold: 0 };
  const { wall, zone: own, fold } = placeTime(time, zone, reading);
  return { wall: toWall(toInstant(wall, own, fold), own), zone: own, fold };
}

/** DTSTART and DURATION: nominal days on the clock, then elapsed time; a todo of whole days is due on the last of them. */
function spanEnd({ span, held }: RawTodo, reading: Reading): Due | null {
  if (!span) return null;
  const { start, length } = span;
  if (start.kind === 'date') {
    const days = Math.max(1, length.days + Math.ceil(length.ms / DAY));
    return { wall: wallDay(start.wall) + (days - 1) * DAY, zone: null, fold: 0 };
  }
  const { wall, zone, fold } = placed(start, held.zone, reading) as Due & { zone: string };
  const at = toInstant(wall + length.days * DAY, zone, fold) + length.ms;
  const end = toWall(at, zone);
  return { wall: end, zone, fold: toInstant(end, zone) === at ? 0 : 1 };
}
