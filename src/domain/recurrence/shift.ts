import { type ChineseDate, toChinese } from '../time/chinese-calendar.ts';
import type { EventTime, RecurrenceId, Series } from '../time/event.ts';
import { DAY, formatWallDate, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import { storedRule } from './parse.ts';
import { planOf, untilWall } from './plan.ts';
import { isDateId, recurrenceInstant, recurrenceWall, writeRecurrenceId } from './recurrence-id.ts';
import {
  type ByDay,
  type ChineseDates,
  formatByDay,
  formatChineseMonth,
  formatUntil,
  type Rule,
  type Until,
  withParts,
} from './rule.ts';
import { walk } from './walk.ts';

export interface ShiftedRule {
  readonly rrule: string;
  /** False when the rule names days or times that do not follow from the old start, so that they stayed as they were. */
  readonly followed: boolean;
}

export interface ShiftedSeries extends ShiftedRule {
  readonly series: Series;
  /** Moves the original start of a changed occurrence likewise. */
  readonly moveId: (recurrenceId: RecurrenceId) => RecurrenceId;
}

/**
 * Moves a whole series to a new start, duration or zone: the rule's days follow
 * (unless `rrule` gives a new rule), and EXDATE and RDATE move by the same wall time.
 */
export function shiftSeries(
  series: Series,
  newTime: EventTime,
  viewerZone: string,
  rrule?: string | null,
): ShiftedSeries {
  const own = series.rrule === null ? null : shiftRule(series.rrule, series.time, newTime);
  const shifted = rrule === undefined && own ? own : { rrule: rrule ?? '', followed: true };
  const newRule = rrule === undefined ? (own?.rrule ?? null) : rrule;
  const moved: Series = { ...series, time: newTime, rrule: newRule };
  const moveId = idMover(series, moved, viewerZone);
  return {
    rrule: newRule ?? '',
    followed: shifted.followed,
    moveId,
    series: {
      ...moved,
      exdates: series.exdates.map(moveId),
      rdates: series.rdates.map((extra) => ({ ...extra, at: moveId(extra.at) })),
    },
  };
}

/** Recurrence ids move by the wall time between the starts, and in monthly and yearly rules on to the occurrence next to that. */
function idMover(from: Series, to: Series, viewerZone: string): (recurrenceId: RecurrenceId) => RecurrenceId {
  const delta = to.time.start - from.time.start;
  const isMoved = delta !== 0 || from.time.zone !== to.time.zone || from.time.allDay !== to.time.allDay;
  if (!isMoved) return (recurrenceId) => recurrenceId;
  const freq = to.rrule === null ? undefined : storedRule(to.rrule).freq;
  const isLong = freq === 'MONTHLY' || freq === 'YEARLY';
  const zone = to.time.zone ?? viewerZone;
  return (recurrenceId) => {
    if (isDateId(recurrenceId) && !from.time.allDay) {
      return formatWallDate(
        recurrenceWall(recurrenceId, from, viewerZone) + wallDay(to.time.start) - wallDay(from.time.start),
      );
    }
    const target = recurrenceWall(recurrenceId, from, viewerZone) + delta;
    const wall = isLong ? nearest(to, target) : to.time.allDay ? wallDay(target) : target;
    const isSecond =
      wall === to.time.start &&
      recurrenceInstant(recurrenceId, from, viewerZone) ===
        toInstant(from.time.start, from.time.zone ?? viewerZone, from.time.fold);
    return writeRecurrenceId(wall, toInstant(wall, zone, isSecond ? to.time.fold : 0), to, viewerZone);
  };
}

/** The wall time of the rule closest to `target`, up to a week away: `2TU` moved to Wednesday can mean a day six days earlier. */
function nearest(series: Series, target: WallMs): WallMs {
  const plan = planOf(series.time, series.rrule as string);
  let best: WallMs | undefined;
  walk(plan, target - 7 * DAY, target + 7 * DAY, (wall) => {
    if (best === undefined || Math.abs(wall - target) < Math.abs(best - target)) best = wall;
    return true;
  });
  return best ?? target;
}

/**
 * The rule after its start moves from one time to the other. BYDAY, BYMONTHDAY,
 * BYMONTH, BYHOUR and BYMINUTE follow when they say no more than the old start
 * did, weekdays of a weekly rule also as a list; UNTIL moves along, so that the
 * number of occurrences stays.
 */
export function shiftRule(rrule: string, from: EventTime, to: EventTime): ShiftedRule {
  const rule = storedRule(rrule);
  const days = (wallDay(to.start) - wallDay(from.start)) / DAY;
  const changes: Record<string, string | undefined> = {};
  const steps = [
    ...(days === 0 ? [] : [shiftDays(rule, from.start, to.start, days, changes)]),
    ...(to.allDay ? [] : [shiftClock(rule, from.start, to.start, changes)]),
  ];
  const stays = from.start === to.start && from.zone === to.zone && from.allDay === to.allDay;
  if (rule.until && !stays) changes.UNTIL = formatUntil(shiftUntil(rule.until, rule, from, to));
  return { rrule: withParts(rrule, changes), followed: steps.every((step) => step) };
}

function shiftDays(
  rule: Rule,
  from: WallMs,
  to: WallMs,
  days: number,
  changes: Record<string, string | undefined>,
): boolean {
  if (rule.chinese) return shiftChinese(rule.chinese, from, to, changes);
  if (rule.byYearDay.length > 0 || rule.byWeekNo.length > 0 || rule.bySetPos.length > 0) return false;
  if (rule.byDay.length > 0 && rule.byMonthDay.length > 0) return false;
  const [oldDate, newDate] = [new Date(from), new Date(to)];
  if (rule.byMonth.length > 0 && oldDate.getUTCMonth() !== newDate.getUTCMonth()) {
    if (rule.byMonth.length !== 1 || rule.byMonth[0] !== oldDate.getUTCMonth() + 1) return false;
    changes.BYMONTH = String(newDate.getUTCMonth() + 1);
  }
  if (rule.byMonthDay.length > 0) {
    const [day] = rule.byMonthDay;
    if (rule.byMonthDay.length !== 1 || day !== oldDate.getUTCDate())
      return rule.byMonthDay.length === 1 && day === -1 && isLastDay(from) && isLastDay(to);
    changes.BYMONTHDAY = String(newDate.getUTCDate());
  }
  if (rule.byDay.length > 0) {
    const moved = shiftByDay(rule, from, to, days);
    if (!moved) return false;
    changes.BYDAY = formatByDay(moved);
  }
  return true;
}

/** Month and day of the Chinese calendar follow when they are those of the old start. */
function shiftChinese(
  { months, days }: ChineseDates,
  from: WallMs,
  to: WallMs,
  changes: Record<string, string | undefined>,
): boolean {
  const [before, after] = [toChinese(wallDay(from)), toChinese(wallDay(to))];
  if (!before || !after || months.length > 1 || days.length > 1) return false;
  const isLast = ({ day }: ChineseDate, wall: WallMs): boolean => toChinese(wallDay(wall) + DAY)?.day === 1 && day > 1;
  const [month, day] = [months[0] ?? before, days[0] ?? before.day];
  const wasLast = isLast(before, from) && (day === -1 || day === 30);
  if (formatChineseMonth(month) !== formatChineseMonth(before) || (day !== before.day && !wasLast)) return false;
  if (months.length > 0) changes.BYMONTH = formatChineseMonth(after);
  if (days.length > 0) changes.BYMONTHDAY = day === -1 && isLast(after, to) ? '-1' : String(after.day);
  return true;
}

const isLastDay = (wall: WallMs): boolean => new Date(wall + DAY).getUTCDate() === 1;

/** Undefined when the weekdays cannot follow the start. */
function shiftByDay(rule: Rule, from: WallMs, to: WallMs, days: number): ByDay[] | undefined {
  const isPlain = rule.byDay.every(({ nth }) => nth === 0);
  if (isPlain && (rule.freq === 'WEEKLY' || rule.freq === 'DAILY')) {
    // With an interval all days must land in the same week, or the weeks would no longer be those of the start.
    const landing = rule.byDay.map(({ weekday }) => Math.floor((((weekday - rule.wkst + 7) % 7) + days) / 7));
    if (rule.interval > 1 && new Set(landing).size > 1) return undefined;
    return rule.byDay.map(({ weekday }) => ({ weekday: (((weekday + days) % 7) + 7) % 7, nth: 0 }));
  }
  const [only, ...others] = rule.byDay;
  if (!only || others.length > 0 || only.weekday !== wallWeekday(from)) return undefined;
  if (only.nth === 0) return [{ weekday: wallWeekday(to), nth: 0 }];
  // Numbers that count in a year, or from its end, say more than a place in the month.
  if (rule.freq === 'YEARLY' && rule.byMonth.length === 0) return undefined;
  const date = new Date(to);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const nth = only.nth > 0 ? Math.ceil(date.getUTCDate() / 7) : -Math.ceil((length - date.getUTCDate() + 1) / 7);
  return [{ weekday: wallWeekday(to), nth }];
}

/** BYHOUR and BYMINUTE that repeat what the old start says. */
function shiftClock(rule: Rule, from: WallMs, to: WallMs, changes: Record<string, string | undefined>): boolean {
  const [oldDate, newDate] = [new Date(from), new Date(to)];
  const parts = [
    ['BYHOUR', rule.byHour, oldDate.getUTCHours(), newDate.getUTCHours()],
    ['BYMINUTE', rule.byMinute, oldDate.getUTCMinutes(), newDate.getUTCMinutes()],
  ] as const;
  return parts.every(([name, list, before, after]) => {
    if (list.length === 0 || before === after) return true;
    if (list.length !== 1 || list[0] !== before) return false;
    changes[name] = String(after);
    return true;
  });
}

/** A bound late enough in its day for both times keeps its time of day; any other moves with the start. */
function shiftUntil(until: Until, rule: Rule, from: EventTime, to: EventTime): Until {
  const wall = untilWall(until, from);
  const [before, after] = [wallTimeOfDay(from.start), wallTimeOfDay(to.start)];
  const isLate = wallTimeOfDay(wall) >= Math.max(before, after) && rule.byHour.length === 0;
  const moved = wall + (isLate ? wallDay(to.start) - wallDay(from.start) : to.start - from.start);
  if (to.allDay || (until.form === 'date' && isLate)) return { form: 'date', at: wallDay(moved) };
  const second = Math.floor(moved / 1000) * 1000;
  if (to.zone === null) return { form: 'local', at: second };
  return { form: 'utc', at: toInstant(second, to.zone) };
}
