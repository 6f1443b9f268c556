import type { Occurrence, Window } from '../time/event.ts';
import { HOUR, type Instant, MINUTE, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { findSlots, type RankedSlot, type SlotQuery } from './find.ts';
import { freeStretches, intersectIntervals, mergeIntervals } from './intervals.ts';
import { openTime } from './open-time.ts';
import type { WorkingHours } from './working-hours.ts';

/** Somebody who is to come, besides who looks for the time. */
export interface Attendant {
  /** IANA zone of the hours. */
  readonly zone: string;
  /** Without them every hour is open. */
  readonly hours?: WorkingHours | undefined;
  /** In any order; tentative time counts as taken. */
  readonly busy: readonly Occurrence[];
}

/** As for one person, who is the one that looks. */
export interface JointQuery extends SlotQuery {
  readonly others: readonly Attendant[];
}

export interface JointSlot extends RankedSlot {
  /** Who of the others cannot come, by their places in the list. */
  readonly missing: readonly number[];
}

/** One missing person outweighs any discomfort of 50 who come. */
const MISSING = 2_000;

/** The usual day, outside of which it is early or late for somebody. */
const DAY_START = 9 * HOUR;
const DAY_END = 18 * HOUR;
const HALF_HOUR = 30 * MINUTE;
const MOST_UNUSUAL = 20;
/** A free stretch is split when what is left before and after is of little use. */
const SPLIT = 3;
const USEFUL = 2 * HOUR;

/**
 * Times at which all can come, best first; where there are none, those at which most can, and who is missing then. The
 * one who looks always comes. A time is possible for somebody when it lies inside their own hours in their own zone,
 * with the buffer kept to all that takes their time (see findSlots). Of equally many it is the best by the score for
 * the one who looks less the discomfort of all others who come.
 *
 * Takes O(s · n · log m) for s starts, n people and m free stretches of each.
 */
export function findJointSlots({ others, ...query }: JointQuery): JointSlot[] {
  const { window, durationMs, bufferMs } = query;
  const open = others.map(({ zone, hours, busy }): Window[] => {
    const free = freeStretches(busy, window, bufferMs);
    return mergeIntervals(hours ? intersectIntervals(free, openTime(window, zone, hours)) : free);
  });
  const missingAt = (start: Instant): number[] =>
    others.flatMap((_, index) => (stretchAt(open[index] ?? [], start, durationMs) ? [] : [index]));
  const search = (most: number): JointSlot[] => {
    const cost = (start: Instant): number => {
      let missing = 0;
      let discomfort = 0;
      for (const [index, { zone }] of others.entries()) {
        const stretch = stretchAt(open[index] ?? [], start, durationMs);
        if (!stretch) missing++;
        else discomfort += discomfortOf({ start, end: start + durationMs }, stretch, zone);
        if (missing > most) return Infinity;
      }
      return missing * MISSING + discomfort;
    };
    return findSlots({ ...query, cost }).map((slot) => {
      const missing = missingAt(slot.start);
      return { ...slot, score: slot.score + missing.length * MISSING, missing };
    });
  };
  const forAll = search(0);
  if (forAll.length > 0) return forAll;
  // The best of all has as few missing as can be: only such are offered.
  const [best] = search(others.length);
  return best ? search(best.missing.length) : [];
}

/** The stretch in which somebody is free all along; `stretches` are disjoint and in time order. */
function stretchAt(stretches: readonly Window[], start: Instant, durationMs: number): Window | undefined {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as Window).to < start + durationMs) low = middle + 1;
    else high = middle;
  }
  const found = stretches[low];
  return found && found.from <= start ? found : undefined;
}

/** How little a time suits somebody who can come: a point for each half-hour outside the usual day, and some for a free stretch that is split in two of little use. */
function discomfortOf({ start, end }: Occurrence, stretch: Window, zone: string): number {
  const wall = toWall(start, zone);
  const day = wallDay(wall);
  const early = Math.max(0, DAY_START - wallTimeOfDay(wall));
  const late = Math.max(0, toWall(end, zone) - (day + DAY_END));
  const unusual = Math.min(MOST_UNUSUAL, Math.ceil((early + late) / HALF_HOUR));
  const [before, after] = [start - stretch.from, stretch.to - end];
  const splits = before > 0 && after > 0 && before < USEFUL && after < USEFUL;
  return unusual + (splits ? SPLIT : 0);
}
