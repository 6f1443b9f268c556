import { describe, expect, test } from 'vitest';
import { findPhrases, readPhrase, readSentence } from './read.ts';
import { readerAt, showPhrase } from './testing/show.ts';

/** A Wednesday afternoon. */
const reader = readerAt('2026-12-02T16:20', 'Asia/Shanghai', 'zh');

const sentence = (text: string): string[] =>
  readSentence(text, reader).map(
    (phrase) => `${showPhrase(phrase, reader)} [${phrase.spans.map(({ from, to }) => text.slice(from, to)).join('|')}]`,
  );

describe('running text', () => {
  test.each([
    ['帮我约后天下午3点和张总在国贸吃饭', ['2026-12-04 15:00 [后天下午3点]']],
    ['明天开评审会，下午四点，大概一个半小时', ['2026-12-03 16:00 for P90m [明天|下午四点，大概一个半小时]']],
    ['后天去广州出差，三天', ['2026-12-04 for P3D [后天|三天]']],
    ['12月8号晚饭7点海底捞', ['2026-12-08 19:00 [12月8号|7点]']],
    ['周五10点睡觉', ['2026-12-04 22:00 [周五10点]']],
    ['6点起床', ['2026-12-03 06:00 [6点]']],
    ['明天交上个月的报告', ['2026-12-03 [明天]', '2026-11-01/2026-11-30 !past [上个月]']],
    ['本周五下班前提交周报', ['<2026-12-04 18:00 [本周五下班前]']],
    ['从明天开始每天晚上9点读书30分钟', ['FREQ=DAILY @ 2026-12-03 21:00 for P30m [从明天开始每天晚上9点|30分钟]']],
    [
      '12月8号到10号出差，每天晚上9点报平安',
      ['FREQ=DAILY;UNTIL=20261210 @ 2026-12-08 21:00 [12月8号到10号|每天晚上9点]'],
    ],
    [
      'Dec 7-11 training, every day 2-4pm',
      ['FREQ=DAILY;UNTIL=20261211 @ 2026-12-07 14:00 for P120m [Dec 7-11|every day 2-4pm]'],
    ],
    ['取件码3-5-1208，20:00前领取', ['<2026-12-02 20:00 [20:00前]']],
    ['隔天跑步5公里 早上6点', ['FREQ=DAILY;INTERVAL=2 @ 2026-12-03 06:00 [隔天|早上6点]']],
    ['lunch with Ann 周五, 12:30', ['2026-12-04 12:30 [周五, 12:30]']],
  ])('%s', (text, expected) => {
    expect(sentence(text)).toEqual(expected);
  });

  test.each([
    '看《三点零八分》',
    '买iPhone 15',
    '会议室302开会',
    '3D打印模型',
    '第八中学家长会',
    '提三点建议',
    '早一点睡',
    '喝下午茶',
    '15号楼停水',
    '3号线换乘',
    '7号航站楼接人',
    '买中秋月饼',
    '五一路集合',
    '写一篇1000字文章',
    '跑3公里',
    '打电话 888-000-9999',
    'version 2.5.1 of the app',
    'a 4:3 screen',
  ])('no time in %s', (text) => {
    expect(sentence(text)).toEqual([]);
  });

  test('phrases stand by themselves unless joined', () => {
    expect(findPhrases('明天开会，下午四点', reader)).toHaveLength(2);
    expect(readSentence('明天开会，下午四点', reader)).toHaveLength(1);
  });
});

describe('a phrase as a whole', () => {
  test('politeness and fillers may stand beside it, other words may not', () => {
    expect(showPhrase(readPhrase('请在明天下午三点左右吧。', reader), reader)).toBe('2026-12-03 15:00');
    expect(readPhrase('明天下午三点开会', reader)).toBeUndefined();
    expect(readPhrase('', reader)).toBeUndefined();
  });

  test('words around decide a bare hour', () => {
    expect(showPhrase(readPhrase('7点', { ...reader, about: '和家人晚餐' }), reader)).toBe('2026-12-02 19:00');
    expect(showPhrase(readPhrase('7点', reader), reader)).toBe('2026-12-03 07:00');
  });

  test('what was assumed is said, and how sure that makes it', () => {
    expect(readPhrase('明天15:00', reader)).toMatchObject({ certainty: 'sure', assumed: [] });
    expect(readPhrase('5点', reader)).toMatchObject({
      certainty: 'assumed',
      assumed: [{ code: 'half-of-day', hour: 17, minute: 0 }],
      said: { day: false, clock: true },
    });
    expect(readPhrase('今天下午两点', reader)).toMatchObject({ certainty: 'ask', problems: [{ code: 'past' }] });
  });

  test('clock time is elapsed time, and a skipped hour is said', () => {
    // Clocks go forward at 02:00 on March 8th.
    const york = readerAt('2026-03-08T00:30', 'America/New_York', 'zh');
    expect(showPhrase(readPhrase('三小时后', york), york)).toBe('2026-03-08 04:30');
    expect(readPhrase('凌晨2点半', york)?.assumed).toContainEqual({
      code: 'clock-change',
      wall: Date.UTC(2026, 2, 8, 2, 30),
    });
  });

  test('two months after the 31st is the last day of a shorter month', () => {
    const late = readerAt('2026-12-31T09:00', 'Asia/Shanghai', 'zh');
    expect(readPhrase('两个月后', late)).toMatchObject({
      reading: { kind: 'day', day: Date.UTC(2027, 1, 28) },
      assumed: [{ code: 'clamped', day: Date.UTC(2027, 1, 28) }],
    });
  });

  test('no rule has parts of minutes or more than 999 of them: such repeats are not read, and do not throw', () => {
    for (const text of ['每半分钟', '每999刻钟', '每400季度', 'every 0.5 minutes', 'every half minute'])
      expect(readPhrase(text, reader), text).toBeUndefined();
  });

  test('an hour behind a month or week limits the hour, not the period', () => {
    for (const text of ['meet next month after 3pm', 'next month before 5', 'this weekend after noon'])
      expect(findPhrases(text, reader), text).toMatchObject([
        { reading: { kind: 'range', allDay: true }, bound: undefined },
        { bound: expect.stringMatching(/^(?:before|after)$/) },
      ]);
  });

  test('more than two weeks is a length, and no day', () => {
    expect(findPhrases('会议超过两周', reader)).toMatchObject([{ reading: { kind: 'duration' } }]);
    expect(findPhrases('过两周', reader)).toMatchObject([{ reading: { kind: 'day' } }]);
  });

  test('may and end in are verbs in a sentence, and times where a time stands', () => {
    expect(findPhrases('they shall and may at any time amend it', reader)).toEqual([]);
    expect(findPhrases('between April and May at the office', reader)).toMatchObject([{ reading: { kind: 'range' } }]);
    expect(findPhrases('the contract will end in 2050', reader)).toMatchObject([{ reading: { kind: 'range' } }]);
    expect(findPhrases('the end in 2050', reader)).toMatchObject([{ reading: { kind: 'day' } }]);
  });

  test('the end of a decimal is no number', () => {
    expect(findPhrases('every 1.7 hours', reader)).toEqual([]);
    expect(findPhrases('it was 37.2 in the morning', reader)).toMatchObject([{ reading: { kind: 'part' } }]);
  });

  test('years outside 1900–2200 are not read', () => {
    expect(readPhrase('9999年1月1日', reader)).toMatchObject({ reading: undefined, problems: [{ code: 'limits' }] });
    expect(readPhrase('999年后', reader)).toMatchObject({ reading: undefined, problems: [{ code: 'limits' }] });
    // Of what lies beyond, only the year is known: not even its first day is one.
    for (const text of ['2201年春节', '农历2201年正月初一', '2201年中秋', '2201年1月1日', '每天直到2201年1月1日'])
      expect(readPhrase(text, reader), text).toMatchObject({ reading: undefined, problems: [{ code: 'limits' }] });
    for (const text of ['2200年12月31日', '2200年', '2200年12月31日晚上8点到9点'])
      expect(readPhrase(text, reader), text).toMatchObject({ reading: {}, problems: [] });
  });
});
