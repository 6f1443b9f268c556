import { expect, test } from 'vitest';
import { findPhrases, readPhrase } from '../read.ts';
import { readerAt, showPhrase } from '../testing/show.ts';

const reader = readerAt('2026-12-02T16:20:00', 'Asia/Shanghai', 'zh');

test.each([
  // Either of two lengths or hours
  ['3-4天', 'P3D !other'],
  ['两到三个小时', 'P120m !other'],
  ['四至五天后', '2026-12-06 !other'],
  ['1-2周后', '2026-12-09 !other'],
  ['2到3天以内', '<2026-12-05'],
  ['两到三个工作日后', '2026-12-04 !other'],
  ['明天下午四五点', '2026-12-03 16:00 !other'],
  ['周五晚上八九点', '2026-12-04 20:00 !other'],
  // Two months are both of them
  ['三四月份', '2027-03-01/2027-04-30'],
  // Days, weekends and years
  ['下周三四', '2026-12-09/2026-12-10'],
  ['今明后三天', '2026-12-02/2026-12-04'],
  ['三月里的第三个周末', '2027-03-20 for P2D'],
  ['四月最后一个周末', '2027-04-24 for P2D'],
  ['上月同日', '2026-11-02 !past'],
  ['后天这个时候', '2026-12-04 16:20'],
  ['下周这个时候', '2026-12-09 16:20'],
  ['两千零二十八年', '2028-01-01/2028-12-31'],
  ['六月中上旬', '2027-06-01/2027-06-20'],
  ['每周七天早上七点', 'FREQ=DAILY @ 2026-12-03 07:00'],
])('%s → %s', (text, expected) => {
  expect(showPhrase(readPhrase(text, reader), reader)).toBe(expected);
});

test.each(['五点三公里', '一天24小时', '年复一年', '同一周', '去年同期', '一点儿都不累', '两个世纪'])(
  '%s is no time',
  (text) => {
    expect(findPhrases(text, reader).map((phrase) => showPhrase(phrase, reader))).toEqual([]);
  },
);

test('直到 before a time makes it a limit, plain 到 does not', () => {
  const shown = (text: string) => findPhrases(text, reader).map((phrase) => showPhrase(phrase, reader));
  expect(shown('直到下周五')).toEqual(['<2026-12-11']);
  expect(shown('一直到2028年')).toEqual(['<2028-01-01/2028-12-31']);
  expect(shown('到下周五')).toEqual(['2026-12-11']);
});
