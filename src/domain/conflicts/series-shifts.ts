import { blockedTime } from '../free-slots/intervals.ts';
import { isWithinHours } from '../free-slots/open-time.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Busy, Occurrence } from '../time/event.ts';
import { DAY, type Instant, MINUTE, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import { type RankedAlternative, rankAlternatives } from './alternatives.ts';
import { AROUND_REQUEST } from './propose.ts';

/** One occurrence of a series, with the wall time that its rule gave it. */
export interface SeriesSpan extends Occurrence {
  readonly wall: WallMs;
}

export interface SeriesProposal {
  /** In time order, from the first occurrence on. */
  readonly spans: readonly SeriesSpan[];
  readonly zone: string;
  /** Everything in the way, without the series itself; tentative time counts as taken. */
  readonly busy: readonly Busy[];
  readonly hours?: WorkingHours | undefined;
  readonly now: Instant;
  /** Default 3. */
  readonly limit?: number;
  /** Default 0. */
  readonly bufferMs?: number;
  /** Default 15 minutes. */
  readonly stepMs?: number;
}

/** `start` and `end` are those of the first occurrence after the shift; score and reasons too. */
interface SeriesShift extends RankedAlternative {
  /** Wall time to add to every start; negative = earlier. */
  readonly shiftMs: number;
}

/** Whether `span` meets blocked time: the last block that begins before its end decides, as blocks are disjoint. */
function blockedAt(froms: Float64Array, tos: Float64Array, start: Instant, end: Instant): boolean {
  let low = 0;
  let high = froms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((froms[middle] as number) < end) low = middle + 1;
    else high = middle;
  }
  return low > 0 && (tos[low - 1] as number) > start;
}

/** One span for each different weekday, time of day and length: working hours see no more of a series. */
function patterns(spans: readonly SeriesSpan[]): Occurrence[] {
  const found = new Map<string, Occurrence>();
  for (const { wall, start, end } of spans) {
    const key = `${wallWeekday(wall)} ${wallTimeOfDay(wall)} ${end - start}`;
    if (!found.has(key)) found.set(key, { start: wall, end: wall + (end - start) });
  }
  return [...found.values()];
}

/** Whether every pattern stays on its date and in working hours; what lay outside may move a little outside. */
function suits(shiftMs: number, walls: readonly Occurrence[], hours: WorkingHours | undefined): boolean {
  return walls.every(({ start, end }) => {
    if (wallDay(start + shiftMs) !== wallDay(start)) return false;
    // Patterns are wall times, and wall time is held as UTC.
    if (!hours || isWithinHours({ start: start + shiftMs, end: end + shiftMs }, 'UTC', hours)) return true;
    return Math.abs(shiftMs) <= AROUND_REQUEST && !isWithinHours({ start, end }, 'UTC', hours);
  });
}

/**
 * Shifts of a whole timed series that leave none of its occurrences in
 * conflict: nearest first, at equal distance the later one. Each occurrence
 * moves by the same wall time, stays on its local date and inside working
 * hours (by the wall clock), keeps its elapsed length, and none that is still
 * to come moves into the past.
 */
export function proposeSeriesShifts(proposal: SeriesProposal): SeriesShift[] {
  const { spans, zone, busy, hours, now, limit = 3, bufferMs = 0, stepMs = 15 * MINUTE } = proposal;
  const [first] = spans;
  if (!first) return [];
  const blocked = blockedTime(busy, bufferMs);
  const froms = Float64Array.from(blocked, ({ from }) => from);
  const tos = Float64Array.from(blocked, ({ to }) => to);
  const walls = patterns(spans);

  const fails = ({ wall, start, end }: SeriesSpan, shiftMs: number): boolean => {
    const at = toInstant(wall + shiftMs, zone);
    return (start >= now && at < now) || blockedAt(froms, tos, at, at + Math.max(end - start, 1));
  };
  // What stopped one shift most likely stops its neighbours: it is asked first.
  let suspect = first;
  const works = (shiftMs: number): boolean => {
    if (fails(suspect, shiftMs)) return false;
    const failed = spans.find((span) => fails(span, shiftMs));
    if (failed) suspect = failed;
    return failed === undefined;
  };

  const shifts: SeriesShift[] = [];
  for (let distance = stepMs; distance < DAY && shifts.length < limit; distance += stepMs) {
    for (const shiftMs of [distance, -distance]) {
      if (shifts.length >= limit || !suits(shiftMs, walls, hours) || !works(shiftMs)) continue;
      const start = toInstant(first.wall + shiftMs, zone);
      const moved = { start, end: start + (first.end - first.start) };
      for (const ranked of rankAlternatives({ ...first, zone }, [moved])) shifts.push({ ...ranked, shiftMs });
    }
  }
  return shifts;
}
