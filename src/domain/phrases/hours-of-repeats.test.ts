import { expect, test } from 'vitest';
import { readPhrase } from './read.ts';
import { readerAt, showPhrase } from './testing/show.ts';

/** Hours that go on behind midnight, days of each month beside a month, and how often in few words. Sunday morning. */

const shanghai = readerAt('2026-11-22T10:30', 'Asia/Shanghai', 'zh');
const york = readerAt('2026-11-22T10:30', 'America/New_York', 'en');

test.each([
  ['every Friday 5pm-1am', 'FREQ=WEEKLY;BYDAY=FR @ 2026-11-27 17:00 for P480m'],
  ['每周五下午5点到凌晨1点', 'FREQ=WEEKLY;BYDAY=FR @ 2026-11-27 17:00 for P480m'],
  ['every Tuesday 9am until noon', 'FREQ=WEEKLY;BYDAY=TU @ 2026-11-24 09:00 for P180m'],
  ['夜里十点到早上六点每隔两小时', 'FREQ=DAILY;BYHOUR=0,2,4,6,22;BYMINUTE=0 @ 2026-11-22 22:00'],
  ['every two hours from 10pm to 6am on weekdays', '- !no-rule'],
  ['每月最后一天，12月开始', 'FREQ=MONTHLY;BYMONTHDAY=-1 @ 2026-12-31'],
  ['每月10号，2月除外', 'FREQ=MONTHLY;BYMONTH=1,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=10 @ 2026-12-10'],
  ['every other night at 9', 'FREQ=DAILY;INTERVAL=2 @ 2026-11-22 21:00'],
  ['every third evening at 7', 'FREQ=DAILY;INTERVAL=3 @ 2026-11-22 19:00'],
  ['six Mondays from Nov 30', 'FREQ=WEEKLY;BYDAY=MO;COUNT=6 @ 2026-11-30'],
  ['every Friday by 4pm until Dec 31', '<FREQ=WEEKLY;BYDAY=FR;UNTIL=20261231 @ 2026-11-27 16:00'],
  ['每周一节，晚上7点', 'FREQ=WEEKLY @ 2026-11-22 19:00'],
  ['每半年一次', 'FREQ=MONTHLY;INTERVAL=6 @ 2026-11-22'],
  ['连着五个工作日上午9点', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=5 @ 2026-11-23 09:00'],
  ['连着三个晚上10点', 'FREQ=DAILY;COUNT=3 @ 2026-11-22 22:00'],
  ['Saturday at fourteen hundred hours', '2026-11-28 14:00'],
  ['tu/th/sa 6am', 'FREQ=WEEKLY;BYDAY=TU,TH,SA @ 2026-11-24 06:00'],
  ['每周二晚上8点，到元旦前', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261231 @ 2026-11-24 20:00'],
  [
    'every day at 8 for two weeks except weekends',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261205 @ 2026-11-23 08:00',
  ],
])('%s', (text, expected) => {
  const reader = /\p{Script=Han}/u.test(text) ? shanghai : york;
  expect(showPhrase(readPhrase(text, reader), reader)).toBe(expected);
});
