import { expect, test } from 'vitest';
import { shownOf } from './testing/shown.ts';

/** Several days, or several hours of each, in one sentence. */

test.each([
  [
    'eye drops 8am and 8pm through Friday',
    'event «eye drops» 2026-11-22 08:00 ↻ FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;UNTIL=20261127',
  ],
  [
    'take pills at 7am and 7pm for the next five days',
    'event «take pills» 2026-11-22 07:00 ↻ FREQ=DAILY;BYHOUR=7,19;BYMINUTE=0;UNTIL=20261126',
  ],
  [
    'eye drops at 9am, 3pm and 9pm for 4 days starting today',
    'event «eye drops» 2026-11-22 09:00 ↻ FREQ=DAILY;BYHOUR=9,15,21;BYMINUTE=0;COUNT=12',
  ],
  ['接下来五天早上七点和晚上七点吃药', 'event «吃药» 2026-11-22 07:00 ↻ FREQ=DAILY;BYHOUR=7,19;BYMINUTE=0;COUNT=10'],
  [
    'soccer practice Saturday 9-11 and Sunday 1-3',
    'event «soccer practice» 2026-11-28 09:00 – 2026-11-28 11:00; event «soccer practice» 2026-11-29 13:00 – 2026-11-29 15:00',
  ],
  [
    'volunteering Dec 7 9am-10am and Dec 8 10am-noon',
    'event «volunteering» 2026-12-07 09:00 – 2026-12-07 10:00; event «volunteering» 2026-12-08 10:00 – 2026-12-08 12:00',
  ],
  [
    'class Monday 9-10am and Friday',
    '? More than one time (“Monday 9-10am”, “Friday”): which one, or are these several items? Nothing was written.',
  ],
  [
    '志愿服务12月7号9点到12点，12月8号8点到3点',
    'event «志愿服务» 2026-12-07 09:00 – 2026-12-07 12:00; event «志愿服务» 2026-12-08 08:00 – 2026-12-08 15:00',
  ],
  [
    'painter Tuesday to Thursday 8 to 4',
    '? This can be read in more than one way: which one? Please confirm; nothing was written.',
  ],
  ['class 9-10am Monday to Friday', 'event «class» 2026-11-23 09:00 +60 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [
    'class Tue-Thu 8-10am until Dec 18',
    'event «class» 2026-11-24 08:00 +120 ↻ FREQ=WEEKLY;BYDAY=TU,WE,TH;UNTIL=20261218',
  ],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
