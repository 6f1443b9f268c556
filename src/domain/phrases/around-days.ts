import { DAY, type WallMs } from '../time/wall.ts';
import { aroundDays as english } from './en/around-days.ts';
import type { AroundDays } from './frames/around-days.ts';
import { normalise } from './frames/normalise.ts';
import { readNumber } from './frames/numerals.ts';
import { aroundDays as chinese } from './zh/around-days.ts';

const LANGUAGES: readonly AroundDays[] = [chinese, english];
const NEAR = 3;

/**
 * The days that words say around the one that they are read as, first in and last out. Undefined where they are of that day.
 *
 * @example
 * daysAround('12月20号前后', dec20) // from Dec 17 to Dec 24
 */
export function daysAround(text: string, day: WallMs): { from: WallMs; to: WallMs } | undefined {
  const plain = normalise(text);
  for (const { near, beside, middle } of LANGUAGES) {
    if (near.test(plain)) return { from: day - NEAR * DAY, to: day + (NEAR + 1) * DAY };
    if (middle?.test(plain)) return { from: day - 4 * DAY, to: day + 6 * DAY };
    const { count, unit, before } = beside?.exec(plain)?.groups ?? {};
    if (count === undefined) continue;
    const days = (readNumber(count) ?? Number.NaN) * (unit === '天' ? 1 : 7);
    if (Number.isNaN(days)) continue;
    return before ? { from: day, to: day + days * DAY } : { from: day - (days - 1) * DAY, to: day + DAY };
  }
  return undefined;
}
