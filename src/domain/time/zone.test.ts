import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, type WallMs } from './wall.ts';
import { findZone, offsetAt, startOfDay, toInstant, toWall } from './zone.ts';

const ZONES = [
  ...[
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Asia/Tehran',
  ],
  ...['Pacific/Apia', 'America/St_Johns', 'Antarctica/Troll', 'Asia/Shanghai', 'Africa/Cairo', 'Europe/Dublin'],
  ...[
    'America/Santiago',
    'Asia/Kathmandu',
    'Pacific/Chatham',
    'America/Havana',
    'Asia/Gaza',
    'Pacific/Kwajalein',
    'UTC',
  ],
];

const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hourCycle: 'h23' }),
  ]),
);

/** Asked of Intl directly, without our tables. */
function intlOffset(zone: string, instant: number): number {
  const name =
    formats
      .get(zone)
      ?.formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'none';
  const [, sign, hours, minutes, seconds] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/.exec(name) ?? [];
  const size = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE + Number(seconds ?? 0) * 1000;
  return sign === '-' ? -size : size;
}

test('offsets are those of Intl, at any instant', () => {
  for (const zone of ZONES) {
    for (let round = 0; round < 60; round++) {
      const instant =
        Date.UTC(1900, 0, 1) + Math.floor((round * 0.618_034 * 200) % 200) * 365 * DAY + round * 6.1 * DAY;
      expect(offsetAt(zone, instant), `${zone} ${new Date(instant).toISOString()}`).toBe(intlOffset(zone, instant));
    }
  }
});

/** Every instant at which the clock shows `wall`, found by looking. */
const readings = (wall: WallMs, zone: string): number[] => {
  const found: number[] = [];
  for (let instant = wall - 15 * HOUR; instant <= wall + 15 * HOUR; instant += 15 * MINUTE) {
    if (toWall(instant, zone) === wall) found.push(instant);
  }
  return found;
};

test('and remain so once a table is kept', () => {
  for (const zone of ZONES) {
    for (let round = 0; round < 120; round++) {
      const instant = Date.UTC(2011, 0, 1) + round * 6.1 * DAY;
      expect(offsetAt(zone, instant), `${zone} ${new Date(instant).toISOString()}`).toBe(intlOffset(zone, instant));
    }
  }
});

test('around every change of the clocks a wall time maps as RFC 5545 says', () => {
  let gaps = 0;
  let overlaps = 0;
  for (const zone of ZONES) {
    for (let day = Date.UTC(2011, 0, 1); day < Date.UTC(2013, 0, 1); day += DAY) {
      const change = offsetAt(zone, day + DAY) - offsetAt(zone, day);
      if (change === 0) continue;
      for (let wall = day - 15 * HOUR; wall < day + 39 * HOUR; wall += 15 * MINUTE) {
        const [first, second] = readings(wall, zone);
        if (first === undefined) {
          gaps++;
          expect(toInstant(wall, zone)).toBe(wall - offsetAt(zone, day));
        } else {
          overlaps += second === undefined ? 0 : 1;
          expect(toInstant(wall, zone)).toBe(first);
          expect(toInstant(wall, zone, 1)).toBe(second ?? first);
        }
      }
    }
  }
  expect(gaps).toBeGreaterThan(100);
  expect(overlaps).toBeGreaterThan(100);
});

test('a day begins at its first instant, even where that is not midnight', () => {
  const day = Date.UTC(2018, 10, 4);
  expect(toWall(startOfDay(day + 5 * HOUR, 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe(day + HOUR);
});

test('zones are found in any case, unknown ones and fixed offsets are not', () => {
  expect(findZone('asia/shanghai')).toBe('Asia/Shanghai');
  expect(findZone('utc')).toBe('UTC');
  expect(findZone('US/Pacific')).toBe('US/Pacific');
  expect(findZone('Mars/Olympus')).toBeUndefined();
  expect(findZone('+08:00')).toBeUndefined();
  expect(() => offsetAt('Mars/Olympus', 0)).toThrow(RangeError);
});
