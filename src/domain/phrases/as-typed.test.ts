import { expect, test } from 'vitest';
import { readPhrase, readSentence } from './read.ts';
import { readerAt, showPhrase } from './testing/show.ts';

/** Sunday morning. */
const shanghai = readerAt('2026-11-22T10:30', 'Asia/Shanghai', 'zh');
const york = readerAt('2026-11-22T10:30', 'America/New_York', 'en');
const readerOf = (text: string) => (/\p{Script=Han}/u.test(text) ? shanghai : york);

test.each([
  ['明早9点 45分钟', '2026-11-23 09:00 for P45m'],
  ['9点45分钟', '2026-11-23 09:45'],
  ['明天下午3:30点', '2026-11-23 15:30'],
  ['过去一小时', '2026-11-22 09:30 ~ 2026-11-22 10:30 !past'],
  ['未来两小时', '2026-11-22 10:30 ~ 2026-11-22 12:30'],
  ['明天全天', '2026-11-23'],
  ['每月倒数第二个工作日', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2 @ 2026-11-27'],
  ['每月第3个工作日', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=3 @ 2026-12-03'],
  ['每周五下午3点，连续4周', 'FREQ=WEEKLY;BYDAY=FR;COUNT=4 @ 2026-11-27 15:00'],
  ['周六上午9点到12点每小时', 'FREQ=DAILY;BYHOUR=9,10,11,12;BYMINUTE=0;UNTIL=20261128 @ 2026-11-28 09:00'],
  ['每周六上午9点到12点每小时', 'FREQ=DAILY;BYDAY=SA;BYHOUR=9,10,11,12;BYMINUTE=0 @ 2026-11-28 09:00'],
  ['从明天起每小时9点到12点', 'FREQ=DAILY;BYHOUR=9,10,11,12;BYMINUTE=0 @ 2026-11-23 09:00'],
  ['every hour from 9 to 12 tomorrow', 'FREQ=DAILY;BYHOUR=9,10,11,12;BYMINUTE=0;UNTIL=20261123 @ 2026-11-23 09:00'],
  ['12/24 thru 1/1', '2026-12-24/2027-01-01'],
  ['by 1/1', '<2027-01-01'],
  ['1/1 with Bo', 'none'],
  ['last day of the month, every month', 'FREQ=MONTHLY;BYMONTHDAY=-1 @ 2026-11-30'],
  ['every 12 hours starting tonight at 8 for 5 days', 'FREQ=HOURLY;INTERVAL=12;COUNT=10 @ 2026-11-22 20:00'],
  ['每天上午10点、下午3点，五天', 'FREQ=DAILY;BYHOUR=10,15;BYMINUTE=0;COUNT=10 @ 2026-11-22 15:00'],
  ['每周五晚上10点到次日6点', 'FREQ=WEEKLY;BYDAY=FR @ 2026-11-27 22:00 for P480m'],
  ['Dec 4 from 7pm until 7am the next morning', '2026-12-04 19:00 ~ 2026-12-05 07:00'],
  ['every night at 9 half an hour, for 2 weeks', 'FREQ=DAILY;COUNT=14 @ 2026-11-22 21:00 for P30m'],
  ['每晚9点，半小时，坚持30天', 'FREQ=DAILY;COUNT=30 @ 2026-11-22 21:00 for P30m'],
  ['every hour tomorrow', 'FREQ=HOURLY;UNTIL=20261123 @ 2026-11-23 00:00 !no-hour'],
  ['周六日', '2026-11-21/2026-11-22'],
  ['大大后天', '2026-11-26'],
  ['后天一早', '2026-11-24 early-morning? !no-hour'],
  ['开斋节晚上6点', '- !unknown-day'],
  ['每年开斋节', '- !unknown-day'],
  ['friday week 1pm', '2026-12-04 13:00'],
  ['1530', '2026-11-22 15:30'],
  ['at 1530', '2026-11-22 15:30'],
  ['tomorrow at like 2 30', '2026-11-23 14:30'],
  ['last 2 hours', '2026-11-22 08:30 ~ 2026-11-22 10:30 !past'],
  ['by cob friday', '<2026-11-27 18:00'],
  ['every friday 5pm for 8 weeks', 'FREQ=WEEKLY;BYDAY=FR;COUNT=8 @ 2026-11-27 17:00'],
  ['every friday 5pm for 2 months', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270121 @ 2026-11-27 17:00'],
  ['3pm Tokyo time tomorrow', '2026-11-23 15:00 in Asia/Tokyo !other'],
  ['eid', '- !unknown-day'],
  ['first thing Monday', '2026-11-23 morning? !no-hour'],
  ['in a fortnight', '2026-12-06'],
  ['24/11', '2026-11-24'],
  ['at 9 every night', 'FREQ=DAILY @ 2026-11-22 21:00'],
  ['10 mins before 3pm', '2026-11-22 14:50'],
  ['half an hour before 9am on friday', '2026-11-27 08:30'],
  ['by midnight sunday', '<2026-11-23 00:00'],
  ['at 10 to 9', '2026-11-23 08:50'],
  ['at 10 to 12', '2026-11-23 10:00 ~ 2026-11-23 12:00'],
  ['quarter to 7', '2026-11-23 06:45'],
  ['8.45 tomorrow', '2026-11-23 08:45'],
  ['tomorrow evening 7', '2026-11-23 19:00'],
  ['sat am', '2026-11-28 morning? !no-hour'],
  ['1 dec 5-7pm', '2026-12-01 17:00 ~ 2026-12-01 19:00'],
  ['5pm IST', '2026-11-23 17:00 in Asia/Kolkata'],
  ['between 3 and 4 tomorrow', '2026-11-23 15:00 ~ 2026-11-23 16:00'],
  ['btw 3 and 4 tomorrow', '2026-11-23 15:00 ~ 2026-11-23 16:00'],
  ['PST 周四早上9点', '2026-11-26 09:00 in America/Los_Angeles'],
  ['连续一周每天晚上9点', 'FREQ=DAILY;COUNT=7 @ 2026-11-22 21:00'],
  ['到年底为止每天早上7点', 'FREQ=DAILY;UNTIL=20261231 @ 2026-11-23 07:00'],
  ['下个月的今天', '2026-12-22'],
  ['元月5号', '2027-01-05'],
  ['三个工作日内', '<2026-11-25'],
  ['听日下昼三点', '2026-11-23 15:00'],
  ['下周Friday', '2026-11-27'],
  ['每月最后一个Friday', 'FREQ=MONTHLY;BYDAY=-1FR @ 2026-11-27'],
  ['每 Tuesday 晚上7点', 'FREQ=WEEKLY;BYDAY=TU @ 2026-11-24 19:00'],
  ['next 周三', '2026-11-25'],
])('%s → %s', (text, expected) => {
  expect(showPhrase(readPhrase(text, readerOf(text)), readerOf(text))).toBe(expected);
});

test.each([
  [
    '每天下午3点冥想10分钟 到年底',
    'FREQ=DAILY;UNTIL=20261231 @ 2026-11-22 15:00 for P10m',
    '每天下午3点|10分钟|到年底',
  ],
  ['every day at 8pm run until May 1', 'FREQ=DAILY;UNTIL=20270501 @ 2026-11-22 20:00', 'every day at 8pm|until May 1'],
  ['half day off tomorrow 1pm to 6pm', '2026-11-23 13:00 ~ 2026-11-23 18:00', 'tomorrow 1pm to 6pm'],
])('%s → %s', (text, expected, words) => {
  const [phrase, ...rest] = readSentence(text, readerOf(text));
  expect(showPhrase(phrase, readerOf(text))).toBe(expected);
  expect(phrase?.spans.map(({ from, to }) => text.slice(from, to)).join('|')).toBe(words);
  expect(rest).toEqual([]);
});

test.each([
  'someday learn the cello',
  'book a table at 1515 West',
  'fill in form 1040',
  'iPhone 15',
  '看《三点零八分》',
  '第3章',
  'fix bug in v2.3.1',
  '给12楼1203送材料',
  '提两点意见',
])('%s holds no time', (text) => {
  expect(readSentence(text, readerOf(text))).toEqual([]);
});

test('am or pm at the end of a range leaves nothing to assume about its start', () => {
  for (const text of ['3-5pm', '9-10pm', '11-1pm', '下午3点-5点']) {
    expect(
      readPhrase(text, readerOf(text))?.assumed.map(({ code }) => code),
      text,
    ).not.toContain('half-of-day');
  }
  expect(readPhrase('3-5', york)).toBeUndefined();
  expect(readPhrase('周五3点到5点', shanghai)?.assumed.map(({ code }) => code)).toContain('half-of-day');
});
