import { describe, expect, test } from 'vitest';
import { readPhrase } from './read.ts';
import { readerAt, showPhrase } from './testing/show.ts';

/** A Wednesday afternoon. */
const reader = readerAt('2026-12-02T16:20', 'Asia/Shanghai', 'zh');
const show = (text: string): string => showPhrase(readPhrase(text, reader), reader);

describe('what is said of the time that something has already', () => {
  test.each([
    ['往后推一小时', '- moved time P60m !no-item'],
    ['往后挪半小时吧', '- moved time P30m !no-item'],
    ['推迟一周', '- moved time P7D !no-item'],
    ['延后两天', '- moved time P2D !no-item'],
    ['晚十分钟', '- moved time P10m !no-item'],
    ['提前半小时', '- moved time P-30m !no-item'],
    ['往前提一个半小时', '- moved time P-90m !no-item'],
    ['提前一天', '- moved time P-1D !no-item'],
    ['延长半小时', '- moved length P30m !no-item'],
    ['缩短15分钟', '- moved length P-15m !no-item'],
    ['下周同一时间', '- moved time P7D !no-item'],
    ['改到下个月同一时间', '- moved time P1M !no-item'],
    ['push it back by 45 minutes', '- moved time P45m !no-item'],
    ['bring it forward by an hour', '- moved time P-60m !no-item'],
    ['move it 30 minutes later', '- moved time P30m !no-item'],
    ['delay by two days', '- moved time P2D !no-item'],
    ['30 minutes longer', '- moved length P30m !no-item'],
    ['extend by half an hour', '- moved length P30m !no-item'],
    ['same time next week', '- moved time P7D !no-item'],
  ])('%s → %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  test('what may also be counted from now says both', () => {
    expect(show('half an hour later')).toBe('2026-12-02 16:50');
    expect(readPhrase('half an hour later', reader)?.move?.by.ms).toBe(30 * 60_000);
    expect(readPhrase('往后三天', reader)).toMatchObject({ reading: { kind: 'range' }, move: { by: { days: 3 } } });
  });

  test.each([
    ['改到周四', '2026-12-03', 'weekday'],
    ['挪到下周四', '2026-12-10', undefined],
    ['推迟到20号', '2026-12-20', 'month-day'],
    ['改成晚上八点', '2026-12-02 20:00', undefined],
    ['提前到3点半', '2026-12-03 15:30', undefined],
    ['明天同一时间', '2026-12-03', undefined],
    ['Thursday', '2026-12-03', 'weekday'],
    ['next month', '2027-01-01/2027-01-31', undefined],
  ])('%s is a time, and says which week or month it leaves open', (text, expected, bare) => {
    expect(show(text)).toBe(expected);
    expect(readPhrase(text, reader)?.bare).toBe(bare);
  });
});
