import { expect, test } from 'vitest';
import { formatWall, formatWallClock, formatWallDate, parseWall, wallDay, wallTimeOfDay, wallWeekday } from './wall.ts';

test.each(['2026-01-28T15:00:00', '1900-01-01T00:00:00', '2200-12-31T23:59:59', '1969-12-31T23:00:00'])(
  '%s is read and written alike',
  (text) => {
    expect(formatWall(parseWall(text) as number)).toBe(text);
  },
);

test('a date is its midnight, seconds may be left out', () => {
  expect(parseWall('2026-01-28')).toBe(Date.UTC(2026, 0, 28));
  expect(parseWall('2026-01-28 15:00')).toBe(Date.UTC(2026, 0, 28, 15));
});

test.each(['2026-02-30', '2026-13-01', '2026-01-28T24:00', '2026-01-28T12:60', '2026-1-8', 'x', '2026-01-28T15:00Z'])(
  '%s is not a wall time',
  (text) => {
    expect(parseWall(text)).toBeUndefined();
  },
);

test('days, times of day and weekdays hold before 1970 too', () => {
  const evening = parseWall('1969-12-28T23:30:00') as number;
  expect(formatWallDate(wallDay(evening))).toBe('1969-12-28');
  expect(formatWallClock(wallTimeOfDay(evening))).toBe('23:30');
  expect(wallWeekday(evening)).toBe(6);
  expect(wallWeekday(parseWall('2026-01-28') as number)).toBe(2);
});
