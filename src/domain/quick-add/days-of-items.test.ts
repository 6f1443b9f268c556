import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

test.each([
  [
    'order turkey by Dec 20, pick it up the 23rd at 10',
    ['todo order turkey 2026-12-20T00:00', 'event pick it up 2026-12-23T10:00'],
  ],
  ['dentist dec 11 at 5, haircut the 14th at 2', ['event dentist 2026-12-11T17:00', 'event haircut 2026-12-14T14:00']],
  ['12月3号下午2点体检，5号下午3点拿报告', ['event 体检 2026-12-03T14:00', 'event 拿报告 2026-12-05T15:00']],
  [
    'mon 9 dentist, 1:30 call w/ hr, 5 pick up mia',
    ['event dentist 2026-11-23T09:00', 'event call w/ hr 2026-11-23T13:30', 'event pick up mia 2026-11-23T17:00'],
  ],
  ['night shift fri sat 7pm-7am', ['event night shift 2026-11-27T19:00', 'event night shift 2026-11-28T19:00']],
  [
    'Dinner with Bo Dec 4 at 7, hike the next morning at 9',
    ['event Dinner with Bo 2026-12-04T19:00', 'event hike 2026-12-05T09:00'],
  ],
  ['周五去苏州，第二天早上9点游园', ['event 去苏州 2026-11-27T00:00', 'event 游园 2026-11-28T09:00']],
  [
    'Mia has swim at 4:15pm Dec 4 and Leo has piano at 5:30pm the same day',
    ['event Mia has swim 2026-12-04T16:15', 'event Leo has piano 2026-12-04T17:30'],
  ],
  ['Dinner Dec 4 at 7, gym 9-10am the next day', ['event Dinner 2026-12-04T19:00', 'event gym 2026-12-05T09:00']],
  [
    'audit Dec 3 from 11 till 1, handover 1:15-2 the same day',
    ['event audit 2026-12-03T11:00', 'event handover 2026-12-03T13:15'],
  ],
])('a later item is of the days said before: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each(['还有三天就是结婚纪念日了，提醒我订花', '离高考还有100天'])('%s: which day that is is asked', (text) => {
  expect(said(text)).toEqual(['open']);
});

test.each(['周三上午十点打疫苗，提前两小时跟我说一声', '周三上午十点打疫苗，提前两小时告诉我'])(
  '%s: asks to be reminded',
  (text) => {
    expect(said(text)).toEqual(['event 打疫苗 2026-11-25T10:00 1']);
  },
);

test('a shift goes into the next day, each time', () => {
  expect(said('每周五晚上10点到次日6点值夜班')).toEqual(['event 值夜班 2026-11-27T22:00']);
  expect(said('Night shift Friday Dec 4 from 7pm until 7am the next morning')).toEqual([
    'event Night shift 2026-12-04T19:00',
  ]);
});

test('another hour on some of the days of a repeat leaves them out of it', () => {
  expect(said('pick up kids every day at 4:30, Wednesdays at 5:30')).toEqual([
    'event pick up kids 2026-11-22T16:30',
    'event pick up kids 2026-11-25T17:30',
  ]);
  expect(said('每天四点半接孩子，周三五点半，周五三点')).toEqual([
    'event 接孩子 2026-11-22T16:30',
    'event 接孩子 2026-11-25T17:30',
    'event 接孩子 2026-11-27T15:00',
  ]);
});
