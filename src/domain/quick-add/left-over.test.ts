import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

test.each([
  ['周三上午九点体检，记得新增一条待办'],
  ['周五下午三点开会，记得加个提醒'],
  ['dentist monday 3pm, also add a to-do to call the bank'],
  ['haircut tuesday 4pm. Make another reminder for the car'],
])('what is left of a sentence and is no title is asked about: %s', (text) => {
  expect(said(text)).toEqual(['open']);
});

test.each([
  ['周三下午三点面谈，线上，四十分钟', ['event 面谈，线上 2026-11-25T15:00']],
  ['run monday 6pm, 5 miles, 45 min', ['event run, 5 miles 2026-11-23T18:00']],
  ['sprint review monday 3pm, set up the projector', ['event sprint review, set up the projector 2026-11-23T15:00']],
])('and a title is none of it: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ['明晚7点在海底捞聚餐，等等，订的是外婆家'],
  ['明天三点开会，不对，我再想想'],
  ['Dinner Friday at 7, no wait, they said the other place'],
])('what was taken back in a way that is not read is asked about: %s', (text) => {
  expect(said(text)).toEqual(['open']);
});

test.each([
  ['明天下午三点开会，不对外开放', ['event 开会，不对外开放 2026-11-23T15:00']],
  ['fix the correction code tomorrow at 9am', ['event fix the correction code 2026-11-23T09:00']],
])('and such words in a name are no doubt: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});
