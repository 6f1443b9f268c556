import type { Occurrence } from '../time/event.ts';
import { type Instant, MINUTE, wallDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import type { Mode } from './estimate.ts';
import type { Spot } from './spot.ts';

/** Something that takes place somewhere. */
export interface Stop extends Occurrence {
  readonly id: string;
  readonly title: string;
  readonly spot: Spot;
}

/** How long a way takes. */
export interface Way {
  readonly minutes: number;
  readonly mode: Mode;
  /** Told by a map server or a person; otherwise estimated by the distance. */
  readonly isTold: boolean;
}

/** The way to a stop. */
export interface Leg<At extends Stop = Stop> {
  readonly from: Spot;
  readonly to: At;
  /** Where one is before; absent when that is home or work. */
  readonly before?: At | undefined;
  /** Undefined where nothing is known of it. */
  readonly way: Way | undefined;
}

interface Route<At extends Stop> {
  readonly stops: readonly At[];
  readonly zone: string;
  /** Where a day begins. */
  readonly base: (at: Instant) => Spot | undefined;
  readonly way: (from: Spot, to: Spot, at: Instant) => Way | undefined;
}

/**
 * The ways to each stop: from the one before it on the same local date, else from where the day begins. What overlaps
 * another is in conflict with it already, and nobody comes from there.
 */
export function legsOf<At extends Stop>({ stops, zone, base, way }: Route<At>): Leg<At>[] {
  const sorted = [...stops].sort((a, b) => a.start - b.start || a.end - b.end);
  const dayOf = (at: Instant): number => wallDay(toWall(at, zone));
  let last: At | undefined;
  return sorted.flatMap((to): Leg<At>[] => {
    const isAfter = last !== undefined && last.end <= to.start && dayOf(last.end) === dayOf(to.start);
    const isMet = last !== undefined && last.end > to.start;
    const before = isAfter ? last : undefined;
    const from = before ? before.spot : base(to.start);
    if (last === undefined || to.end >= last.end) last = to;
    if (isMet || !from || from.key === to.spot.key) return [];
    return [{ from, to, before, way: way(from, to.spot, to.start) }];
  });
}

/** When one has to go. */
export const leaveAt = ({ to, way }: Pick<Leg, 'to' | 'way'>): Instant | undefined =>
  way && to.start - way.minutes * MINUTE;

/** Minutes that are missing between two stops; 0 where the way fits, or nothing is known of it. */
export function missingMinutes({ before, to, way }: Leg): number {
  if (!before || !way) return 0;
  return Math.max(0, way.minutes - Math.floor((to.start - before.end) / MINUTE));
}
