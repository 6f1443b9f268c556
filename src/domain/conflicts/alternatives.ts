import { startsInPrimeHours } from '../free-slots/day-parts.ts';
import type { Occurrence } from '../time/event.ts';
import { HOUR, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';

export type AlternativeReason = 'same_day' | 'near_time' | 'same_half_day' | 'same_weekday' | 'prime_hours';

/** The time that was asked for and cannot be had. `zone` is the one in which its day and hour are meant. */
export interface AlternativeRequest extends Occurrence {
  readonly zone: string;
  readonly allDay?: boolean;
}

export interface RankedAlternative extends Occurrence {
  readonly score: number;
  readonly reasons: readonly AlternativeReason[];
}

const SAME_DAY = 100;
const SAME_TIME = 50;
const SAME_HALF_DAY = 20;
const SAME_WEEKDAY = 10;
const PRIME_HOURS = 15;

/** Time of day this far away is no longer near. */
const FAR = 12 * HOUR;
/** Up to here the nearness is given as a reason. */
const NEAR = 2 * HOUR;

/**
 * Scores one candidate by the weights of the contract, read off the wall clock
 * in the request's zone: same day +100; hour proximity +50 at the same time of
 * day, falling in a straight line to 0 at twelve hours (the day is no ring:
 * 00:30 is far from 23:30), rounded down so that only the same time gets it
 * all; same half of the day, split at noon, +20;
 * same weekday +10; start in prime hours +15. All-day candidates have no hour:
 * only day and weekday count.
 */
function scoreAlternative(request: AlternativeRequest, candidate: Occurrence): RankedAlternative {
  const wanted = toWall(request.start, request.zone);
  const offered = toWall(candidate.start, request.zone);
  const reasons: AlternativeReason[] = [];
  let score = 0;
  const award = (points: number, reason: AlternativeReason) => {
    score += points;
    reasons.push(reason);
  };
  if (wallDay(offered) === wallDay(wanted)) award(SAME_DAY, 'same_day');
  if (!request.allDay) {
    const apart = Math.abs(wallTimeOfDay(offered) - wallTimeOfDay(wanted));
    score += Math.floor(SAME_TIME * Math.max(0, 1 - apart / FAR));
    if (apart <= NEAR) reasons.push('near_time');
    if (wallTimeOfDay(offered) < FAR === wallTimeOfDay(wanted) < FAR) award(SAME_HALF_DAY, 'same_half_day');
    if (startsInPrimeHours(offered)) award(PRIME_HOURS, 'prime_hours');
  }
  if (wallWeekday(offered) === wallWeekday(wanted)) award(SAME_WEEKDAY, 'same_weekday');
  return { start: candidate.start, end: candidate.end, score, reasons };
}

/** `candidates` with score and reasons, best first; then the nearer to the request, then the earlier. */
export function rankAlternatives(request: AlternativeRequest, candidates: readonly Occurrence[]): RankedAlternative[] {
  const distance = ({ start }: Occurrence) => Math.abs(start - request.start);
  return candidates
    .map((candidate) => scoreAlternative(request, candidate))
    .sort((a, b) => b.score - a.score || distance(a) - distance(b) || a.start - b.start);
}
