import { readNumber } from '../frames/numerals.ts';
import type { PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { AMOUNT, readAmount } from './amounts.ts';
import { day } from './weekday-lists.ts';
import { NOT_TITLE, NUMBER, NUMBER_STARTS, offsetOf, WEEK } from './words.ts';

/** Stretches of whole days: 本周, 下个月, 这个周末, 未来三天, 三月, 上半年. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

const year = (text: string | undefined): number | undefined => {
  const value = text === undefined ? undefined : readNumber(text);
  return value === undefined || value >= 100 ? value : value + (value < 70 ? 2000 : 1900);
};

/** 年 behind a number: 2026年, 07年; 三年 is a length. */
const YEAR = '(\\d{4}|[零〇一二三四五六七八九]{4}|\\d{2})\\s*年';
/** Behind a day 后三天 counts from that day: 国庆后三天. */
const BEHIND_DAY = /[节庆秋午旦夕至明年末天日号周期月度拜一二三四五六]\s?(?:之|以|的)?$/;

const isBehindDay = (match: RegExpExecArray, text: string): boolean =>
  /^[前后]/.test(match[0]) && BEHIND_DAY.test(text.slice(Math.max(0, match.index - 3), match.index));

const around = (match: RegExpExecArray, text: string, past: boolean): PieceValue | undefined => {
  if (isBehindDay(match, text)) return undefined;
  const amount = readAmount(match[1] as string);
  return amount && period({ span: 'around', amount, past });
};

const HALVES = { 上: 1, 前: 1, 下: 2, 后: 2 } as const;
const THIRDS = { 上: 0, 中: 1, 下: 2 } as const;

/** 前两个季度, 未来两个季度: whole ones, of the calendar. */
const quarters = (number: string, past: boolean): PieceValue | undefined => {
  const count = readNumber(number);
  return count === undefined || count < 1 || count > 99
    ? undefined
    : period({ span: 'units', unit: 'quarter', offset: past ? -count : 1, count });
};

/** 前两周, 最后三天: of the stretch beside it. */
function slice(text: string, end: boolean): PieceValue | undefined {
  // 最后一天，12月起: a month that is named, and no part of the length.
  const amount = /[,，]/.test(text) ? undefined : readAmount(text);
  const isWeeks = new RegExp(`${WEEK}$`).test(text);
  return amount && amount.ms === 0
    ? period({ span: 'slice', amount, end, ...(isWeeks && amount.months === 0 ? { isWeeks } : {}) })
    : undefined;
}

export const periodRules: readonly Rule[] = [
  rule(
    `(?:过去|最近|前面?|上|近)(?:的)?(${NUMBER})个?季度`,
    (match, text) => (isBehindDay(match, text) ? undefined : quarters(match[1] as string, true)),
    '过最前近上',
  ),
  rule(
    `(?:未来|接下来|今后|往后|下)(?:的)?(${NUMBER})个?季度`,
    ([, number]) => quarters(number as string, false),
    '未接今往下',
  ),
  rule(
    '(下{1,3}|上{1,3}|本|这)?个?周中(?!国|午|间|心|学|旬|秋|期|层|等)',
    ([, which]) =>
      period({ span: 'week-part', offset: which === undefined ? 'coming' : offsetOf(which), part: 'middle' }),
    '下上本这周',
  ),
  // 下个工作周: from Monday to Friday
  rule(
    '(下{1,3}|上{1,3}|这|本)一?个?工作周(?!报|会|期|年)',
    ([, which]) => {
      const on = (weekday: number): PieceValue => ({
        kind: 'day',
        day: { at: 'weekday', weekday, week: offsetOf(which as string) },
      });
      return [on(0), { kind: 'to' }, on(4)];
    },
    '下上这本',
  ),
  rule(
    `((?:再下|下{1,3}|上{1,3}|这|本|(?<![节日号旦夕诞])当|前)一?个?)${WEEK}(?!年|日记|[一二三四五六日天末1-7](?!个))(?:里|内|之内)?`,
    (match, text) =>
      isBehindDay(match, text)
        ? undefined
        : period({ span: 'week', offset: offsetOf((match[1] as string).replace('前', '上')) }),
    '下上这本当前再',
  ),
  rule(
    `((?:下{1,3}|上{1,3}|这|本)个?)?(?:${WEEK}末|双休日|${WEEK}六(?:${WEEK})?${day('日')})(?:[两2二]天)?`,
    ([, which]) => period({ span: 'weekend', offset: which === undefined ? 'coming' : offsetOf(which) }),
    '下上这本周星礼双',
  ),
  rule(
    '((?:再下|下{1,3}|上{1,3}|这)一?个|本|当|再下|下{1,3}|上{1,3}|这)月(?![底末初中尾头]|球)(?:份|里|内)?',
    ([, which]) => period({ span: 'month', offset: offsetOf(which as string) }),
    '下上这本当再',
  ),
  rule(
    `(今|明|后|去|大前|前|大后|本|下一?|上一?)年(?:之?内)?(?![底末初尾级])${NOT_TITLE}`,
    ([, which]) => period({ span: 'year', offset: offsetOf(which as string) }),
    '今明后去前大本下上',
  ),
  rule(
    `((?:下{1,3}|上{1,3}|这)一?个?|本)季度(?:之?内)?${NOT_TITLE}`,
    ([, which]) => period({ span: 'quarter', offset: offsetOf(which as string) }),
    '下上这本',
  ),
  rule(
    `(?:${YEAR}的?)?第?([一二三四1-4])季(?:度|(?!度))(?!赛)${NOT_TITLE}`,
    ([, text, number]) => {
      const inYear = year(text);
      const quarter = readNumber(number as string) as number;
      return period({ span: 'in-year', quarter, ...(inYear === undefined ? {} : { year: inYear }) });
    },
    `${NUMBER_STARTS}第`,
  ),
  rule(
    `(?:${YEAR}的?)?([上下前后])个?半年${NOT_TITLE}`,
    ([, text, which]) => {
      const inYear = year(text);
      return period({ span: 'in-year', half: HALVES[which as keyof typeof HALVES], year: inYear ?? { offset: 0 } });
    },
    `${NUMBER_STARTS}上下前后`,
  ),
  rule(
    '今明(?:两|二)[天日]',
    () => period({ span: 'around', amount: { months: 0, days: 2, ms: 0 }, past: false }),
    '今',
  ),
  rule(
    `${YEAR}${NOT_TITLE}`,
    ([, text]) => {
      const inYear = year(text);
      return inYear === undefined ? undefined : period({ span: 'in-year', year: inYear });
    },
    NUMBER_STARTS,
  ),
  rule(
    `(?:${YEAR}的?\\s*)?(${NUMBER})\\s*月(?:份|(?=里的?(?:第|最后)))?里?(?![底末初中\\d]|球|饼|[上中下]旬|天(?![气冷热凉寒暖]))${NOT_TITLE}`,
    ([, text, number]) => {
      const [inYear, month] = [year(text), readNumber(number as string)];
      if (month === undefined || month < 1 || month > 12) return undefined;
      return period({ span: 'in-year', month, ...(inYear === undefined ? {} : { year: inYear }) });
    },
    NUMBER_STARTS,
  ),
  // 1-3月, 2027年三到五月: both are months
  rule(
    `(?<![\\d.:/-])(?:${YEAR}的?\\s*)?(${NUMBER})\\s*(?:[-~]|到|至)\\s*(${NUMBER})\\s*月(?:份)?(?![底末初中\\d一二三四五六七八九十]|龄|球|饼|[上中下]旬|天(?![气冷热凉寒暖]))${NOT_TITLE}`,
    ([, text, from, to]) => {
      const inYear = year(text);
      const months = [from, to].map((month) => readNumber(month as string) ?? 0);
      if (months.some((month) => month < 1 || month > 12)) return undefined;
      const [first, last] = months.map((month) =>
        period({ span: 'in-year', month, ...(inYear === undefined ? {} : { year: inYear }) }),
      ) as [PieceValue, PieceValue];
      return [first, { kind: 'to' }, last];
    },
    NUMBER_STARTS,
  ),
  // 中旬, 一月中下旬
  rule(
    `(?:(${NUMBER})月|(下个?|本|这个?|上个?)月)?(上中?|中[上下]?|下)旬`,
    ([, number, which, thirds]) => {
      const month = number === undefined ? undefined : readNumber(number);
      if (number !== undefined && (month === undefined || month < 1 || month > 12)) return undefined;
      const of: PeriodSpec | undefined =
        month !== undefined
          ? { span: 'in-year', month }
          : which === undefined
            ? undefined
            : { span: 'month', offset: offsetOf(which) };
      const [first, last] = [...(thirds as string).replace('中上', '上中')].map((third) =>
        period({ span: 'third', nth: THIRDS[third as keyof typeof THIRDS], ...(of ? { of } : {}) }),
      );
      return first && last ? [first, { kind: 'to' }, last] : first;
    },
    `${NUMBER_STARTS}上中下本这`,
  ),
  rule(
    `(?:未来|接下来|今后|往后|(?<![将接临靠])近)(?:的)?(${AMOUNT})`,
    (match, text) => around(match, text, false),
    '未接今往近',
  ),
  // 后三天: the days behind this one
  rule(
    `(?<![饭餐课睡术床班学会家产])后面?(?:的)?(${AMOUNT})`,
    (match, text) => {
      if (isBehindDay(match, text)) return undefined;
      const amount = readAmount(match[1] as string);
      return amount && period({ span: 'around', amount, past: false, ...(amount.ms === 0 ? { isBehind: true } : {}) });
    },
    '后',
  ),
  rule(
    `(?:过去|最近|前面?|(?<![将接临靠])近)(?:的)?(${AMOUNT})`,
    (match, text) => around(match, text, true),
    '过最前近',
  ),
  rule(
    `(倒数)?第(${NUMBER})个?${WEEK}(?![一二三四五六日天末])`,
    ([, fromEnd, number]) => {
      const nth = readNumber(number as string);
      return nth === undefined || nth < 1 || nth > 53
        ? undefined
        : period({ span: 'week-of', nth: fromEnd ? -nth : nth });
    },
    '第倒',
  ),
  rule(
    `第(${NUMBER})个月`,
    ([, number]) => {
      const month = readNumber(number as string);
      return month === undefined || month < 1 || month > 12 ? undefined : period({ span: 'in-year', month });
    },
    '第',
  ),
  rule(`(?<=[年月周期拜度]的?)(?:前|头)(${AMOUNT})`, ([, text]) => slice(text as string, false), '前头'),
  rule(`最[后後]\\s*(${AMOUNT})`, ([, text]) => slice(text as string, true), '最'),
];
