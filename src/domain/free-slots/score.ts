import type { Window } from '../time/event.ts';
import { DAY, HOUR, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { type DayPart, startsInPart, startsInPrimeHours } from './day-parts.ts';

export type SlotReason = 'preferred_part' | 'earliest' | 'prime_hours' | 'leaves_long_block' | 'next_to_other_event';

/** A stretch that slots are taken from, and whether it begins or ends at an event (with its buffer). */
export interface Stretch extends Window {
  readonly afterEvent: boolean;
  readonly beforeEvent: boolean;
}

interface Scored {
  readonly score: number;
  readonly reasons: SlotReason[];
}

interface ScoreContext {
  readonly prefer: DayPart | undefined;
  readonly durationMs: number;
  readonly stepMs: number;
  /** Wall midnight of the first date with a possible slot. */
  readonly firstDate: WallMs;
}

const PREFERRED_PART = 40;
const EARLIEST = 20;
const LATER_BY_A_DAY = 2;
const PRIME_HOURS = 15;
const LEAVES_LONG_BLOCK = 10;
const NEXT_TO_OTHER_EVENT = 5;

const LONG_BLOCK = 2 * HOUR;

/**
 * How good a free slot is, 0 to 90:
 * - 40 `preferred_part`: starts in the part of the day that was asked for
 * - 20 `earliest`: on the first date with a free slot; 2 less for each date after it
 * - 15 `prime_hours`: starts 9–11 or 14–16
 * - 10 `leaves_long_block`: at an end of its free stretch, with two unbroken hours or more left over
 * - 5 `next_to_other_event`: less than a step away from an event (or from its buffer)
 */
export function scoreSlot(start: Instant, wall: WallMs, stretch: Stretch, context: ScoreContext): Scored {
  const { prefer, durationMs, stepMs, firstDate } = context;
  const reasons: SlotReason[] = [];
  let score = 0;
  if (prefer !== undefined && startsInPart(wall, prefer)) {
    score += PREFERRED_PART;
    reasons.push('preferred_part');
  }
  const days = Math.max(0, (wallDay(wall) - firstDate) / DAY);
  score += Math.max(0, EARLIEST - LATER_BY_A_DAY * days);
  if (days === 0) reasons.push('earliest');
  if (startsInPrimeHours(wall)) {
    score += PRIME_HOURS;
    reasons.push('prime_hours');
  }
  const before = start - stretch.from;
  const after = stretch.to - start - durationMs;
  if ((before < stepMs && after >= LONG_BLOCK) || (after < stepMs && before >= LONG_BLOCK)) {
    score += LEAVES_LONG_BLOCK;
    reasons.push('leaves_long_block');
  }
  if ((stretch.afterEvent && before < stepMs) || (stretch.beforeEvent && after < stepMs)) {
    score += NEXT_TO_OTHER_EVENT;
    reasons.push('next_to_other_event');
  }
  return { score, reasons };
}
