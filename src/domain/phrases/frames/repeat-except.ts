import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { Assumption, Problem } from '../../time/phrase.ts';
import { DAY, type WallMs } from '../../time/wall.ts';
import type { Now } from './calendar.ts';
import { resolveDay } from './day.ts';
import type { Except } from './frame.ts';
import { resolvePeriod } from './period.ts';
import type { DaySpec, RuleParts } from './pieces.ts';
import { holidaysFrom, isMainlandChina } from './workdays.ts';

/** Days left out of a repeat: by its rule where a rule can say it, else one by one. */

export interface Excluded {
  readonly parts: RuleParts;
  /** Midnights that the rule cannot leave out. */
  readonly off: readonly WallMs[];
  readonly assumed: readonly Assumption[];
  readonly problem?: Problem;
}

const noRule: Problem = { code: 'no-rule' };
/** A day that comes each year is left out of so many of them. */
const YEARS = 10;

export function exclude(parts: RuleParts, except: readonly Except[], isOfficial: boolean, now: Now): Excluded {
  let result: Excluded = { parts, off: [], assumed: [] };
  for (const one of except) {
    result = { ...result, ...excludeOne(result, one, isOfficial, now) };
    if (result.problem) return result;
  }
  return result;
}

function excludeOne(so: Excluded, one: Except, isOfficial: boolean, now: Now): Partial<Excluded> {
  if ('holidays' in one) {
    // The official calendar of working days leaves them out by itself.
    if (isOfficial) return {};
    const known = isMainlandChina(now.zone) ? holidaysFrom(now.today) : undefined;
    if (!known) return { problem: { code: 'holidays' } };
    return { off: [...so.off, ...known.days], assumed: [...so.assumed, { code: 'holidays-known', year: known.year }] };
  }
  if ('weekdays' in one) return withoutWeekdays(so.parts, one.weekdays);
  if ('period' in one) {
    const { period } = one;
    if (period.span === 'weekend' && (period.offset === 'coming' || period.offset === 0))
      return withoutWeekdays(so.parts, ['SA', 'SU']);
    if (period.span === 'in-year' && period.month !== undefined && period.year === undefined)
      return withoutMonth(so.parts, period.month);
    const days = resolvePeriod(period, now);
    if (!days || days.to - days.from > 400 * DAY) return { problem: noRule };
    const count = Math.round((days.to - days.from) / DAY);
    return { off: [...so.off, ...Array.from({ length: count }, (_, index) => days.from + index * DAY)] };
  }
  const { day } = one;
  if (day.at === 'weekday' && day.week === 'coming')
    return withoutWeekdays(so.parts, [WEEKDAYS[day.weekday] as string]);
  const days = daysOf(day, now);
  return days.length === 0 ? { problem: noRule } : { off: [...so.off, ...days] };
}

/** The day to come, or where it comes each year that of the next years. */
function daysOf(day: DaySpec, now: Now): WallMs[] {
  if (day.at === 'nth-weekday' || day.at === 'nth-day' || day.at === 'either') return [];
  const isYearly = (day.at === 'holiday' || day.at === 'lunar') && day.year === undefined;
  const found: WallMs[] = [];
  let after = now.today;
  for (let turn = 0; turn < (isYearly ? YEARS : 1); turn++) {
    const [next] = resolveDay(day, now, after).days;
    if (next === undefined) break;
    found.push(next);
    after = next + DAY;
  }
  return found;
}

function withoutWeekdays(parts: RuleParts, out: readonly string[]): Partial<Excluded> {
  const listed = parts.BYDAY?.split(',');
  if (listed) {
    const left = listed.filter((day) => !out.includes(day));
    if (left.length === 0) return { problem: { code: 'never' } };
    return left.length === listed.length ? {} : { parts: { ...parts, BYDAY: left.join(',') } };
  }
  const left = WEEKDAYS.filter((day) => !out.includes(day)).join(',');
  if (left === '') return { problem: { code: 'never' } };
  if (parts.FREQ === 'DAILY' && parts.INTERVAL === undefined)
    return { parts: { ...parts, FREQ: 'WEEKLY', BYDAY: left } };
  const isLimit = ['DAILY', 'HOURLY', 'MINUTELY'].includes(parts.FREQ as string) || parts.BYMONTHDAY !== undefined;
  return isLimit && parts.RSCALE === undefined ? { parts: { ...parts, BYDAY: left } } : { problem: noRule };
}

function withoutMonth(parts: RuleParts, month: number): Partial<Excluded> {
  if (parts.RSCALE !== undefined) return { problem: noRule };
  const months = parts.BYMONTH?.split(',') ?? Array.from({ length: 12 }, (_, index) => `${index + 1}`);
  const left = months.filter((one) => one !== `${month}`);
  return left.length === 0 ? { problem: { code: 'never' } } : { parts: { ...parts, BYMONTH: left.join(',') } };
}
