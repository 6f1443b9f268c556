import type { Amount } from '../../time/phrase.ts';
import { readNumber } from '../frames/numerals.ts';
import type { ClockSpec, DaySpec, PieceValue, Rule, SpokenAmount } from '../frames/pieces.ts';
import { readAmount } from './amounts.ts';
import { rule } from './relative-days.ts';
import { day as inList } from './weekday-lists.ts';
import { NOT_IN_NUMBER, NUMBER, NUMBER_STARTS, offsetOf, WEEK } from './words.ts';

/** Of two values either (2-3天, 三四点), times that say less than they seem to (三点五公里, 一天24小时), and now on another day (明天这个时候). */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const TO: PieceValue = { kind: 'to' };
const NAME: PieceValue = { kind: 'glue', isName: true };

const UNIT = `(?:天|个?(?:${WEEK})(?![一二三四五六日天末])|个月|个?(?:小时|钟头)|分钟|年(?![级代货终会底初末中度]))`;
const BETWEEN = '\\s?(?:[-~到至]|或者?)\\s?';
/** Behind a word of time the first number would be an hour or a date. */
const FREE = '(?<![\\d月周期拜号日点时年:./-])';

const negative = ({ months, days, ms }: Amount): Amount => ({ months: -months, days: -days, ms: -ms });

/** 2-3周, 三到五天: the shorter, or the longer. */
function eitherOf(from: string, to: string, unit: string): SpokenAmount | undefined {
  const [low, high] = [readNumber(from), readNumber(to)];
  if (low === undefined || high === undefined || low < 1 || low >= high || high > Math.min(3 * low + 2, 99))
    return undefined;
  const [amount, or] = [readAmount(`${low}${unit}`), readAmount(`${high}${unit}`)];
  return amount && or && { ...amount, or };
}

function aroundNow(amount: SpokenAmount | undefined, side: string | undefined): PieceValue | undefined {
  if (!amount || side === undefined) return amount && { kind: 'amount', amount };
  const { or, ...shorter } = amount;
  if (side.endsWith('内')) return { kind: 'shift', amount: or ?? shorter, within: true };
  if (side.endsWith('后')) return { kind: 'shift', amount };
  return { kind: 'shift', amount: { ...negative(shorter), ...(or && { or: negative(or) }) } };
}

const lengths: readonly Rule[] = [
  rule(
    `${FREE}${NOT_IN_NUMBER}(${NUMBER})${BETWEEN}(${NUMBER})(${UNIT})(?:((?:之|以)?(?:后(?![端台面勤])|前(?![端台面往])|内(?!容)))|(?:的?时间|左右)?)`,
    ([, from, to, unit, side]) => aroundNow(eitherOf(from as string, to as string, unit as string), side),
    NUMBER_STARTS,
  ),
  // 三到五个工作日后
  rule(
    `${FREE}(${NUMBER})${BETWEEN}(${NUMBER})个工作日((?:之|以)?[后内])`,
    ([, from, to, side]) => {
      const [low, high] = [readNumber(from as string), readNumber(to as string)];
      if (low === undefined || high === undefined || low < 1 || low >= high || high > 260) return undefined;
      const last: DaySpec = { at: 'workday', nth: high };
      if (side?.endsWith('内')) return [day(last), { kind: 'relation', relation: 'by', side: 'behind' }];
      return day({ at: 'either', days: [{ at: 'workday', nth: low }, last] });
    },
    NUMBER_STARTS,
  ),
];

const HOURS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const clockAt = (hour: number, minute: number): ClockSpec => ({ hour, minute, second: 0, half: null });

/** 三四点: hours in a row. The first of them by its number. */
function hoursInARow(text: string): number | undefined {
  const said = text.replace('两', '二');
  const first = HOURS.findIndex(
    (hour, index) => said === `${hour}${HOURS[index + 1]}` || said === `${hour}${HOURS[index + 1]?.replace('十', '')}`,
  );
  return first < 0 ? undefined : first + 1;
}

const hours: readonly Rule[] = [
  rule(
    `(?<![第提列共十百零〇一二三四五六七八九\\d])(十一二|[一二两三四五六七八九][二两三四五六七八九])点(半)?(?:钟|左右)?(?!建议|意见|要求|原因|理由|[\\d一二三四五六七八九十零分])`,
    ([, said, half]) => {
      const first = hoursInARow(said as string);
      const minute = half ? 30 : 0;
      return first === undefined
        ? undefined
        : { kind: 'clock', clock: { ...clockAt(first, minute), or: clockAt(first + 1, minute) } };
    },
    '一二两三四五六七八九十',
  ),
  // 八九月: both of them
  rule(
    '(?<![第十百零〇一二三四五六七八九\\d年])([一二三四五六七八九])([二三四五六七八九])月(?:份|间)?(?![底末初中\\d一二三四五六七八九十]|[上中下]旬)',
    ([, from, to]) => {
      const [first, last] = [readNumber(from as string) ?? 0, readNumber(to as string) ?? 0];
      return last !== first + 1
        ? undefined
        : [
            { kind: 'period', period: { span: 'in-year', month: first } },
            TO,
            { kind: 'period', period: { span: 'in-year', month: last } },
          ];
    },
    '一二三四五六七八九',
  ),
];

const MEASURE = '公里|里(?!面|头|边)|米|公?斤|克|毫升|升|吨|亩|平米|[块元万亿倍度折%]|千[克米瓦卡]|kg|km';
const names: readonly Rule[] = [
  // 三点五公里
  rule(
    `(?:\\d{1,4}|[零一二两三四五六七八九十]{1,3})点[\\d零一二三四五六七八九]{1,3}(?:${MEASURE})`,
    () => NAME,
    NUMBER_STARTS,
  ),
  // 一天24小时, 一年365天, 一年四季: how many there are
  rule('一天(?:24|二十四)小时|一年(?:36[56]|三百六十五)天|一年四季|一年十二个月', () => NAME, '一'),
  rule('日复一日|年复一年|同一[天日周年]|同一个?(?:星期|礼拜|月)', () => NAME, '日年同'),
  // 去年同期, 上月同期: which days these are is not known
  rule('(?:去|前|今|明|后)年同(?:期|月|季)|上个?[周月]同期', () => NAME, '去前今明后上'),
];

const days: readonly Rule[] = [
  rule(
    `(?:一周|一个?(?:星期|礼拜)|每周)(?:七|7)天`,
    () => ({ kind: 'repeat', repeat: { parts: { FREQ: 'DAILY' } } }),
    '一每',
  ),
  // 第二个周末, 最后一个周末: of the month beside it
  rule(
    '(?:第([一二三四五1-5])|(最后一?|倒数第([一二三])))个?(?:周末|双休日)',
    ([, number, last, fromEnd]) => {
      const nth = readNumber(number ?? fromEnd ?? '一') ?? 1;
      return [
        day({ at: 'nth-weekday', weekday: 5, nth: last === undefined ? nth : -nth }),
        { kind: 'amount', amount: { months: 0, days: 2, ms: 0 } },
      ];
    },
    '第最倒',
  ),
  // 下周一二, 这周三四: both days
  ...['二', '三', '四', '五', '六', '日'].map((name, index) =>
    rule(
      `((?:下{1,3}|上{1,3}|这|本)个?)${WEEK}${'一二三四五六'[index]}${inList(name)}`,
      ([, which]) => {
        const week = offsetOf(which as string);
        return [day({ at: 'weekday', weekday: index, week }), TO, day({ at: 'weekday', weekday: index + 1, week })];
      },
      '下上这本',
    ),
  ),
  rule(
    '今明后(?:三|几|3)?[天日]',
    () => ({ kind: 'period', period: { span: 'around', amount: { months: 0, days: 3, ms: 0 }, past: false } }),
    '今',
  ),
  // 上月同日, 上周同一天
  rule(
    `((?:上{1,3}|下{1,3})个?)(月|${WEEK})的?同(?:一天|[一日天])`,
    ([, which, unit]) => {
      const count = offsetOf(which as string);
      const amount = unit === '月' ? { months: count, days: 0, ms: 0 } : { months: 0, days: 7 * count, ms: 0 };
      return day({ at: 'from', base: { at: 'today', days: 0 }, amount });
    },
    '上下',
  ),
  // 明天这个时候, 下周这时候
  rule(
    `(明|后|大后|昨|前)[天日]的?这个?(?:时候|时间|点儿?)`,
    ([, which]) => ({
      kind: 'shift',
      amount: { months: 0, days: DAYS[which as string] as number, ms: 0 },
      isExact: true,
    }),
    '明后大昨前',
  ),
  // 三天后的这个时候
  rule(
    `(${NUMBER})(天|个?(?:星期|礼拜)|周)(?:之|以)?后的?(?:这个?(?:时候|时间|点儿?)|同一时间|此时)`,
    ([, number, unit]) => ({
      kind: 'shift',
      amount: { months: 0, days: (readNumber(number as string) ?? 0) * (unit === '天' ? 1 : 7), ms: 0 },
      isExact: true,
    }),
    NUMBER_STARTS,
  ),
  rule(
    `((?:上{1,3}|下{1,3})个?)(月|${WEEK})的?(?:今天)?这个?(?:时候|时间|点儿?)`,
    ([, which, unit]) => {
      const count = offsetOf(which as string);
      const amount = unit === '月' ? { months: count, days: 0, ms: 0 } : { months: 0, days: 7 * count, ms: 0 };
      return { kind: 'shift', amount, isExact: true };
    },
    '上下',
  ),
];
const DAYS: Readonly<Record<string, number>> = { 明: 1, 后: 2, 大后: 3, 昨: -1, 前: -2 };

const years: readonly Rule[] = [
  // 两千零八年
  rule(
    '([一二两]千[零〇一二三四五六七八九百十]{1,6})年(?![前后以之级代]|会(?!员|计))',
    ([, text]) => {
      const year = readNumber(text as string);
      return year === undefined || year < 1900 || year > 2199
        ? undefined
        : { kind: 'period', period: { span: 'in-year', year } };
    },
    '一二两',
  ),
];

export const roughRules: readonly Rule[] = [...lengths, ...hours, ...names, ...days, ...years];
