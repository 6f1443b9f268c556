import { messages } from '../../messages/index.ts';
import type { ChineseMonth } from '../time/chinese-calendar.ts';
import type { Failures } from './parse-failures.ts';
import { type ChineseDates, formatChineseMonth, type Skip } from './rule.ts';

const SKIPS: readonly string[] = ['OMIT', 'BACKWARD', 'FORWARD'];
const ELSEWHERE = ['BYDAY', 'BYWEEKNO', 'BYYEARDAY', 'BYSETPOS'];
const MID_AUTUMN = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15';
const EACH_MONTH = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1,15';
const MONTH_END = 'FREQ=MONTHLY;BYMONTHDAY=-1';

/**
 * Reads RSCALE and SKIP (RFC 7529): months and days of the Chinese calendar in
 * a yearly rule. The Gregorian calendar is what a rule has anyway: such an
 * RSCALE, and a SKIP that says what holds without it, are taken out of `parts`. Throws UserError INVALID_ARGUMENT.
 */
export function readScale(parts: Map<string, string>, fail: Failures): ChineseDates | null {
  const [scale, skip] = [parts.get('RSCALE'), parts.get('SKIP')];
  if (skip !== undefined && !SKIPS.includes(skip)) throw fail.value('SKIP', skip);
  if (skip === 'OMIT') parts.delete('SKIP');
  if (scale === undefined || scale === 'GREGORIAN') {
    parts.delete('RSCALE');
    if (!parts.has('SKIP')) return null;
    throw fail.invalid(messages(fail.language).repeats.skipUnsupported({ skip }), MONTH_END);
  }
  if (scale !== 'CHINESE') {
    throw fail.invalid(messages(fail.language).repeats.scaleUnsupported({ scale }), MID_AUTUMN);
  }
  const freq = parts.get('FREQ') ?? '';
  if (freq !== 'YEARLY') {
    throw fail.invalid(messages(fail.language).repeats.chineseRuleIsYearly({ freq }), EACH_MONTH);
  }
  const other = ELSEWHERE.find((part) => parts.has(part));
  if (other !== undefined) {
    throw fail.invalid(messages(fail.language).repeats.chineseRuleHasDates({ other }), MID_AUTUMN);
  }
  return {
    months: distinct(
      valuesOf('BYMONTH', parts).map((value) => monthOf(value, fail)),
      formatChineseMonth,
    ),
    days: [...new Set(valuesOf('BYMONTHDAY', parts).map((value) => dayOf(value, fail)))],
    skip: (parts.get('SKIP') ?? 'OMIT') as Skip,
  };
}

const valuesOf = (part: string, parts: ReadonlyMap<string, string>): string[] => parts.get(part)?.split(',') ?? [];

const distinct = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** `8`, or `5L` for a leap month. */
function monthOf(value: string, fail: Failures): ChineseMonth {
  const [, digits, leap] = /^(\d{1,2})(L?)$/.exec(value) ?? [];
  const month = Number(digits);
  if (!(month >= 1 && month <= 12)) throw fail.value('BYMONTH', value);
  return { month, leap: leap === 'L' };
}

/** A month has 29 or 30 days, so that from its end each has the same 29. */
function dayOf(value: string, fail: Failures): number {
  const day = Number(value);
  if (!/^[+-]?\d{1,2}$/.test(value) || day === 0 || day > 30 || day < -29) throw fail.value('BYMONTHDAY', value);
  return day;
}
