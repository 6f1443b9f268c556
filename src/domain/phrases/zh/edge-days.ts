import { readNumber } from '../frames/numerals.ts';
import type { PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { readAmount } from './amounts.ts';
import { rule } from './relative-days.ts';
import { NUMBER, offsetOf, WEEK } from './words.ts';

/** Days at the edges of months and years, and months in a row: 月底三天, 年初一周, 月底最后一周, 三四五月. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const TO: PieceValue = { kind: 'to' };
const WHICH = '((?:下{1,3}|上{1,3}|这|本|今|明|去|后|当)个?)?';
const SPANS = { 月: 'month', 年: 'year' } as const;

/** The period of 下个月底, 明年初; of 月底 this one. */
const wholeOf = (which: string | undefined, unit: string | undefined): PeriodSpec => ({
  span: SPANS[unit as keyof typeof SPANS],
  offset: offsetOf(which ?? ''),
});

export const edgeDayRules: readonly Rule[] = [
  // 月底三天, 年末最后两周, 年初一周
  rule(
    `(?<![\\d一二三四五六七八九十])${WHICH}(月|年)([底末初])的?(?:最后|最初|头|前)?((?:${NUMBER}|几)(?:天|个?(?:${WEEK}))|${NUMBER}个月)(?![前后以之一二三四五六日内])`,
    ([, which, unit, edge, length]) => {
      const amount = readAmount((length as string).replace('几', '三'));
      return (
        amount &&
        period({
          span: 'slice',
          of: wholeOf(which, unit),
          amount,
          end: edge !== '初',
          ...(new RegExp(`${WEEK}$`).test(length as string) ? { isWeeks: true } : {}),
        })
      );
    },
    '下上这本今明去后当月年',
  ),
  // 月初第一周
  rule(
    `(?<![\\d一二三四五六七八九十])${WHICH}(月|年)([底末初])的?(?:第一|最后一)个?${WEEK}(?![一二三四五六日天末])`,
    ([, which, unit, edge]) => period({ span: 'week-of', nth: edge === '初' ? 1 : -1, of: wholeOf(which, unit) }),
    '下上这本今明去后当月年',
  ),
  // 月底那几天
  rule(
    `(?<![\\d一二三四五六七八九十])${WHICH}(月|年)([底末初])的?[那这]几天`,
    ([, which, unit, edge]) =>
      period({
        span: 'slice',
        of: wholeOf(which, unit),
        amount: { months: 0, days: 3, ms: 0 },
        end: edge !== '初',
      }),
    '下上这本今明去后当月年',
  ),
  rule(
    '(?:一|全)年的?(最后|第)一天',
    ([, edge]) => ({
      kind: 'day',
      day: { at: 'nth-day', nth: edge === '第' ? 1 : -1, of: { span: 'year', offset: 0 } },
    }),
    '一全',
  ),
  // 三四五月, 三、四、五月
  rule(
    '(?<![第十百零〇一二三四五六七八九\\d年])([一二三四五六七八九]),?([二三四五六七八九]),?([三四五六七八九])月(?:份|间)?(?![底末初中\\d一二三四五六七八九十]|[上中下]旬)',
    ([, ...names]) => {
      const months = names.map((name) => readNumber(name as string) ?? 0);
      const [first, second, third] = months as [number, number, number];
      if (second !== first + 1 || third !== second + 1) return undefined;
      return [period({ span: 'in-year', month: first }), TO, period({ span: 'in-year', month: third })];
    },
    '一二三四五六七八九',
  ),
  // 上个半年: the one before this, and no first half
  rule('([上下])一?个半年', ([, which]) => period({ span: 'half', offset: which === '上' ? -1 : 1 }), '上下'),
  // 12月28日至次年1月3日: what is behind the start comes after it anyway
  rule(`(?<=[到至~-]\\s?)(?:次年|翌年|第二年)的?(?=\\s?${NUMBER}月)`, () => ({ kind: 'glue' }), '次翌第'),
  // 六月的后十天
  rule(
    `(?<=月(?:份)?的)[后最]后?(${NUMBER}天)(?![前后以之])`,
    ([, length]) => {
      const amount = readAmount(length as string);
      return amount && period({ span: 'slice', amount, end: true });
    },
    '后最',
  ),
  // 过去这一周
  rule(
    `过去的?这(${NUMBER}(?:天|个?(?:${WEEK})|个月|年))`,
    ([, length]) => {
      const amount = readAmount(length as string);
      return amount && period({ span: 'around', amount, past: true });
    },
    '过',
  ),
  // 4月10日(不含)
  rule(
    '\\(?不(?:含|包括|包含)(?:当[天日]|[本该]日)?\\)?(?![\\u4e00-\\u9fff\\d]*[周月日号节])',
    () => ({ kind: 'glue', isOut: 'behind' }),
    '(不',
  ),
];
