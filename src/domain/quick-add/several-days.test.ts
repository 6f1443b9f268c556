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
  [
    'Photo sessions Dec 8: 9–9:45, 10–10:45',
    'event «Photo sessions» 2026-12-08 09:00 – 2026-12-08 09:45; event «Photo sessions» 2026-12-08 10:00 – 2026-12-08 10:45',
  ],
  [
    '12月12号写真两场：10点到11点，下午2点到3点半',
    'event «写真» 2026-12-12 10:00 – 2026-12-12 11:00; event «写真» 2026-12-12 14:00 – 2026-12-12 15:30',
  ],
  [
    'soccer camp Dec 12 and 13, 9am to 1pm both days',
    'event «soccer camp» 2026-12-12 09:00 – 2026-12-12 13:00; event «soccer camp» 2026-12-13 09:00 – 2026-12-13 13:00',
  ],
  [
    '明天开始早七点、晚九点各提醒我滴眼药水，滴到月底',
    'reminder «滴眼药水» 2026-11-23 07:00 ↻ FREQ=DAILY;BYHOUR=7,21;BYMINUTE=0;UNTIL=20261130',
  ],
  ['下周四起连着三天封闭培训，全天', 'event «封闭培训» 2026-12-03 – 2026-12-06'],
  ['下周末带俩娃露营，两天', 'event «带俩娃露营» 2026-11-28 – 2026-11-30'],
  ['从12月28号开始休假，休到1月3号', 'event «休假» 2026-12-28 – 2027-01-04 busy'],
  [
    'Remind me to give Ella her pills at 8am and 8pm for 7 days starting tomorrow',
    'reminder «give Ella her pills» 2026-11-23 08:00 ↻ FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;COUNT=14',
  ],
  [
    '提醒我吃降压药，每天早上6点40一次，晚上9点一次',
    'reminder «吃降压药» 2026-11-22 21:00 ↻ FREQ=DAILY;BYSETPOS=2,3;BYHOUR=6,21;BYMINUTE=0,40',
  ],
  ['今晚九点和明早六点各提醒我换药', 'reminder «换药» 2026-11-22 21:00; reminder «换药» 2026-11-23 06:00'],
  [
    '明后两天，早上8点到晚上8点每隔4小时提醒我量体温',
    'reminder «量体温» 2026-11-23 08:00 ↻ FREQ=DAILY;BYHOUR=8,12,16,20;BYMINUTE=0;UNTIL=20261124',
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
  [
    'Dinner with Nora at Nopa Friday 7:45pm, ping me at 7',
    'event «Dinner with Nora» 2026-11-27 19:45 @ Nopa alerts 0d@19',
  ],
  ['flight Friday 8pm, remind me at 9', 'event «flight» 2026-11-27 20:00 alerts 0d@9'],
  ["kids' party Saturday at 3, she goes to bed at 8", "event «kids' party» 2026-11-28 15:00"],
  ['pick up Leo at 3, he has practice until 5', 'event «pick up Leo» 2026-11-22 15:00'],
  ["dinner saturday 7pm at Joe's on 5th", "event «dinner» 2026-11-28 19:00 @ Joe's on 5th"],
  ["dinner at Joe's on the 5th at 7", "event «dinner» 2026-12-05 19:00 @ Joe's"],
  ['元旦放三天假，1号2号去滑雪', 'event «放假» 2027-01-01 +4320; event «去滑雪» 2027-01-01 – 2027-01-03'],
  ['国庆放假，3号4号去爬山', 'event «放假» 2027-10-01 busy; event «去爬山» 2027-10-03 – 2027-10-05'],
  ['下周一跟下周三晚上八点各有一节瑜伽课', 'event «瑜伽课» 2026-11-30 20:00; event «瑜伽课» 2026-12-02 20:00'],
  [
    '每隔一天打一针，从明天上午十点开始，总共八次，每次45分钟',
    'event «打一针» 2026-11-23 10:00 +45 ↻ FREQ=DAILY;INTERVAL=2;COUNT=8',
  ],
  [
    '早上八点和晚上八点吃药吃到周五为止',
    'event «吃药» 2026-11-22 08:00 ↻ FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;UNTIL=20261127',
  ],
  ['1月1号到3号店里放假', 'event «店里放假» 2027-01-01 – 2027-01-04 busy'],
  ['接下来四个周六上午十点给店员培训', 'event «给店员培训» 2026-11-28 10:00 ↻ FREQ=WEEKLY;BYDAY=SA;COUNT=4'],
  [
    'Handover with the night crew Monday 4:45 to 5:15',
    'event «Handover with the night crew» 2026-11-23 16:45 – 2026-11-23 17:15',
  ],
  ['todo: rewrite the policy, 2h, tags shop and legal', 'todo «rewrite the policy» takes 120 #shop,legal'],
  ['加个待办：修bug，优先级高，大概两小时，周三前搞定', 'todo «修bug» 2026-11-25 takes 120 important'],
  ['周四有两个会，上午十点和下午三点', 'event «会» 2026-11-26 10:00; event «会» 2026-11-26 15:00'],
  [
    'I have 2 interviews tomorrow at 9am and 1pm',
    'event «interview» 2026-11-23 09:00; event «interview» 2026-11-23 13:00',
  ],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
