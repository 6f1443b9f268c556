import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

test.each([
  [
    'passport form due dec 15, remind me a week b4',
    ['todo passport form 2026-12-15T00:00', 'reminder passport form 2026-12-08T09:00'],
  ],
  ['call mom b4 5pm tomorrow', ['todo call mom 2026-11-23T17:00']],
  ['room b4 standup tomorrow 9am', ['event room b4 standup 2026-11-23T09:00']],
  ['im out friday', ["event i'm out 2026-11-27T00:00"]],
  ['we are out of milk friday', ['todo out of milk 2026-11-27T00:00']],
  ['remember im allergic to shellfish', ["memory i'm allergic to shellfish 1970-01-01T00:00"]],
  ['记一下啊，房东说暖气下周三才修', ['memo 房东说暖气下周三才修 1970-01-01T00:00']],
  ['明天下午2点请个假', ['event 请个假 2026-11-23T14:00']],
  ['年假从12月21号休到12月25号', ['event 年假 2026-12-21T00:00']],
  ['从今天起每天早上八点和晚上八点吃药，5天', ['event 吃药 2026-11-22T20:00']],
  ['我明天都有些什么事', ['wish']],
  ['flight to ORD thurs 6:40am, ping me 3h b4 and again 90 min b4', ['event flight to ORD 2026-11-26T06:40 2']],
  ['Dentist tomorrow 4pm, important, remind me 1 h before', ['event Dentist, important 2026-11-23T16:00 1']],
])('typed or said in haste: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});
