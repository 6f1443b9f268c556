import { readNumber } from '../frames/numerals.ts';
import type { PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { AMOUNT, readAmount } from './amounts.ts';
import { NUMBER, NUMBER_STARTS, offsetOf, WEEK } from './words.ts';

/** Windows to look at that are no unit of the calendar: 后半周, 上半月, 本周剩下几天, 最近, 夏天, 农历十月, 九十年代. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

const REST_OF_DAY: readonly PieceValue[] = [
  { kind: 'now' },
  { kind: 'to' },
  { kind: 'clock', clock: { hour: 24, minute: 0, second: 0, half: '24' } },
];

const isSecond = (which: string | undefined): boolean => which === '后' || which === '下';
const days = (count: number): { months: number; days: number; ms: number } => ({ months: 0, days: count, ms: 0 });

const WHICH = '((?:下{1,3}|上{1,3}|这|本)一?个?)?';
const REST =
  '(?:晚些时候|的?(?:剩下的?|剩余的?|余下的?|其余的?)(?:(?:这|那)(?:些|几)(?:天|日子)|几天|日子|时间|时候|天)?|接下来(?:几天|的时间)?)';
const LUNAR_MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
const SEASONS = '春夏秋冬';

/** 九十 of 九十年代. */
const DECADE = '([一二三四五六七八九]?十|[0-9]0|零零|00)年代';

function lunarMonth(text: string, leap: string | undefined): PieceValue | undefined {
  const month = LUNAR_MONTHS[text] ?? readNumber(text);
  if (month === undefined || month < 1 || month > 12) return undefined;
  return period({ span: 'lunar-month', month, ...(leap ? { leap: true } : {}) });
}

export const windowRules: readonly Rule[] = [
  // 下周后半段
  rule(
    `${WHICH}${WEEK}的?([前后上下])半[段截程]`,
    ([, which, half]) =>
      period({
        span: 'week-part',
        offset: which === undefined ? 'coming' : offsetOf(which),
        part: isSecond(half) ? 'second' : 'first',
      }),
    '下上这本周星礼',
  ),
  // 今天剩下的时间
  rule(
    `今[天日儿]?${REST.replace('晚些时候|', '')}`,
    () => [{ kind: 'now' }, { kind: 'to' }, { kind: 'day', day: { at: 'today', days: 0 } }],
    '今',
  ),
  rule(
    `${WHICH}(?:${WEEK}的?)?([前后上下])半(?:个)?${WEEK}`,
    ([, which, half]) =>
      period({
        span: 'week-part',
        offset: which === undefined ? 'coming' : offsetOf(which),
        part: isSecond(half) ? 'second' : 'first',
      }),
    '下上这本前后周星礼',
  ),
  rule(
    '([前后上下])半(?:个)?月(?![前后之以内])',
    ([, half]) => period({ span: 'month-half', second: isSecond(half) }),
    '前后上下',
  ),
  rule(
    `(本|这个?|这一)(${WEEK}|月|年|季度)${REST}`,
    ([, , unit]) => period({ span: 'rest', of: { span: SPANS[unit as string] ?? 'week', offset: 0 } }),
    '本这',
  ),
  rule(
    '(?<![\\d一二两三四五六七八九十半几个今明后去])(?:本)?([周月年]|季度)内(?!容|部|衣|存|心|外)',
    ([, unit]) => period({ span: 'rest', of: { span: SPANS[unit as string] ?? 'week', offset: 0 } }),
    '本周月年季',
  ),
  rule('今天(?:剩下的?|剩余的?|余下的?)(?:时间|时候)', () => REST_OF_DAY, '今'),
  rule('今明(?:两|二)年', () => period({ span: 'units', unit: 'year', offset: 0, count: 2 }), '今'),
  // 2025-2027年
  rule(
    '(\\d{4})\\s*[-~]\\s*(\\d{4})年',
    ([, from, to]) => [
      period({ span: 'in-year', year: Number(from) }),
      { kind: 'to' },
      period({ span: 'in-year', year: Number(to) }),
    ],
    '0123456789',
  ),
  rule(`今年${REST}`, () => period({ span: 'rest', of: { span: 'year', offset: 0 } }), '今'),
  rule(
    '(?:这|最近|(?<![将接临靠])近|接下来|接下来的|未来|今后|往后)(?:的)?(两|几|些)(?:个)?(天|日|周|星期|礼拜)(?:里|内|之内)?',
    ([, many, unit]) => {
      const count = many === '两' ? 2 : 3;
      const amount = days(unit === '天' || unit === '日' ? count : 7 * count);
      return period({ span: 'around', amount, past: false, vague: true });
    },
    '这最近接未今往',
  ),
  rule(
    '过去(?:的)?几(天|日|周|星期|礼拜)',
    ([, unit]) =>
      period({ span: 'around', amount: days(unit === '天' || unit === '日' ? 3 : 21), past: true, vague: true }),
    '过',
  ),
  rule(
    '最近(?![的]?一?[个次家])(?:一?段时间|一阵子?|这阵子?)?|近期|近日|近来|这阵子|这段时间|这段日子|接下来(?:一?段时间)?(?![的一二两三四五六七八九十几\\d])|(?:眼下|往后)一?段时间',
    () => period({ span: 'around', amount: days(7), past: false, vague: true }),
    '最近这接眼往',
  ),
  rule(
    `(?:还剩下?|剩下|剩余)(?:的)?\\s*(${AMOUNT})`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && period({ span: 'around', amount, past: false });
    },
    '还剩',
  ),
  // 近三年 are behind, 近三天 may be ahead.
  rule(
    `(?:最近|(?<![将接临靠])近)(?:的)?((?:${NUMBER}|半)个?(?:半)?(?:月|季度|年))(?:以来|来|内|里)?`,
    ([, text]) => {
      const amount = readAmount(text as string);
      return amount && period({ span: 'around', amount, past: true });
    },
    '最近',
  ),
  rule(
    `(?<!一)([上下])((?:\\d{1,2}|[二两三四五六七八九十]{1,3})个?(?:天|周|星期|礼拜|月|年))(?![的前后以之内])`,
    ([, which, length]) => {
      const amount = readAmount(length as string);
      return amount && period({ span: 'around', amount, past: which === '上' });
    },
    '上下',
  ),
  rule(
    '(今|明|后|去|前|这个?|那个?)?(?:年)?的?(?<!立|青|迎)([春夏秋冬])(?:天|季)(?!的|运|拍|装|款|赛)',
    ([, year, season]) => {
      const spec: PeriodSpec = { span: 'season', season: SEASONS.indexOf(season as string) };
      return period(year && !/[这那]/.test(year) ? { ...spec, year: { offset: offsetOf(year) } } : spec);
    },
    '今明后去前这那春夏秋冬',
  ),
  rule(
    `(?:农历|阴历|旧历)的?(闰)?(正|冬|腊|${NUMBER})月(?:份|里|间)?(?![初底末廿\\d一二三四五六七八九十])`,
    ([, leap, month]) => lunarMonth(month as string, leap),
    '农阴旧',
  ),
  rule(
    '(闰)?(正|冬|腊)月(?:份|里|间)?(?![初底末廿\\d一二三四五六七八九十])',
    ([, leap, month]) => lunarMonth(month as string, leap),
    '闰正冬腊',
  ),
  rule(
    `(?:(二十|20|二十一|21|上个?|本)世纪)?的?${DECADE}(初期?|前期|中期?|末期?|后期)?`,
    ([, century, decade, which]) => {
      const tens = readNumber((decade as string).replace('零零', '0'));
      if (tens === undefined) return undefined;
      const base = century === undefined ? (tens >= 30 ? 1900 : 2000) : /一|21|本/.test(century) ? 2000 : 1900;
      const [from, count] =
        which === undefined ? [0, 10] : /[初前]/.test(which) ? [0, 4] : /中/.test(which) ? [4, 3] : [7, 3];
      return period({ span: 'years', from: base + tens + from, count });
    },
    `${NUMBER_STARTS}上本`,
  ),
  rule('((?:19|20)\\d0)年代', ([, from]) => period({ span: 'years', from: Number(from), count: 10 }), '12'),
  rule(
    '(本|这个|上个?|二十一|21|二十|20)世纪(?![一二三四五六七八九十\\d]{1,3}年)([初末])?',
    ([, century, which]) => {
      const from = /上|二十$|20/.test(century as string) ? 1900 : 2000;
      if (which === undefined) return period({ span: 'years', from, count: 100 });
      return period({ span: 'years', from: which === '初' ? from : from + 90, count: 10 });
    },
    `${NUMBER_STARTS}本这上`,
  ),
  // Beyond the years that are read; as a plain year it would be taken for one of ours.
  rule(
    `(第?)(${NUMBER})世纪(?:的?${DECADE})?`,
    ([, nth, century]) => {
      const number = readNumber(century as string);
      // 一世纪, 两个世纪: how long
      return number === undefined || number < (nth ? 1 : 2)
        ? undefined
        : period({ span: 'years', from: Math.max(number - 1, 1) * 100, count: 1 });
    },
    `第${NUMBER_STARTS}`,
  ),
];

const SPANS: Readonly<Record<string, 'week' | 'month' | 'quarter' | 'year'>> = {
  月: 'month',
  年: 'year',
  季度: 'quarter',
};
