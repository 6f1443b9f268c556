import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { findOccurrence } from '../recurrence/expand.ts';
import { storedRule } from '../recurrence/parse.ts';
import { RepeatsWithinDay } from '../recurrence/plan.ts';
import { recurrenceIdOf } from '../recurrence/recurrence-id.ts';
import type { EventTime, ExtraDate, RecurrenceId, Series } from '../time/event.ts';
import { liesWithinYears } from '../time/limits.ts';
import { DAY, formatWall, formatWallDate, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { BrokenPart, quote } from './broken.ts';
import type { Notes } from './notes.ts';
import type { Reading } from './reading.ts';
import { cleanRule, excludeRules, mergeRules } from './rules.ts';
import { withSpelledRule } from './spelled-rule.ts';
import type { IcsDate, IcsTime } from './times.ts';
import { limitDates, type RawEvent } from './vevent.ts';
import { instantOf, placeTime } from './zones.ts';

/** When the event happens, once. Throws BrokenPart outside the years 1900–2200. */
export function readEventTime(raw: RawEvent, reading: Reading): EventTime {
  const { start } = raw;
  const allDay = start.kind === 'date';
  const place = allDay ? { zone: null, start: start.wall } : startOf(raw, reading);
  const time: EventTime = { allDay, fold: 0, ...place, ...(allDay ? daysOf(raw, reading) : lengthOf(raw, reading)) };
  if (!liesWithinYears(time)) {
    throw new BrokenPart((to) => messages(to).ics.datesOutOfYears);
  }
  return time;
}

function startOf({ start, held }: RawEvent, reading: Reading): Pick<EventTime, 'zone' | 'start'> & { fold?: 0 | 1 } {
  if (start.kind === 'floating') return { zone: null, start: start.wall };
  const { wall, zone, fold } = placeTime(start, held.zone, reading);
  return { zone, start: wall, fold };
}

const positive = (days: number, ms: number, notes: Notes): { days: number; ms: number } => {
  if (days >= 0 && ms >= 0) return { days, ms };
  notes.add('end-before-start');
  return { days: 0, ms: 0 };
};

/** Length of an all-day event: at least its one day, also where DTEND equals DTSTART. */
function daysOf({ start, end, duration }: RawEvent, reading: Reading): { days: number; ms: number } {
  let days = 1;
  if (end) days = (Math.ceil(dateOf(end, reading, end.wall) / DAY) * DAY - start.wall) / DAY;
  else if (duration) days = duration.days + Math.ceil(duration.ms / DAY);
  return { days: Math.max(1, positive(days, 0, reading.notes).days), ms: 0 };
}

/** Length of a timed event. DTEND gives elapsed time (RFC 5545 §3.8.5.3), but on a floating event whole days of the wall clock. */
function lengthOf({ start, end, duration }: RawEvent, reading: Reading): { days: number; ms: number } {
  if (!end) return duration ? positive(duration.days, duration.ms, reading.notes) : { days: 0, ms: 0 };
  const unplaced = end.kind === 'date' || end.kind === 'floating';
  if (start.kind === 'floating' && unplaced) {
    const length = end.wall - start.wall;
    return positive(Math.floor(length / DAY), length - Math.floor(length / DAY) * DAY, reading.notes);
  }
  const at = (time: IcsTime) => instantOf(time, reading.readZone, reading.floatingZone);
  const like: IcsTime = unplaced ? { ...start, wall: end.wall } : end;
  return positive(0, at(like) - at(start), reading.notes);
}

/**
 * The wall time by which an all-day event means a DATE-TIME. Exchange writes
 * local midnights in UTC: what is midnight in the calendar's zone is that date.
 */
function dateOf(time: IcsTime, { calendarZone }: Reading, otherwise: WallMs): WallMs {
  if (time.kind !== 'utc') return otherwise;
  const local = toWall(time.wall, calendarZone);
  return wallTimeOfDay(local) === 0 ? local : otherwise;
}

/** The mark of a time within a series, in the form that the engine itself would write. */
export function markIn(series: Series, time: IcsTime, reading: Reading): RecurrenceId {
  const own = series.time;
  if (own.allDay) return formatWallDate(dateOf(time, reading, time.wall));
  if (time.kind === 'date') return formatWall(time.wall + wallTimeOfDay(own.start));
  if (time.kind === 'floating') return formatWall(time.wall);
  if (time.kind === 'zoned') {
    const zone = reading.readZone(time.tzid);
    if ('zone' in zone && zone.zone === own.zone) return formatWall(time.wall);
  }
  return recurrenceIdOf(series, reading.floatingZone, instantOf(time, reading.readZone, reading.floatingZone));
}

function extraOf(series: Series, { at, end, span }: IcsDate, reading: Reading): ExtraDate {
  const mark = markIn(series, at, reading);
  if (series.time.allDay) {
    const days = span?.days ?? (end ? (wallDay(end.wall) - wallDay(at.wall)) / DAY : undefined);
    return days === undefined ? { at: mark } : { at: mark, days: Math.max(1, days), ms: 0 };
  }
  if (span) return { at: mark, ...positive(span.days, span.ms, reading.notes) };
  if (!end) return { at: mark };
  const instant = (time: IcsTime) => instantOf(time, reading.readZone, reading.floatingZone);
  return { at: mark, ...positive(0, instant(end) - instant(at), reading.notes) };
}

/**
 * The recurrence set of a VEVENT. An RRULE that cannot be read is reported
 * and leaves the event at its first occurrence; anything else throws BrokenPart.
 */
export function readSeries(raw: RawEvent, reading: Reading): Series {
  const time = readEventTime(raw, reading);
  const bare: Series = { time, rrule: null, exdates: [], rdates: [] };
  const startMark = time.allDay ? formatWallDate(time.start) : formatWall(time.start);
  const until = (value: IcsTime): IcsTime => untilFor(time, raw.start, value, reading);
  const dates = raw.rdates.map((date) => extraOf(bare, date, reading));
  const own = reading.exact ? dates : dates.filter(({ at, ms }) => at !== startMark || ms !== undefined);
  const { rrule, extras } = readRules(raw, { ...bare, rdates: own }, until, reading);
  const rdates = [...extras, ...own];
  const exdates = raw.exdates.map((at) =>
    at.kind === 'date' && !time.allDay ? formatWallDate(at.wall) : markIn(bare, at, reading),
  );
  const listed: Series = { ...bare, rrule, exdates: [...new Set(exdates)], rdates };
  const declared = rrule === null ? withHeldRule(raw, listed, until, reading) : listed;
  const exrules = (): string[] => raw.exrules.map((text) => cleanRule(text, until, reading));
  const series = raw.exrules.length === 0 ? declared : orBroken(() => excludeRules(declared, exrules(), reading));
  // Rules that became dates count too: what is kept can be written and read again.
  limitDates(series.exdates.length + series.rdates.length);
  return series;
}

/** The rule and the extra dates that come of several rules, or of a start outside its rule; `declared` has the dates of the file. */
function readRules(
  raw: RawEvent,
  declared: Series,
  until: (value: IcsTime) => IcsTime,
  reading: Reading,
): { rrule: string | null; extras: ExtraDate[] } {
  const { notes, floatingZone } = reading;
  const bare: Series = { ...declared, rdates: [] };
  try {
    return orBroken(() => {
      const [rrule, extras] = mergeRules(
        bare,
        raw.rrules.map((text) => cleanRule(text, until, reading)),
        reading,
      );
      const { start, allDay, zone, fold } = bare.time;
      const first = toInstant(start, allDay ? floatingZone : (zone ?? floatingZone), fold);
      if (rrule === null || findOccurrence({ ...bare, rrule }, floatingZone, first)) return { rrule, extras };
      const at = recurrenceIdOf(bare, floatingZone, first);
      if (declared.rdates.some((date) => date.at === at)) return { rrule, extras };
      // RFC 5545 §3.8.5.3 leaves open what a DTSTART outside its rule means; the event does begin then, so it stays.
      notes.add('start-not-in-rule');
      return { rrule, extras: [{ at }, ...extras] };
    });
  } catch (error) {
    if (!(error instanceof BrokenPart)) throw error;
    reading.skip(raw, 'RRULE', error);
    return { rrule: null, extras: [] };
  }
}

/** A rule that our own files hold beside its dates; whatever is wrong with it, the dates remain. */
function withHeldRule(
  { held }: RawEvent,
  listed: Series,
  until: (value: IcsTime) => IcsTime,
  reading: Reading,
): Series {
  if (held.rrule === null) return listed;
  try {
    const rrule = cleanRule(held.rrule, until, reading);
    return storedRule(rrule).chinese ? withSpelledRule(listed, rrule, reading.floatingZone) : listed;
  } catch (error) {
    if (error instanceof UserError || error instanceof BrokenPart) return listed;
    throw error;
  }
}

/** What the recurrence engine refuses is broken. */
function orBroken<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RepeatsWithinDay) {
      throw new BrokenPart((language) => messages(language).repeats.allDayCannotRepeat(error));
    }
    // The rule was read in the language of the reader.
    if (error instanceof UserError) throw new BrokenPart(() => error.message);
    throw error;
  }
}

/** UNTIL in the form that goes with DTSTART (RFC 5545 §3.3.10): a date, UTC, or wall time when floating. */
function untilFor(time: EventTime, start: IcsTime, until: IcsTime, reading: Reading): IcsTime {
  if (time.allDay) {
    if (until.kind === 'date') return until;
    reading.notes.add('until-adjusted', quote(formatWall(until.wall)));
    return { kind: 'date', wall: wallDay(dateOf(until, reading, until.wall)) };
  }
  if (until.kind !== 'floating' || time.zone === null) return until;
  reading.notes.add('until-adjusted', quote(formatWall(until.wall)));
  const like: IcsTime = { ...start, wall: until.wall };
  return { kind: 'utc', wall: instantOf(like, reading.readZone, reading.floatingZone) };
}
