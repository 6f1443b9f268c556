import { WEEKDAYS } from '../../recurrence/rule.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { type Now, yearOf } from './calendar.ts';
import { resolveDay } from './day.ts';
import { resolvePeriod } from './period.ts';
import type { ExceptSpec, RuleParts } from './pieces.ts';
import { departuresIn, isKnownYear, isMainlandChina, lastKnownYear } from './workdays.ts';

/** What a repeat leaves out: parts of its rule where a rule can say it, single days where not. */

interface Left {
  readonly parts: RuleParts;
  /** Midnights. */
  readonly off: readonly WallMs[];
}

const weekdaysWithout = (parts: RuleParts, out: readonly number[]): RuleParts | undefined => {
  const { FREQ: freq, BYDAY: own } = parts;
  const names = out.map((day) => WEEKDAYS[day] as string);
  if (freq === 'YEARLY' && own === undefined) return undefined;
  const days = (own?.split(',') ?? [...WEEKDAYS]).filter((day) => !names.some((name) => day.endsWith(name)));
  if (days.length === 0) return undefined;
  const isDaily = freq === 'DAILY' && parts.INTERVAL === undefined;
  if (own === undefined && freq === 'WEEKLY') return undefined;
  return { ...parts, ...(isDaily ? { FREQ: 'WEEKLY' } : {}), BYDAY: days.join() };
};

const monthsWithout = (parts: RuleParts, out: readonly number[]): RuleParts | undefined => {
  const own = parts.BYMONTH?.split(',').map(Number) ?? Array.from({ length: 12 }, (_, index) => index + 1);
  const months = own.filter((month) => !out.includes(month));
  if (months.length === 0 || (parts.FREQ === 'YEARLY' && parts.BYMONTH === undefined)) return undefined;
  return { ...parts, BYMONTH: months.join() };
};

/** Days off of the official calendar, as far as it is known. */
function officialDays(now: Now): WallMs[] | undefined {
  if (!isMainlandChina(now.zone) || !isKnownYear(now.today)) return undefined;
  const days: WallMs[] = [];
  for (let year = yearOf(now.today); year <= lastKnownYear(now.today); year++)
    days.push(...departuresIn(year).flatMap(({ day, work }) => (work || day < now.today ? [] : [day])));
  return days;
}

function daysOf(spec: ExceptSpec, now: Now, from: WallMs): WallMs[] | undefined {
  const named = (spec.days ?? []).map((day) => resolveDay(day, now, Math.max(from, now.today)).days[0]);
  const stretches = (spec.periods ?? []).map((one) => resolvePeriod(one, now, from));
  const official = spec.holidays ? officialDays(now) : [];
  if (official === undefined) return undefined;
  const inside = stretches.flatMap((days) =>
    days
      ? Array.from({ length: Math.min(400, (days.to - days.from) / DAY) }, (_, index) => days.from + index * DAY)
      : [],
  );
  if (named.includes(undefined) || stretches.includes(undefined)) return undefined;
  return [...named.filter((day) => day !== undefined), ...inside, ...official];
}

/** Undefined when no rule can leave that out. */
export function withoutDays(parts: RuleParts, except: readonly ExceptSpec[], now: Now, from: WallMs): Left | undefined {
  let rule: RuleParts | undefined = parts;
  const off: WallMs[] = [];
  for (const spec of except) {
    if (spec.weekdays) rule = rule && weekdaysWithout(rule, spec.weekdays);
    if (spec.months) rule = rule && monthsWithout(rule, spec.months);
    const days = daysOf(spec, now, from);
    if (!days || !rule) return undefined;
    off.push(...days);
  }
  if (!rule) return undefined;
  // What the rule leaves out anyway needs no exception.
  const named = rule.FREQ === 'WEEKLY' ? rule.BYDAY?.split(',') : undefined;
  const falls = (day: WallMs): boolean => named === undefined || named.includes(WEEKDAYS[wallWeekday(day)] as string);
  return { parts: rule, off: off.filter(falls).toSorted((a, b) => a - b) };
}
