import { expect, test } from 'vitest';
import { allDayLead, dayAndClock } from './lead.ts';

const HOUR = 60;

test.each([
  [0, 0, 9],
  [24 * HOUR, 1, 9],
  [3 * 24 * HOUR, 3, 9],
  [7 * 24 * HOUR, 7, 9],
  [15 * HOUR, 1, 9],
  [4 * HOUR, 1, 20],
  [28 * HOUR, 2, 20],
  [30, 0, 9],
  [25 * HOUR, 1, 9],
])(
  'an all-day event that is to be reminded of %i minutes before is, %i days before at %i:00',
  (minutes, days, hour) => {
    expect(dayAndClock(allDayLead(minutes))).toEqual({ days, clock: hour * HOUR });
  },
);

test('no reminder of an all-day event goes off at night', () => {
  for (let minutes = 0; minutes < 40 * 24 * HOUR; minutes += 5) {
    const { clock } = dayAndClock(allDayLead(minutes));
    expect(clock).toBeGreaterThanOrEqual(6 * HOUR);
    expect(clock).toBeLessThanOrEqual(22 * HOUR);
  }
});
