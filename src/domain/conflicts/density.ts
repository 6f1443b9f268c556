import { blockedTime, intersectIntervals } from '../free-slots/intervals.ts';
import type { Occurrence, Window } from '../time/event.ts';
import { DAY, HOUR, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';

export interface Density {
  /** Hours of `window` that busy time fills, overlaps counted once; two decimals. */
  readonly hours: number;
  readonly level: 'normal' | 'high' | 'overload';
}

/** Busy hours on one local date from which it is full, and from which it is too much. */
const HIGH = 6 * HOUR;
const OVERLOAD = 9 * HOUR;

/**
 * How full `window` is. The level goes by its densest local date in `zone`:
 * `high` from 6 busy hours, `overload` from 9. Pass what fills time (busy and
 * tentative), in any order.
 */
export function densityOf(busy: readonly Occurrence[], window: Window, zone: string): Density {
  const filled = intersectIntervals(blockedTime(busy.filter(({ start, end }) => end > start)), [window]);
  const byDate = new Map<WallMs, number>();
  let total = 0;
  let densest = 0;
  for (const { from, to } of filled) {
    total += to - from;
    let at: Instant = from;
    for (let date = wallDay(toWall(from, zone)); at < to; date += DAY) {
      const until = Math.min(to, startOfDay(date + DAY, zone));
      if (until <= at) continue;
      const sum = (byDate.get(date) ?? 0) + until - at;
      byDate.set(date, sum);
      densest = Math.max(densest, sum);
      at = until;
    }
  }
  const level = densest >= OVERLOAD ? 'overload' : densest >= HIGH ? 'high' : 'normal';
  return { hours: Math.round((total / HOUR) * 100) / 100, level };
}
