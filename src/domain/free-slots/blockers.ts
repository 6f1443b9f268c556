import type { Busy } from '../time/event.ts';
import { MINUTE, wallDay, wallWeekday } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { openStretches, type SlotQuery } from './find.ts';

export interface Blocker {
  /** The first time at which it is in the way. */
  readonly busy: Busy;
  /** How often it is. */
  readonly times: number;
  /** How much of the time that was looked through it takes, all its times together. */
  readonly minutes: number;
}

/**
 * What takes most of the time that `findSlots` looks through, each event or series once, the longest first; where they
 * are alike the earlier one.
 *
 * @example
 * blockersOf({ ...query, busy: [workshop, call] }) // [{ busy: workshop, times: 1, minutes: 540 }, …]
 */
export function blockersOf(query: SlotQuery): Blocker[] {
  const { zone, weekdays, skips } = query;
  const isLooked = (at: number): boolean => {
    const wall = toWall(at, zone);
    return !(weekdays && !weekdays.includes(wallWeekday(wall))) && !skips?.(wallDay(wall));
  };
  const open = openStretches(query).filter(({ from }) => isLooked(from));
  const found = new Map<string, Blocker>();
  for (const busy of query.busy.toSorted((a, b) => a.start - b.start)) {
    const taken = open.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, busy.end) - Math.max(from, busy.start)),
      0,
    );
    if (taken === 0) continue;
    const { times, minutes, ...known } = found.get(busy.id) ?? { busy, times: 0, minutes: 0 };
    found.set(busy.id, { ...known, times: times + 1, minutes: minutes + taken / MINUTE });
  }
  return [...found.values()].toSorted((a, b) => b.minutes - a.minutes || a.busy.start - b.busy.start);
}
