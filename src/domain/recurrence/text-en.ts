import { weekdayName } from '../time/show.ts';
import { type ByDay, type ChineseDates, type Frequency, formatChineseMonth, type Rule } from './rule.ts';
import { choosesTimes, clocks, isEveryMonth, plainDays, skips, WORKDAYS, weekParity } from './text-parts.ts';

const UNITS: Record<Frequency, string> = {
  YEARLY: 'year',
  MONTHLY: 'month',
  WEEKLY: 'week',
  DAILY: 'day',
  HOURLY: 'hour',
  MINUTELY: 'minute',
  SECONDLY: 'second',
};
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

const list = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

function numeral(size: number): string {
  const suffix = size % 100 >= 11 && size % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][size % 10] ?? 'th');
  return `${size}${suffix}`;
}

function ordinal(number: number): string {
  const size = Math.abs(number);
  const word = ORDINALS[size] ?? numeral(size);
  return number === -1 ? 'last' : number < 0 ? `${word}-to-last` : word;
}

const monthDay = (day: number): string => (day > 0 ? numeral(day) : `${ordinal(day)} day`);

function weekdays(days: readonly ByDay[], last = 'and'): string {
  if (plainDays(days) === WORKDAYS) return 'weekday';
  const name = ({ weekday, nth }: ByDay) => (nth === 0 ? '' : `${ordinal(nth)} `) + weekdayName(weekday, 'en', 'long');
  return list(days.map(name), last);
}

function dayClause({ freq, byDay, byMonthDay, bySetPos }: Rule): string {
  const isNumbered = plainDays(byDay) === undefined;
  if (byMonthDay.length > 0) return `if it is a ${weekdays(byDay, 'or')}`;
  if (bySetPos.length > 0 && !isNumbered) return `on the ${list(bySetPos.map(ordinal))} ${weekdays(byDay, 'or')}`;
  if (isNumbered) return `on the ${weekdays(byDay)}`;
  const days = weekdays(byDay);
  return days === 'weekday' ? 'on weekdays' : freq === 'WEEKLY' || freq === 'DAILY' ? `on ${days}` : `on every ${days}`;
}

/** `every 2 weeks on Tuesday`, `every month on the last Friday`. */
export function ruleInEnglish(given: Rule): string {
  // Times that are listed one by one say which of them are chosen.
  const rule = choosesTimes(given) ? { ...given, bySetPos: [] } : given;
  const { freq, interval, byDay, byMonth, byMonthDay, byYearDay, byWeekNo, bySetPos } = rule;
  const months = list(byMonth.map((month) => MONTHS[month - 1] as string));
  const isPlain = byDay.length > 0 && plainDays(byDay) !== undefined;
  const isWeekly = (freq === 'WEEKLY' || freq === 'DAILY') && byMonthDay.length === 0 && bySetPos.length === 0;
  const isDate =
    freq === 'YEARLY' && byMonth.length === 1 && byMonthDay.length > 0 && byMonthDay.every((day) => day > 0);
  const clauses: string[] = [];
  let head = interval === 1 ? `every ${UNITS[freq]}` : `every ${interval} ${UNITS[freq]}s`;
  if (isDate) clauses.push(`on ${months} ${list(byMonthDay)}`);
  else if (byMonthDay.length > 0) clauses.push(`on the ${list(byMonthDay.map(monthDay))}`);
  if (isWeekly && isPlain && interval === 1) head = `every ${weekdays(byDay)}`;
  else if (byDay.length > 0) clauses.push(dayClause(rule));
  if (byYearDay.length > 0) clauses.push(`on day ${list(byYearDay)} of the year`);
  const parity = weekParity(rule);
  if (parity && isPlain) return [`every ${weekdays(byDay)} in ${parity} weeks`, ...timesIn(given)].join(' ');
  if (byWeekNo.length > 0) clauses.push(`in week ${list(byWeekNo)}`);
  if (months !== '' && !isDate) clauses.push(`in ${months}`);
  clauses.push(...timesIn(given));
  if (bySetPos.length > 0 && (!isPlain || byMonthDay.length > 0)) {
    clauses.push(`(only the ${list(bySetPos.map(ordinal))} of these)`);
  }
  return [head, ...clauses].join(' ');
}

function timesIn(rule: Rule): string[] {
  const times = clocks(rule);
  if (times.length > 0) return [`at ${rule.byMinute.length > 0 ? '' : 'hour '}${list(times)}`];
  return rule.byMinute.length > 0 ? [`at minute ${list(rule.byMinute)}`] : [];
}

/** Dates that can be written as month and day stay readable up to this many. */
const MOST_DATES = 4;

function lunarDates({ months, days }: ChineseDates): string {
  const dates = months.flatMap((month) => days.map((day) => `${formatChineseMonth(month)}-${day}`));
  if (months.length === 0 && days.length === 0) return 'on the same lunar date';
  if (days.length === 0) return `in lunar month ${list(months.map(formatChineseMonth))}`;
  if (days.every((day) => day > 0) && dates.length > 0 && dates.length <= MOST_DATES) return `on lunar ${list(dates)}`;
  const month = months.length === 0 ? 'every lunar month' : `lunar month ${list(months.map(formatChineseMonth))}`;
  return `on the ${list(days.map(monthDay))} of ${month}`;
}

/** A rule of the Chinese calendar: `every year on lunar 8-15`. */
export function lunarRuleInEnglish(rule: Rule, dates: ChineseDates): string {
  const { interval } = rule;
  const years = interval === 1 ? 'every year' : `every ${interval} years`;
  const times = clocks(rule);
  const at = times.length > 0 ? ` at ${rule.byMinute.length > 0 ? '' : 'hour '}${list(times)}` : '';
  return `${isEveryMonth(rule, dates) ? '' : `${years} `}${lunarDates(dates)}${skips(dates, 'en')}${at}`;
}
