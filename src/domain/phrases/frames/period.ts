import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { startOfWeek } from '../../time/week-start.ts';
import { addAmount, addMonths, monthOf, type Now, yearOf } from './calendar.ts';
import { namedDay } from './holidays.ts';
import type { PeriodSpec, YearSpec } from './pieces.ts';
import { holidayDaysOff } from './workdays.ts';

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
    case 'rest': {
      const days = resolvePeriod(spec.of, now, after);
      return days && { from: Math.max(days.from, now.today), to: days.to };
    }
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

/** The coming holiday with its days off; the day alone where they are not known. */
function holiday(key: string, year: YearSpec | undefined, now: Now): Days | undefined {
  const of = (at: number): Days | undefined => {
    const day = namedDay(key, at);
    return day === undefined ? undefined : (holidayDaysOff(key, day) ?? { from: day, to: day + DAY });
  };
  if (year !== undefined) return of(resolveYear(year, now));
  const thisYear = yearOf(now.today);
  return [of(thisYear), of(thisYear + 1)].find((days) => days !== undefined && days.to > now.today);
}

type PartSpec = Extract<PeriodSpec, { span: 'week-of' | 'third' | 'slice' }>;

function partOf(spec: PartSpec, whole: Days | undefined): Days | undefined {
  if (!whole) return undefined;
  if (spec.span === 'slice') {
    return spec.end
      ? { from: addAmount(whole.to, spec.amount, -1), to: whole.to }
      : { from: whole.from, to: addAmount(whole.from, spec.amount) };
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
