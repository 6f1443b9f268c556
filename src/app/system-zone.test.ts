import { expect, it } from 'vitest';
import { zoneFrom } from './system-zone.ts';

/** What Node 24 says of each: the name by Intl, and the minutes west of UTC by Date. */
it.each([
  [undefined, 'Asia/Shanghai', -480, 'Asia/Shanghai', false],
  ['Asia/Tokyo', 'Asia/Tokyo', -540, 'Asia/Tokyo', false],
  [':Asia/Tokyo', 'Asia/Tokyo', -540, 'Asia/Tokyo', false],
  ['EST5EDT', 'America/New_York', 300, 'America/New_York', false],
  ['Etc/GMT-8', 'Etc/GMT-8', -480, 'Etc/GMT-8', false],
  // UTC is a zone, and what is there when there is none.
  ['UTC', 'UTC', 0, 'UTC', false],
  ['GMT', '+00:00', 0, 'UTC', false],
  ['UTC0', undefined, 0, 'UTC', false],
  ['', 'Etc/Unknown', 0, 'UTC', false],
  [undefined, 'UTC', 0, 'UTC', false],
  [undefined, undefined, 0, 'UTC', false],
  // POSIX, where hours are west of UTC.
  ['CST-8', undefined, -480, 'Etc/GMT-8', true],
  ['UTC-8', undefined, -480, 'Etc/GMT-8', true],
  ['CST+06', undefined, 360, 'Etc/GMT+6', true],
  ['GMT-3', '-03:00', -180, 'Etc/GMT-3', true],
  ['<+08>-8', 'UTC', 0, 'Etc/GMT-8', true],
  ['<-03>3', 'UTC', 0, 'Etc/GMT+3', true],
  ['XYZ0', undefined, 0, 'UTC', true],
  // By a file, also one that is not there.
  ['/usr/share/zoneinfo/Asia/Tokyo', undefined, -540, 'Asia/Tokyo', true],
  [':/nowhere/zoneinfo/posix/America/Sao_Paulo', undefined, 0, 'America/Sao_Paulo', true],
  [':/nowhere/localtime', undefined, 0, 'UTC', true],
  ['asia/tokyo', undefined, 0, 'Asia/Tokyo', true],
  // Only an offset is known, or nothing is.
  [undefined, undefined, -480, 'Etc/GMT-8', true],
  ['Beijing', undefined, -480, 'Etc/GMT-8', true],
  ['IST-5:30', 'UTC', 0, 'UTC', true],
  ['IST-5:30', undefined, -330, 'UTC', true],
  ['EST5EDT4,M3.2.0,M11.1.0', 'UTC', 0, 'UTC', true],
  ['GMT+25', undefined, 1440, 'UTC', true],
  ['Mars/X', undefined, 0, 'UTC', true],
])('TZ=%s, called %s by Intl and %i minutes west by Date, is %s (a guess: %s)', (tz, name, offset, zone, isGuess) => {
  expect(zoneFrom({ tz, name, offset })).toEqual({ zone, isGuess, tz: tz || undefined });
});
