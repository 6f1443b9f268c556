import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['meeting', 'meeting', 0],
  ['meting', 'meeting', 1],
  ['meetting', 'meeting', 1],
  ['meeging', 'meeting', 1],
  ['meeitng', 'meeting', 1],
  ['tommorow', 'tomorrow', 2],
  ['会议', '会义', 1],
])('%s, %s: %i, both ways', (a, b, expected) => {
  expect(editDistance(a, b)).toBe(expected);
  expect(editDistance(b, a)).toBe(expected);
});
