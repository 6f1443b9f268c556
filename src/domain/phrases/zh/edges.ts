import type { Amount } from '../../time/phrase.ts';
import { readNumber } from '../frames/numerals.ts';
import type { DaySpec, PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { AMOUNT, readAmount } from './amounts.ts';
import { NAMES } from './holiday-names.ts';
import { rule } from './relative-days.ts';
import { NOT_TITLE, NUMBER, NUMBER_STARTS, offsetOf, WEEK } from './words.ts';

/** Edges, parts and rows of stretches, and what is not known by its words alone: 上半年末, 一至三季度, 五月底六月初, 上学期. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const TO: PieceValue = { kind: 'to' };
const NAME: PieceValue = { kind: 'glue', isName: true };

const YEAR = '(?:(?:(\\d{4}|[零〇一二三四五六七八九]{4})\\s*|(今|明|后|去|前))年的?)?';
const YEAR_STARTS = '今明后去前';
const inYear = (written: string | undefined, said: string | undefined): PeriodSpec & { readonly span: 'in-year' } => {
  const year = written === undefined ? undefined : readNumber(written);
  if (year !== undefined) return { span: 'in-year', year };
  return said === undefined ? { span: 'in-year' } : { span: 'in-year', year: { offset: offsetOf(said) } };
};
const monthIn = (text: string | undefined): number | undefined => {
  const month = text === undefined ? undefined : readNumber(text);
  return month === undefined || month < 1 || month > 12 ? undefined : month;
};

type InYear = PeriodSpec & { readonly span: 'in-year' };
const quartersOf = (year: InYear, from: number, to: number): readonly PieceValue[] | undefined =>
  to <= from || to > 4 ? undefined : [period({ ...year, quarter: from }), TO, period({ ...year, quarter: to })];

const quarters: readonly Rule[] = [
  // 明年第3个季度
  rule(
    `${YEAR}第([一二三四1-4])个季度(?!赛)${NOT_TITLE}`,
    ([, written, said, number]) =>
      period({ ...inYear(written, said), quarter: readNumber(number as string) as number }),
    `${NUMBER_STARTS}${YEAR_STARTS}第`,
  ),
  // 一至三季度, 二、三季度, 三四季度
  rule(
    `${YEAR}第?([一二三1-3])(?:季度)?\\s?(到|至|-|~|,|和|及)?\\s?第?([二三四2-4])季度${NOT_TITLE}`,
    ([, written, said, from, joint, to]) => {
      const [first, last] = [readNumber(from as string) as number, readNumber(to as string) as number];
      const isRow = joint === undefined || /[,和及]/.test(joint);
      return isRow && last !== first + 1 ? undefined : quartersOf(inYear(written, said), first, last);
    },
    `${NUMBER_STARTS}${YEAR_STARTS}第`,
  ),
  // 前三季度: the first three of this year
  rule(
    `(?<![年的]\\s?)前([二三])季度${NOT_TITLE}`,
    ([, count]) => quartersOf({ span: 'in-year', year: { offset: 0 } }, 1, readNumber(count as string) as number),
    '前',
  ),
];

const EDGES: Readonly<Record<string, number>> = { 初: 1, 底: -1, 末: -1 };
const edges: readonly Rule[] = [
  // 上半年末, 明年下半年初
  rule(
    `${YEAR}([上下])半年的?([初末底])(?![一二三四五六七八九十\\d])${NOT_TITLE}`,
    ([, written, said, which, edge]) => {
      const year = inYear(written, said);
      const half = which === '上' ? 1 : 2;
      return day({
        at: 'nth-day',
        of: { ...year, half, year: year.year ?? { offset: 0 } },
        nth: EDGES[edge as string] as number,
      });
    },
    `${NUMBER_STARTS}${YEAR_STARTS}上下`,
  ),
  // 五月底六月初: the last days of the one and the first of the other
  rule(
    `(${NUMBER})月[底末](?:,|或|和)?(${NUMBER})月初(?![一二三四五六七八九十\\d])`,
    ([, from, to]) => {
      const [first, last] = [monthIn(from), monthIn(to)];
      if (first === undefined || last !== (first % 12) + 1) return undefined;
      return [
        period({ span: 'third', nth: 2, of: { span: 'in-year', month: first } }),
        TO,
        period({ span: 'third', nth: 0, of: { span: 'in-year', month: last } }),
      ];
    },
    NUMBER_STARTS,
  ),
  // 五月底三天, 五月底最后两天
  rule(
    `(${NUMBER})月([底末初])的?(?:最后|头|前)?(${NUMBER}天)(?![前后以之])`,
    ([, text, edge, length]) => {
      const [month, amount] = [monthIn(text), readAmount(length as string)];
      if (month === undefined || amount === undefined) return undefined;
      return period({ span: 'slice', of: { span: 'in-year', month }, amount, end: edge !== '初' });
    },
    NUMBER_STARTS,
  ),
  // 四月上旬和中旬
  rule(
    `(?:(${NUMBER})月(?:份)?|(下个?|本|这个?|上个?)月)的?([上中])旬(?:和|及|与|,)([中下])旬`,
    ([, number, which, from, to]) => {
      const month = monthIn(number);
      if ((number !== undefined && month === undefined) || from === to) return undefined;
      const of: PeriodSpec =
        month === undefined ? { span: 'month', offset: offsetOf(which as string) } : { span: 'in-year', month };
      const third = (name: string | undefined): PieceValue =>
        period({ span: 'third', nth: name === '上' ? 0 : name === '中' ? 1 : 2, of });
      return [third(from), TO, third(to)];
    },
    `${NUMBER_STARTS}下本这上`,
  ),
  // 一九九零年代, 2010年代末
  rule(
    '((?:19|20)\\d0|一九[二三四五六七八九][零〇]|二[零〇][零〇一二][零〇])年代(?:的)?(初期?|前期|中期?|末期?|后期)?',
    ([, text, which]) => {
      const from = readNumber(text as string);
      if (from === undefined) return undefined;
      const [first, count] =
        which === undefined ? [0, 10] : /[初前]/.test(which) ? [0, 4] : /中/.test(which) ? [4, 3] : [7, 3];
      return period({ span: 'years', from: from + first, count });
    },
    '12一二',
  ),
];

const vague = (amount: { months: number; days: number }, past: boolean): PieceValue =>
  period({ span: 'around', amount: { ...amount, ms: 0 }, past, vague: true });
const A_FEW: Readonly<Record<string, { months: number; days: number }>> = {
  月: { months: 3, days: 0 },
  季度: { months: 9, days: 0 },
  年: { months: 36, days: 0 },
};

/** The 11th to the 29th of a Chinese month. */
const LATER_DAY = '(?:十[一二三四五六七八九]|廿[一二三四五六七八九]?|二十[一二三四五六七八九]?)';

const stretches: readonly Rule[] = [
  // 初一到十五: of the Chinese month
  rule(
    `初([一二三四五六七八九十])(?:到|至|-|~)(${LATER_DAY}|初?[一二三四五六七八九十])(?![点时月年天号日个])`,
    ([, from, to]) => {
      const [first, last] = [readNumber(from as string), readNumber((to as string).replace('初', ''))];
      if (first === undefined || last === undefined || last <= first) return undefined;
      return [day({ at: 'lunar', day: first }), TO, day({ at: 'lunar', day: last })];
    },
    '初',
  ),
  // 正月初一到十五
  rule(
    `(?<=月初[一二三四五六七八九十](?:到|至|-|~))(${LATER_DAY})(?![点时月年天号日个])`,
    ([, text]) => {
      const last = readNumber(text as string);
      return last === undefined ? undefined : day({ at: 'lunar', day: last });
    },
    '十廿',
  ),
  // 下周一整周, 这个月一整月: no Monday
  rule(
    `((?:下{1,3}|上{1,3}|这|本)个?)${WEEK}(?:一整个?(?:${WEEK})|整周|全周)`,
    ([, which]) => period({ span: 'week', offset: offsetOf(which as string) }),
    '下上这本',
  ),
  // 最近几个月, 过去几年, 未来几年
  rule(
    '(?:最近|近|过去)(?:的)?[几数]个?(月|季度|年)(?:以来|来|里|内|间)?',
    ([, unit]) => vague(A_FEW[unit as string] as { months: number; days: number }, true),
    '最近过',
  ),
  rule(
    '(?:未来|接下来|今后|往后)(?:的)?[几数]个?(月|季度|年)(?:里|内|间|之内)?',
    ([, unit]) => vague(A_FEW[unit as string] as { months: number; days: number }, false),
    '未接今往',
  ),
  // 三天以来: up to now
  rule(
    `(?<![\\d零一二三四五六七八九十年月第])((?:[1-9]|[一二两三四五六七八九十]{1,3})(?:天|个?(?:${WEEK})|个月|年))(?:以来)`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && period({ span: 'around', amount, past: true });
    },
    '123456789一二两三四五六七八九十',
  ),
  // 去年后两个季度, 今年后三个月: its last ones
  rule(
    `(?<=[今明后去前本]年的?)后((?:[一二两三四五六七八九十]|\\d{1,2})个(?:月|季度))`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && period({ span: 'slice', amount, end: true });
    },
    '后',
  ),
  // 全年, and nothing that is done all year
  rule(
    '(?<![\\p{Script=Han}\\d])(?:全年|一整年)(?=$|[\\s,.;。]|[里内](?!容))'.replace(
      '\\p{Script=Han}',
      '\\u4e00-\\u9fff',
    ),
    () => period({ span: 'year', offset: 0 }),
    '全一',
  ),
  // 两周前的今天
  rule(
    `(${NUMBER}个?(?:${WEEK}|月|年|天))(?:之|以)?前的今[天日]`,
    ([, length]) => {
      const amount = readAmount(length as string);
      return (
        amount &&
        day({
          at: 'from',
          base: { at: 'today', days: 0 },
          amount: { months: -amount.months, days: -amount.days, ms: 0 },
        })
      );
    },
    NUMBER_STARTS,
  ),
  // 4月1、2、3日
  rule(
    `(${NUMBER})月((?:(?:\\d{1,2}|[一二三四五六七八九十廿]{1,3}),){1,6}(?:\\d{1,2}|[一二三四五六七八九十廿]{1,3}))[日号](?!楼|线|院|馆)`,
    ([, inMonth, list]) => {
      const month = monthIn(inMonth);
      const days = (list as string).split(',').map((one) => readNumber(one) ?? 0);
      if (month === undefined || days.some((one) => one < 1 || one > 31)) return undefined;
      const dates = days.map((one): DaySpec => ({ at: 'date', month, day: one }));
      const isInARow = days.every((one, index) => index === 0 || one === (days[index - 1] as number) + 1);
      return isInARow
        ? [day(dates[0] as DaySpec), TO, day(dates.at(-1) as DaySpec)]
        : day({ at: 'either', days: dates });
    },
    NUMBER_STARTS,
  ),
];

const holidays = Object.keys(NAMES).toSorted((a, b) => b.length - a.length);

const beyond = (amount: Amount | undefined, isPast: boolean): readonly PieceValue[] | undefined =>
  amount && [
    { kind: 'relation', relation: isPast ? 'by' : 'onwards', side: 'ahead' },
    {
      kind: 'shift',
      amount: isPast ? { months: -amount.months, days: -amount.days, ms: -amount.ms } : amount,
    },
  ];

const limits: readonly Rule[] = [
  // 最早下周一
  rule(
    '(?:最早|最快)(?=[下这本今明后大\\d一二三四五六七八九十周星礼])',
    () => ({ kind: 'relation', relation: 'onwards', side: 'ahead' }),
    '最',
  ),
  // 至少三天后, 三年多以前: a limit, and no day
  rule(`(?:至少|起码|最少)(${AMOUNT})(?:之|以)?后`, ([, text]) => beyond(readAmount(text as string), false), '至起最'),
  rule(
    `(${NUMBER}(?:个?多(?:天|月|${WEEK}|小时)|(?:天|周|年|个月|个星期|个小时)多))(?:之|以)?([前后])`,
    ([, text, side]) => beyond(readAmount((text as string).replace('多', '')), side === '前'),
    NUMBER_STARTS,
  ),
  // 4月5日起的一周内
  rule(
    `(?<=[日号天末初底一二三四五六])(?:起|开始)的?,?(${AMOUNT})(?:之|以)?内`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && [{ kind: 'starting' }, { kind: 'amount', amount }];
    },
    '起开',
  ),
  // 五一三天, 十一七天: no number of three figures
  rule(
    '(五一|十一)(?:放假?)?([一二三四五六七1-7])天(?:小?长?假期?)?(?![一二三四五六七八九十\\d后前])',
    ([, name, count]) => [
      day({ at: 'holiday', holiday: NAMES[name as string] ?? 'national-day' }),
      { kind: 'amount', amount: { months: 0, days: readNumber(count as string) as number, ms: 0 } },
    ],
    '五十',
  ),
  // 清明那个周末
  rule(
    `(${holidays.join('|')})的?(?:那个?|这个?|所在的?)?(?:周末|双休日)`,
    ([, name]) => period({ span: 'weekend-with', holiday: NAMES[name as string] as string }),
    holidays.map((name) => name[0]).join(''),
  ),
  // 国庆假期前: before all of its days off
  rule(
    `(${holidays.join('|')})(?:小?长?假期?|黄金周)(?=(?:结束)?(?:之|以)?[前后])`,
    ([, name]) => period({ span: 'holiday', holiday: NAMES[name as string] as string }),
    holidays.map((name) => name[0]).join(''),
  ),
  // 春节过后, 国庆假期结束后
  rule(
    '过后|过完(?:之?后)?|(?<=[假期节度])结束(?:之|以)?后',
    () => ({ kind: 'relation', relation: 'after', side: 'behind' }),
    '过结',
  ),
  // 到目前为止, by itself: up to now
  rule(
    '(?<![\\u4e00-\\u9fff\\w])(?:(?:截至|截止到?|到)?(?:目前|现在|今)为止|至今为止|迄今(?:为止)?|至今)(?=[\\s,.;。]*$)',
    () => [{ kind: 'relation', relation: 'by', side: 'ahead' }, { kind: 'now' }],
    '截到目现今至迄',
  ),
];

const SCHOOL = '学期|财年|财季|会计年度|财政年度|财务年度|学年';
/** What is not known, or says less than it seems to: read in part it would be another time. */
const unread: readonly Rule[] = [
  // 2026财年第一季度, 上学期第三周
  rule(
    `(?:(?:\\d{2,4}年?|[上下本这今明去新][一]?个?|春季|秋季|第[一二12])\\s?)?(?:${SCHOOL})的?(?:第?[一二三四1-4]个?季度|[上下]半年|[初末底中](?=$|[^\\d\\u4e00-\\u9fff]|[前后之以])|(?:第|前|头|最后)?${NUMBER}个?(?:周|星期|礼拜|月|天)(?:的?(?:周|星期|礼拜)[一二三四五六日天])?)?`,
    () => NAME,
    `${NUMBER_STARTS}上下本这今明去新春秋第学财会`,
  ),
  rule(`第[一二三四1-4]财季`, () => NAME, '第'),
  rule('十天半个?月', () => NAME, '十'),
  rule('(?:岁末|年末|年底)(?:岁初|年初)', () => NAME, '岁年'),
];

export const edgeRules: readonly Rule[] = [...quarters, ...edges, ...stretches, ...limits, ...unread];
