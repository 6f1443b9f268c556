import { describe, expect, test } from 'vitest';
import { HOUR, parseWall } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import { type AlternativeRequest, rankAlternatives } from './alternatives.ts';

const zone = 'America/New_York';
const hour = (text: string) => {
  const start = toInstant(parseWall(text) as number, zone);
  return { start, end: start + HOUR };
};
/** Wednesday, ten in the morning. */
const request: AlternativeRequest = { ...hour('2026-01-28T10:00'), zone };
const scored = (text: string, wanted = request) => rankAlternatives(wanted, [hour(text)])[0];

describe('the weights of the contract', () => {
  test.each([
    // same day 100, weekday 10, half day 20, prime 15, proximity ⌊50 − 50·Δ/12 h⌋
    [
      '2026-01-28T09:00',
      100 + 10 + 20 + 15 + 45,
      ['same_day', 'near_time', 'same_half_day', 'prime_hours', 'same_weekday'],
    ],
    ['2026-01-28T11:00', 100 + 10 + 20 + 45, ['same_day', 'near_time', 'same_half_day', 'same_weekday']],
    ['2026-01-28T14:00', 100 + 10 + 15 + 33, ['same_day', 'prime_hours', 'same_weekday']],
    ['2026-01-28T22:00', 100 + 10, ['same_day', 'same_weekday']],
    ['2026-01-29T10:00', 20 + 15 + 50, ['near_time', 'same_half_day', 'prime_hours']],
    ['2026-02-04T10:00', 10 + 20 + 15 + 50, ['near_time', 'same_half_day', 'prime_hours', 'same_weekday']],
    ['2026-01-30T16:00', 25, []],
    ['2026-01-30T15:45', 15 + 26, ['prime_hours']],
  ])('%s scores %d', (text, score, reasons) => {
    expect(scored(text)).toMatchObject({ score, reasons });
  });

  test('hours are those of the wall clock, also across a DST change', () => {
    const before = { ...hour('2026-03-04T10:00'), zone };
    expect(scored('2026-03-11T10:00', before)?.score).toBe(10 + 20 + 15 + 50);
  });

  test('an all-day request is ranked by day and weekday alone', () => {
    const allDay = { ...hour('2026-01-28'), zone, allDay: true };
    expect(scored('2026-02-04', allDay)).toMatchObject({ score: 10, reasons: ['same_weekday'] });
    expect(scored('2026-01-29', allDay)).toMatchObject({ score: 0, reasons: [] });
  });
});

test('equal scores: the nearer first, then the earlier', () => {
  const order = rankAlternatives(request, [
    hour('2026-02-02T10:00'),
    hour('2026-01-29T10:00'),
    hour('2026-01-27T10:00'),
  ]);
  expect(order.map(({ start }) => start)).toEqual(
    ['2026-01-27T10:00', '2026-01-29T10:00', '2026-02-02T10:00'].map((text) => hour(text).start),
  );
});
