import { oneOf } from '../../language/patterns.ts';
import { readNumber } from '../frames/numerals.ts';
import type { DaySpec, PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { day, relativeDayRules, rule } from './relative-days.ts';
import { DAY_OF_LIST } from './weekday-lists.ts';
import { NUMBER, NUMBER_STARTS, offsetOf, WEEK, WEEKDAY, weekdayOf } from './words.ts';

/** Days of the calendar: 大后天, 下周三, 3月15号, 月底, 最后一个周五. */

/** 15号楼, 3号线, 在五号路演厅: a number of something, not a date. */
const NUMBERED = `(?!${oneOf([
  '楼|线|厅|门|院|馆|桌|机|床|车|厢|仓|库|大?棚|池塘?|鱼塘|泵|炉|窑|罐|塔|坝|闸|猪?圈|鸡舍|田|地(?![点方铁震税])|会议|教[学室]|实验|公馆|地块|站|台|路|口|文|码|位|员|选手|球|电池|馒头|病|柜|线路|航站',
  '展(?!会|览(?![馆厅室区])|出|示|开)|井|店(?!里|内|铺|庆|休|门口)|房(?![租贷东价款])|公寓|宿舍|屏|角色|种子|字|人',
  '报告厅|礼堂|法庭|审判|窗|影厅|演播|琴房|诊[室区]|手术[室间台]|考[场点]|泳道|赛道|生产线|产线|基地|酒吧|包[间厢]|茶室|铺|别墅|电梯|出?入口|营[地房]|校区|园区|展区',
])})(?<!在[\\d一二三四五六七八九十廿]{1,3}号(?=[^去到来在上下回进参]{1,3}(?:厅|馆|室|楼|仓|库|棚|院|吧|场(?![景次]))))`;

/** A four-digit year, or two digits before 年. */
const YEAR = '(?:(\\d{4}|[零〇一二三四五六七八九]{4}|\\d{2}|[零〇一二三四五六七八九]{2})\\s*年的?\\s*)?';

const yearOf = (text: string | undefined): { readonly year?: number } => {
  const year = text === undefined ? undefined : readNumber(text);
  if (year === undefined) return {};
  return { year: year >= 100 ? year : year + (year < 70 ? 2000 : 1900) };
};

function dated(year: string | undefined, month: string, number: string): PieceValue | undefined {
  const [inYear, onDay] = [month === '元' ? 1 : readNumber(month), readNumber(number)];
  if (inYear === undefined || onDay === undefined || inYear < 1 || inYear > 12 || onDay < 1) return undefined;
  // 2月30日 stays a date, to be called impossible; 3月50 is none.
  return onDay > 39 ? undefined : day({ at: 'date', ...yearOf(year), month: inYear, day: onDay });
}

/** 第二个 → 2, 最后一个 → -1, 倒数第二个 → -2. */
function nthOf(text: string): number | undefined {
  const [, last, number] = /^(最后|倒数)?第?([零一二两三四五六七八九十\d]*)/.exec(text) ?? [];
  const nth = number ? readNumber(number) : 1;
  return nth === undefined || nth === 0 ? undefined : last ? -nth : nth;
}

const MONTH_PREFIX = '(再下个?|下{1,3}个?|上{1,3}个?|这个?|本|当)?';
const EDGES: Readonly<Record<string, number>> = { 底: -1, 末: -1, 尾: -1, 初: 1, 头: 1 };

const edge = (
  span: 'week' | 'month' | 'quarter' | 'year',
  words: string | undefined,
  which: string,
): PieceValue | undefined => day({ at: 'nth-day', ...periodOf(span, words), nth: EDGES[which] as number });

/** Without 这 or 下 the coming one is meant: 月初 said on the 22nd. */
function periodOf(
  span: 'week' | 'month' | 'quarter' | 'year',
  words: string | undefined,
): { readonly of?: PeriodSpec } {
  if (words !== undefined) return { of: { span, offset: offsetOf(words) } };
  return span === 'month' ? {} : { of: span === 'year' ? { span: 'in-year' } : { span, offset: 0 } };
}

export const dayRules: readonly Rule[] = [
  ...relativeDayRules,
  rule(
    `((?:(?<!一)(?:[上下]{1,3}|再下)|这|本|今|前)个?)?(?:的)?${WEEK}(${WEEKDAY}|\\s[1-7](?![\\d:.点号月日个天周]))(?!个|年级|期|班(?![会车])|会(?![议面见客诊])|号(?:楼|线|厅|门|院|馆|桌|机|车|仓|库|会议|教学|航站|站台|地块|公馆|展[位馆]|店|房|公寓|宿舍|电梯|出?口))`,
    ([, which, name]) => {
      const weekday = weekdayOf((name as string).trim());
      return day({ at: 'weekday', weekday, week: which === undefined ? 'coming' : offsetOf(which.replace('今', '')) });
    },
    '上下这本今前周星礼再',
  ),
  // 周一到五
  rule(
    `(?<=${WEEK}[一二三四五六日天]\\s?(?:到|至|-|~)\\s?)(${DAY_OF_LIST})`,
    ([, name]) => day({ at: 'weekday', weekday: weekdayOf(name as string), week: 'coming' }),
    '一二三四五六日天',
  ),
  rule(
    `${YEAR}(${NUMBER}|元)\\s*月(?:份)?的?\\s*(${NUMBER})\\s*[日号](?!线|楼|院|馆|厅)`,
    ([, year, month, number]) => dated(year, month as string, number as string),
    `${NUMBER_STARTS}元`,
  ),
  // 12.25 is a date only beside a word that says so.
  rule(
    '(1[0-2]|0?[1-9])\\.([0-3]?\\d)(?:[日号]|(?=\\s*(?:周|星期|上午|下午|早|晚|中午|\\d{1,2}[:点])))',
    ([, month, number]) => dated(undefined, month as string, number as string),
    '0123456789',
  ),
  // 12.1-12.5
  rule(
    '(?<![\\d.a-z])(1[0-2]|0?[1-9])\\.(3[01]|[12]\\d|0?[1-9])\\s?[-~到至]\\s?(1[0-2]|0?[1-9])\\.(3[01]|[12]\\d|0?[1-9])(?![\\d.%度公千克斤米元块万亿吨升折kmg倍个])',
    ([, month, number, lastMonth, last]) => {
      const [from, to] = [
        dated(undefined, month as string, number as string),
        dated(undefined, lastMonth as string, last as string),
      ];
      return from && to && [from, { kind: 'to' }, to];
    },
    '0123456789',
  ),
  // 6·30
  rule(
    '(1[0-2]|0?[1-9])\\s?[·•・]\\s?([0-3]?\\d)(?![\\d·•・])[日号]?',
    ([, month, number]) => dated(undefined, month as string, number as string),
    '0123456789',
  ),
  rule(
    `${YEAR}(${NUMBER})月(${NUMBER})(?![\\d零一二两三四五六七八九十廿卅个点时分:%月年天周号])`,
    ([, year, month, number]) => bareDate(year, month as string, number as string),
    NUMBER_STARTS,
  ),
  rule(
    `(${NUMBER})\\s*[号日]${NUMBERED}(?![内之以]内|游|三餐)`,
    ([, number]) => {
      const onDay = readNumber(number as string);
      return onDay === undefined || onDay < 1 || onDay > 31 ? undefined : day({ at: 'date', day: onDay });
    },
    NUMBER_STARTS,
  ),
  // 下月3至5日: of the month before them
  rule(
    `(?<=月(?:份|的)?\\s?)(${NUMBER})\\s*[到至~-]\\s*(${NUMBER})\\s*[号日]${NUMBERED}(?![内之以]内|游)`,
    ([, from, to]) => {
      const [first, last] = [from, to].map((number): PieceValue | undefined => {
        const at = readNumber(number as string);
        return at === undefined || at < 1 || at > 31 ? undefined : { kind: 'day', day: { at: 'date', day: at } };
      });
      return first && last && [first, { kind: 'to' }, last];
    },
    NUMBER_STARTS,
  ),
  rule(
    `${MONTH_PREFIX}(?<![\\d一二三四五六七八九十])月([底末初尾头])(?!始)(?:的?(?:最后一天|那天|当天))?`,
    ([, which, at]) => edge('month', which, at as string),
    '下上这本当月',
  ),
  rule(
    '((?:19|20|21)\\d\\d|[零〇一二三四五六七八九]{4})年([底末初尾])(?![一二三四五六七八九十])',
    ([, year, at]) => {
      const of = readNumber(year as string);
      return of === undefined
        ? undefined
        : day({ at: 'nth-day', of: { span: 'in-year', year: of }, nth: EDGES[at as string] as number });
    },
    NUMBER_STARTS,
  ),
  rule(
    '(今|明|后|去|本)?年([底末初尾])(?![一二三四五六七八九十])',
    ([, which, at]) => edge('year', which, at as string),
    '今明后去本年',
  ),
  rule(
    '((?:下{1,3}|上{1,3}|这|本)个?)?季度?([底末初])',
    ([, which, at]) => edge('quarter', which, at as string),
    '下上这本季',
  ),
  rule('((?:下{1,3}|上{1,3}|这|本)个?)?周([底初])', ([, which, at]) => edge('week', which, at as string), '下上这本周'),
  rule(
    `${MONTH_PREFIX}月中(?!旬|间|国|午)`,
    ([, which]) => day({ at: 'nth-day', ...periodOf('month', which), nth: 15 }),
    '下上这本当月',
  ),
  rule(
    `(${NUMBER})月(?:份)?([底末]|[初中](?!旬|间|国|午|[一二三四五六七八九十]))`,
    ([, number, at]) => {
      const month = readNumber(number as string);
      if (month === undefined || month < 1 || month > 12) return undefined;
      return day({
        at: 'nth-day',
        of: { span: 'in-year', month },
        nth: at === '中' ? 15 : (EDGES[at as string] as number),
      });
    },
    NUMBER_STARTS,
  ),
  rule(
    `((?:最后|倒数第?|第)[一二两三四五六七八九十\\d]{0,3})(?:[那这]?个|[那这])?${WEEK}(${WEEKDAY})`,
    ([, nth, name]) => {
      const which = nthOf(nth as string);
      return which === undefined
        ? undefined
        : day({ at: 'nth-weekday', weekday: weekdayOf(name as string), nth: which });
    },
    '最倒第',
  ),
  rule(
    '(最后一?|(?:最后第|倒数第?|第)[一二两三四五六七八九十\\d]{1,3})天',
    ([, nth]) => {
      const which = nthOf(nth as string);
      return which === undefined ? undefined : day({ at: 'nth-day', nth: which });
    },
    '最倒第',
  ),
  rule(
    '(下一?个|这个|最近的?一?个)工作日',
    ([, which]) => day({ at: 'workday', nth: which?.startsWith('下') ? 1 : 0 }),
    '下这最',
  ),
  rule(
    `(${NUMBER})个工作日(?:(?:之|以)?后|(?:之|以)?(内))`,
    ([, number, within]) => {
      const nth = readNumber(number as string);
      if (nth === undefined || nth < 1 || nth > 999) return undefined;
      const then: PieceValue = { kind: 'day', day: { at: 'workday', nth } };
      return within === undefined ? then : [then, { kind: 'relation', relation: 'by', side: 'behind' }];
    },
    NUMBER_STARTS,
  ),
];

/** 3月15 without 号; 八月十五 in words may be of either calendar. */
function bareDate(year: string | undefined, month: string, number: string): PieceValue | undefined {
  const value = dated(year, month, number);
  if (value?.kind !== 'day' || value.day.at !== 'date' || year !== undefined) return value;
  const isFestival = ['八月十五', '五月五', '七月七', '九月九'].includes(`${month}月${number}`);
  if (!isFestival) return value;
  const lunar: DaySpec = { at: 'lunar', month: value.day.month as number, day: value.day.day };
  return day({ at: 'either', days: [lunar, value.day] });
}
