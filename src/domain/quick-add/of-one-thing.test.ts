import { expect, test } from 'vitest';
import { shownOf } from './testing/shown.ts';

/** What is said of a thing behind it (its hour, how long, how it is shown, why, on which day not) is no thing of its own, and nothing of it is lost. */
const OF_ONE_THING: readonly (readonly [text: string, expected: string])[] = [
  [
    'Choir dinner is on Dec 5, it starts at 7 pm and goes till 10 pm, at the Legion Hall',
    'event «Choir dinner» 2026-12-05 19:00 – 2026-12-05 22:00 @ Legion Hall',
  ],
  [
    "Submit the visa form by Friday, December 4; it's high importance and should take me about 40 minutes",
    'todo «Submit the visa form» 2026-12-04 takes 40 important',
  ],
  [
    'Plumber comes Tuesday at 9 am sharp and stays three hours; show me as free because my sister lets him in',
    'event «Plumber comes» 2026-11-24 09:00 +180 free',
  ],
  ['X-ray on Dec. 9 at 8:10 am', 'event «X-ray» 2026-12-09 08:10'],
  [
    "Every year on April 2 at 8 am remind me to call Uncle Ted, it's his birthday",
    "reminder «call Uncle Ted, it's his birthday» 2027-04-02 08:00 ↻ FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2",
  ],
  [
    'Our anniversary is May 9, put it in every year as an all-day thing',
    'event «Our anniversary» 2027-05-09 ↻ FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=9',
  ],
  [
    'Lab lunch at the deli Monday at noon, walk with Pete that same day at 4 pm',
    'event «Lab lunch» 2026-11-23 12:00 @ deli; event «walk with Pete» 2026-11-23 16:00',
  ],
  [
    "Team call every Monday at 10, except on December 14 it's at 2, the rest as usual",
    'event «Team call» 2026-11-23 10:00 ↻ FREQ=WEEKLY;BYDAY=MO not 2026-12-14; event «Team call» 2026-12-14 14:00',
  ],
  [
    'Payroll check on the 10th of each month at 9am, only January 10 is at 3pm',
    'event «Payroll check» 2026-12-10 09:00 ↻ FREQ=MONTHLY;BYMONTHDAY=10 not 2027-01-10; event «Payroll check» 2027-01-10 15:00',
  ],
  [
    'Recital Dec 12 at 4 pm, with two reminders please, one a day ahead and one 45 minutes ahead',
    'event «Recital» 2026-12-12 16:00 alerts 1440,45',
  ],
  [
    'Ten lessons with Priya, Mondays and Thursdays at 5:30 pm starting Nov 30',
    'event «lessons with Priya» 2026-11-30 17:30 ↻ FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10',
  ],
  [
    'Rex to the groomer on Dec 3 at 2pm, he weighs 40 lbs now so ask for the big tub',
    'event «Rex to the groomer, he weighs 40 lbs now so ask for the big tub» 2026-12-03 14:00',
  ],
  [
    'Next summer, June through August 2027, swim every Tuesday at 7 pm',
    'event «swim» 2027-06-01 19:00 ↻ FREQ=WEEKLY;BYDAY=TU;UNTIL=20270831',
  ],
  [
    'Hall booking for Sunday the 6th of December, 2 to 5 pm. Nothing confirmed, tentative for now.',
    'event «Hall booking» 2026-12-06 14:00 – 2026-12-06 17:00 tentative',
  ],
  [
    '明年3月1号到5月31号，每周一、周三晚上七点小宇上围棋课，一节一小时',
    'event «小宇上围棋课» 2027-03-01 19:00 +60 ↻ FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270531',
  ],
  [
    '每周四下午四点开教研会，12月24号那次改到上午九点，其余照旧',
    'event «教研会» 2026-11-26 16:00 ↻ FREQ=WEEKLY;BYDAY=TH not 2026-12-24; event «教研会» 2026-12-24 09:00',
  ],
  [
    '每月8号上午十点盘库，只有明年1月8号那次改到下午两点',
    'event «盘库» 2026-12-08 10:00 ↻ FREQ=MONTHLY;BYMONTHDAY=8 not 2027-01-08; event «盘库» 2027-01-08 14:00',
  ],
  ['后天，也就是周二，下午五点一刻练琴，40分钟', 'event «练琴» 2026-11-24 17:15 +40'],
  ['周四，啊不，周五晚上七点二十的话剧，提前半小时提醒我', 'event «话剧» 2026-11-27 19:20 alerts 30'],
  ['12月10号到12号我出差，全天的，日历上显示为空闲', 'event «我出差» 2026-12-10 – 2026-12-13 free'],
  ['周二上午十点可能去看场地，先标成暂定', 'event «去看场地» 2026-11-24 10:00 tentative'],
  ['每天晚上九点提醒我给爸打电话，问他今天吃药没', 'reminder «给爸打电话，问他吃药没» 2026-11-22 21:00 ↻ FREQ=DAILY'],
  [
    '以后都是我送小满上学，每周一早上八点，每周三早上七点半',
    'event «以后都是我送小满上学» 2026-11-23 08:00 ↻ FREQ=WEEKLY;BYDAY=MO; event «以后都是我送小满上学» 2026-11-25 07:30 ↻ FREQ=WEEKLY;BYDAY=WE',
  ],
  [
    '贷款每月20号上午九点扣款，最后一笔是明年5月20号',
    'event «贷款, 扣款» 2026-12-20 09:00 ↻ FREQ=MONTHLY;BYMONTHDAY=20;UNTIL=20270520',
  ],
  ['工作日每天早上七点遛狗，周四除外，周四我要早班', 'event «遛狗» 2026-11-23 07:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,FR'],
  ['12月20号下午五点之前要交盘点表，这条标成重要', 'todo «交盘点表» 2026-12-20 17:00 important'],
  ['10月份的增值税申报，截止12月14号，预计要弄两个小时', 'todo «10月份的增值税申报» 2026-12-14 takes 120'],
  [
    'Gym floor closed December 21 and 22, put that in as one all-day entry over both days',
    'event «Gym floor closed» 2026-12-21 – 2026-12-23',
  ],
  [
    'Scout camp Dec 21-23, drop off at 9 each day',
    'event «Scout camp» 2026-12-21 – 2026-12-24; event «drop off» 2026-12-21 09:00 ↻ FREQ=DAILY;UNTIL=20261223',
  ],
  [
    '从明天到12月31号，周一到周五每天晚上七点加班对账',
    'event «加班对账» 2026-11-23 19:00 ↻ FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261231',
  ],
  [
    'I have to file the permit by December 31, it is really important and it will cost $80',
    'todo «file the permit and it will cost $80» 2026-12-31 important',
  ],
  ['in ten minutes tell me to turn the oven off', 'reminder «turn the oven off» 2026-11-22 07:10'],
  [
    'Every weekend I coach the rowing club, 8 to 9:30am both Saturday and Sunday',
    'event «I coach the rowing club» 2026-11-22 08:00 +90 ↻ FREQ=WEEKLY;BYDAY=SA,SU',
  ],
  ['周五跟卖茶的老陈谈货，下午两点，不，两点半', 'event «跟卖茶的老陈谈货» 2026-11-27 14:30'],
  [
    '周一和周三下午五点教画画，12月2号开课，连上六周',
    'event «教画画» 2026-12-02 17:00 ↻ FREQ=WEEKLY;BYDAY=MO,WE;COUNT=12',
  ],
  [
    '12月2号起每五天一个夜班，晚上九点到次日早上七点，排到12月27号',
    'event «一个夜班» 2026-12-02 21:00 +600 ↻ FREQ=DAILY;INTERVAL=5;UNTIL=20261227',
  ],
  ['12月20号办满月酒，一整天都占着', 'event «办满月酒» 2026-12-20 busy'],
  [
    "Call with the printer on Thursday, December 3 at 10am; it's about the 40 missing boxes",
    "event «Call with the printer; it's about the 40 missing boxes» 2026-12-03 10:00",
  ],
  [
    "Pencil in lunch with the Okoros Wednesday at 1 pm, they haven't confirmed so make it tentative",
    "event «lunch with the Okoros, they haven't confirmed» 2026-11-25 13:00 tentative",
  ],
  [
    'Block all day December 8 through December 9 for the sales summit in Boston',
    'event «sales summit» 2026-12-08 – 2026-12-10 @ Boston',
  ],
  [
    'Spring concert Sunday, December 13 at 3 in the afternoon, and I want to be reminded the day before at noon and again two hours before',
    'event «Spring concert» 2026-12-13 15:00 alerts 1d@12,120',
  ],
  [
    'Every week: alto sectional Monday at 6 pm, tenor sectional Thursday at 7:15 pm',
    'event «alto sectional» 2026-11-23 18:00 ↻ FREQ=WEEKLY;BYDAY=MO; event «tenor sectional» 2026-11-26 19:15 ↻ FREQ=WEEKLY;BYDAY=TH',
  ],
  [
    "Team banquet Sat Dec. 5, 5:30pm at Moose Lodge - I'm bringing two pies",
    "event «Team banquet, I'm bringing two pies» 2026-12-05 17:30 @ Moose Lodge",
  ],
  [
    "Return the mixer to the shop by noon on Wednesday, it's urgent or they'll bill me for another day",
    "todo «Return the mixer to the shop or they'll bill me for another day» 2026-11-25 12:00 urgent",
  ],
  [
    'Chess with Hal on Wednesday from 2 pm to 4 pm; six of us this time',
    'event «Chess with Hal; six of us this time» 2026-11-25 14:00 – 2026-11-25 16:00',
  ],
  [
    'Take drops every day at 8 am, 2 pm and 8 pm, from today through December 2',
    'event «Take drops» 2026-11-22 08:00 ↻ FREQ=DAILY;BYHOUR=8,14,20;BYMINUTE=0;UNTIL=20261202',
  ],
  [
    "Sales webinar Thursday, Dec 17 from 3 to 4 pm, I'll only half listen so show me as free",
    "event «Sales webinar, I'll only half listen» 2026-12-17 15:00 – 2026-12-17 16:00 free",
  ],
  ['12月5号早上9点带娃去动物园，下午三点半回来', 'event «带娃去动物园» 2026-12-05 09:00 – 2026-12-05 15:30'],
  [
    '义诊每周二、周五上午九点到十一点，最后一次是12月29号，之后我就不去了',
    'event «义诊» 2026-11-24 09:00 +120 ↻ FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20261229',
  ],
  ['12月2号开始有陶艺课，连上四周，每周三晚上七点', 'event «陶艺课» 2026-12-02 19:00 ↻ FREQ=WEEKLY;BYDAY=WE;COUNT=4'],
  [
    '修空调的师傅周四上午九点到十一点来，不用我守着，这段标成空闲就行',
    'event «修空调的师傅来，不用我守着» 2026-11-26 09:00 – 2026-11-26 11:00 free',
  ],
  [
    '每周：周一晚上六点合唱，周四晚上七点一刻排练',
    'event «合唱» 2026-11-23 18:00 ↻ FREQ=WEEKLY;BYDAY=MO; event «排练» 2026-11-26 19:15 ↻ FREQ=WEEKLY;BYDAY=TH',
  ],
  ['每年4月20号是外婆生日，全天的，年年都要记着', 'event «外婆生日» 2027-04-20 ↻ FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=20'],
  [
    'Flight to Boise on November 30, takes off at 6:10 pm and lands at 8:35 pm',
    'event «Flight to Boise» 2026-11-30 18:10 – 2026-11-30 20:35',
  ],
  ['每天早上六点半晨跑，12月6号那天要比赛，跳过', 'event «晨跑» 2026-11-23 06:30 ↻ FREQ=DAILY not 2026-12-06'],
  ['401欠的物业费，这个月28号之前要催回来，记个待办', 'todo «401欠的物业费，催回来» 2026-11-28'],
];

test.each(OF_ONE_THING)('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});

test.each([
  'Band practice every Friday at 6pm through Dec 18, but not this Friday and Saturday',
  'Every Friday at 3pm for ten weeks, but on Dec 25 at 10',
  'Meeting with my tutor Wednesday at 10am, or was it 11am, I forget which',
  'yoga Dec 21 and 22, both days at 9am',
  '后天，也就是周三，下午五点一刻练琴',
  '每周二晚上八点瑜伽，每周六上午九点拳击，两门都是各上十次',
  '给宝宝买了八节游泳课，每周六上午十点上课，八节还是要上满',
  '每月第二个周二晚上七点读书会，1月13号那次改到八点',
])('%s: is asked, or taken for a change of what is there', (text) => {
  expect(shownOf(text)).toMatch(/^(?:\?|wish: change$)/);
});
