import { messages } from '../../messages/index.ts';
import { lastEnd } from '../recurrence/expand.ts';
import { storedRule } from '../recurrence/parse.ts';
import { untilWall } from '../recurrence/plan.ts';
import { isDateId, recurrenceWall } from '../recurrence/recurrence-id.ts';
import { formatByDay, formatUntil, withParts } from '../recurrence/rule.ts';
import type { RecurrenceId, Series } from '../time/event.ts';
import { DAY, formatWall, formatWallDate, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { BrokenPart } from './broken.ts';

/** From the original start `at` on, the series goes as `series` says: moved, and with another length. */
interface Turn {
  readonly at: RecurrenceId;
  readonly series: Series;
}

/** One stretch of a split series. */
interface Stretch<T extends Turn> {
  /** What it comes from; undefined for the part before the first turn. */
  readonly turn: T | undefined;
  readonly series: Series;
  /** Whether an original start belongs to it, and where that start has moved. */
  readonly holds: (mark: RecurrenceId) => boolean;
  readonly shift: (mark: RecurrenceId) => RecurrenceId;
}

/** Stretches look through all exceptions, so their number is bounded. */
const MOST_TURNS = 50;

const tooComplex = (): BrokenPart => new BrokenPart((to) => messages(to).ics.laterChangesTooComplex);

/** The rule for occurrences moved by `moved` ms (0: at most within their day); undefined when no rule of the same shape describes them. */
function movedRule(rrule: string, moved: number): string | undefined {
  if (moved === 0) return rrule;
  const rule = storedRule(rrule);
  const byTime = rule.byHour.length + rule.byMinute.length + rule.bySecond.length > 0;
  if (byTime || rule.bySetPos.length > 0) return undefined;
  const byDate = rule.byMonth.length + rule.byMonthDay.length + rule.byYearDay.length + rule.byWeekNo.length > 0;
  if (rule.freq === 'WEEKLY' && !byDate && rule.interval === 1 && rule.byDay.length > 0) {
    const days = Math.floor(moved / DAY);
    const turned = rule.byDay.map((day) => ({ ...day, weekday: (((day.weekday + days) % 7) + 7) % 7 }));
    return withParts(rrule, { BYDAY: formatByDay(turned) });
  }
  const plain = !byDate && rule.byDay.length === 0;
  return plain && rule.freq !== 'MONTHLY' && rule.freq !== 'YEARLY' ? rrule : undefined;
}

/** The last wall time at which the rule may fire; Infinity when it never ends. */
function lastWall(series: Series, zone: string): WallMs {
  const { count, until } = storedRule(series.rrule as string);
  if (count === null) return until ? untilWall(until, series.time) : Number.POSITIVE_INFINITY;
  const instants: Series = { ...series, time: { ...series.time, days: 0, ms: 0 }, exdates: [], rdates: [] };
  return toWall(lastEnd(instants, zone) as number, series.time.zone ?? zone);
}

function untilText(wall: WallMs, series: Series): string {
  const { allDay, zone } = series.time;
  if (allDay) return formatUntil({ form: 'date', at: wall });
  return zone === null
    ? formatUntil({ form: 'local', at: wall })
    : formatUntil({ form: 'utc', at: toInstant(wall, zone) });
}

/**
 * A series cut where RECURRENCE-ID;RANGE=THISANDFUTURE changes it (RFC 5545
 * §3.2.13): each stretch is the original, moved by the difference between
 * RECURRENCE-ID and DTSTART. Throws BrokenPart when that takes more than one rule.
 */
export function splitSeries<T extends Turn>(original: Series, turns: readonly T[], floatingZone: string): Stretch<T>[] {
  if (turns.length > MOST_TURNS) throw tooComplex();
  const wallOf = (mark: RecurrenceId): WallMs => recurrenceWall(mark, original, floatingZone);
  const last = lastWall(original, floatingZone);
  const cuts: { from: WallMs; turn: T | undefined }[] = turns
    .map((turn) => ({ from: wallOf(turn.at), turn }))
    .sort((a, b) => a.from - b.from);
  const all = [{ from: original.time.start, turn: undefined }, ...cuts];
  return all.flatMap(({ from, turn }, index) => {
    const to = all[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return to <= from ? [] : [stretch(original, turn, { from, to, last }, wallOf)];
  });
}

function stretch<T extends Turn>(
  original: Series,
  turn: T | undefined,
  { from, to, last }: { from: WallMs; to: WallMs; last: WallMs },
  wallOf: (mark: RecurrenceId) => WallMs,
): Stretch<T> {
  const { time } = turn?.series ?? original;
  if (time.allDay !== original.time.allDay || time.zone !== original.time.zone) throw tooComplex();
  const moved = turn ? time.start - from : 0;
  const sameDate = wallDay(time.start) === wallDay(from);
  const rule = movedRule(original.rrule as string, sameDate && hasPlainTimes(original.rrule as string) ? 0 : moved);
  if (rule === undefined) throw tooComplex();
  const end = Math.min(last, to - (time.allDay ? DAY : 1000)) + moved;
  const holds = (mark: RecurrenceId): boolean => wallOf(mark) >= from && wallOf(mark) < to;
  const shift = (mark: RecurrenceId): RecurrenceId => {
    if (moved === 0) return mark;
    const wall = wallOf(mark) + moved;
    if (time.allDay) return formatWallDate(wall);
    // A date stands for whatever starts that day.
    return isDateId(mark) ? formatWallDate(wall + wallTimeOfDay(original.time.start)) : formatWall(wall);
  };
  const until = Number.isFinite(end) ? untilText(end, original) : undefined;
  return {
    turn,
    holds,
    shift,
    series: {
      time,
      rrule: withParts(rule, { COUNT: undefined, UNTIL: until }),
      exdates: original.exdates.filter(holds).map(shift),
      rdates: original.rdates.filter(({ at }) => holds(at)).map((extra) => ({ ...extra, at: shift(extra.at) })),
    },
  };
}

/** Whether the rule leaves the time of day to DTSTART. */
function hasPlainTimes(rrule: string): boolean {
  const { freq, byHour, byMinute, bySecond, bySetPos } = storedRule(rrule);
  const daily = freq === 'DAILY' || freq === 'WEEKLY' || freq === 'MONTHLY' || freq === 'YEARLY';
  return daily && byHour.length + byMinute.length + bySecond.length + bySetPos.length === 0;
}
