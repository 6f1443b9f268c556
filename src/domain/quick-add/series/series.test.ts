import { describe, expect, test } from 'vitest';
import { readerAt } from '../../phrases/testing/show.ts';
import { shownOf } from '../testing/shown.ts';
import { readArgument } from './argument.ts';
import { seriesIn } from './series.ts';

/** Conditions of a series in clauses of their own, in whatever order and words, are read as one list. */

test.each([
  [
    '每周二晚上七点瑜伽，12月1号第一次，元旦那天停，一共练八次',
    'event «瑜伽» 2026-12-01 19:00 ↻ FREQ=WEEKLY;BYDAY=TU;COUNT=8 not 2030-01-01,2036-01-01',
  ],
  [
    '每天早上六点半跑步，跑到12月20号，周日歇着',
    'event «跑步» 2026-11-23 06:30 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;UNTIL=20261220',
  ],
  [
    '从12月5号起每周六上午九点书法，26号停一次，上到1月23号',
    'event «书法» 2026-12-05 09:00 ↻ FREQ=WEEKLY;BYDAY=SA;UNTIL=20270123 not 2026-12-26',
  ],
  [
    '工作日下午五点接孩子，从下周一起，12月31号不用接，接到放寒假1月15号',
    'event «接孩子» 2026-11-30 17:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270115 not 2026-12-31',
  ],
  ['隔天晚上九点敷面膜，明天开始，敷10次', 'event «敷面膜» 2026-11-23 21:00 ↻ FREQ=DAILY;INTERVAL=2;COUNT=10'],
  [
    '每周三和周五早上八点打疫苗，头一针是下周三，总共打5针',
    'event «打疫苗» 2026-12-02 08:00 ↻ FREQ=WEEKLY;BYDAY=WE,FR;COUNT=5',
  ],
  [
    '每周一三五晚上八点直播，周五那场改九点，播到春节前',
    'event «直播» 2026-11-23 20:00 ↻ FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270205; event «直播» 2026-11-27 21:00 ↻ FREQ=WEEKLY;BYDAY=FR;UNTIL=20270205',
  ],
  [
    '每两周的周四下午三点复诊，下一次12月3号，看6回就完',
    'event «复诊» 2026-12-03 15:00 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;COUNT=6',
  ],
  [
    '每天中午12点吃中药，连吃两周，周末不吃',
    'event «吃中药» 2026-11-23 12:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261205',
  ],
  [
    '每周四下午两点组会，圣诞那周不开，一月份也不开',
    'event «组会» 2026-11-26 14:00 ↻ FREQ=WEEKLY;BYMONTH=2,3,4,5,6,7,8,9,10,11,12;BYDAY=TH not 2026-12-24,2027-12-23,2028-12-28,2029-12-27,2030-12-26,2031-12-25,2032-12-23,2033-12-29,2034-12-28,2035-12-27',
  ],
  [
    '每天晚上九点半给妈妈打电话，除了周三，她周三跳舞',
    'event «给妈妈打电话» 2026-11-22 21:30 ↻ FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU',
  ],
  [
    '每周六下午三点陪孩子踢球，12月26号我出差，那次不算',
    'event «陪孩子踢球» 2026-11-28 15:00 ↻ FREQ=WEEKLY;BYDAY=SA not 2026-12-26',
  ],
  [
    '体能课周一和周四晚上七点，1月4号开课上到3月底，一节40分钟',
    'event «体能课» 2027-01-04 19:00 +40 ↻ FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20270331',
  ],
  ['12月4号上午9点换药，之后每10天换一次，一共换4次', 'event «换药» 2026-12-04 09:00 ↻ FREQ=DAILY;INTERVAL=10;COUNT=4'],
  [
    '每周日下午四点钢琴课，上满6节，12月6号考级停一次往后顺',
    'event «钢琴课» 2026-11-22 16:00 ↻ FREQ=WEEKLY;BYDAY=SU;COUNT=6 not 2026-12-06',
  ],
  [
    '每周五下午5点前交周报，12月25号不用交，交到1月22号',
    'todo «交周报» 2026-11-27 17:00 ↻ FREQ=WEEKLY;BYDAY=FR;UNTIL=20270122 not 2026-12-25',
  ],
  ['6月18号结婚纪念日，每年都要记着，明年开始', 'event «结婚纪念日» 2027-06-18 ↻ FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=18'],
  [
    '每周一晚上八点打羽毛球，俩小时，但每个月最后一个周一店里盘点去不了',
    'event «打羽毛球» 2026-11-23 20:00 +120 ↻ FREQ=MONTHLY;BYDAY=-2MO,-3MO,-4MO,-5MO',
  ],
  [
    '每天早上七点吃药，12月10号到20号出差',
    'event «吃药» 2026-11-22 07:00 ↻ FREQ=DAILY; event «出差» 2026-12-10 – 2026-12-21 busy',
  ],
  [
    "Yoga every Tuesday at 7pm, first class is Dec 1, eight classes total, none on New Year's week",
    'event «Yoga» 2026-12-01 19:00 ↻ FREQ=WEEKLY;BYDAY=TU;COUNT=8 not 2026-12-29',
  ],
  [
    'Calligraphy Saturdays 9am starting Dec 5, we skip the 26th, last one is Jan 23',
    'event «Calligraphy» 2026-12-05 09:00 ↻ FREQ=WEEKLY;BYDAY=SA;UNTIL=20270123 not 2026-12-26',
  ],
  [
    'pick up Leo weekdays at 5 beginning next Monday, no pickup Dec 31, done Jan 15',
    'event «pick up Leo» 2026-11-23 17:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270115 not 2026-12-31',
  ],
  [
    'face mask every other night at 9, ten times, beginning tomorrow',
    'event «face mask» 2026-11-23 21:00 ↻ FREQ=DAILY;INTERVAL=2;COUNT=10',
  ],
  [
    'vaccine Wed and Fri 8am, first shot next Wednesday, 5 shots in all',
    'event «vaccine» 2026-11-25 08:00 ↻ FREQ=WEEKLY;BYDAY=WE,FR;COUNT=5',
  ],
  [
    "Sundays in December visit grandma at 2pm, can't do the 20th",
    'event «visit grandma» 2026-12-06 14:00 ↻ FREQ=WEEKLY;BYDAY=SU;UNTIL=20261231 not 2026-12-20',
  ],
  [
    "therapy every two weeks on Thursday at 3pm, next one Dec 3, 6 sessions and then we're done",
    'event «therapy» 2026-12-03 15:00 ↻ FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;COUNT=6',
  ],
  [
    'antibiotics noon daily for two weeks but not weekends',
    'event «antibiotics» 2026-11-23 12:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261205',
  ],
  [
    "call mom 9:30 every night but Wednesday, that's her dance night",
    'event «call mom» 2026-11-22 21:30 ↻ FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU',
  ],
  [
    "soccer with the kids Saturdays at 3, I'm traveling Dec 26 so not that one",
    'event «soccer with the kids» 2026-11-28 15:00 ↻ FREQ=WEEKLY;BYDAY=SA not 2026-12-26',
  ],
  [
    'My pottery class runs 6 Mondays from Nov 30, 6:30-8:30pm, no class Dec 28',
    'event «My pottery class runs» 2026-11-30 18:30 +120 ↻ FREQ=WEEKLY;BYDAY=MO;COUNT=6 not 2026-12-28',
  ],
  [
    'Choir practice each Wednesday 7 to 9 through mid December with the 9th cancelled',
    'event «Choir practice» 2026-11-25 19:00 +120 ↻ FREQ=WEEKLY;BYDAY=WE;UNTIL=20261220 not 2026-12-09',
  ],
  [
    'Office hours: Tuesdays 1-3pm and Thursdays 10am-noon, Jan 19 until May 6, none the week of March 15',
    'event «Office hours» 2027-01-19 13:00 +120 ↻ FREQ=WEEKLY;BYDAY=TU;UNTIL=20270506 not 2027-03-16; event «Office hours» 2027-01-21 10:00 +120 ↻ FREQ=WEEKLY;BYDAY=TH;UNTIL=20270506 not 2027-03-18',
  ],
  [
    "drum lesson every Saturday at 10, the teacher's away Dec 12 and 19, each one lasts 40 minutes",
    'event «drum lesson» 2026-11-28 10:00 +40 ↻ FREQ=WEEKLY;BYDAY=SA not 2026-12-12,2026-12-19',
  ],
  [
    "board game night Thursdays at 8, unless it's the last Thursday of the month",
    'event «board game night» 2026-12-03 20:00 ↻ FREQ=MONTHLY;BYDAY=-2TH,-3TH,-4TH,-5TH',
  ],
  [
    'swim Mon Wed Fri at 7:30am, twelve sessions total',
    'event «swim» 2026-11-23 07:30 ↻ FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=12',
  ],
  [
    "bar shift every Friday and Saturday 5pm-1am through New Year's Eve, but I took December 11 and 12 off",
    'event «bar shift» 2026-11-27 17:00 +480 ↻ FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261231 not 2026-12-11,2026-12-12',
  ],
  [
    'rehab Mondays at 9 for four weeks, then every other week',
    '? "then every other" could not be read: how often, and when exactly? Nothing was written.',
  ],
  [
    'feed the cat daily at 7, except weekends when it is 9',
    'event «feed the cat» 2026-11-23 07:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR; event «feed the cat» 2026-11-22 09:00 ↻ FREQ=WEEKLY;BYDAY=SA,SU',
  ],
])('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});

const reader = readerAt('2026-11-22T07:00', 'America/New_York', 'en');

describe('a sentence taken apart', () => {
  test('keeps what it is, its days and hours; the rest are conditions, and notes that say why', () => {
    expect(seriesIn("Band Mondays at 6, the first one is Jan 4, she's away Jan 18, ten times in all", reader)).toEqual({
      main: 'Band Mondays at 6',
      conditions: ', starting Jan 4, ten times, except Jan 18',
      goesOn: true,
      isDaily: false,
      isCountedOnce: true,
      notes: ["she's away Jan 18"],
    });
  });

  test.each(['Band Mondays at 6', 'lunch with Ana tomorrow at 1, no rush', 'buy milk, eggs and bread'])(
    '%s has no conditions of that kind',
    (text) => {
      expect(seriesIn(text, reader)).toBeUndefined();
    },
  );
});

describe('words of a condition that nothing read are asked about', () => {
  test.each([
    '每周六上午十点编程课，一直上到4月底，放寒假那阵子停掉',
    '每周一早上九点例会，剩下三次照旧',
    'date night on the 14th of every month, 7:30pm, but whenever we feel like it',
  ])('%s', (text) => {
    expect(shownOf(text)).toMatch(/^\?/);
  });
});

describe('as the repeat of an item', () => {
  test.each([
    ['每五天一次，浇到明年1月底', 'FREQ=DAILY;INTERVAL=5;UNTIL=20270131'],
    ['every Tuesday, the last one is Jan 26', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270126'],
  ])('%s', (text, rrule) => {
    expect(readArgument(text, reader)?.reading).toMatchObject({ kind: 'repeat', rrule });
  });

  test('what else is said there is no repeat', () => {
    expect(readArgument('every Tuesday, bring the mat', reader)).toBeUndefined();
  });
});
