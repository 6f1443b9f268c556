import { describe, expect, test } from 'vitest';
import { readPhrase } from '../read.ts';
import { readerAt, showPhrase } from '../testing/show.ts';

/** A Wednesday afternoon. */
const reader = readerAt('2026-12-02T16:20', 'Asia/Shanghai', 'zh');

const show = (text: string): string => showPhrase(readPhrase(text, reader), reader);

describe('what comes again as people say it beside 每', () => {
  test.each([
    ['每到周五下午四点', 'FREQ=WEEKLY;BYDAY=FR @ 2026-12-04 16:00'],
    ['每逢周末上午十点', 'FREQ=WEEKLY;BYDAY=SA,SU @ 2026-12-05 10:00'],
    ['每到月底最后一天', 'FREQ=MONTHLY;BYMONTHDAY=-1 @ 2026-12-31'],
    ['每到10号上午九点', 'FREQ=MONTHLY;BYMONTHDAY=10 @ 2026-12-10 09:00'],
    ['每到3月8号上午九点', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8 @ 2027-03-08 09:00'],
    ['每逢闰年2月29号晚上8点', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 @ 2028-02-29 20:00'],
    ['明早开始每天早上六点半', 'FREQ=DAILY @ 2026-12-03 06:30'],
    ['今晚起每天晚上9点', 'FREQ=DAILY @ 2026-12-02 21:00'],
    ['12月7号到11号每天上午九点，每次三小时', 'FREQ=DAILY;UNTIL=20261211 @ 2026-12-07 09:00 for P180m'],
    ['每周二晚上七点，每节课一个半小时', 'FREQ=WEEKLY;BYDAY=TU @ 2026-12-08 19:00 for P90m'],
    ['每周四晚上七点，12月24号停一次', 'FREQ=WEEKLY;BYDAY=TH @ 2026-12-03 19:00 not 2026-12-24'],
  ])('%s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  test('a word between a morning and an evening hour makes them two times, none the hours of work', () => {
    expect(show('每天早上8点和晚上10点')).toBe('FREQ=DAILY;BYHOUR=8,22;BYMINUTE=0 @ 2026-12-02 22:00');
    expect(show('每天早九晚六')).toBe('FREQ=DAILY @ 2026-12-03 09:00 for P540m');
  });
});

describe('days counted from a holiday', () => {
  test.each([
    ['国庆第三天上午九点', '2027-10-03 09:00'],
    ['国庆假期最后一天', '2027-10-07'],
    ['五一放假第一天早上七点', '2027-05-01 07:00'],
    ['中秋第二天早上九点', '2027-09-16 09:00'],
  ])('%s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  test('where only an announcement tells how long the others are off, the last day is asked for', () => {
    expect(show('清明假期最后一天')).toBe('- !unknown-day');
  });
});
