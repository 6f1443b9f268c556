import { readNumber } from '../frames/numerals.ts';
import type { DaySpec, PieceValue, Rule, RuleParts } from '../frames/pieces.ts';

/** Dates of the Chinese calendar: 农历八月十五, 腊月廿三, 初八, and what comes again on them. */

const day = (spec: DaySpec | undefined): PieceValue | undefined => spec && { kind: 'day', day: spec };
const repeat = (parts: RuleParts): PieceValue => ({ kind: 'repeat', repeat: { parts } });

const CALENDAR = '(?:农历|阴历|旧历)';
const MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
const MONTH = '(闰)?(正|冬|腊|十[一二]?|[一二三四五六七八九]|\\d{1,2})月';
const FIRST_TEN = '初[一二三四五六七八九十]';
const NUMBERED_DAY =
  '初[一二三四五六七八九十]|廿[一二三四五六七八九]?|二?十[一二三四五六七八九]?|三十|[一二三四五六七八九]|\\d{1,2}';
const YEAR = '(?:(\\d{4}|[零〇一二三四五六七八九]{4})年)?';

function lunar(year: string | undefined, leap: string | undefined, month: string, date: string): DaySpec | undefined {
  const [inMonth, onDay] = [MONTHS[month] ?? readNumber(month), readNumber(date.replace(/^初/, ''))];
  if (inMonth === undefined || onDay === undefined || inMonth < 1 || inMonth > 12 || onDay < 1 || onDay > 30)
    return undefined;
  const inYear = year === undefined ? undefined : readNumber(year);
  return {
    at: 'lunar',
    month: inMonth,
    day: onDay,
    ...(leap ? { leap: true } : {}),
    ...(inYear === undefined ? {} : { year: inYear }),
  };
}

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});
const DIGITS = '0123456789零〇一二三四五六七八九十';

/** 初一和十五 of every month. */
function monthly(list: string): PieceValue | undefined {
  const days = list
    .split(/[,和及与跟]|(?=初)|(?<=初[一二三四五六七八九十])/)
    .map((one) => readNumber(one.replace(/^初/, '')));
  if (days.some((one) => one === undefined || one < 1 || one > 30)) return undefined;
  return repeat({ RSCALE: 'CHINESE', FREQ: 'YEARLY', BYMONTHDAY: [...new Set(days)].join(',') });
}

/** A birthday by the Chinese calendar comes again every year. */
const yearly = (leap: string | undefined, month: string, date: string): readonly PieceValue[] | undefined => {
  const onDay = day(lunar(undefined, leap, month, date));
  return onDay && [repeat({ FREQ: 'YEARLY' }), onDay];
};
const DAY_END = '(?![个\\d])[日号]?';
const LISTED = `(?:${FIRST_TEN}|十[一二三四五六七八九]?|廿[一二三四五六七八九]?|二十[一二三四五六七八九]?|三十)`;

export const lunarRules: readonly Rule[] = [
  rule(
    `每逢?(?:一?个)?(?:${CALENDAR}的?月?|月的?${CALENDAR}?)?的?(${FIRST_TEN}(?:[,和及与跟]?${LISTED}){0,4})(?!月)`,
    ([, list]) => monthly(list as string),
    '每',
  ),
  rule(
    `每(?:逢|一?个)?(?:${CALENDAR}的?月?|月的?${CALENDAR})的?(${LISTED}(?:[,和及与跟]?${LISTED}){0,4})(?!月)`,
    ([, list]) => monthly(list as string),
    '每',
  ),
  rule(
    `${CALENDAR}的?每个?月的?(${LISTED}(?:[,和及与跟]?${LISTED}){0,4})(?!月)`,
    ([, list]) => monthly(list as string),
    '农阴旧',
  ),
  rule('初一[,和及与跟]?十五', ([list]) => monthly(list), '初'),
  rule(
    `${CALENDAR}的?每年的?${MONTH}(${NUMBERED_DAY})${DAY_END}`,
    ([, leap, month, date]) => yearly(leap, month as string, date as string),
    '农阴旧',
  ),
  rule(
    `(?<=${CALENDAR}生日(?:是|为|在|:|,)?\\s?|生日(?:是|为|在|:|,)?\\s?${CALENDAR}的?)${MONTH}(${NUMBERED_DAY})${DAY_END}`,
    ([, leap, month, date]) => yearly(leap, month as string, date as string),
    `${DIGITS}正冬腊闰`,
  ),
  rule(
    `${MONTH}(${NUMBERED_DAY})${DAY_END}(?=[,(\\s是为]?[^,;。\\d]{0,6}${CALENDAR}生日)`,
    ([, leap, month, date]) => yearly(leap, month as string, date as string),
    `${DIGITS}正冬腊闰`,
  ),
  // 腊月二十三到二十八: the second day is of the month of the first.
  ...[`(${CALENDAR})的?${MONTH}`, '()(闰)?(正|冬|腊)月'].map((start) =>
    rule(
      `${start}(${NUMBERED_DAY})[日号]?(?:到|至|-|~)(?:同月)?(${NUMBERED_DAY})(?![个\\d月点:：])[日号]?`,
      ([, , leap, month, from, to]) => {
        const [first, last] = [from, to].map((date) => lunar(undefined, leap, month as string, date as string));
        return first && last && [{ kind: 'day', day: first }, { kind: 'to' }, { kind: 'day', day: last }];
      },
      '农阴旧正冬腊闰',
    ),
  ),
  // The calendar is named, or the words are its own (正月, 腊月, 闰, 初八).
  rule(
    `${CALENDAR}的?${YEAR}${MONTH}(${NUMBERED_DAY})${DAY_END}`,
    ([, year, leap, month, date]) => day(lunar(year, leap, month as string, date as string)),
    '农阴旧',
  ),
  rule(
    `${YEAR}${CALENDAR}?${MONTH}(初[一二三四五六七八九十]|廿[一二三四五六七八九]?)`,
    ([, year, leap, month, date]) => day(lunar(year, leap, month as string, date as string)),
    `${DIGITS}正冬腊闰`,
  ),
  rule(
    `${YEAR}(闰(?:[一二三四五六七八九]|十[一二]?)|正|冬|腊)月(${NUMBERED_DAY})${DAY_END}`,
    ([, year, month, date]) =>
      day(lunar(year, month?.startsWith('闰') ? '闰' : undefined, (month as string).replace('闰', ''), date as string)),
    `${DIGITS}正冬腊闰`,
  ),
  rule(
    '(?:大年|年|正月)初([一二三四五六七八九十])',
    ([, date]) => day(lunar(undefined, undefined, '正', `初${date}`)),
    '大年正',
  ),
  rule(
    `${CALENDAR}?的?初([一二三四五六七八九十])(?![年级班学数语英物化中的])`,
    ([, date]) => {
      const onDay = readNumber(date as string);
      return onDay === undefined ? undefined : day({ at: 'lunar', day: onDay });
    },
    '初农阴旧',
  ),
  rule(
    `${CALENDAR}?的?${MONTH}(?:的?最后一天|[底末])`,
    ([text, leap, month]) => (/^[农阴旧正冬腊闰]/.test(text) ? day(lastOf(leap, month as string)) : undefined),
    `农阴旧${DIGITS}正冬腊闰`,
  ),
];

function lastOf(leap: string | undefined, month: string): DaySpec | undefined {
  const inMonth = MONTHS[month] ?? readNumber(month);
  if (inMonth === undefined || inMonth < 1 || inMonth > 12) return undefined;
  return { at: 'lunar', month: inMonth, day: -1, ...(leap ? { leap: true } : {}) };
}
