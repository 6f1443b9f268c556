import { DAY, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { chineseDays, chineseYear } from './chinese-days.ts';
import { monthsOf, yearStart } from './days.ts';
import type { Plan } from './plan.ts';
import type { ChineseDates } from './rule.ts';

/** Return false to stop. */
type Visit = (wall: WallMs) => boolean;

const dayOf = (wall: WallMs): number => Math.floor(wall / DAY);
const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();

/**
 * Visits the wall times of a rule inside [from, to], in order. Without COUNT it
 * starts at the period that holds `from`, so a far window costs no more than a
 * near one; periods (years, months, weeks from WKST, days) are numbered from
 * DTSTART's own, which keeps the phase of INTERVAL.
 *
 * An own iterator rather than the rrule package: that one takes seconds over rules that
 * match rarely or never, and 6 µs for each occurrence. It serves as a check in the tests.
 */
export function walk(plan: Plan, from: WallMs, to: WallMs, visit: Visit): void {
  const last = Math.min(plan.until, to);
  let left = plan.count ?? Number.POSITIVE_INFINITY;
  const emit: Visit = (wall) => {
    if (wall < plan.start) return true;
    if (wall > last) return false;
    left--;
    return (wall < from || visit(wall)) && left > 0;
  };
  const first = plan.count === null ? Math.max(from, plan.start) : plan.start;
  if (last < first) return;
  if (plan.chinese) walkChinese(plan, plan.chinese, first, last, emit);
  else if (plan.unit) walkUnits(plan, plan.unit, first, last, emit);
  else if (plan.freq === 'DAILY') walkDays(plan, dayOf(first), dayOf(last), emit);
  else if (plan.freq === 'WEEKLY') walkWeeks(plan, dayOf(first), dayOf(last), emit);
  else walkMonths(plan, dayOf(first), dayOf(last), emit);
}

/** The first number ≥ `value` that lies a multiple of `interval` after `origin`, and not before it. */
const alignUp = (value: number, origin: number, interval: number): number =>
  origin + Math.max(0, Math.ceil((value - origin) / interval)) * interval;

/** The last such number ≤ `value`; `origin` when there is none. */
const alignDown = (value: number, origin: number, interval: number): number =>
  origin + Math.max(0, Math.floor((value - origin) / interval)) * interval;

/** Looks days up in the plan's filter, keeping the year at hand. */
function dayTest(plan: Plan): (day: number) => boolean {
  const { filter } = plan;
  if (!filter) return () => true;
  let start = 0;
  let match: Uint8Array = new Uint8Array(0);
  return (day) => {
    let index = day - start;
    if (index < 0 || index >= match.length) {
      const year = yearOf(day);
      start = yearStart(year);
      match = filter(year).match;
      index = day - start;
    }
    return match[index] === 1;
  };
}

/** Emits the times that follow each base, which is one period's set, or of that set only the BYSETPOS positions. False = stop. */
function emitSet(plan: Plan, bases: readonly WallMs[], emit: Visit): boolean {
  const { times, setPos } = plan;
  if (setPos.length === 0) {
    for (const base of bases) for (const time of times) if (!emit(base + time)) return false;
    return true;
  }
  const size = bases.length * times.length;
  const positions = new Set(setPos.map((position) => (position > 0 ? position - 1 : size + position)));
  for (const position of [...positions].sort((a, b) => a - b)) {
    if (position < 0 || position >= size) continue;
    const base = bases[Math.floor(position / times.length)] as WallMs;
    if (!emit(base + (times[position % times.length] as number))) return false;
  }
  return true;
}

/** The days of a period from that of `first` on: times of those before it are not even looked at, unless BYSETPOS counts them. */
const notOver = (plan: Plan, days: readonly WallMs[], first: WallMs): readonly WallMs[] =>
  plan.setPos.length > 0 ? days : days.filter((day) => day + DAY > first);

function walkDays(plan: Plan, first: number, last: number, emit: Visit): void {
  const passes = dayTest(plan);
  for (let day = alignUp(first, dayOf(plan.start), plan.interval); day <= last; day += plan.interval) {
    if (passes(day) && !emitSet(plan, [day * DAY], emit)) return;
  }
}

function walkWeeks(plan: Plan, first: number, last: number, emit: Visit): void {
  const passes = dayTest(plan);
  const startDay = dayOf(plan.start);
  const startWeek = startDay - ((wallWeekday(plan.start) - plan.wkst + 7) % 7);
  const step = 7 * plan.interval;
  for (let week = alignDown(first, startWeek, step); week <= last; week += step) {
    const days: number[] = [];
    for (let day = week; day < week + 7; day++) if (passes(day)) days.push(day * DAY);
    if (!emitSet(plan, days, emit)) return;
  }
}

/** Months are numbered through: year × 12 + month. A yearly rule takes twelve at a time. */
function walkMonths(plan: Plan, first: number, last: number, emit: Visit): void {
  const { filter } = plan;
  if (!filter) throw new Error('A yearly or monthly rule always has a day part.');
  const monthly = plan.freq === 'MONTHLY';
  const monthOf = (day: number): number => {
    const date = new Date(day * DAY);
    return date.getUTCFullYear() * 12 + (monthly ? date.getUTCMonth() : 0);
  };
  const step = plan.interval * (monthly ? 1 : 12);
  const end = monthOf(last);
  for (let number = alignDown(monthOf(first), monthOf(dayOf(plan.start)), step); number <= end; number += step) {
    const year = Math.floor(number / 12);
    const months = monthsOf(year);
    const from = monthly ? (months[number % 12] as number) : 0;
    const to = monthly ? (months[(number % 12) + 1] as number) : (months[12] as number);
    const january = yearStart(year);
    const days: number[] = [];
    for (const index of filter(year).days) if (index >= from && index < to) days.push((january + index) * DAY);
    if (days.length > 0 && !emitSet(plan, notOver(plan, days, first * DAY), emit)) return;
  }
}

/** Years of the Chinese calendar. */
function walkChinese(plan: Plan, dates: ChineseDates, first: WallMs, last: WallMs, emit: Visit): void {
  // SKIP=FORWARD can carry a date into the year after, that of DTSTART too.
  const [startYear, startDay] = [chineseYear(plan.start), wallDay(plan.start)];
  const isCarried =
    !chineseDays(dates, startYear).includes(startDay) && chineseDays(dates, startYear - 1).includes(startDay);
  const origin = isCarried ? startYear - 1 : startYear;
  const end = chineseYear(last);
  let year = alignDown(chineseYear(first) - 1, origin, plan.interval);
  let previous = Number.NEGATIVE_INFINITY;
  for (; year <= end; year += plan.interval) {
    const days = chineseDays(dates, year).filter((day) => day > previous);
    previous = days.at(-1) ?? previous;
    if (days.length > 0 && !emitSet(plan, notOver(plan, days, first), emit)) return;
  }
}

/** Index of the first value that is at least `least` in an ascending list; its length when there is none. */
function indexFrom(values: readonly number[], least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Hours, minutes or seconds, numbered through from 1970. */
function walkUnits(plan: Plan, unit: NonNullable<Plan['unit']>, from: WallMs, to: WallMs, emit: Visit): void {
  const { ms, ofDay } = unit;
  if (ofDay.length === 0 || plan.times.length === 0) return;
  const passes = dayTest(plan);
  const perDay = DAY / ms;
  const origin = Math.floor(plan.start / ms);
  const lowest = Math.max(origin, Math.floor(from / ms));
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    if (!passes(day)) continue;
    for (let index = indexFrom(ofDay, lowest - day * perDay); index < ofDay.length; index++) {
      const number = day * perDay + (ofDay[index] as number);
      if ((number - origin) % plan.interval !== 0) continue;
      if (!emitSet(plan, [number * ms], emit)) return;
    }
  }
}
