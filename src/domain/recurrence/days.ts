import type { ByDay, Rule } from './rule.ts';

/** Which days of a year the BYxxx parts let through. Index 0 is January 1st. */
export interface YearDays {
  readonly match: Uint8Array;
  /** Indices of the matching days, ascending. */
  readonly days: readonly number[];
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Day number (1970-01-01 = 0) of January 1st, proleptic Gregorian. */
export function yearStart(year: number): number {
  const y = year - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) - 719_162;
}

/** Index in the year of the first day of each month, and of the next year's January. */
function monthStarts(leap: boolean): number[] {
  const starts = [0];
  MONTH_LENGTHS.forEach((length, month) => {
    starts.push((starts[month] as number) + length + (leap && month === 1 ? 1 : 0));
  });
  return starts;
}

const COMMON = monthStarts(false);
const LEAP = monthStarts(true);

export const monthsOf = (year: number): readonly number[] => (isLeap(year) ? LEAP : COMMON);

const mod7 = (value: number): number => ((value % 7) + 7) % 7;

/** 0 = Monday. */
const weekdayOf = (day: number): number => mod7(day + 3);

/** Index of the first day of week 1: the first week, counted from `wkst`, with at least four days in the year. */
function firstWeek(year: number, wkst: number): number {
  const into = mod7(weekdayOf(yearStart(year)) - wkst);
  return into <= 3 ? -into : 7 - into;
}

/** The week number of a day, counted from the start (1 …) and from the end (-1 …) of the year that the week belongs to. */
function weekNumber(year: number, index: number, wkst: number): [number, number] {
  const first = firstWeek(year, wkst);
  const length = isLeap(year) ? 366 : 365;
  if (index < first) return weekNumber(year - 1, index + (isLeap(year - 1) ? 366 : 365), wkst);
  const weeks = (length + firstWeek(year + 1, wkst) - first) / 7;
  const number = Math.floor((index - first) / 7) + 1;
  return number > weeks ? weekNumber(year + 1, index - length, wkst) : [number, number - weeks - 1];
}

/** RFC 5545: numbers in BYDAY count within the month (MONTHLY, or YEARLY with BYMONTH) or the year. */
function matchesByDay(rule: Rule, index: number, weekday: number, from: number, to: number): boolean {
  const fits = ({ weekday: wanted, nth }: ByDay): boolean => {
    if (wanted !== weekday) return false;
    if (nth === 0 || (rule.freq !== 'MONTHLY' && rule.freq !== 'YEARLY') || rule.byWeekNo.length > 0) return true;
    const forward = Math.floor((index - from) / 7) + 1;
    const backward = -Math.floor((to - 1 - index) / 7) - 1;
    return nth === forward || nth === backward;
  };
  return rule.byDay.some(fits);
}

function buildYear(rule: Rule, year: number): YearDays {
  const starts = monthsOf(year);
  const length = starts[12] as number;
  const match = new Uint8Array(length);
  const days: number[] = [];
  const januaryFirst = weekdayOf(yearStart(year));
  const inMonths = rule.freq === 'MONTHLY' || rule.byMonth.length > 0;
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay, wkst } = rule;
  for (let month = 0; month < 12; month++) {
    if (byMonth.length > 0 && !byMonth.includes(month + 1)) continue;
    const from = starts[month] as number;
    const to = starts[month + 1] as number;
    for (let index = from; index < to; index++) {
      if (byMonthDay.length > 0 && !byMonthDay.includes(index - from + 1) && !byMonthDay.includes(index - to)) continue;
      if (byYearDay.length > 0 && !byYearDay.includes(index + 1) && !byYearDay.includes(index - length)) continue;
      const weekday = (januaryFirst + index) % 7;
      if (byDay.length > 0 && !matchesByDay(rule, index, weekday, inMonths ? from : 0, inMonths ? to : length))
        continue;
      if (byWeekNo.length > 0 && !weekNumber(year, index, wkst).some((number) => byWeekNo.includes(number))) continue;
      match[index] = 1;
      days.push(index);
    }
  }
  return { match, days };
}

/**
 * The days that a rule lets through, year by year; null when it lets all
 * through. A year's answer depends only on its first weekday and on the
 * lengths of it and its neighbours, so few years are ever computed.
 */
export function dayFilter(rule: Rule): ((year: number) => YearDays) | null {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = rule;
  if ([byMonth, byMonthDay, byYearDay, byWeekNo, byDay].every((list) => list.length === 0)) return null;
  const kinds = new Map<number, YearDays>();
  return (year) => {
    const lengths = isLeap(year) ? 1 : isLeap(year - 1) ? 2 : isLeap(year + 1) ? 3 : 0;
    const kind = weekdayOf(yearStart(year)) * 4 + lengths;
    let days = kinds.get(kind);
    if (!days) {
      days = buildYear(rule, year);
      kinds.set(kind, days);
    }
    return days;
  };
}
