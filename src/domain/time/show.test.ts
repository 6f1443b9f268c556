import { describe, expect, test } from 'vitest';
import { isoWeek, isoWithOffset, showWhen, weekdayName } from './show.ts';
import { parseWall } from './wall.ts';
import { toInstant } from './zone.ts';

const ZONE = 'Asia/Shanghai';
const at = (text: string, zone = ZONE): number => toInstant(parseWall(text) as number, zone);

test.each([
  [at('2026-01-28T15:00:00'), ZONE, '2026-01-28T15:00:00+08:00'],
  [0, 'UTC', '1970-01-01T00:00:00+00:00'],
  [at('2026-01-28T15:00:00', 'America/St_Johns'), 'America/St_Johns', '2026-01-28T15:00:00-03:30'],
  // Local mean time: five minutes and 43 seconds past eight.
  [at('1900-01-01T12:00:00'), ZONE, '1900-01-01T12:00:00+08:06'],
])('%d in %s is %s', (instant, zone, text) => {
  expect(isoWithOffset(instant, zone)).toBe(text);
});

describe('when', () => {
  test.each([
    ['2026-01-28T15:00', '2026-01-28T16:00', false, '2026-01-28 周三 15:00–16:00', 'Wed 2026-01-28 15:00–16:00'],
    ['2026-01-28T15:00', '2026-01-28T15:00', false, '2026-01-28 周三 15:00', 'Wed 2026-01-28 15:00'],
    [
      '2026-01-28T23:00',
      '2026-01-29T01:00',
      false,
      '2026-01-28 周三 23:00 – 2026-01-29 周四 01:00',
      'Wed 2026-01-28 23:00 – Thu 2026-01-29 01:00',
    ],
    ['2026-01-28', '2026-01-29', true, '2026-01-28 周三 全天', 'Wed 2026-01-28 all day'],
    [
      '2026-01-28',
      '2026-01-31',
      true,
      '2026-01-28 周三 – 2026-01-30 周五 全天',
      'Wed 2026-01-28 – Fri 2026-01-30 all day',
    ],
  ])('%s to %s', (start, end, allDay, zh, en) => {
    const span = { start: at(start), end: at(end), allDay };
    expect(showWhen(span, ZONE, 'zh')).toBe(zh);
    expect(showWhen(span, ZONE, 'en')).toBe(en);
  });

  test('names the offsets where the clocks go back in between', () => {
    const start = Date.UTC(2026, 10, 1, 5, 30);
    const shown = showWhen({ start, end: start + 3_600_000, allDay: false }, 'America/New_York', 'en');
    expect(shown).toBe('Sun 2026-11-01 01:30 (-04:00)–01:30 (-05:00)');
  });

  test('an all-day span may begin after a midnight that does not exist', () => {
    const zone = 'America/Sao_Paulo';
    const span = { start: at('2018-11-04', zone), end: at('2018-11-05', zone), allDay: true };
    expect(showWhen(span, zone, 'en')).toBe('Sun 2018-11-04 all day');
  });

  test.each([
    ['America/Havana', '2027-03-13', '2027-03-14', 'Sat 2027-03-13 all day'],
    ['Pacific/Apia', '2011-12-29', '2011-12-30', 'Thu 2011-12-29 all day'],
  ])(
    'an all-day span may end where the next day does not begin at midnight, or was left out: %s',
    (zone, from, to, en) => {
      expect(showWhen({ start: at(from, zone), end: at(to, zone), allDay: true }, zone, 'en')).toBe(en);
    },
  );
});

test('weekdays and ISO weeks', () => {
  expect([
    weekdayName(2, 'zh'),
    weekdayName(2, 'en'),
    weekdayName(2, 'zh', 'long'),
    weekdayName(2, 'en', 'long'),
  ]).toEqual(['周三', 'Wed', '星期三', 'Wednesday']);
  const weeks = ['2026-01-01', '2025-12-28', '2025-12-29', '2021-01-03', '2020-12-31', '2027-01-01'];
  expect(weeks.map((day) => isoWeek(parseWall(day) as number))).toEqual([1, 52, 1, 53, 53, 53]);
});
