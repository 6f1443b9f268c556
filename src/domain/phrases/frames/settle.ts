import type { Amount, Assumption, MomentReading, Problem, RangeReading, Reading } from '../../time/phrase.ts';
import { DAY, HOUR, MINUTE, type WallMs, wallDay } from '../../time/wall.ts';
import { toInstant, toWall } from '../../time/zone.ts';
import { addAmount, dayOfMonth, type Now } from './calendar.ts';
import { type HourHint, partOffsets, resolveClock } from './clock.ts';
import { resolveDay } from './day.ts';
import type { DayAnswer } from './day-answer.ts';
import type { Moment } from './frame.ts';
import { UNKNOWN_DAY } from './holidays.ts';
import { assumedOf, resolvePeriod } from './period.ts';
import type { DaySpec } from './pieces.ts';

/** What words mean once they are set against the clock. */
export interface Settled {
  readonly reading: Reading | undefined;
  readonly others: readonly Reading[];
  readonly assumed: readonly Assumption[];
  readonly problems: readonly Problem[];
}

export const settled = (
  reading: Reading | undefined,
  { others = [], assumed = [], problems = [] }: Partial<Omit<Settled, 'reading'>> = {},
): Settled => ({ reading, others, assumed, problems });

export const impossible = (): Settled => settled(undefined, { problems: [{ code: 'impossible' }] });

export function momentAt(wall: WallMs, { zone }: Now): MomentReading {
  return { kind: 'moment', wall, instant: toInstant(wall, zone) };
}

export function rangeOf(from: WallMs, to: WallMs, allDay: boolean, { zone }: Now): RangeReading {
  const [fromInstant, toInstantValue] = [toInstant(from, zone), toInstant(to, zone)];
  return { kind: 'range', from, to, fromInstant, toInstant: toInstantValue, allDay };
}

/** Said when clocks change at that time: the wall time does not exist, or does twice. */
export function clockChange({ wall, instant }: Pick<MomentReading, 'wall' | 'instant'>, { zone }: Now): Assumption[] {
  const isOdd = toWall(instant, zone) !== wall || toInstant(wall, zone, 1) !== instant;
  return isOdd ? [{ code: 'clock-change', wall }] : [];
}

/** Days whose words name the next coming one move on when their hour is over; others are then in the past. */
const isOpenDay = (day: DaySpec): boolean =>
  (day.at === 'weekday' && day.week === 'coming') ||
  (day.at === 'date' && day.year === undefined && typeof day.month !== 'object' && day.last !== true) ||
  (day.at === 'numeric' && day.year === undefined) ||
  ((day.at === 'holiday' || day.at === 'lunar') && day.year === undefined);

/** The day of a moment, from its day words, its shift, or both (in 2 weeks, on Tuesday). */
export function dayOf(moment: Moment, now: Now, after: WallMs = now.today): DayAnswer {
  const shifted = moment.shift && addAmount(now.today, { ...moment.shift, ms: 0 });
  if (!moment.day) return { days: shifted === undefined ? [] : [shifted], assumed: [] };
  const { day, shift } = moment;
  if (shift && shift.months === 0 && shift.days % 7 === 0 && day.at === 'weekday' && day.week === 'coming') {
    // `in two weeks, on Tuesday` is in that week, not counted from Tuesday; `a week ago Monday`: from last Monday.
    const inThatWeek: DaySpec = { ...day, week: shift.days / 7 };
    const fromIt: DaySpec = { at: 'from', base: shift.days < 0 ? { ...day, week: 'last' } : day, amount: shift };
    return resolveDay({ at: 'either', days: shift.days < 0 ? [fromIt, inThatWeek] : [inThatWeek, fromIt] }, now);
  }
  return resolveDay(day, now, shifted ?? after);
}

/** A moment by itself, not the end of a range. */
export function settleMoment(moment: Moment, now: Now, hint: HourHint): Settled {
  if (moment.day?.at === 'holiday' && moment.day.holiday === UNKNOWN_DAY)
    return settled(undefined, { problems: [{ code: 'unknown-day' }] });
  if (moment.isNow) return settled({ kind: 'moment', wall: now.wall, instant: now.instant });
  if (moment.offset !== undefined) return settleStamp(moment, now, moment.offset);
  if (moment.period?.span === 'around' && moment.period.amount.ms !== 0 && !moment.day)
    return settleAround(moment.period, now);
  if (moment.period && !moment.day) {
    const days = resolvePeriod(moment.period, now);
    return days
      ? settled(rangeOf(days.from, days.to, true, now), { assumed: assumedOf(moment.period, days, now) })
      : impossible();
  }
  if (moment.shift && (moment.shift.ms !== 0 || moment.isExact)) {
    const isHourSaid = moment.clock !== undefined || moment.part !== undefined;
    if (!isHourSaid) return settleElapsed(moment.shift, now);
    // A week and a half from now, at 3pm: the half day gives way to the hour. Two hours from now at 3pm is none.
    const { months, days } = moment.shift;
    if (months === 0 && days === 0) return impossible();
    const { isExact: _, ...rest } = moment;
    return settleMoment({ ...rest, shift: { months, days, ms: 0 } }, now, hint);
  }
  if (moment.clock || moment.part === 'noon') return settleClock(moment, now, hint);
  if (moment.part) return settlePart(moment, now);
  const answer = dayOf(moment, now);
  return settleDays(answer, (day) => ({ kind: 'day', day }), clamped(moment, answer, now));
}

/** 过去一小时, the next two hours: elapsed time around now. */
function settleAround({ amount, past }: { readonly amount: Amount; readonly past: boolean }, now: Now): Settled {
  const sign = past ? -1 : 1;
  const other = toInstant(addAmount(now.wall, { ...amount, ms: 0 }, sign), now.zone) + sign * amount.ms;
  const [from, to] = past ? [other, now.instant] : [now.instant, other];
  const [fromWall, toWallTime] = [toWall(from, now.zone), toWall(to, now.zone)];
  return settled({ kind: 'range', from: fromWall, to: toWallTime, fromInstant: from, toInstant: to, allDay: false });
}

/** Two months after December 31st is the end of February. */
function clamped({ shift, day: spec }: Moment, { days }: DayAnswer, now: Now): Assumption[] {
  const [day] = days;
  const isShorter = shift && !spec && shift.months !== 0 && shift.days === 0 && day !== undefined;
  return isShorter && dayOfMonth(day) < dayOfMonth(now.today) ? [{ code: 'clamped', day }] : [];
}

function settleDays(
  answer: DayAnswer,
  readingOf: (day: WallMs) => Reading,
  assumed: readonly Assumption[] = [],
): Settled {
  const [best, ...rest] = answer.days;
  if (best === undefined) return impossible();
  return settled(readingOf(best), {
    others: rest.map(readingOf),
    assumed: [...answer.assumed, ...assumed],
    problems: answer.about ? [{ code: 'ambiguous', about: answer.about }] : [],
  });
}

function settleStamp(moment: Moment, now: Now, offset: number): Settled {
  const [day] = dayOf(moment, now).days;
  const clock = moment.clock && resolveClock(moment.clock, undefined, undefined);
  if (day === undefined || !clock) return impossible();
  const instant = day + clock.offset - offset;
  return settled({ kind: 'moment', wall: toWall(instant, now.zone), instant });
}

/** Clock time is elapsed time: two hours later is so many milliseconds later, across DST too. */
function settleElapsed(shift: NonNullable<Moment['shift']>, now: Now): Settled {
  const calendar = shift.months !== 0 || shift.days !== 0;
  const base = calendar ? toInstant(addAmount(now.wall, { ...shift, ms: 0 }), now.zone) : now.instant;
  const instant = base + shift.ms;
  return settled({ kind: 'moment', wall: toWall(instant, now.zone), instant });
}

/** A minute counts as not yet over while it lasts. */
const isOver = (wall: WallMs, now: Now): boolean => wall < Math.floor(now.wall / MINUTE) * MINUTE;

function settleClock(moment: Moment, now: Now, hint: HourHint): Settled {
  const isNoon = !moment.clock;
  const clock = isNoon
    ? { offset: 12 * HOUR, assumed: [{ code: 'noon' as const }] }
    : resolveClock(moment.clock as NonNullable<Moment['clock']>, moment.part, hint);
  if (!clock) return impossible();
  const vague: Assumption[] = moment.vague ? [{ code: 'vague' }] : [];
  if (!moment.day && !moment.shift) return comingClock(clock, vague, now);
  const answer = dayOf(moment, now);
  const [first] = answer.days;
  const isLate = first !== undefined && isOver(first + clock.offset, now);
  if (isLate && moment.day && isOpenDay(moment.day)) {
    const later = dayOf(moment, now, now.today + DAY);
    return settleDays(later, (day) => momentAt(day + clock.offset, now), [...clock.assumed, ...vague]);
  }
  const result = settleDays(answer, (day) => momentAt(day + clock.offset, now), [...clock.assumed, ...vague]);
  if (first !== now.today || !isLate) return withOther(result, otherHalf(clock, first, now));
  const tomorrow = momentAt(now.today + DAY + clock.offset, now);
  return withOther(result, [...otherHalf(clock, first, now), tomorrow]);
}

const withOther = (result: Settled, others: readonly Reading[]): Settled => ({
  ...result,
  others: [...result.others, ...others],
});

function otherHalf(clock: { readonly other?: number }, day: WallMs | undefined, now: Now): Reading[] {
  if (clock.other === undefined || day === undefined) return [];
  const wall = day + clock.other;
  return isOver(wall, now) ? [] : [momentAt(wall, now)];
}

/** A clock time without a day: today, or tomorrow when it is over. */
function comingClock(
  clock: { readonly offset: number; readonly assumed: readonly Assumption[]; readonly other?: number },
  vague: readonly Assumption[],
  now: Now,
): Settled {
  // At half past midnight, 晚上1点 is half an hour away.
  const early = now.today + clock.offset - DAY;
  const today = clock.offset >= DAY && early > now.wall ? early : now.today + clock.offset;
  const isLate = isOver(today, now);
  const wall = isLate ? today + DAY : today;
  const moved: Assumption[] = isLate ? [{ code: 'tomorrow', day: wallDay(wall) }] : [];
  return settled(momentAt(wall, now), {
    others: otherHalf(clock, now.today, now),
    assumed: [...clock.assumed, ...vague, ...moved],
  });
}

function settlePart(moment: Moment, now: Now): Settled {
  const part = moment.part as NonNullable<Moment['part']>;
  const { from, to } = partOffsets(part, moment.half);
  const problem: Problem = { code: 'no-hour', part };
  const half = moment.half && { half: moment.half };
  const readingOf = (day: WallMs): Reading => ({ kind: 'part', part, ...half, day, from: day + from, to: day + to });
  if (moment.day || moment.shift) {
    const result = settleDays(dayOf(moment, now), readingOf);
    return result.reading ? { ...result, problems: [...result.problems, problem] } : result;
  }
  const isLate = now.today + to <= now.wall;
  const day = isLate ? now.today + DAY : now.today;
  return settled(readingOf(day), { assumed: isLate ? [{ code: 'tomorrow', day }] : [], problems: [problem] });
}
