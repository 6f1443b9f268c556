import type { DaySpec, PieceValue, Rule } from '../frames/pieces.ts';

/** Days counted from today, Cantonese ones too: 大后天, 聽日, 下个月的今天. */

export const day = (spec: DaySpec | undefined): PieceValue | undefined => spec && { kind: 'day', day: spec };

export const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

const RELATIVE: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  前日: -2,
  昨天: -1,
  昨日: -1,
  昨: -1,
  今天: 0,
  今日: 0,
  今儿: 0,
  今儿个: 0,
  今: 0,
  本日: 0,
  当天: 0,
  当日: 0,
  明天: 1,
  明日: 1,
  明儿: 1,
  明儿个: 1,
  明: 1,
  后天: 2,
  后日: 2,
  后儿: 2,
  后儿个: 2,
  大后儿: 3,
  大后儿个: 3,
  昨儿: -1,
  昨儿个: -1,
  夜儿个: -1,
  前儿: -2,
  前儿个: -2,
  大后天: 3,
  大前日: -3,
  大后日: 3,
  大大后天: 4,
  大大后日: 4,
  听日: 1,
  听: 1,
  寻日: -1,
  琴日: -1,
};

export const relativeDayRules: readonly Rule[] = [
  rule(
    '(大{1,2}[后前][天日]|大?后儿个?|[今明昨前夜]儿个|[今明昨前]儿|[今明后前昨][天日]|本日)(?!头条)',
    ([, word]) => {
      const days = RELATIVE[word as string];
      return days === undefined ? undefined : day({ at: 'today', days });
    },
    '大今明后前昨本夜',
  ),
  rule(
    '(今|明|昨)(?=[早晚晨夜](?!点[^钟])|午|[上下]午|中午|凌晨|夜里)',
    ([, word]) => day({ at: 'today', days: RELATIVE[word as string] as number }),
    '今明昨',
  ),
  rule(
    '(?:(下{1,3})个?(月|周|星期|礼拜)|(明|后)年)的?今[天日]',
    ([, next, unit, year]) => {
      const count = next?.length ?? (year === '明' ? 1 : 2);
      const months = unit === undefined ? 12 * count : unit === '月' ? count : 0;
      return day({
        at: 'from',
        base: { at: 'today', days: 0 },
        amount: { months, days: months === 0 ? 7 * count : 0, ms: 0 },
      });
    },
    '下明后',
  ),
  // Cantonese; not 听日语 or 听晚上的课.
  rule(
    '([寻琴]日|听日(?![语文本剧系常报式元])|听(?=[朝晚](?:头?早)?\\s*(?:\\d|十?[一二三四五六七八九十两]点|$|\\s)))',
    ([, word]) => day({ at: 'today', days: RELATIVE[word as string] as number }),
    '听寻琴',
  ),
  rule(
    '明后(?:两)?[天日]',
    () => [
      { kind: 'day', day: { at: 'today', days: 1 } },
      { kind: 'to' },
      { kind: 'day', day: { at: 'today', days: 2 } },
    ],
    '明',
  ),
  rule('(?:第二|次|隔|翌)[天日]', () => day({ at: 'after-start', days: 1 }), '第次隔翌'),
];
