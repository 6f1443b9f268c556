import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import type { ByDay, ChineseDates, Rule } from './rule.ts';

/** The key of Monday to Friday. */
export const WORKDAYS = '0,1,2,3,4';

/** The weekdays of a BYDAY in their order, as a key; undefined when one is numbered (`2TU`). */
export function plainDays(days: readonly ByDay[]): string | undefined {
  if (days.some(({ nth }) => nth !== 0)) return undefined;
  return [...new Set(days.map(({ weekday }) => weekday))].sort((a, b) => a - b).join(',');
}

/** A daily rule that takes some of its hours with some of their minutes. */
export const choosesTimes = ({ freq, byHour, byMinute, bySetPos }: Rule): boolean =>
  freq === 'DAILY' &&
  byHour.length > 0 &&
  byMinute.length > 0 &&
  bySetPos.length > 0 &&
  bySetPos.every((place) => place > 0);

/** Whether a rule names all odd weeks of the year by their numbers, or all even ones. */
export function weekParity({ byWeekNo }: Rule): 'odd' | 'even' | undefined {
  const first = byWeekNo[0] === 1 ? 1 : 2;
  const isAll = byWeekNo.length > 25 && byWeekNo.every((week, index) => week === first + 2 * index);
  return isAll ? (first === 1 ? 'odd' : 'even') : undefined;
}

/** Times of day that the rule lists outright: `9:30`, or `9` where the minute is left to the start. */
export function clocks(rule: Rule): string[] {
  const { byHour, byMinute } = rule;
  const hours = [...byHour].sort((a, b) => a - b);
  if (byMinute.length === 0) return hours.map(String);
  const all = hours.flatMap((hour) => byMinute.map((minute) => `${hour}:${String(minute).padStart(2, '0')}`));
  return choosesTimes(rule) ? all.filter((_, index) => rule.bySetPos.includes(index + 1)) : all;
}

/** What SKIP does to dates of the Chinese calendar, where it does something. */
export function skips({ months, days, skip }: ChineseDates, language: Language): string {
  const back = skip === 'BACKWARD';
  const { withoutLeapMonth, inShortMonths, aside } = messages(language).repeats;
  const notes = [
    ...(months.some(({ leap }) => leap) ? [withoutLeapMonth({ back })] : []),
    ...(days.includes(30) ? [inShortMonths({ back })] : []),
  ];
  return skip === 'OMIT' || notes.length === 0 ? '' : aside({ notes });
}

/** Whether a rule of the Chinese calendar says nothing but days of each month. */
export const isEveryMonth = ({ interval }: Rule, { months, days }: ChineseDates): boolean =>
  interval === 1 && months.length === 0 && days.length > 0;
