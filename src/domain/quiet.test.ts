import { expect, it } from 'vitest';
import { parseWorkingHours } from './free-slots/working-hours.ts';
import { isQuiet } from './quiet.ts';

const quietAt = (hours: string, at: string, zone = 'Asia/Shanghai') =>
  isQuiet(parseWorkingHours(hours), Date.parse(at), zone);

it('holds from the first minute to before the last, over midnight too', () => {
  const night = 'MO-SU 22:00-07:00';
  expect(quietAt(night, '2026-11-23T21:59:59.999+08:00')).toBe(false);
  expect(quietAt(night, '2026-11-23T22:00+08:00')).toBe(true);
  expect(quietAt(night, '2026-11-24T06:59:59.999+08:00')).toBe(true);
  expect(quietAt(night, '2026-11-24T07:00+08:00')).toBe(false);
});

it('begins on the days that are named', () => {
  const weekend = 'FR-SA 23:00-10:00';
  expect(quietAt(weekend, '2026-11-29T09:00+08:00')).toBe(true);
  expect(quietAt(weekend, '2026-11-30T09:00+08:00')).toBe(false);
  expect(quietAt(weekend, '2026-11-27T09:00+08:00')).toBe(false);
});

it('goes by what clocks show on nights on which they are changed', () => {
  const night = 'MO-SU 01:30-03:30';
  // 02:00 becomes 03:00: these hours are one hour long.
  expect(quietAt(night, '2027-03-28T00:29:59Z', 'Europe/Berlin')).toBe(false);
  expect(quietAt(night, '2027-03-28T00:30:00Z', 'Europe/Berlin')).toBe(true);
  expect(quietAt(night, '2027-03-28T01:29:59Z', 'Europe/Berlin')).toBe(true);
  expect(quietAt(night, '2027-03-28T01:30:00Z', 'Europe/Berlin')).toBe(false);
});
