import type { Invitation } from '../invitation.ts';
import type { Place } from '../place.ts';
import { expand, findOccurrence } from '../recurrence/expand.ts';
import { recurrenceIdOf, recurrenceInstant, recurrenceWall } from '../recurrence/recurrence-id.ts';
import type { Occurrence, RecurrenceId, Series, ShowAs } from '../time/event.ts';
import { DAY, type Instant } from '../time/wall.ts';
import { startOfDay } from '../time/zone.ts';
import { alarmsOf, type CalendarAlarm } from './alarms.ts';
import { derivedUid } from './fingerprint.ts';
import type { Reading } from './reading.ts';
import type { ReminderWords } from './reminder-words.ts';
import { markIn, readEventTime, readSeries } from './series.ts';
import { splitSeries } from './split.ts';
import type { RawEvent } from './vevent.ts';

/** An event of a file in our terms. */
export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  /** Set on a changed occurrence: its original start in the series of that `uid`, which need not be in the file. */
  readonly recurrenceId: RecurrenceId | null;
  /** Of a changed occurrence: that occurrence does not take place. */
  readonly cancelled: boolean;
  /** Empty when the file gives none. */
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly place: Place | null;
  /** What the host had said it came from, in a file of our own. */
  readonly source: string | null;
  /** CREATED and LAST-MODIFIED. */
  readonly created: Instant | null;
  readonly modified: Instant | null;
  readonly showAs: ShowAs;
  /** Name of its group; undefined when the file does not say which category that is. */
  readonly group: string | null | undefined;
  readonly categories: readonly string[];
  readonly alarms: readonly CalendarAlarm[];
  /** Set where the event stands for a reminder with a time of its own. */
  readonly reminder: ReminderWords | null;
  readonly invitation: Invitation | null;
  /** As declared: the original starts of changed occurrences are not among `exdates`. */
  readonly series: Series;
  /** Line of its BEGIN:VEVENT. */
  readonly line: number;
}

/** A VEVENT with what its calendar says about zones. */
export interface Source {
  readonly raw: RawEvent;
  readonly reading: Reading;
}

/** Runs one step of one part; a part that breaks is reported and the answer undefined. */
type Attempt = <Value>(raw: RawEvent, step: () => Value) => Value | undefined;

interface Named extends Source {
  readonly uid: string;
}

/** Newest last: SEQUENCE, then LAST-MODIFIED or DTSTAMP, then the order in the file (RFC 5546 §2.1.5). */
const byAge = (a: Named, b: Named): number =>
  a.raw.sequence - b.raw.sequence || (a.raw.stamp < b.raw.stamp ? -1 : a.raw.stamp > b.raw.stamp ? 1 : 0);

const isSameStart = (a: RawEvent, b: RawEvent): boolean => JSON.stringify(a.start) === JSON.stringify(b.start);

function eventOf({ raw, uid, reading }: Named, series: Series, recurrenceId: RecurrenceId | null): CalendarEvent {
  const { sequence, cancelled, title, description, location, categories, line, held } = raw;
  const { place, source, created, modified, reminder, invitation } = held;
  const repeats = series.rrule !== null || series.rdates.length > 0;
  return {
    ...{ uid, sequence, recurrenceId, cancelled, title, description, location, place, source, created, modified },
    showAs: raw.showAs ?? (series.time.allDay ? 'free' : 'busy'),
    // Only a file of our own says by silence that there is none.
    group: raw.group ?? (reading.exact ? null : undefined),
    categories,
    alarms: alarmsOf(raw.alarms, series.time, { repeats, reading }),
    reminder,
    invitation,
    series,
    line,
  };
}

/** Gives every event a UID, and the events of one UID together: series and single events apart from changed occurrences. */
function byUid(sources: readonly Source[]): Map<string, { roots: Named[]; changes: Named[] }> {
  const families = new Map<string, { roots: Named[]; changes: Named[] }>();
  const derived = new Map<string, number>();
  for (const source of sources) {
    let uid = source.raw.uid;
    if (uid === null) {
      const name = derivedUid(source.raw);
      const number = (derived.get(name) ?? 0) + 1;
      derived.set(name, number);
      uid = number === 1 ? name : `${name}-${number}`;
      source.reading.notes.add('uid-missing');
    }
    const family = families.get(uid) ?? { roots: [], changes: [] };
    families.set(uid, family);
    (source.raw.recurrenceId ? family.changes : family.roots).push({ ...source, uid });
  }
  return families;
}

/** Keeps the newest version; what only shares its UID becomes an event of its own. */
function currentRoots(roots: readonly Named[]): Named[] {
  const newest = roots.toSorted(byAge).at(-1);
  return roots.flatMap((root) => {
    if (root === newest || !newest) return [root];
    const { notes } = root.reading;
    if (root.raw.sequence < newest.raw.sequence || isSameStart(root.raw, newest.raw)) {
      notes.add('superseded', root.uid);
      return [];
    }
    notes.add('uid-reused', root.uid);
    return [{ ...root, uid: `${root.uid}#${derivedUid(root.raw)}` }];
  });
}

interface Change extends Named {
  readonly at: RecurrenceId;
  readonly series: Series;
}

/**
 * RECURRENCE-ID names an occurrence by its exact start. One that names none,
 * on a day with a single occurrence, means that: the series was moved, or the
 * writer got the zone wrong. Otherwise the change stands beside the series.
 */
function occurrenceMeant(root: Series, at: RecurrenceId, { reading, uid }: Named): RecurrenceId {
  if (reading.exact || root.time.allDay || (root.rrule === null && root.rdates.length === 0)) return at;
  const zone = reading.floatingZone;
  const series: Series = { ...root, exdates: [] };
  if (findOccurrence(series, zone, recurrenceInstant(at, root, zone))) return at;
  const day = recurrenceWall(at, root, zone);
  const window = {
    from: startOfDay(day, root.time.zone ?? zone),
    to: startOfDay(day + DAY, root.time.zone ?? zone),
  };
  const inside = expand(series, zone, window, { limit: 10 }).occurrences.filter(({ start }) => start >= window.from);
  if (inside.length !== 1) return at;
  reading.notes.add('override-by-day', uid);
  return recurrenceIdOf(root, zone, (inside[0] as Occurrence).start);
}

function readChanges(changes: readonly Named[], root: Series | undefined, attempt: Attempt): Change[] {
  const current = new Map<string, Change>();
  for (const change of changes.toSorted(byAge)) {
    const { raw, reading } = change;
    const read = attempt(raw, (): Change => {
      const series: Series = { time: readEventTime(raw, reading), rrule: null, exdates: [], rdates: [] };
      const at = markIn(root ?? series, raw.recurrenceId ?? raw.start, reading);
      return { ...change, series, at: root ? occurrenceMeant(root, at, change) : at };
    });
    if (!read) continue;
    if (raw.rrules.length > 0) reading.notes.add('override-rule-ignored', change.uid);
    if (current.has(read.at)) reading.notes.add('superseded', change.uid);
    current.set(read.at, read);
  }
  return [...current.values()];
}

function readFamily(root: Named, series: Series, changes: readonly Change[], attempt: Attempt): CalendarEvent[] {
  const turns = series.rrule === null ? [] : changes.filter(({ raw }) => raw.andFuture);
  const single = changes.filter((change) => !turns.includes(change));
  const whole = [eventOf(root, series, null), ...single.map((one) => eventOf(one, one.series, one.at))];
  if (turns.length === 0) return whole;
  return attempt((turns[0] as Change).raw, () => split(root, series, turns, single)) ?? whole;
}

function split(root: Named, series: Series, turns: readonly Change[], single: readonly Change[]): CalendarEvent[] {
  const { floatingZone, notes } = root.reading;
  const stretches = splitSeries(series, turns, floatingZone);
  notes.add('series-split', root.uid);
  return stretches.flatMap(({ turn, series: part, holds, shift }, index) => {
    if (turn?.raw.cancelled) return [];
    const uid = index === 0 || !turn ? root.uid : `${root.uid}#${turn.at}`;
    const own = single.filter(({ at }) => holds(at));
    return [
      eventOf({ ...(turn ?? root), uid }, part, null),
      ...own.map((one) => eventOf({ ...one, uid }, one.series, shift(one.at))),
    ];
  });
}

/** The events of a file, those of one UID together. */
export function readFamilies(sources: readonly Source[], attempt: Attempt): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  for (const { roots, changes } of byUid(sources).values()) {
    const current = currentRoots(roots);
    const read = current.map((root) => ({ root, series: attempt(root.raw, () => readSeries(root.raw, root.reading)) }));
    // Changed occurrences belong to the one that bears the UID itself.
    const head = read.find(({ root, series }) => series && root.uid === roots[0]?.uid);
    const headChanges = readChanges(changes, head?.series, attempt);
    for (const { root, series } of read) {
      if (series) events.push(...readFamily(root, series, root === head?.root ? headChanges : [], attempt));
    }
    if (!head) events.push(...headChanges.map((one) => eventOf(one, one.series, one.at)));
  }
  return events;
}
