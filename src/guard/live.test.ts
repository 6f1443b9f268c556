import { expect, test } from 'vitest';
import { DAY, HOUR } from '../domain/time/wall.ts';
import { isLive } from './live.ts';

test.each([
  ['just made', HOUR, true],
  ['about to expire', 1, true],
  ['expired', 0, false],
  ['made before the clock was set back by a day', HOUR + DAY, true],
  ['made by a clock that was far ahead', HOUR + DAY + 1, false],
])('what lives for an hour, %s', (_name, left, live) => {
  const now = Date.UTC(2026, 0, 1);
  expect(isLive(now + left, now, HOUR)).toBe(live);
});
