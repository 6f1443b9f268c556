import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { Assumption, Problem } from '../../time/phrase.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { startOfWeek } from '../../time/week-start.ts';
import { type Now, yearOf } from './calendar.ts';
import { resolveDay } from './day.ts';
import { resolvePeriod } from './period.ts';
import type { DaySpec, ExceptSpec, PeriodSpec, RuleParts } from './pieces.ts';
import { holidayCountry, publicHolidays } from './public-holidays.ts';
import { holidaysFrom, isMainlandChina } from './workdays.ts';

/** What a repeat leaves out: parts of its rule where a rule can say it, single days where not. */

interface Left {
  readonly parts: RuleParts;
  /** Midnights that the rule cannot leave out. */
  readonly off: readonly WallMs[];
  readonly assumed: readonly Assumption[];
  /** Days are left out that it never falls on (每周二，除了周五): something else may be meant. */
  readonly isIdle?: boolean;
}

interface Leaving {
  /** Where the repeat begins. */
  readonly from: WallMs;
  /** Working days: the official calendar leaves out its holidays by itself. */
  readonly isOfficial: boolean;
  readonly now: Now;
}

const noRule: Problem = { code: 'no-rule' };
/** A day that comes each year is left out of so many of them. */
const YEARS = 10;
/** A weekday comes at most so often in a month. */
const MONTH_PLACES = [1, 2, 3, 4, 5];
/** Later months are not meant by a day of no month. */
const MONTHS = 6;
/** More days one by one would be a list and no exception. */
const LONGEST = 400;

/** A problem where no rule can leave that out. */
export function withoutDays(parts: RuleParts, except: readonly ExceptSpec[], leaving: Leaving): Left | Problem {
  let left: Left = { parts, off: [], assumed: [] };
  for (const spec of except) {
    const less = leaveOut(left, spec, leaving);
    if ('code' in less) return less;
    left = less;
  }
  // What the rule leaves out anyway needs no exception.
  return { ...left, off: [...new Set(left.off)].filter(fallsIn(left.parts)).toSorted((a, b) => a - b) };
}

function leaveOut(so: Left, spec: ExceptSpec, { from, isOfficial, now }: Leaving): Left | Problem {
  const weekly = spec.weekdays ? weekdaysWithout(so.parts, spec.weekdays) : so.parts;
  if ('code' in weekly) return weekly as Problem;
  const isIdle =
    spec.weekdays !== undefined &&
    !isWeekend(spec.weekdays) &&
    so.parts.BYDAY === (weekly as RuleParts).BYDAY &&
    !isOfficial;
  const parts = spec.months ? monthsWithout(weekly as RuleParts, spec.months) : (weekly as RuleParts);
  if ('code' in parts) return parts as Problem;
  const placed = spec.placed ? placesWithout(parts as RuleParts, spec.placed) : parts;
  if ('code' in placed) return placed as Problem;
  const off = [...so.off];
  for (const day of spec.days ?? []) {
    // 每周四读书会，这周四暂停, said on a Sunday: that one is over.
    const [named] = day.at === 'weekday' && typeof day.week === 'number' ? resolveDay(day, now, now.today).days : [];
    if (named !== undefined && named < now.today) return { code: 'past' };
    const days = comings(day, now, Math.max(from, now.today), fallsIn(parts as RuleParts));
    if (days.length === 0) return noRule;
    off.push(...days);
  }
  if (spec.weekOf) {
    const days = comings(spec.weekOf, now, Math.max(from, now.today));
    if (days.length === 0) return noRule;
    const weeks = days.map((day) => startOfWeek(day, now.weekStart));
    off.push(...weeks.flatMap((first) => Array.from({ length: 7 }, (_, index) => first + index * DAY)));
  }
  if (spec.from && spec.through) {
    const [first] = resolveDay(spec.from, now, Math.max(from, now.today)).days;
    const [last] = first === undefined ? [] : resolveDay(spec.through, now, first).days;
    if (first === undefined || last === undefined || last - first > LONGEST * DAY) return noRule;
    for (let day = first; day <= last; day += DAY) off.push(day);
  }
  for (const period of spec.periods ?? []) {
    const days = daysIn(period, now, from);
    if (!days) return noRule;
    off.push(...days);
  }
  const assumed = [...so.assumed];
  if (spec.holidays) {
    const country = holidayCountry(now.zone);
    if (country && !isOfficial) {
      const year = new Date(now.today).getUTCFullYear();
      const years = Array.from({ length: YEARS }, (_, index) => year + index);
      off.push(...years.flatMap((one) => publicHolidays(country, one)).filter((day) => day >= now.today));
      assumed.push({ code: 'holidays-of', country, year: year + YEARS - 1 });
    } else {
      if (!isMainlandChina(now.zone)) return { code: 'holidays' };
      const { days, year } = holidaysFrom(now.today);
      // Working days leave out those of the years that are announced by themselves.
      off.push(...(isOfficial ? days.filter((day) => yearOf(day) > year) : days));
      if (!isOfficial) assumed.push({ code: 'holidays-known', year });
    }
  }
  return { parts: placed as RuleParts, off, assumed, isIdle: isIdle || so.isIdle === true };
}

/** 周二四画画，周末休息: nothing else can be meant. */
const isWeekend = (days: readonly number[]): boolean => days.length === 2 && days.includes(5) && days.includes(6);

/** Whether a weekly rule has the weekday of a day; every day may be one of another rule. */
function fallsIn({ FREQ, BYDAY }: RuleParts): (day: WallMs) => boolean {
  const named = FREQ === 'WEEKLY' ? BYDAY?.split(',') : undefined;
  return (day) => named === undefined || named.includes(WEEKDAYS[wallWeekday(day)] as string);
}

/** The day to come, or where it comes each year that of the next years. Of a day of no month the first that the rule has (Wednesdays, not on the 23rd). */
function comings(day: DaySpec, now: Now, from: WallMs, falls: (day: WallMs) => boolean = () => true): WallMs[] {
  if (day.at === 'nth-weekday' || day.at === 'nth-day' || day.at === 'either') return [];
  if (day.at === 'date' && day.month === undefined) {
    let after = from;
    for (let turn = 0; turn < MONTHS; turn++) {
      const [next] = resolveDay(day, now, after).days;
      if (next === undefined || falls(next)) return next === undefined ? [] : [next];
      after = next + DAY;
    }
    return [];
  }
  const isYearly = (day.at === 'holiday' || day.at === 'lunar') && day.year === undefined;
  const found: WallMs[] = [];
  let after = from;
  for (let turn = 0; turn < (isYearly ? YEARS : 1); turn++) {
    const [next] = resolveDay(day, now, after).days;
    if (next === undefined) break;
    found.push(next);
    after = next + DAY;
  }
  return found;
}

function daysIn(period: PeriodSpec, now: Now, from: WallMs): WallMs[] | undefined {
  const days = resolvePeriod(period, now, from);
  const count = days && Math.round((days.to - days.from) / DAY);
  return count === undefined || count > LONGEST
    ? undefined
    : Array.from({ length: count }, (_, index) => (days as { from: WallMs }).from + index * DAY);
}

function weekdaysWithout(parts: RuleParts, out: readonly number[]): RuleParts | Problem {
  const { FREQ: freq, BYDAY: own } = parts;
  const names = out.map((day) => WEEKDAYS[day] as string);
  const days = (own?.split(',') ?? [...WEEKDAYS]).filter((day) => !names.some((name) => day.endsWith(name)));
  if (days.length === 0) return { code: 'never' };
  const isLimit = ['DAILY', 'HOURLY', 'MINUTELY'].includes(freq as string) || parts.BYMONTHDAY !== undefined;
  if (own === undefined && (!isLimit || parts.RSCALE !== undefined)) return noRule;
  const isDaily = freq === 'DAILY' && parts.INTERVAL === undefined;
  return { ...parts, ...(isDaily ? { FREQ: 'WEEKLY' } : {}), BYDAY: days.join() };
}

/** Sundays but not the first of the month: those of each month from the second on. */
function placesWithout(parts: RuleParts, out: readonly string[]): RuleParts | Problem {
  const { FREQ: freq, INTERVAL: interval, BYDAY: own } = parts;
  const isEachWeek = (freq === 'WEEKLY' || freq === 'DAILY') && interval === undefined;
  if (!isEachWeek || parts.BYMONTHDAY !== undefined) return noRule;
  const days = (own?.split(',') ?? [...WEEKDAYS]).map((day) => {
    const places = out.filter((one) => one.endsWith(day)).map(Number.parseFloat);
    if (places.length === 0) return day;
    const side = Math.sign(places[0] as number);
    if (places.some((place) => Math.sign(place) !== side)) return undefined;
    return MONTH_PLACES.map((place) => place * side)
      .filter((place) => !places.includes(place))
      .map((place) => `${place}${day}`)
      .join();
  });
  const names = out.map((one) => one.replace(/^-?\d+/, ''));
  const isAmong = names.some((name) => own === undefined || own.split(',').includes(name));
  if (days.includes(undefined) || !isAmong) return noRule;
  return { ...parts, FREQ: 'MONTHLY', BYDAY: days.filter(Boolean).join() };
}

function monthsWithout(parts: RuleParts, out: readonly number[]): RuleParts | Problem {
  if (parts.RSCALE !== undefined || (parts.FREQ === 'YEARLY' && parts.BYMONTH === undefined)) return noRule;
  const own = parts.BYMONTH?.split(',').map(Number) ?? Array.from({ length: 12 }, (_, index) => index + 1);
  const months = own.filter((month) => !out.includes(month));
  return months.length === 0 ? { code: 'never' } : { ...parts, BYMONTH: months.join() };
}
