import type { Busy, Occurrence, Window } from '../time/event.ts';
import { DAY, type Instant, MINUTE, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import type { DayPart } from './day-parts.ts';
import { freeStretches, intersectIntervals } from './intervals.ts';
import { type OffsetSpan, offsetSpans } from './offset-spans.ts';
import { dailyBands, openTime } from './open-time.ts';
import { pickDiverse } from './pick.ts';
import { type SlotReason, type Stretch, scoreSlot } from './score.ts';
import { eachStart } from './steps.ts';
import type { WorkingHours } from './working-hours.ts';

export interface SlotQuery {
  readonly window: Window;
  /** IANA zone of every wall-clock condition below. */
  readonly zone: string;
  /** Elapsed time, also across DST. More than 0. */
  readonly durationMs: number;
  /** Wall time between possible starts, counted from each local midnight. More than 0. */
  readonly stepMs: number;
  /** Minutes since local midnight before which no slot starts. */
  readonly earliest?: number | undefined;
  /** Minutes since local midnight after which no slot ends, on the date it starts; before `earliest` = on the next date. */
  readonly latest?: number | undefined;
  /** Weekdays on which a slot may start, 0 = Monday. */
  readonly weekdays?: readonly number[] | undefined;
  /** Dates (wall midnights) on which no slot starts. */
  readonly skips?: ((date: WallMs) => boolean) | undefined;
  /** Gap to keep before and after every event. */
  readonly bufferMs: number;
  readonly prefer?: DayPart | undefined;
  /** Without them every hour is open. */
  readonly hours?: WorkingHours | undefined;
  /** In any order; tentative time counts as taken. */
  readonly busy: readonly Busy[];
  /** No slot starts earlier (now). */
  readonly notBefore: Instant;
  readonly limit: number;
  /** Points off the score for a start, a whole number that is not negative; Infinity where it is not possible. */
  readonly cost?: ((start: Instant) => number) | undefined;
}

export interface RankedSlot extends Occurrence {
  readonly score: number;
  readonly reasons: readonly SlotReason[];
}

/** Most starts that are ranked: a year in five-minute steps. Of a longer list the first ones count. */
const MOST_STARTS = 120_000;

/** The daily range that `earliest` and `latest` make together, when there is a `latest`. */
function bandOf({ earliest = 0, latest }: SlotQuery): readonly [number, number] | undefined {
  if (latest === undefined) return undefined;
  if (latest === earliest) {
    throw new RangeError('`earliest` and `latest` are the same time.');
  }
  return [earliest, latest > earliest ? latest : latest + DAY / MINUTE];
}

/** The time in which slots are looked for: open, inside the daily range and the window, whether it is taken or not. */
export const openStretches = (query: SlotQuery): Stretch[] => stretchesOf({ ...query, busy: [] }, windowOf(query));

const windowOf = ({ window, notBefore }: SlotQuery): Window => ({
  from: Math.max(window.from, notBefore),
  to: window.to,
});

/** Where slots may lie: free, open, inside the daily range and the window. */
function stretchesOf(query: SlotQuery, window: Window): Stretch[] {
  const { zone, hours, busy, bufferMs } = query;
  const free = freeStretches(busy, window, bufferMs);
  const edges = new Set<Instant>();
  for (const { from, to } of free) {
    if (from > window.from) edges.add(from);
    if (to < window.to) edges.add(to);
  }
  const band = bandOf(query);
  const open = hours ? intersectIntervals(free, openTime(window, zone, hours)) : free;
  const inBand = band ? intersectIntervals(open, dailyBands(window, zone, band)) : open;
  return inBand.map(({ from, to }) => ({ from, to, afterEvent: edges.has(from), beforeEvent: edges.has(to) }));
}

interface Starts {
  readonly starts: Instant[];
  readonly walls: WallMs[];
  readonly stretchOf: number[];
  readonly costs: number[];
}

/** Starts come by the date: each date is asked about once. */
function onceADate(skips: SlotQuery['skips']): (date: WallMs) => boolean {
  let known: { readonly date: WallMs; readonly skipped: boolean } | undefined;
  return (date) => {
    if (known?.date !== date) known = { date, skipped: skips?.(date) ?? false };
    return known.skipped;
  };
}

/** All possible starts in time order, in columns: there may be a hundred thousand. */
function possibleStarts(query: SlotQuery, stretches: readonly Stretch[], spans: readonly OffsetSpan[]): Starts {
  const found: Starts = { starts: [], walls: [], stretchOf: [], costs: [] };
  const weekdays = query.weekdays && new Set(query.weekdays);
  const isSkipped = onceADate(query.skips);
  // With a `latest`, the daily range already holds `earliest`, and an overnight slot may start after midnight.
  const earliest = query.latest === undefined ? (query.earliest ?? 0) * MINUTE : 0;
  eachStart(stretches, spans, query, (start, wall, stretch) => {
    if (weekdays && !weekdays.has(wallWeekday(wall))) return true;
    if (isSkipped(wallDay(wall))) return true;
    if (wallTimeOfDay(wall) < earliest) return true;
    const cost = query.cost?.(start) ?? 0;
    if (cost === Infinity) return true;
    found.costs.push(cost);
    found.starts.push(start);
    found.walls.push(wall);
    found.stretchOf.push(stretch);
    return found.starts.length < MOST_STARTS;
  });
  return found;
}

/** The stretch as it begins for who may start no earlier than that: from 19:00 on, 19:00 is at its end. */
function openedAt(earliest: number, start: Instant, wall: WallMs, stretch: Stretch): Stretch {
  const from = start - (wallTimeOfDay(wall) - earliest * MINUTE);
  return earliest === 0 || from <= stretch.from || from > start ? stretch : { ...stretch, from, afterEvent: false };
}

/**
 * Free slots, best first; equal scores in time order.
 *
 * A slot [start, start + duration) is possible when it lies inside the window,
 * starts at or after `notBefore`, keeps the buffer to all busy time (a gap
 * equal to it is enough), lies in open hours all along (see openTime), starts
 * on the step grid (see eachStart) on an allowed weekday that is not skipped, starts no earlier
 * than `earliest`, and, when `latest` is given, lies whole between `earliest`
 * and `latest` of one local date as the wall clock shows them. A `latest`
 * before `earliest` lies on the next date (22:00 to 02:00).
 *
 * When no more slots are possible than `limit`, all are returned. Otherwise
 * the best by score (see scoreSlot): first no two on one date and none that
 * overlap, then one of each gap that has none yet, then any that do not overlap, then the rest.
 *
 * Throws UserError INVALID_ARGUMENT when `earliest` equals `latest`.
 */
export function findSlots(query: SlotQuery): RankedSlot[] {
  const { zone, durationMs, stepMs, prefer, limit } = query;
  const window = windowOf(query);
  const stretches = stretchesOf(query, window);
  const { starts, walls, stretchOf, costs } = possibleStarts(query, stretches, offsetSpans(window, zone));
  const context = { prefer, durationMs, stepMs, firstDate: wallDay(walls[0] ?? 0) };
  const score = (index: number) =>
    scoreSlot(
      starts[index] as number,
      walls[index] as number,
      openedAt(
        query.earliest ?? 0,
        starts[index] as number,
        walls[index] as number,
        stretches[stretchOf[index] as number] as Stretch,
      ),
      context,
    );

  const mostCost = query.cost ? costs.reduce((most, cost) => Math.max(most, cost), 0) : 0;
  // Scores are small integers and starts come in time order: dealing them out sorts them.
  const byScore: number[][] = [];
  for (let index = 0; index < starts.length; index++) {
    const points = score(index).score + mostCost - (costs[index] as number);
    const equals = byScore[points];
    if (equals) equals.push(index);
    else byScore[points] = [index];
  }
  const ranked = byScore.reverse().flat();

  const apart = (index: number, picked: readonly number[]) =>
    picked.every((other) => Math.abs((starts[other] as number) - (starts[index] as number)) >= durationMs);
  const dates = new Set<WallMs>();
  const apartOnNewDate = (index: number, picked: readonly number[]) => {
    const date = wallDay(walls[index] as number);
    if (dates.has(date) || !apart(index, picked)) return false;
    dates.add(date);
    return true;
  };
  const inNewGap = (index: number, picked: readonly number[]) =>
    picked.every((other) => stretchOf[other] !== stretchOf[index]) && apart(index, picked);
  return pickDiverse(ranked, limit, [apartOnNewDate, inNewGap, apart])
    .map((index) => {
      const start = starts[index] as number;
      const { score: points, reasons } = score(index);
      return { start, end: start + durationMs, score: points - (costs[index] as number), reasons };
    })
    .sort((a, b) => b.score - a.score || a.start - b.start);
}
