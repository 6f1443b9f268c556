import { expect, test } from 'vitest';
import { shownOf } from './testing/shown.ts';

/** Clauses that say how a series begins, goes on, ends or leaves out are no items of their own. */

test.each([
  ['提醒我交房租，每三个月一回，12月15号起', 'reminder «交房租» 2026-12-15 09:00 ↻ FREQ=MONTHLY;INTERVAL=3'],
  [
    '每周六上午10点插花课到12月31号，12月19号不上',
    'event «插花课» 2026-11-28 10:00 ↻ FREQ=WEEKLY;BYDAY=SA;UNTIL=20261231 not 2026-12-19',
  ],
  [
    '每周二、周四傍晚六点带成人班，一次75分钟，一直带到12月17号',
    'event «带成人班» 2026-11-24 18:00 +75 ↻ FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261217',
  ],
  [
    '除了周日，每天上午9点到11点半排课，先排到12月5号',
    'event «排课» 2026-11-23 09:00 +150 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;UNTIL=20261205',
  ],
  [
    '每两周的周五傍晚6点提醒我发反馈，头一次是12月4日',
    'reminder «发反馈» 2026-12-04 18:00 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  ],
  [
    '滤芯每十天换一次，12月1号算起，上午9点提醒我，换5次就行',
    'reminder «滤芯换一次» 2026-12-01 09:00 ↻ FREQ=DAILY;INTERVAL=10;COUNT=5',
  ],
  [
    'swap the filters every 90 days at 9am, the first on Dec 1',
    'event «swap the filters» 2026-12-01 09:00 ↻ FREQ=DAILY;INTERVAL=90',
  ],
  [
    'Pager swap Fridays at 5pm, half an hour, just not the day after Thanksgiving',
    'event «Pager swap» 2026-12-04 17:00 +30 ↻ FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    'club Mon-Thu 3:15 to 5pm, starts Jan 11, ends Feb 11, closed on MLK Day',
    'event «club» 2027-01-11 15:15 +105 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;UNTIL=20270211 not 2027-01-18',
  ],
  [
    'Choir every Thursday 7 to 9pm starting Dec 3, no rehearsal Dec 24 or 31',
    'event «Choir» 2026-12-03 19:00 +120 ↻ FREQ=WEEKLY;BYDAY=TH not 2026-12-24,2026-12-31',
  ],
  [
    'Home visits Tue and Thu at 10am and 2:30pm beginning Dec 1, no visits Dec 22 to 31',
    'event «Home visits» 2026-12-01 10:00 ↻ FREQ=DAILY;BYDAY=TU,TH;BYSETPOS=1,4;BYHOUR=10,14;BYMINUTE=0,30 not 2026-12-22,2026-12-24,2026-12-29,2026-12-31',
  ],
  [
    '周日上午九点去福利院做义工，每周都去，但每月头一个周日休息',
    'event «做义工» 2026-11-22 09:00 ↻ FREQ=MONTHLY;BYDAY=2SU,3SU,4SU,5SU @ 福利院',
  ],
  [
    '钢琴课还剩六次，每周四下午四点，从12月3号算第一次',
    'event «钢琴课» 2026-12-03 16:00 ↻ FREQ=WEEKLY;BYDAY=TH;COUNT=6',
  ],
  [
    '舞蹈班每周一、周三下午四点半，周五是三点半，每节五十分钟',
    'event «舞蹈班» 2026-11-23 16:30 +50 ↻ FREQ=WEEKLY;BYDAY=MO,WE; event «舞蹈班» 2026-11-27 15:30 +50 ↻ FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    '每月十号上午九点提醒我报税，明年六月那次是最后一次',
    'reminder «报税» 2026-12-10 09:00 ↻ FREQ=MONTHLY;BYMONTHDAY=10;UNTIL=20270630',
  ],
  [
    '每周六上午十点去批发市场进货，12月5号跟12号有事，那两次不去',
    'event «去批发市场进货» 2026-11-28 10:00 ↻ FREQ=WEEKLY;BYDAY=SA not 2026-12-05,2026-12-12',
  ],
  ['每周五中午12点例会，这周五不开', 'event «例会» 2026-12-04 12:00 ↻ FREQ=WEEKLY;BYDAY=FR'],
  [
    'Ceremony run-through on the first Tuesday of each month at 11',
    'event «Ceremony run-through» 2026-12-01 11:00 ↻ FREQ=MONTHLY;BYDAY=1TU',
  ],
  ['Lunch with Mr. Amin, noon on the last Friday of January', 'event «Lunch with Mr. Amin» 2027-01-29 12:00'],
  [
    'Guitar, Sundays at 5pm for half an hour, from December on',
    'event «Guitar» 2026-12-06 17:00 +30 ↻ FREQ=WEEKLY;BYDAY=SU',
  ],
  ['Physio Fridays at noon, just not this coming Friday', 'event «Physio» 2026-12-04 12:00 ↻ FREQ=WEEKLY;BYDAY=FR'],
  [
    'Audit, 2pm to 3pm on the first Monday of January, April and July, every year',
    'event «Audit» 2027-01-04 14:00 +60 ↻ FREQ=YEARLY;BYMONTH=1,4,7;BYDAY=1MO',
  ],
  [
    'Drill, second and last Friday of the month at 3pm, none in December',
    'event «Drill» 2026-11-27 15:00 ↻ FREQ=MONTHLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11;BYDAY=2FR,-1FR',
  ],
  [
    'standup mon-thu at 9:15, fridays at 10',
    'event «standup» 2026-11-23 09:15 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH; event «standup» 2026-11-27 10:00 ↻ FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    '站会周一到周四上午9点15，每周五10点',
    'event «站会» 2026-11-23 09:15 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH; event «站会» 2026-11-27 10:00 ↻ FREQ=WEEKLY;BYDAY=FR',
  ],
  [
    'call mom Tuesday at 3 and Fridays at 10',
    '? More than one time (“Tuesday at 3”, “Fridays at 10”): which one, or are these several items? Nothing was written.',
  ],
  ['提醒我晚上十点吃消炎药，连吃七天，今晚就开始', 'reminder «吃消炎药» 2026-11-22 22:00 ↻ FREQ=DAILY;COUNT=7'],
  ['晚上九点背单词，坚持30天', 'event «背单词» 2026-11-22 21:00 ↻ FREQ=DAILY;COUNT=30'],
  ['晚上七点练琴，一共八次', '? "一共八次" could not be read: how often, and when exactly? Nothing was written.'],
  ['piano at 7pm, eight times', '? "eight times" could not be read: how often, and when exactly? Nothing was written.'],
  ['买菜，一共三次', 'todo «买菜，一共三次»'],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
