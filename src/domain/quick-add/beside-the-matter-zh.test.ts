import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';

describe('a day of the month beside a holiday is that holiday', () => {
  test.each([
    ['24号平安夜晚上7点吃饭', ['event 吃饭 2026-12-24T19:00']],
    ['1号元旦爬山', ['event 爬山 2027-01-01T00:00']],
    ['dinner on the 25th, Christmas, 2pm', ['event dinner 2026-12-25T14:00']],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('it is asked which where the holiday is on another day', () => {
    expect(said('8号腊八节喝粥')).toEqual(['open']);
  });
});

test.each([
  ['周三上午10点体检，记得空腹', ['event 体检，空腹 2026-11-25T10:00']],
  ['周五3点面试，记得带简历', ['event 面试，带简历 2026-11-27T15:00']],
  ['记得周五3点交表', ['reminder 交表 2026-11-27T15:00']],
])('what is to be remembered beside it makes no reminder of it: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});
