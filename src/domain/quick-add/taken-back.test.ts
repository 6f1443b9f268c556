import { describe, expect, test } from 'vitest';
import { takenBack } from './taken-back.ts';
import { said } from './testing/said.ts';

/** Sunday, 22 November 2026, 7 in the morning. */
const context = { zone: 'America/New_York', now: Date.parse('2026-11-22T07:00:00-05:00'), language: 'en' } as const;

describe('what is taken back', () => {
  test.each([
    [
      'Physio Tuesdays at 8am for 6 sessions, no, 8 sessions, the doctor added two',
      'Physio Tuesdays at 8am for 8 sessions',
      'the doctor added two',
    ],
    [
      'Deposition Dec 8 at 9:30am, alert me 30 minutes before, no wait, an hour before because parking is awful',
      'Deposition Dec 8 at 9:30am, remind me an hour before',
      '',
    ],
    ['Monday 2pm dress rehearsal, sorry, I meant tech rehearsal', 'Monday 2pm tech rehearsal', ''],
    [
      'Block two hours Tuesday from 1pm for the count, no make that three hours, the shipment is huge',
      'Block three hours Tuesday from 1pm for the count',
      'the shipment is huge',
    ],
    [
      'Conference for Leo Tuesday at 4:30pm, oh wait no, Wednesday, Tuesday is his concert',
      'Conference for Leo Wednesday 16:30',
      'Tuesday is his concert',
    ],
    ['提醒我明天上午十点给房东打电话，说错了，是给中介打电话', '提醒我明天上午十点给中介打电话', ''],
    ['下周三下午两点和林老师谈论文，啊不对，下周四，她周三有课', '下周四 14:00和林老师谈论文', '她周三有课'],
    ['年终总结12月10号之前交，哎不对，主任说是8号之前', '年终总结8号之前交', ''],
  ])('%s', (text, meant, rest) => {
    const taken = takenBack(text, context);
    expect(taken?.text.replace(/\s+/g, ' ').trim()).toBe(meant);
    expect(taken?.rest).toBe(rest);
  });

  test.each([
    "call mom 9:30 every night but Wednesday, that's her dance night",
    'lunch at Panera, sorry, running late, tomorrow at noon',
    'Dinner Friday at 7, no wait, Ann is back at 8, so Saturday',
    '周三晚上七点聚餐，不对，我再想想',
  ])('%s: nothing that is clear', (text) => {
    expect(takenBack(text, context)).toBeUndefined();
  });
});

test.each([
  ['明天下午三点，哦不对，是四点，去学校开家长会', ['event 家长会 2026-11-23T16:00']],
  [
    'remind me tomorrow at 5am, actually 5:30am, to bring the heifers in',
    ['reminder bring the heifers in 2026-11-23T05:30'],
  ],
])('what is said behind it is of the same thing: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});
