import { describe, expect, test } from 'vitest';
import { findPhrases, readPhrase } from '../read.ts';
import { readerAt, showPhrase } from '../testing/show.ts';

/** A Wednesday morning. */
const reader = readerAt('2026-11-25T10:20', 'Asia/Shanghai', 'zh');

describe('Chinese words that take a part of a time, or another one', () => {
  test.each([
    ['接下来五个工作日', '2026-11-26/2026-12-02'],
    ['最近三个工作日', '2026-11-20/2026-11-24 !past'],
    ['5个工作日前', '2026-11-18 !past'],
    ['上一个工作日', '2026-11-24 !past'],
    ['下个月第一个工作日', '2026-12-01'],
    ['三月最后一个工作日', '2027-03-31'],
    ['本月倒数第二个工作日', '2026-11-27'],
    ['月底前最后一个工作日', '2026-11-30'],
    ['三季度末', '2027-09-30'],
    ['2027年第一季度初', '2027-01-01'],
    ['明年年中', '2027-05-01/2027-08-31'],
    ['2028年年中', '2028-05-01/2028-08-31'],
    ['月底最后三天', '2026-11-28/2026-11-30'],
    ['年初至今', '2026-01-01/2026-11-25'],
    ['明天晚些时候', '2026-11-26 later? !no-hour'],
    ['今天晚些时候五点', '2026-11-25 17:00'],
    ['周五早些时候', '2026-11-27 morning? !no-hour'],
    ['春节后第三天', '2027-02-09'],
    ['3月5日之后的第二天', '2027-03-07'],
    ['三月五日和六日', '2027-03-05/2027-03-06'],
    ['3月5/6日', '2027-03-05/2027-03-06'],
    ['从2024到2028年', '2024-01-01/2028-12-31'],
    ['自从去年', '>2025-01-01 !past'],
    ['自从去年以来', '>2025-01-01 !past'],
    ['去年的今天', '2025-11-25 !past'],
    ['上个月今天', '2026-10-25 !past'],
    ['这三天', '2026-11-25/2026-11-27'],
    ['之后三天', '2026-11-26/2026-11-28'],
    ['之前三天', '2026-11-22/2026-11-24 !past'],
    ['前几天', '2026-11-22/2026-11-24 !past'],
    ['下个冬天', '2026-12-01/2027-02-28'],
    ['今年暑假', '- !unknown-day'],
    ['第25周', '2026-06-15/2026-06-21 !past'],
    ['1小时20分', 'P80m'],
    ['下周为止', '<2026-11-30/2026-12-06'],
  ])('%s → %s', (text, expected) => {
    expect(showPhrase(readPhrase(text, reader), reader)).toBe(expected);
  });

  test('of two dates joined by 和 the second is of the same month', () => {
    const found = findPhrases('3月5日和8日下午3点', reader).map((phrase) => showPhrase(phrase, reader));
    expect(found).toEqual(['2027-03-05', '2027-03-08 15:00']);
  });

  test.each(['非工作日', '下个月前三个工作日'])('%s is not read as the plain words in it', (text) => {
    expect(readPhrase(text, reader)).toBeUndefined();
  });
});
