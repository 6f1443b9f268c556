import { fromChinese } from '../../time/chinese-calendar.ts';
import type { Assumption } from '../../time/phrase.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { startOfWeek } from '../../time/week-start.ts';
import { addAmount, addMonths, monthOf, type Now, yearOf } from './calendar.ts';
import { namedDay, regional } from './holidays.ts';
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
      const own = startOfWeek(now.today, now.weekStart);
      const from = own + (spec.coming && own === now.today ? 0 : spec.offset * 7 * DAY);
      return { from, to: from + 7 * DAY };
    }
    case 'month':
    case 'quarter':
    case 'half':
    case 'year':
      return calendarUnit(spec.span, now.today, spec.offset);
    case 'weekend': {
      const own = mondayOf(now.today) + 5 * DAY;
      const weeks = spec.offset === 'coming' ? 0 : spec.offset === 'ahead' ? Number(own <= now.today) : spec.offset;
      const from = own + weeks * 7 * DAY;
      return { from, to: from + 2 * DAY };
    }
    case 'in-year':
      return spec.which !== undefined && spec.year === undefined
        ? yearly(spec.which, now, after, (year) => inYear(spec, year))
        : comingInYear(spec.year, now, after, (year) => inYear(spec, year));
    case 'around': {
      if (spec.isBehind) return { from: now.today + DAY, to: addAmount(now.today + DAY, spec.amount) };
      const other = addAmount(now.today, spec.amount, spec.past ? -1 : 1);
      return spec.past ? { from: other, to: now.today } : { from: now.today, to: other };
    }
    case 'week-part': {
      if (spec.offset === 'coming') {
        const own = resolvePeriod({ ...spec, offset: 0 }, now);
        return own && own.to <= now.today ? resolvePeriod({ ...spec, offset: 1 }, now) : own;
      }
      const week = startOfWeek(now.today, now.weekStart) + spec.offset * 7 * DAY;
      const monday = week + ((7 - wallWeekday(week)) % 7) * DAY;
      if (spec.part === 'second') return { from: monday + 3 * DAY, to: week + 7 * DAY };
      const from = spec.part === 'first' ? monday : monday + DAY;
      return { from, to: from + 3 * DAY };
    }
    case 'rest': {
      const whole = resolvePeriod(spec.of, now, after);
      return whole && { from: Math.max(whole.from, now.today), to: whole.to };
    }
    case 'season':
      return seasonIn(spec, now, after);
    case 'lunar-month':
      return lunarMonth(spec, now, after);
    case 'units': {
      const { from } = calendarUnit(spec.unit, now.today, spec.offset);
      return { from, to: addMonths(from, spec.count * MONTHS[spec.unit]) };
    }
    case 'years':
      return { from: monthStart(spec.from, 1), to: monthStart(spec.from + spec.count, 1) };
    case 'holiday':
      return holiday(spec.holiday, spec.year, now);
    case 'week-with':
    case 'weekend-with':
      return comingInYear(spec.year, now, after, (year) =>
        aroundDay(spec, namedDay(regional(spec.holiday, now.zone), year), now),
      );
    default:
      return partOf(spec, resolvePeriod(spec.of ?? { span: isOfYear(spec) ? 'year' : 'month', offset: 0 }, now, after));
  }
}

/** The days that are meant of something that comes every year. */
function yearly(
  which: 'this' | 'next' | 'last' | 'begun' | undefined,
  now: Now,
  after: WallMs,
  of: (year: number) => Days,
): Days {
  // A winter goes on in the year after the one that it began in.
  const own = yearOf(which === undefined ? after : now.today);
  const around = [own - 2, own - 1, own, own + 1].map(of);
  const coming = around.find(({ from, to }) => (which === 'next' ? from > now.today : to > after));
  const over = around.findLast(({ to }) => to <= now.today);
  if (which === 'last') return over ?? of(own - 1);
  if (which === 'begun') return around.findLast(({ from }) => from <= now.today) ?? of(own - 1);
  const isNearer = which === 'this' && over && coming && now.today - over.to < coming.from - now.today;
  return (isNearer ? over : coming) ?? of(own);
}

function seasonIn({ season, year, which }: Extract<PeriodSpec, { span: 'season' }>, now: Now, after: WallMs): Days {
  const of = (inYear: number): Days => {
    const from = monthStart(inYear, 3 * season + 3);
    return { from, to: addMonths(from, 3) };
  };
  return year === undefined ? yearly(which, now, after, of) : of(resolveYear(year, now));
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
    const usual = days === 1 ? besideWeekend(day) : { from: day + from * DAY, to: day + (from + days) * DAY };
    return holidayDaysOff(key, day) ?? usual;
  };
  if (year !== undefined) return of(resolveYear(year, now));
  const thisYear = yearOf(now.today);
  return [of(thisYear), of(thisYear + 1)].find((days) => days !== undefined && days.to > now.today);
}

/** A holiday of one day that joins a weekend is over when that is; one on a weekend takes the Monday. */
function besideWeekend(day: WallMs): Days {
  const weekday = wallWeekday(day);
  const saturday = weekday === 0 ? day - 2 * DAY : mondayOf(day) + 5 * DAY;
  if (weekday === 4) return { from: day, to: day + 3 * DAY };
  return weekday === 0 || weekday > 4 ? { from: saturday, to: saturday + 3 * DAY } : { from: day, to: day + DAY };
}

const NEVER: Days = { from: Number.NEGATIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

function aroundDay(
  { span, holiday: key }: Extract<PeriodSpec, { span: 'week-with' | 'weekend-with' }>,
  day: WallMs | undefined,
  now: Now,
): Days {
  if (day === undefined) return NEVER;
  // The weekend of Easter lasts from Good Friday to Easter Monday.
  if (span === 'weekend-with' && key === 'easter') return { from: day - 2 * DAY, to: day + 2 * DAY };
  if (span === 'week-with') {
    const from = startOfWeek(day, now.weekStart);
    return { from, to: from + 7 * DAY };
  }
  const weekday = wallWeekday(day);
  // A holiday from Wednesday on belongs to the weekend after it, an earlier one to the weekend before it.
  return weekday >= 2
    ? { from: Math.min(day, mondayOf(day) + 5 * DAY), to: mondayOf(day) + 7 * DAY }
    : { from: mondayOf(day) - 2 * DAY, to: day + DAY };
}

/** What has to be said of the days that a period was taken to be. */
export function assumedOf(spec: PeriodSpec, days: Days, now: Now): Assumption[] {
  // mid-December, 月初: where it begins and ends was not said.
  if (spec.span === 'third' || (spec.span === 'around' && spec.vague)) return [{ code: 'vague-span' }];
  if (spec.span !== 'holiday' || !isGuessed(days)) return [];
  return isMainlandChina(now.zone) ? [{ code: 'holiday-guessed', from: days.from, last: days.to - DAY }] : [];
}

const isGuessed = ({ from, to }: Days): boolean => to - from > DAY && !isKnownYear(from + DAY);

type PartSpec = Extract<PeriodSpec, { span: 'week-of' | 'third' | 'slice' | 'month-half' }>;

/** The 25th week, with no period beside it: no month has so many. */
const isOfYear = (spec: PartSpec): boolean => spec.span === 'week-of' && Math.abs(spec.nth) > 5;

function partOf(spec: PartSpec, whole: Days | undefined): Days | undefined {
  if (!whole) return undefined;
  if (spec.span === 'slice' && !(spec.isWeeks && whole.to - whole.from > 27 * DAY)) {
    return spec.end
      ? { from: addAmount(whole.to, spec.amount, -1), to: whole.to }
      : { from: whole.from, to: addAmount(whole.from, spec.amount) };
  }
  if (spec.span === 'month-half') {
    const middle = whole.from + 15 * DAY;
    return spec.second ? { from: middle, to: whole.to } : { from: whole.from, to: middle };
  }
  if (spec.span === 'third' && whole.to - whole.from > 31 * DAY) {
    // A winter ends in the year after.
    const months = (((monthOf(whole.to - DAY) - monthOf(whole.from) + 12) % 12) + 1) / 3;
    return { from: addMonths(whole.from, spec.nth * months), to: addMonths(whole.from, (spec.nth + 1) * months) };
  }
  if (spec.span === 'third') {
    const from = whole.from + spec.nth * 10 * DAY;
    return { from, to: spec.nth === 2 ? whole.to : from + 10 * DAY };
  }
  // ISO 8601: a week belongs to where its Thursday lies.
  const first = mondayOf(whole.from + 3 * DAY);
  const last = mondayOf(whole.to - 4 * DAY);
  if (spec.span === 'slice') {
    const length = spec.amount.days * DAY;
    return spec.end ? { from: last + 7 * DAY - length, to: last + 7 * DAY } : { from: first, to: first + length };
  }
  const from = spec.nth > 0 ? first + (spec.nth - 1) * 7 * DAY : last + (spec.nth + 1) * 7 * DAY;
  return from >= first && from <= last ? { from, to: from + 7 * DAY } : undefined;
}
