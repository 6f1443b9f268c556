import { describe, expect, test } from 'vitest';
import { interpret } from '../interpret.ts';
import type { Item } from '../item.ts';
import { lostIn } from './tally.ts';

/** Sunday 2026-11-22, 20:00 in Shanghai. */
const context = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 22, 12), language: 'en' as const };

function itemsOf(text: string): readonly Item[] {
  const understood = interpret(text, context);
  if (understood.is !== 'items') throw new Error(`Not read: ${text}`);
  return understood.items;
}

describe('promise 21: what another sentence would have lost is named', () => {
  test.each([
    ['trash Tuesday at 7', 'trash Friday at 7', 'Tuesday'],
    ['trash Tuesday at 7', 'trash Tuesday at 8', 'at 7'],
    ['yoga Dec 12 at 6pm', 'yoga Dec 13 at 6pm', 'Dec 12'],
    ['yoga Dec 12 at 6pm', 'yoga Jan 12 at 6pm', 'Dec'],
    ['yoga on Dec 12 at half past six pm', 'yoga on Dec 12 at six pm', 'half past six'],
    ['choir every Monday at 7pm, 10 sessions', 'choir every Monday at 7pm, 9 sessions', '10 sessions'],
    ['choir every 3 weeks on Monday at 7pm', 'choir every 2 weeks on Monday at 7pm', '3 weeks'],
    ['call Tuesday 5pm for 45 minutes', 'call Tuesday 5pm for 40 minutes', '45 minutes'],
    ['school run every weekday at 8am except this Thursday', 'school run MO TU WE FR at 8am', 'Thursday'],
    ['pills at 8am and 8pm every day', 'pills at 8am every day', '8pm'],
    ['每天早上八点和晚上八点喂药', '每天早上八点喂药', '八点'],
    ['yoga Tuesdays at 6pm from Dec 1, not on Dec 22', 'yoga Tuesdays at 6pm from Dec 1', 'not on Dec 22'],
    ['12月起每周二晚上6点瑜伽，12月22号不上课', '12月起每周二晚上6点瑜伽', '12月22号不上课'],
    ['周二早上七点倒垃圾', '周五早上七点倒垃圾', '周二'],
    ['周二早上七点半倒垃圾', '周二早上七点倒垃圾', '七点半'],
    ['12月12号下午三点体检', '12月13号下午三点体检', '12号'],
    ['12月12号下午三点体检', '1月12号下午三点体检', '12月'],
    ['每周一晚上七点上课，一共十次', '每周一晚上七点上课，一共九次', '十次'],
    ['周二下午三点开会，四十分钟', '周二下午三点开会，半小时', '四十分钟'],
  ])('%s, read as %s', (said, read, word) => {
    const items = itemsOf(read.replace('MO TU WE FR', 'every Monday, Tuesday, Wednesday and Friday'));
    expect(lostIn(said, items, context)).toBe(word);
  });
});

test.each([
  'trash Tuesday at 7, Fridays at 8',
  'flight to Oslo on Friday at 6am and the return on Sunday at 8pm, both in seat 14C',
])('%s: is asked, or all of it is written', (text) => {
  const understood = interpret(text, context);
  if (understood.is === 'items') expect(lostIn(text, understood.items, context)).toBeUndefined();
  else expect(['open', 'several']).toContain(understood.is);
});

describe('what is held in another form, or is of no time, is not missed', () => {
  test.each([
    'school run every weekday at 8am except Wednesdays',
    'rent every 3 months on the 1st at 9am from January',
    'dentist Tuesday at 3pm, remind me 2 hours before',
    'dentist Tuesday at 3pm, remind me 2 hours and 15 minutes before',
    'yoga Tuesdays at 6pm from Dec 1, not on Dec 22',
    'remind me 3 days before Dec 18 to pay the card',
    'physio every Monday at 5pm for six weeks',
    'pills at 8am and 8pm daily until Dec 10',
    'leave 2 hours before my 5pm train tomorrow',
    'dinner Tuesday, no wait, Wednesday at 7pm',
    'tea at 12 Elm Street on Saturday, 10am to 11am',
    'call with Ann at quarter to four tomorrow afternoon',
    '除了周三，每天早上八点送孩子',
    '周一三五早上七点跑步，跑六周',
    '差五分九点提醒我看球',
    '十二月一号到十二号每天早上九点培训',
    '周六日去苏州玩',
    '下周末去露营，两天',
    '国庆回老家，七天',
    'cabin Dec 3 to Dec 6, three nights',
    'away for two months from January 10',
    '3号楼5号会议室周四下午两点评审',
    '五一前三天早上九点提醒我订票',
    '三八节上午十点送花',
    '明年3月5日下午一点半体检，提前两天提醒我',
  ])('%s', (text) => {
    expect(lostIn(text, itemsOf(text), context)).toBeUndefined();
  });
});

test.each(['pills at 8am every day, 5000 times', 'water the fern every 5000 days at 9am'])(
  '%s: what the limits rule out is left to who plans it',
  (text) => {
    expect(lostIn(text, itemsOf(text), context)).toBeUndefined();
  },
);
