import type { MinuteRange } from '../free-slots/working-hours.ts';
import { DAY, HOUR, type Instant, MINUTE, type WallMs, wallTimeOfDay } from '../time/wall.ts';

/**
 * What a plan costs, said once for the search, its tests and the oracle of
 * `npm run eval`. Everything counts by quarter hours of a part; of two plans the one
 * that costs less is better. In the order of their size: leaving out, being late, moving
 * what was planned, leaving no air in a day, an unwished time of day, putting off.
 */
const UNPLACED = 4_000;
const LATE = 400;
const LATE_PER_HOUR = 40;
/** Later than this it is all the same, and better than never. */
const LATE_MOST = 2_000;
const MOVED = 120;
const MOVED_PER_QUARTER = 30;
const CROWDED = 10;
const UNWISHED = 6;
const PER_DAY = 1;

const quarters = (minutes: number): number => minutes / 15;

/** Of a part that finds no place. */
export const costOfLeaving = (minutes: number, weight: number): number => UNPLACED * weight * quarters(minutes);

/** Of each minute beyond the share of a day's free time that is to be filled. */
export const CROWDED_PER_MINUTE = quarters(CROWDED);

/** What the cost of a start depends on. */
export interface Placing {
  readonly minutes: number;
  readonly weight: number;
  readonly due?: Instant | undefined;
  readonly wish?: MinuteRange | undefined;
  readonly previous?: Instant | undefined;
}

/** Of a part that begins at `start`, which is `wall` on the user's clock, in a plan that begins at `from`. */
export function costOfStart(
  { minutes, weight, due, wish, previous }: Placing,
  start: Instant,
  wall: WallMs,
  from: Instant,
): number {
  const length = quarters(minutes);
  const end = start + minutes * MINUTE;
  let cost = (PER_DAY * weight * length * (start - from)) / DAY;
  // What is overdue already is late by what it is put off.
  if (due !== undefined && end > due) {
    const hours = (end - Math.max(due, from)) / HOUR;
    cost += weight * length * Math.min(LATE + LATE_PER_HOUR * hours, LATE_MOST);
  }
  if (wish) cost += quarters(UNWISHED * outside(wish, wallTimeOfDay(wall) / MINUTE, minutes));
  if (previous !== undefined && previous !== start) cost += MOVED + MOVED_PER_QUARTER * length;
  return cost;
}

/** Minutes of a span that lie outside a part of the day. */
function outside([from, to]: MinuteRange, start: number, minutes: number): number {
  return minutes - Math.max(0, Math.min(start + minutes, to) - Math.max(start, from));
}
