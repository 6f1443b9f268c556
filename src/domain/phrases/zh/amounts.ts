import { oneOf } from '../../language/patterns.ts';
import type { Amount } from '../../time/phrase.ts';
import { DAY, HOUR, MINUTE } from '../../time/wall.ts';
import { readNumber } from '../frames/numerals.ts';
import type { PieceValue, Rule } from '../frames/pieces.ts';
import { NAMES } from './holiday-names.ts';
import { NOT_IN_NUMBER, NUMBER, NUMBER_STARTS } from './words.ts';

/** Lengths (一个半小时), and what is so long from now (三天后). */

const UNIT =
  '小时|钟头|(?<=[个半])钟(?!头)|刻钟|(?<=(?:小时|钟头)[零又]?[一二两三123])刻|分钟?|秒钟?|天(?!天)|日|(?:周|星期|礼拜)(?![一二三四五六日天末会报刊岁]|年(?!假))|个?月(?![底初末])(?!(?<=半月)[板刊湾])|季度|年(?![级代制货终糕夜薪]|会(?!员|计)|检(?!查|测|修))';
const TERM = `(?:(?:${NUMBER}|[俩仨])(?:\\.[0-9]+|点[0-9五](?!\\d))?|半|个半(?=小时|钟|月))\\s*个?(?:半个?)?(?:多)?\\s*(?:${UNIT})半?`;
/** 两小时，12月30号…: a date is no more of a length. */
const DATE = `${NUMBER}月\\s?${NUMBER}[日号]`;
/** 三天零两小时, 一年又一个月21天; 复盘一周，半小时 are two. Each term eats a unit, so the repetition is linear. */
export const AMOUNT = `${TERM}(?:(?:[零又余多]|,(?!\\s*半))?\\s*(?!${DATE})${TERM}){0,5}`;
const TERMS = new RegExp(
  `((?:${NUMBER}|[俩仨])(?:\\.[0-9]+|点[0-9五](?!\\d))?|半|个半(?=小时|钟|月))\\s*个?(半个?)?多?\\s*(${UNIT})(半)?`,
  'g',
);

const UNITS: Readonly<Record<string, Amount>> = {
  小时: { months: 0, days: 0, ms: HOUR },
  钟头: { months: 0, days: 0, ms: HOUR },
  钟: { months: 0, days: 0, ms: HOUR },
  刻钟: { months: 0, days: 0, ms: 15 * MINUTE },
  刻: { months: 0, days: 0, ms: 15 * MINUTE },
  分: { months: 0, days: 0, ms: MINUTE },
  秒: { months: 0, days: 0, ms: 1000 },
  天: { months: 0, days: 1, ms: 0 },
  日: { months: 0, days: 1, ms: 0 },
  周: { months: 0, days: 7, ms: 0 },
  月: { months: 1, days: 0, ms: 0 },
  季度: { months: 3, days: 0, ms: 0 },
  年: { months: 12, days: 0, ms: 0 },
};

const unitOf = (name: string): Amount => {
  if (name === '星期' || name === '礼拜') return UNITS.周 as Amount;
  return UNITS[name.replace(/^个/, '').replace(/(?<=[分秒])钟$/, '')] as Amount;
};

/** Half a month is 15 days, half a year six months, half a day twelve hours; the rest rounds down. */
function times({ months, days, ms }: Amount, count: number): Amount {
  const wholeMonths = Math.floor(months * count);
  const restDays = months > 0 ? Math.round((months * count - wholeMonths) * 30) : 0;
  const wholeDays = Math.floor(days * count);
  return {
    months: wholeMonths,
    days: wholeDays + restDays,
    ms: Math.round(ms * count + (days * count - wholeDays) * DAY),
  };
}

function countOf(text: string): number | undefined {
  if (text === '半') return 0.5;
  if (text === '个半') return 1.5;
  // 三五天, 一两个小时: about so many, and no number.
  if (/^[一二两三四五六七八九]{2}$/.test(text)) return undefined;
  const [whole, fraction] = text.split(/[.点]/);
  const count = readNumber(whole as string);
  if (count === undefined || fraction === undefined) return count;
  return count + Number(`0.${fraction === '五' ? 5 : fraction}`);
}

/** Undefined when a number cannot be read, or nothing is left of it (0天). */
export function readAmount(text: string): Amount | undefined {
  let total: Amount = { months: 0, days: 0, ms: 0 };
  for (const [, number, half, unit, halfBehind] of text.matchAll(TERMS)) {
    const count = countOf(number as string);
    if (count === undefined) return undefined;
    const more = times(unitOf(unit as string), count + (half || halfBehind ? 0.5 : 0));
    total = { months: total.months + more.months, days: total.days + more.days, ms: total.ms + more.ms };
  }
  return total.months + total.days + total.ms > 0 ? total : undefined;
}

const negative = ({ months, days, ms }: Amount): Amount => ({ months: -months, days: -days, ms: -ms });
/** 07年以后, 12月5日前, 10日前, 一季度前: a date, not so long from now. */
const isDate = (text: string, past: boolean): boolean =>
  /^(?:0\d|\d{4}|[零〇一二三四五六七八九]{4})\s*年|(?<![个半多])月|^[一二三四1-4]季度$/.test(text) ||
  (past && /日$/.test(text));
const shift = (amount: Amount | undefined, past: boolean, within = false): PieceValue | undefined =>
  amount && { kind: 'shift', amount: past ? negative(amount) : amount, ...(within ? { within } : {}) };

/** 8日, 3月, 5分 are a date, a month, minutes past; as lengths they need 天, 个月, 分钟 or company. */
const isOwnLength = (text: string): boolean =>
  // 12月9日，90分钟: a date, and how long.
  !/(?:日|(?<!个)月|\d{4}年),/.test(text) &&
  !/^(?:\d{1,2}|[一二三四五六七八九十]{1,3})月\s?(?:\d{1,2}|[一二三四五六七八九十廿]{1,3})日/.test(text) &&
  !/^(?!.*(?:小时|钟头)[^,日月]*分$)[^半个]*?[日月分]$/.test(text) &&
  text !== '半天' &&
  !/^[^个]*季度$/.test(text) &&
  !/^(?:\d{4}|[零〇一二三四五六七八九]{4}|\d{2})\s*年$/.test(text);

const amountOf = (text: string | undefined, past = false): Amount | undefined =>
  text === undefined || isDate(text, past) ? undefined : readAmount(text);

/** 这两天, 那一周: some time around, not a length. */
const POINTED = /[这那哪]/;

const rule = (pattern: string, read: Rule['read'], starts = `${NUMBER_STARTS}半个俩仨`): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

/** What 前一天 may stand behind: a feast by its name, a date, a day of the week. */
const DAY_THAT_IS_NAMED = `(?:[节诞夕号旦秋一二三四五六日]|${oneOf(Object.keys(NAMES))})`;

export const amountRules: readonly Rule[] = [
  rule(
    `${NOT_IN_NUMBER}(${AMOUNT})(?!前台|内容|宴|誓师|的(?!时间|事|活(?!动)|工夫|功夫|样子|[，,\\s]|$))(?:的?时间|左右)?`,
    (match, all) => {
      const text = match[1] as string;
      const amount = isOwnLength(text) && !POINTED.test(all[match.index - 1] ?? '') ? readAmount(text) : undefined;
      return amount && { kind: 'amount', amount };
    },
  ),
  // 每次三小时, 一节课一个半小时: how long each is.
  rule(
    `(?:每[次场节堂回趟期局套篇章份组]课?|(?<=[,\\s])一[次场节堂]课?)(?:大约|大概|差不多|需?要|得|持续|[跑上做练学打聊开录拍走骑游画唱讲睡看写背读弹]){0,2}(${AMOUNT})(?![之以]?[前后内])`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && { kind: 'amount', amount };
    },
    '每一',
  ),
  rule(`${NOT_IN_NUMBER}(${AMOUNT})(?:之|以|过)?(?:后(?![端台面勤]))`, ([, text]) => shift(amountOf(text), false)),
  rule(`${NOT_IN_NUMBER}(${AMOUNT})(?:之|以)?前(?![端台面往])`, ([, text]) => shift(amountOf(text, true), true)),
  rule(`${NOT_IN_NUMBER}(${AMOUNT})(?:之|以)?内(?!容)`, ([, text]) => shift(amountOf(text), false, true)),
  rule(
    `从?(?:现在|即日|此刻)(?:开始|起)的?(${AMOUNT})(?:之|以)?内`,
    ([, text]) => shift(amountOf(text), false, true),
    '从现即此',
  ),
  rule(`(?:再过|(?<!超)过|等)\\s*(${AMOUNT})(?:(?:之|以)?后)?`, ([, text]) => shift(amountOf(text), false), '再过等'),
  // 圣诞前一天, 平安夜前三天
  rule(
    `(?<=${DAY_THAT_IS_NAMED})的?([前后])(至少|起码|最少)?((?:${NUMBER})个?(?:天|周|星期))(?![内里])`,
    ([, side, least, text]) => {
      const value = shift(readAmount(text as string), side === '前');
      // 6月5号前至少三周: by then.
      return value && least && side === '前' ? [{ kind: 'relation', relation: 'by', side: 'ahead' }, value] : value;
    },
    '的前后',
  ),
  // 元旦前夕, 元旦前一晚七点
  rule(`(?<=${DAY_THAT_IS_NAMED})的?前(?:夕|一(?=[晚夜]))`, () => shift({ months: 0, days: 1, ms: 0 }, true), '的前'),
  rule(`之后\\s*(${AMOUNT})`, ([, text]) => shift(amountOf(text), false), '之'),
  // 两三天后
  rule(
    '([一二两三四五六七八])([二两三四五六七八九])天(?:之|以)?(后|内)',
    ([, from, to, side]) => roughDays(readNumber(from as string), readNumber(to as string), side === '内'),
    '一二两三四五六七八',
  ),
  rule(
    '(?:现在|即日|此刻|即刻|即时)(?:开始|起)(?!床)|现在|此刻|眼下|目前|立刻|马上|立即',
    () => ({ kind: 'now' }),
    '现即此眼目立马',
  ),
];

/** 两三天后 may be either day; 三五天内 is within the longer. */
function roughDays(from: number | undefined, to: number | undefined, within: boolean): PieceValue | undefined {
  if (from === undefined || to === undefined || to <= from) return undefined;
  if (within) return shift({ months: 0, days: to, ms: 0 }, false, true);
  return {
    kind: 'day',
    day: {
      at: 'either',
      days: [
        { at: 'today', days: from },
        { at: 'today', days: to },
      ],
    },
  };
}
