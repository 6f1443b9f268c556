import { fromChinese } from '../../time/chinese-calendar.ts';
import type { Assumption } from '../../time/phrase.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { startOfWeek } from '../../time/week-start.ts';
import { addAmount, addMonths, monthOf, type Now, yearOf } from './calendar.ts';
import { namedDay } from './holidays.ts';
import type { PeriodSpec, YearSpec } from './pieces.ts';
import { holidayDaysOff, isKnownYear, isMainlandChina, usualDaysOff } from './workdays.ts';

/** Whole days, half-open. */
export interface Days {
  readonly from: WallMs;
  readonly to: WallMs;
}

export const resolveYear = (year: YearSpec, now: Now): number =>
  typeof year === 'number' ? year : yearOf(now.today) + year.offset;

const mondayOf = (wall: WallMs): WallMs => wall - wallWeekday(wall) * DAY;
const monthStart = (year: number, month: number): WallMs => Date.UTC(year, month - 1, 1);

const MONTHS = { month: 1, quarter: 3, half: 6, year: 12 } as const;

/** A month, quarter, half or year of the calendar that holds `wall`, so many of them on. */
function calendarUnit(unit: keyof typeof MONTHS, wall: WallMs, offset: number): Days {
  const length = MONTHS[unit];
  const first = Math.floor((monthOf(wall) - 1) / length) * length + 1;
  const from = addMonths(monthStart(yearOf(wall), first), offset * length);
  return { from, to: addMonths(from, length) };
}

/** Of a unit named without its year, the one not over on `after`. */
function comingInYear(year: YearSpec | undefined, now: Now, after: WallMs, of: (year: number) => Days): Days {
  if (year !== undefined) return of(resolveYear(year, now));
  const own = of(yearOf(after));
  return own.to > after ? own : of(yearOf(after) + 1);
}

/**
 * The days of a period. `after`: periods without a year are the first that is
 * not over on that day. Undefined when there is none.
 */
export function resolvePeriod(spec: PeriodSpec, now: Now, after: WallMs = now.today): Days | undefined {
  switch (spec.span) {
    case 'week': {
      const from = startOfWeek(now.today, now.weekStart) + spec.offset * 7 * DAY;
      return { from, to: from + 7 * DAY };
    }
    case 'month':
    case 'quarter':
    case 'half':
    case 'year':
      return calendarUnit(spec.span, now.today, spec.offset);
    case 'weekend': {
      const from = mondayOf(now.today) + (spec.offset === 'coming' ? 0 : spec.offset * 7 * DAY) + 5 * DAY;
      return { from, to: from + 2 * DAY };
    }
    case 'in-year':
      return comingInYear(spec.year, now, after, (year) => inYear(spec, year));
    case 'around': {
      const other = addAmount(now.today, spec.amount, spec.past ? -1 : 1);
      return spec.past ? { from: other, to: now.today } : { from: now.today, to: other };
    }
    case 'week-half': {
      const from = mondayOf(now.today) + spec.offset * 7 * DAY;
      return spec.second ? { from: from + 3 * DAY, to: from + 7 * DAY } : { from, to: from + 3 * DAY };
    }
    case 'rest': {
      const whole = resolvePeriod(spec.of, now, after);
      return whole && { from: Math.max(whole.from, now.today), to: whole.to };
    }
    case 'season':
      return comingInYear(spec.year, now, after, (year) => {
        const from = monthStart(year, 3 * spec.season + 3);
        return { from, to: addMonths(from, 3) };
      });
    case 'lunar-month':
      return lunarMonth(spec, now, after);
    case 'years':
      return { from: monthStart(spec.from, 1), to: monthStart(spec.from + spec.count, 1) };
    case 'holiday':
      return holiday(spec.holiday, spec.year, now);
    default:
      return partOf(spec, resolvePeriod(spec.of ?? { span: 'month', offset: 0 }, now, after));
  }
}

function inYear(spec: Extract<PeriodSpec, { span: 'in-year' }>, year: number): Days {
  const start = monthStart(year, 1);
  if (spec.month !== undefined) return calendarUnit('month', monthStart(year, spec.month), 0);
  if (spec.quarter !== undefined) return calendarUnit('quarter', start, spec.quarter - 1);
  if (spec.half !== undefined) return calendarUnit('half', start, spec.half - 1);
  return calendarUnit('year', start, 0);
}

function lunarMonth(spec: Extract<PeriodSpec, { span: 'lunar-month' }>, now: Now, after: WallMs): Days | undefined {
  const leap = spec.leap === true;
  const of = (year: number): Days | undefined => {
    const [from, last] = [1, -1].map((day) => fromChinese({ year, month: spec.month, day, leap }));
    return from === undefined || last === undefined ? undefined : { from, to: last + DAY };
  };
  if (spec.year !== undefined) return of(resolveYear(spec.year, now));
  const year = yearOf(after) - 1;
  const years = Array.from({ length: leap ? 40 : 4 }, (_, index) => of(year + index));
  return years.find((days) => days !== undefined && days.to > after);
}

/** The coming holiday with its days off, or as many as usual while they are not announced. */
function holiday(key: string, year: YearSpec | undefined, now: Now): Days | undefined {
  const of = (at: number): Days | undefined => {
    const day = namedDay(key, at);
    if (day === undefined) return undefined;
    const { from, days } = usualDaysOff(key);
    return holidayDaysOff(key, day) ?? { from: day + from * DAY, to: day + (from + days) * DAY };
  };
  if (year !== undefined) return of(resolveYear(year, now));
  const thisYear = yearOf(now.today);
  return [of(thisYear), of(thisYear + 1)].find((days) => days !== undefined && days.to > now.today);
}

/** What has to be said of the days that a period was taken to be. */
export function assumedOf(spec: PeriodSpec, days: Days, now: Now): Assumption[] {
  if (spec.span === 'around' && spec.vague) return [{ code: 'vague-span' }];
  if (spec.span !== 'holiday' || !isGuessed(spec.holiday, days)) return [];
  return isMainlandChina(now.zone) ? [{ code: 'holiday-guessed', from: days.from, last: days.to - DAY }] : [];
}

const isGuessed = (key: string, { from }: Days): boolean => usualDaysOff(key).days > 1 && !isKnownYear(from + DAY);

type PartSpec = Extract<PeriodSpec, { span: 'week-of' | 'third' | 'slice' | 'month-half' }>;

function partOf(spec: PartSpec, whole: Days | undefined): Days | undefined {
  if (!whole) return undefined;
  if (spec.span === 'slice') {
    return spec.end
      ? { from: addAmount(whole.to, spec.amount, -1), to: whole.to }
      : { from: whole.from, to: addAmount(whole.from, spec.amount) };
  }
  if (spec.span === 'month-half') {
    const middle = whole.from + 15 * DAY;
    return spec.second ? { from: middle, to: whole.to } : { from: whole.from, to: middle };
  }
  if (spec.span === 'third') {
    const from = whole.from + spec.nth * 10 * DAY;
    return { from, to: spec.nth === 2 ? whole.to : from + 10 * DAY };
  }
  // ISO 8601: a week belongs to where its Thursday lies.
  const first = mondayOf(whole.from + 3 * DAY);
  const last = mondayOf(whole.to - 4 * DAY);
  const from = spec.nth > 0 ? first + (spec.nth - 1) * 7 * DAY : last + (spec.nth + 1) * 7 * DAY;
  return from >= first && from <= last ? { from, to: from + 7 * DAY } : undefined;
}
