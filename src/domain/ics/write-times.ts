import { expand } from '../recurrence/expand.ts';
import { storedRule } from '../recurrence/parse.ts';
import { untilWall } from '../recurrence/plan.ts';
import { isDateId, recurrenceIdOf, recurrenceInstant, recurrenceWall } from '../recurrence/recurrence-id.ts';
import { formatUntil, withParts } from '../recurrence/rule.ts';
import type { EventTime, ExtraDate, RecurrenceId, Series } from '../time/event.ts';
import { DAY, HOUR, type Instant, MINUTE, parseWall, type WallMs } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { spelledExtras } from './spelled-rule.ts';
import { line } from './write-lines.ts';
import type { ZoneUses } from './write-zones.ts';

/** What the times of one calendar are written with. */
export interface TimeContext {
  /** Where floating times and dates are read when an instant is needed. */
  readonly floatingZone: string;
  /** Told of every wall time that is written with a TZID. */
  readonly uses: ZoneUses;
}

/** RRULEs of files end in 2200 or not at all. */
const LAST = Date.UTC(2200, 11, 31, 23, 59, 59);

/** The zone whose times are written in UTC. Others, `Etc/UTC` too, keep their name. */
const UTC = 'UTC';

/** `20260128T150000`. */
export const dateTimeDigits = (wall: WallMs): string => formatUntil({ form: 'local', at: wall });
const dateDigits = (wall: WallMs): string => formatUntil({ form: 'date', at: wall });
const utcDigits = (instant: Instant): string => formatUntil({ form: 'utc', at: instant });

/** `P1DT2H30M`; whole seconds (RFC 5545 §3.3.6). */
export function duration(days: number, ms: number): string {
  const [hours, minutes, seconds] = [ms / HOUR, (ms % HOUR) / MINUTE, (ms % MINUTE) / 1000].map(Math.floor) as [
    number,
    number,
    number,
  ];
  const parts = [
    [hours, 'H'],
    [minutes, 'M'],
    [seconds, 'S'],
  ].filter(([size]) => size !== 0);
  const clock = parts.length > 0 ? `T${parts.flat().join('')}` : '';
  return days === 0 && clock === '' ? 'PT0S' : `P${days === 0 ? '' : `${days}D`}${clock}`;
}

/** A wall time of an event as `;PARAMETERS` and value. */
function place(time: Pick<EventTime, 'allDay' | 'zone'>, wall: WallMs, uses: ZoneUses): [head: string, value: string] {
  if (time.allDay) return [';VALUE=DATE', dateDigits(wall)];
  if (time.zone === null) return ['', dateTimeDigits(wall)];
  if (time.zone === UTC) return ['', utcDigits(wall)];
  uses.add(time.zone, wall);
  return [`;TZID=${time.zone}`, dateTimeDigits(wall)];
}

/** DTSTART, with DTEND or, where that would be another length to its reader, DURATION. */
export function timeLines(series: Series, { uses }: TimeContext): string {
  const { time } = series;
  const total = time.days * DAY + time.ms;
  if (time.fold === 1 && time.zone !== null) return secondReading(series, uses);
  const [head, value] = place(time, time.start, uses);
  const start = line(`DTSTART${head}`, value);
  if (time.allDay) return start + line(`DTEND${head}`, dateDigits(time.start + total));
  if (total < 1000) return start;
  const end = endOf(time);
  if (end === undefined) return start + line('DURATION', duration(time.days, time.ms));
  const [endHead, endValue] = place(time, end, uses);
  return start + line(`DTEND${endHead}`, endValue);
}

/** The wall time of DTEND; undefined when it would not be read back as the same length. */
function endOf({ zone, start, days, ms }: EventTime): WallMs | undefined {
  // Between floating times whole days are days of the wall clock.
  if (zone === null) return ms < DAY ? start + days * DAY + ms : undefined;
  if (days > 0) return undefined;
  const end = toInstant(start, zone) + ms;
  const wall = toWall(end, zone);
  return toInstant(wall, zone) === end ? wall : undefined;
}

/**
 * A start that is the second of two equal wall times, which a TZID cannot say:
 * alone it stands as an instant with the zone beside it; a series must have its
 * TZID, so other readers take the first of the two for its first occurrence.
 */
function secondReading({ time, rrule, rdates }: Series, uses: ZoneUses): string {
  const zone = time.zone as string;
  const length = time.days * DAY + time.ms < 1000 ? '' : line('DURATION', duration(time.days, time.ms));
  if (rrule !== null || rdates.length > 0) {
    const [head, value] = place(time, time.start, uses);
    return line(`DTSTART${head};X-PERCH-FOLD=1`, value) + length;
  }
  const instant = toInstant(time.start, zone, 1);
  return line('DTSTART', utcDigits(instant)) + length + line('X-PERCH-TZID', zone);
}

/** RRULE (for the Chinese calendar a property of our own, beside its dates) with UNTIL in the form that goes with DTSTART (RFC 5545 §3.3.10). */
export function ruleLine({ time, rrule }: Series): string {
  if (rrule === null) return '';
  const { until, chinese } = storedRule(rrule);
  const named = (value: string): string => line(chinese ? 'X-PERCH-RRULE;VALUE=RECUR' : 'RRULE', value);
  if (!until) return named(rrule);
  const last = untilWall(until, time);
  if (time.allDay) return named(withParts(rrule, { UNTIL: dateDigits(last) }));
  if (time.zone === null) return named(withParts(rrule, { UNTIL: dateTimeDigits(last) }));
  const instant = until.form === 'utc' ? until.at : toInstant(last, time.zone);
  return named(withParts(rrule, { UNTIL: utcDigits(Math.min(instant, LAST)) }));
}

const wallOf = (mark: RecurrenceId): WallMs => parseWall(mark.replace('Z', '')) as WallMs;

/** A point of a series as `;PARAMETERS` and value. */
export function markPlace(mark: RecurrenceId, series: Series, { floatingZone, uses }: TimeContext): [string, string] {
  if (series.time.allDay) return place(series.time, wallOf(mark.slice(0, 10)), uses);
  if (isDateId(mark)) return [';VALUE=DATE', dateDigits(wallOf(mark))];
  // In the form in which a reader would keep the instant.
  const kept = mark.endsWith('Z') ? recurrenceIdOf(series, floatingZone, wallOf(mark)) : mark;
  return kept.endsWith('Z') ? ['', utcDigits(wallOf(kept))] : place(series.time, wallOf(kept), uses);
}

/** A date on a timed series stands for what starts that day; other programs want the times themselves. */
function spelled(mark: RecurrenceId, series: Series, { floatingZone }: TimeContext): RecurrenceId[] {
  if (series.time.allDay || !isDateId(mark)) return [mark];
  const zone = series.time.zone ?? floatingZone;
  const day = recurrenceWall(mark, series, floatingZone);
  const window = { from: recurrenceInstant(mark, series, floatingZone), to: startOfDay(day + DAY, zone) };
  const { occurrences, complete } = expand({ ...series, exdates: [] }, floatingZone, window, { limit: 1_500 });
  const starts = occurrences.filter(({ start }) => start >= window.from);
  return starts.length === 0 || !complete
    ? [mark]
    : starts.map(({ start }) => recurrenceIdOf(series, floatingZone, start));
}

const ordered = (lines: readonly string[]): string => [...new Set(lines)].sort().join('');

/** EXDATE, one a line and in order. `also`: original starts of occurrences that do not take place. */
export function exdateLines(series: Series, also: readonly RecurrenceId[], context: TimeContext): string {
  const bare: Series = { ...series, rrule: null, rdates: [] };
  const marks = series.exdates.flatMap((mark) => spelled(mark, series, context));
  return ordered(
    [...marks, ...also].map((mark) => {
      const [head, value] = markPlace(mark, bare, context);
      return line(`EXDATE${head}`, value);
    }),
  );
}

/** RDATE, one a line and in order; with a length of its own as PERIOD. Holds the dates of a rule that other programs would not know. */
export function rdateLines(series: Series, context: TimeContext): string {
  const bare: Series = { ...series, rrule: null, rdates: [] };
  return ordered(
    [...series.rdates, ...spelledExtras(series, context.floatingZone)].map(({ at, days, ms }: ExtraDate) => {
      const [head, value] = markPlace(at, bare, context);
      if (days === undefined && ms === undefined) return line(`RDATE${head}`, value);
      // A PERIOD begins with a time.
      if (series.time.allDay) return line(`RDATE${head};X-PERCH-DAYS=${days ?? 0}`, value);
      return line(`RDATE;VALUE=PERIOD${head}`, `${value}/${duration(days ?? 0, ms ?? 0)}`);
    }),
  );
}

/**
 * A single time under a property's name. The second of two equal wall times is written as
 * an instant, with its zone in a property of ours: only we have a word for it.
 */
export function timeLine(name: string, { wall, zone, fold }: WallTime, uses: ZoneUses): string {
  if (fold === 1 && zone !== null) return line(name, utcDigits(toInstant(wall, zone, 1))) + line('X-PERCH-TZID', zone);
  const [head, value] = place({ allDay: zone === null, zone }, wall, uses);
  return line(`${name}${head}`, value);
}

interface WallTime {
  readonly wall: WallMs;
  /** Null: a plain date. */
  readonly zone: string | null;
  readonly fold: 0 | 1;
}

export const stampLine = (name: string, instant: Instant): string => line(name, utcDigits(instant));
