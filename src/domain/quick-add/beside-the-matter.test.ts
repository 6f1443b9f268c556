import { expect, test } from 'vitest';
import { shownOf } from './testing/shown.ts';

/** What a sentence says beside its matter and its time: a place, a tag, a reminder, another event to count from. */

test.each([
  [
    'Pharmacology exam Dec 9, 10:15am-12:45pm in Hall B',
    'event «Pharmacology exam» 2026-12-09 10:15 – 2026-12-09 12:45 @ Hall B',
  ],
  ['concert Saturday, 8pm at the Fillmore', 'event «concert» 2026-11-28 20:00 @ Fillmore'],
  ['Discovery workshop Tuesday nine to noon', 'event «Discovery workshop» 2026-11-24 09:00 – 2026-11-24 12:00'],
  ['call tomorrow at ten to noon', 'event «call» 2026-11-23 11:50'],
  ['shift Tuesday nine to five', 'event «shift» 2026-11-24 09:00 – 2026-11-24 17:00'],
  [
    'Block 2 to 3:15 on the 30th for quarterly planning prep',
    'event «quarterly planning prep» 2026-11-30 14:00 – 2026-11-30 15:15',
  ],
  ['2 to 3:15 on the 30th every month planning', 'event «planning» 2026-11-30 14:00 +75 ↻ FREQ=MONTHLY;BYMONTHDAY=30'],
  [
    'Flu clinic Saturday 9 to 1, give me a heads-up Friday at 6pm',
    'event «Flu clinic» 2026-11-28 09:00 – 2026-11-28 13:00; reminder «Flu clinic» 2026-11-27 18:00',
  ],
  ['Remember that I work nights Thursday through Saturday', 'memory «I work nights Thursday through Saturday»'],
  [
    "remember that my mom's birthday is March 3",
    "event «my mom's birthday» 2027-03-03 ↻ FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3",
  ],
  ['write report by Friday, tag #work', 'todo «write report» 2026-11-27 #work'],
  ['写项目结项报告，12月10号之前，优先级高，标签 #结项', 'todo «写项目结项报告» 2026-12-10 #结项 important'],
  [
    '从明早六点开始每八小时提醒我换一次敷料，换六次',
    'reminder «换一次敷料» 2026-11-23 06:00 ↻ FREQ=HOURLY;INTERVAL=8;COUNT=6',
  ],
  [
    "Buy flowers the day before Nora's recital",
    '? "the day before nora\'s recital" could not be read: at what time is that? Nothing was written.',
  ],
  ['期末考试那天中午12点和小王吃饭', '? "期末考试那天" could not be read: at what time is that? Nothing was written.'],
  [
    'coffee with Sam the morning of the recital at 9',
    '? "the morning of the recital" could not be read: at what time is that? Nothing was written.',
  ],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
