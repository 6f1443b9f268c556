import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { Ambiguity } from '../../time/phrase.ts';
import { DAY } from '../../time/wall.ts';
import type { Now } from './calendar.ts';
import { resolveDay } from './day.ts';
import { lunarRule, namedRule, regional } from './holidays.ts';
import type { DaySpec, RepeatSpec, RuleParts } from './pieces.ts';
import { monthsOf } from './repeat-shapes.ts';

/** On which days a repeat falls. */

export interface Folded {
  readonly parts: RuleParts;
  /** Equally fair rules. */
  readonly others?: readonly RuleParts[];
  readonly about?: Ambiguity;
}

/** Days said beside the repeat become parts of its rule. Undefined when no rule can say that. */
export function foldDays({ parts, unit }: RepeatSpec, days: readonly DaySpec[], now: Now): Folded | undefined {
  if (days.length === 0) return { parts };
  if (unit !== undefined) return foldEdges(parts, unit, days);
  const weekdays = days.flatMap((day) =>
    day.at === 'weekday'
      ? [WEEKDAYS[day.weekday]]
      : day.at === 'nth-weekday'
        ? [`${day.nth}${WEEKDAYS[day.weekday]}`]
        : [],
  );
  if (parts.FREQ === 'YEARLY') {
    const all = days.flatMap((day) => foldYearly(parts, day, now) ?? []);
    return all.length < days.length ? undefined : all.length === 1 ? all[0] : inOneRule(all);
  }
  const monthDays = days.flatMap((day) => (day.at === 'date' ? [day.day] : day.at === 'nth-day' ? [day.nth] : []));
  if (weekdays.length > 0) return { parts: { ...parts, BYDAY: [parts.BYDAY, ...weekdays].filter(Boolean).join(',') } };
  return { parts: { ...parts, BYMONTHDAY: monthDays.join(',') } };
}

/** 每季度最后一天: of the last month of each. */
function foldEdges(
  parts: RuleParts,
  unit: NonNullable<RepeatSpec['unit']>,
  days: readonly DaySpec[],
): Folded | undefined {
  const [day] = days;
  if (!day || days.length > 1) return undefined;
  const { INTERVAL: _, ...monthly } = parts;
  const isLast = (day.at === 'nth-day' || day.at === 'nth-weekday') && day.nth < 0;
  const BYMONTH = monthsOf(unit, isLast ? 'last' : 'first');
  if (day.at === 'nth-day')
    return Math.abs(day.nth) > 28 ? undefined : { parts: { ...monthly, BYMONTH, BYMONTHDAY: `${day.nth}` } };
  if (day.at === 'nth-weekday' && Math.abs(day.nth) <= 4)
    return { parts: { ...monthly, BYMONTH, BYDAY: `${day.nth}${WEEKDAYS[day.weekday]}` } };
  return day.at === 'date' ? { parts: { ...monthly, BYMONTH, BYMONTHDAY: `${day.day}` } } : undefined;
}

/** Several dates of a year are one rule where only the month or only the day differs (every 14 Jan, 14 Apr). */
function inOneRule(all: readonly Folded[]): Folded | undefined {
  const rules = all.map(({ parts }) => parts);
  const values = (key: string): string[] => [...new Set(rules.map((parts) => parts[key] ?? ''))];
  const differing = [...new Set(rules.flatMap((parts) => Object.keys(parts)))].filter((key) => values(key).length > 1);
  const [key] = differing;
  if (differing.length > 1 || all.some(({ others }) => others)) return undefined;
  if (key === undefined) return all[0];
  return key === 'BYMONTH' || key === 'BYMONTHDAY' || key === 'BYDAY'
    ? { parts: { ...rules[0], [key]: values(key).join() } }
    : undefined;
}

function foldYearly(parts: RuleParts, day: DaySpec, now: Now): Folded | undefined {
  switch (day.at) {
    case 'date':
      return typeof day.month !== 'number'
        ? undefined
        : { parts: { ...parts, BYMONTH: `${day.month}`, BYMONTHDAY: `${day.day}` } };
    case 'holiday': {
      const rule = namedRule(regional(day.holiday, now.zone));
      return rule && { parts: { ...parts, ...rule } };
    }
    case 'lunar':
      return day.month === undefined ? undefined : { parts: { ...parts, ...lunarRule(day.month, day.day, day.leap) } };
    case 'nth-weekday':
    case 'nth-day': {
      const month = day.of?.span === 'in-year' ? day.of.month : undefined;
      if (month === undefined) return undefined;
      const which =
        day.at === 'nth-day' ? { BYMONTHDAY: `${day.nth}` } : { BYDAY: `${day.nth}${WEEKDAYS[day.weekday]}` };
      return { parts: { ...parts, BYMONTH: `${month}`, ...which } };
    }
    case 'either': {
      const [first, ...others] = day.days.flatMap((one) => foldYearly(parts, one, now) ?? []);
      return first && { ...first, others: others.map((one) => one.parts), about: 'other' };
    }
    case 'numeric': {
      const { days, about } = resolveDay(day, now);
      const date = new Date(days[0] ?? Number.NaN);
      if (Number.isNaN(date.getTime())) return undefined;
      const rule = { ...parts, BYMONTH: `${date.getUTCMonth() + 1}`, BYMONTHDAY: `${date.getUTCDate()}` };
      return { parts: rule, ...(about ? { about } : {}) };
    }
    default:
      return undefined;
  }
}

/** 每周五晚上12点 is on Saturday's date. */
export function shiftDays(parts: RuleParts, offset: number | undefined): RuleParts {
  const days = parts.BYDAY;
  if (offset === undefined || offset < DAY || days === undefined || !/^[A-Z,]+$/.test(days)) return parts;
  const next = days.split(',').map((day) => WEEKDAYS[((WEEKDAYS as readonly string[]).indexOf(day) + 1) % 7]);
  return { ...parts, BYDAY: next.join(',') };
}
