import { UNKNOWN_DAY } from '../frames/holidays.ts';
import { readNumber } from '../frames/numerals.ts';
import type { DaySpec, PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { AMOUNT, readAmount } from './amounts.ts';
import { rule } from './relative-days.ts';
import { NUMBER, NUMBER_STARTS, offsetOf, WEEK } from './words.ts';

/** Times of which a word beside them takes a part or another one: 三季度末, 年中, 春节后第三天, 下个月第一个工作日, 去年今天. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const TO: PieceValue = { kind: 'to' };
const daysOf = (count: number): { months: number; days: number; ms: number } => ({ months: 0, days: count, ms: 0 });

/** 1 to `most`. */
function numberIn(text: string | undefined, most: number): number | undefined {
  const value = text === undefined ? undefined : readNumber(text);
  return value === undefined || value < 1 || value > most ? undefined : value;
}

const WORKDAYS = '(?:个|天)工作日';
/** From one working day to another, counted from today. */
const workdays = (text: string | undefined, isPast: boolean): readonly PieceValue[] | undefined => {
  const count = numberIn(text, 260);
  if (count === undefined) return undefined;
  const [from, to] = isPast ? [-count, -1] : [1, count];
  return [day({ at: 'workday', nth: from }), TO, day({ at: 'workday', nth: to })];
};

const working: readonly Rule[] = [
  rule('(?:上|前)一?个工作日', () => day({ at: 'workday', nth: -1 }), '上前'),
  rule(
    `(?:接下来|未来|今后|往后|之后|下)的?(${NUMBER})${WORKDAYS}(?!后)`,
    ([, count]) => workdays(count, false),
    '接未今往之下',
  ),
  rule(
    `(?:过去|最近|近|之前|(?<![年月周度期内拜的])前|上)的?(${NUMBER})${WORKDAYS}`,
    ([, count]) => workdays(count, true),
    '过最近之前上',
  ),
  rule(
    `(${NUMBER})${WORKDAYS}(?:之|以)?前`,
    ([, count]) => {
      const nth = numberIn(count, 260);
      return nth === undefined ? undefined : day({ at: 'workday', nth: -nth });
    },
    NUMBER_STARTS,
  ),
  // 下个月第一个工作日, 三月最后一个工作日: which period stands before it
  rule(
    `(?<=[年月周度拜]的?)(?:(第|倒数第)(${NUMBER})|(首|最后一?|最末一?))个?工作日`,
    ([, from, number, edge]) => {
      const nth = edge === undefined ? numberIn(number, 23) : 1;
      if (nth === undefined) return undefined;
      return day({ at: 'nth-workday', nth: from === '倒数第' || edge?.startsWith('最') ? -nth : nth });
    },
    '第倒首最',
  ),
  // 月底前最后一个工作日
  rule(
    '((?:下{1,3}|上{1,3}|这|本)?个?)(月|年)[底末]前?的?最后一?个工作日',
    ([, which, unit]) =>
      day({
        at: 'nth-workday',
        of: { span: unit === '月' ? 'month' : 'year', offset: offsetOf(which as string) },
        nth: -1,
      }),
    '下上这本月年',
  ),
];

const EDGES: Readonly<Record<string, number>> = { 底: -1, 末: -1, 尾: -1, 初: 1 };
const SPANS = { 年: 'year', 月: 'month', 周: 'week', 季度: 'quarter' } as const;
const YEAR = '(?:(?:(\\d{4}|[零〇一二三四五六七八九]{4})\\s*|(今|明|后|去|前))年的?)?';
const inYear = (written: string | undefined, said: string | undefined): PeriodSpec & { readonly span: 'in-year' } => {
  const year = written === undefined ? undefined : readNumber(written);
  if (year !== undefined) return { span: 'in-year', year };
  return said === undefined ? { span: 'in-year' } : { span: 'in-year', year: { offset: offsetOf(said) } };
};

const parts: readonly Rule[] = [
  // 三季度末, 2027年第一季度初
  rule(
    `${YEAR}第?([一二三四1-4])季度?的?([底末初])`,
    ([, written, said, number, edge]) => {
      const quarter = readNumber(number as string) as number;
      return day({ at: 'nth-day', of: { ...inYear(written, said), quarter }, nth: EDGES[edge as string] as number });
    },
    `${NUMBER_STARTS}今明后去前第`,
  ),
  // 年中, 明年年中: its middle months
  rule(
    `${YEAR}年中(?![国午间旬秋学会文英医])`,
    ([, written, said]) =>
      period({
        span: 'third',
        nth: 1,
        of: inYear(written, said),
      }),
    `${NUMBER_STARTS}今明后去前年`,
  ),
  // 月底最后三天
  rule(
    `((?:下{1,3}|上{1,3}|这|本)?个?)(月|年)[底末]的?最后(${NUMBER}天)`,
    ([, which, unit, text]) => {
      const amount = readAmount(text as string);
      return (
        amount &&
        period({
          span: 'slice',
          of: { span: unit === '月' ? 'month' : 'year', offset: offsetOf(which as string) },
          amount,
          end: true,
        })
      );
    },
    '下上这本月年',
  ),
  // 年初至今
  rule(
    '(?:今|本|这个?)?(年|月|周|季度)初(?:以来)?(?:至今|到现在|到今天|到目前)',
    ([, unit]) => [
      day({ at: 'nth-day', of: { span: SPANS[unit as keyof typeof SPANS], offset: 0 }, nth: 1 }),
      TO,
      day({ at: 'today', days: 0 }),
    ],
    '今本这年月周季',
  ),
  // 明天晚些时候, 周五早些时候
  rule(
    '(?<=[天日儿号一二三四五六]的?)(?:稍?晚[些点](?:的?时候)|稍晚(?:的?时候)?)',
    () => ({ kind: 'part', part: 'later' }),
    '稍晚',
  ),
  rule('(?<=[天日儿号一二三四五六]的?)早些的?时候', () => ({ kind: 'part', part: 'morning' }), '早'),
];

const ends: readonly Rule[] = [
  // 春节后第三天, 3月5日之后的第二天: so many days on
  rule(
    `(?<=[节诞夕号旦秋午日天夜一二三四五六])(?:之|以)?后的?第(${NUMBER})[天日]`,
    ([, number]) => {
      const count = numberIn(number, 366);
      return count === undefined
        ? undefined
        : [
            { kind: 'relation', relation: 'after', side: 'behind' },
            { kind: 'amount', amount: daysOf(count) },
          ];
    },
    '之以后',
  ),
  // 3月5日和6日, 3月5/6日: days in a row, where no hour of each is said
  rule(
    `(?<!每年?的?)(${NUMBER})月(${NUMBER})(?:[日号]?\\s?[和与及跟]|/)\\s?(${NUMBER})[日号](?!\\s*(?:早|晚|上午|下午|中午|凌晨|傍晚|\\d|[一二两三四五六七八九十]{1,3}[点时]|[、,]|楼|线|院|馆))`,
    ([, inMonth, first, last]) => {
      const [month, from, to] = [numberIn(inMonth, 12), numberIn(first, 31), numberIn(last, 31)];
      if (month === undefined || from === undefined || to !== from + 1) return undefined;
      return [day({ at: 'date', month, day: from }), TO, day({ at: 'date', month, day: to })];
    },
    NUMBER_STARTS,
  ),
  // 3月5日和8日: of that month too
  rule(
    `(?<=(?:(\\d{4})年)?(${NUMBER})月${NUMBER}[日号]\\s?[和与及跟]\\s?)(${NUMBER})[日号](?!楼|线|院|馆)`,
    ([, year, inMonth, number]) => {
      const [month, onDay] = [numberIn(inMonth, 12), numberIn(number, 31)];
      if (month === undefined || onDay === undefined) return undefined;
      return day({ at: 'date', month, day: onDay, ...(year === undefined ? {} : { year: Number(year) }) });
    },
    NUMBER_STARTS,
  ),
  // 2014到2018年
  rule(
    '(?<![\\d:.-])((?:19|20|21)\\d\\d)\\s*(?:到|至|~|-)\\s*((?:19|20|21)\\d\\d)年(?![底末初中\\d一二三四五六七八九十])',
    ([, from, to]) =>
      Number(to) > Number(from)
        ? [period({ span: 'in-year', year: Number(from) }), TO, period({ span: 'in-year', year: Number(to) })]
        : undefined,
    '12',
  ),
  // 自从去年
  rule(
    '自从(?=\\d{4}年|[去今前]年|上|这|本|昨|前[天日]|\\d{1,2}月|[一二三四五六七八九十]{1,2}月|周|星期)',
    () => ({ kind: 'relation', relation: 'since', side: 'ahead' }),
    '自',
  ),
];

const around: readonly Rule[] = [
  // 两周后的今天, 三个月后的今天
  rule(
    `(${NUMBER}个?(?:${WEEK}|月|年|天))(?:之|以)?[后後]的?今[天日]`,
    ([, length]) => {
      const amount = readAmount(length as string);
      return amount && day({ at: 'from', base: { at: 'today', days: 0 }, amount });
    },
    NUMBER_STARTS,
  ),
  // 去年今天, 上个月的今天
  rule(
    '(?:(上{1,3})一?个?(月|周|星期|礼拜)|(去|前)年)的?今[天日]',
    ([, last, unit, year]) => {
      const count = last?.length ?? (year === '去' ? 1 : 2);
      const months = unit === undefined ? 12 * count : unit === '月' ? count : 0;
      return day({
        at: 'from',
        base: { at: 'today', days: 0 },
        amount: { months: -months, days: months === 0 ? -7 * count : 0, ms: 0 },
      });
    },
    '上去前',
  ),
  // 这三天, 这两个月
  rule(
    `这(${NUMBER})(?:天|个?(?:${WEEK})|个月)(?:里|内|之内)?`,
    ([text, number]) => {
      const count = numberIn(number, 99);
      const amount = count === undefined || count < 2 ? undefined : readAmount(text.replace(/^这|[里内之]+$/g, ''));
      return amount && period({ span: 'around', amount, past: false, vague: true });
    },
    '这',
  ),
  // 之后三天 and 之前三天, of nothing that was named
  rule(
    `(?<![\\u4e00-\\u9fff\\w])(?:之后|以后)(?:的)?(${AMOUNT})(?![以之]?[后前内])`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && period({ span: 'around', amount, past: false, ...(amount.ms === 0 ? { isBehind: true } : {}) });
    },
    '之以',
  ),
  rule(
    `(?<![\\u4e00-\\u9fff\\w])(?:之前|以前)(?:的)?(${AMOUNT})(?![以之]?[后前内])`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && period({ span: 'around', amount, past: true });
    },
    '之以',
  ),
  rule(
    `(?<![\\u4e00-\\u9fff\\w])前几(天|日|个?(?:周|星期|礼拜))`,
    ([, unit]) =>
      period({ span: 'around', amount: daysOf(/天|日/.test(unit as string) ? 3 : 21), past: true, vague: true }),
    '前',
  ),
  // 下个冬天
  rule(
    '(下|上)一?个?(春|夏|秋|冬)(?:天|季)(?!的|运|拍|装|款|赛)',
    ([, which, season]) =>
      period({ span: 'season', season: '春夏秋冬'.indexOf(season as string), which: which === '下' ? 'next' : 'last' }),
    '下上',
  ),
  // Of a school that is not known.
  rule(
    '(?:今|明|后|去|前)年的?(?:寒暑?假|暑假)(?:期间|里)?(?!作业|工|班|计划|档|营|课|培训|实习)',
    () => day({ at: 'holiday', holiday: UNKNOWN_DAY }),
    '今明后去前',
  ),
];

export const ofTimeRules: readonly Rule[] = [...working, ...parts, ...ends, ...around];
