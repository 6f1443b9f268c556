import { expect, test } from 'vitest';
import { formatWall } from '../time/wall.ts';
import { alignStart } from './align.ts';
import { series } from './testing/series.ts';

const align = (start: string, rrule: string) => alignStart(series(start, rrule, 'Asia/Shanghai'), 'en');

test('a start that matches its rule stays', () => {
  expect(align('2026-01-05T09:00:00', 'FREQ=WEEKLY;BYDAY=MO').notes).toEqual([]);
});

test('a start that does not match moves to the first match, and that is said', () => {
  const { time, notes } = align('2026-01-06T09:00:00', 'FREQ=WEEKLY;BYDAY=MO');
  expect(formatWall(time.start)).toBe('2026-01-12T09:00:00');
  expect(notes[0]).toContain('2026-01-12T09:00:00');
  expect(formatWall(align('2026-01-06T09:30:00', 'FREQ=DAILY;BYHOUR=8').time.start)).toBe('2026-01-07T08:30:00');
});

test('a date as UNTIL includes its day, and that is said', () => {
  const { notes } = align('2026-01-05T09:00:00', 'FREQ=DAILY;UNTIL=20260110');
  expect(notes).toEqual(['Repeats through 2026-01-10, that day included.']);
});

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4,6',
])('%s never matches', (rrule) => {
  expect(() => align('2026-01-05T09:00:00', rrule)).toThrow('never matches');
});

test('a rule that is over before it begins is refused as such', () => {
  expect(() => align('2026-01-05T09:00:00', 'FREQ=DAILY;UNTIL=20260104')).toThrow('ends before');
});

test('an all-day event does not repeat by the hour', () => {
  expect(() => align('2026-01-05', 'FREQ=HOURLY')).toThrow('all-day');
});
