import { describe, expect, test } from 'vitest';
import { formatWallDate } from '../time/wall.ts';
import { MONDAY, SUNDAY, startOfWeek, usualWeekStart } from '../time/week-start.ts';
import { readPhrase } from './read.ts';

test.each([
  ['en', 'America/New_York', SUNDAY],
  ['en', 'America/Toronto', SUNDAY],
  ['en', 'Asia/Kolkata', SUNDAY],
  ['en', 'Europe/London', MONDAY],
  ['en', 'Australia/Sydney', MONDAY],
  ['en', 'UTC', MONDAY],
  ['en', 'Asia/Shanghai', MONDAY],
  ['zh', 'America/New_York', MONDAY],
] as const)('readers of %s in %s begin the week on day %i', (language, zone, day) => {
  expect(usualWeekStart(language, zone)).toBe(day);
});

test('a week has seven days from its start', () => {
  for (const start of [MONDAY, SUNDAY, 5]) {
    for (let day = 0; day < 30; day++) {
      const wall = Date.UTC(2026, 10, 1 + day, 13);
      const first = startOfWeek(wall, start);
      expect((wall - first) / 86_400_000).toBeLessThan(7);
      expect(wall).toBeGreaterThanOrEqual(first);
      expect((new Date(first).getUTCDay() + 6) % 7).toBe(start);
    }
  }
});

describe('words for weeks follow it', () => {
  /** Sunday, noon in New York. */
  const now = Date.UTC(2026, 10, 22, 17);
  const days = (text: string, language: 'en' | 'zh', zone: string): string[] => {
    const reading = readPhrase(text, { now, language, zone })?.reading;
    return reading?.kind === 'range' ? [formatWallDate(reading.from), formatWallDate(reading.to)] : [];
  };

  test.each([
    ['this week', 'en', 'America/New_York', '2026-11-22', '2026-11-29'],
    ['next week', 'en', 'America/New_York', '2026-11-29', '2026-12-06'],
    ['last week', 'en', 'America/New_York', '2026-11-15', '2026-11-22'],
    ['this week', 'en', 'Europe/London', '2026-11-16', '2026-11-23'],
    ['本周', 'zh', 'America/New_York', '2026-11-16', '2026-11-23'],
  ] as const)('%s in %s and %s', (text, language, zone, from, to) => {
    expect(days(text, language, zone)).toEqual([from, to]);
  });

  test('next Friday is asked about in the week of that Friday', () => {
    const codes = (zone: string) =>
      readPhrase('next Friday', { now, language: 'en', zone })?.problems.map(({ code }) => code);
    expect(codes('America/Chicago')).toEqual(['ambiguous']);
    expect(codes('Europe/London')).toEqual([]);
  });
});
