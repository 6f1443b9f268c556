import { freeStretches, intersectIntervals } from '../free-slots/intervals.ts';
import { type OffsetSpan, offsetSpans } from '../free-slots/offset-spans.ts';
import { openTime } from '../free-slots/open-time.ts';
import { eachStart } from '../free-slots/steps.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Occurrence, Window } from '../time/event.ts';
import { DAY, type Instant, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { memoised } from './memoised.ts';
import type { Taken, Week } from './task.ts';

/** What time is counted in, and which minutes of the user's clock parts begin on. */
export interface Grid {
  readonly tickMs: number;
  readonly stepMs: number;
}

/** Quarter hours, counted in five minutes. */
const QUARTERS: Grid = { tickMs: 5 * MINUTE, stepMs: 15 * MINUTE };

/** Where nobody has to go. */
export const NOWHERE = -1;

/** A free start. */
interface Start {
  readonly at: Instant;
  readonly wall: WallMs;
}

/** The time of a week in ticks, whatever is planned in it: what is free, and where one has to be. */
export interface Frame {
  readonly tickMs: number;
  readonly origin: Instant;
  readonly ticks: number;
  /** What is left of the window. */
  readonly ahead: Window;
  readonly spans: readonly OffsetSpan[];
  /** The number of the local date that each tick lies on, from 0. */
  readonly dates: Int16Array;
  /**
   * By tick: where one has to be first, and where last, for time that is taken at a place; NOWHERE otherwise. Both, since what is
   * shorter than a tick may lie beside others in it. Taken time without a place is not free.
   */
  readonly firstAt: Int16Array;
  readonly lastAt: Int16Array;
  readonly isTaken: Uint8Array;
  /** Ticks of the way from place to place. */
  readonly ways: readonly (readonly number[])[];
  readonly longestWay: number;
  /** Of each date, ticks that an earlier plan has filled for good. */
  readonly filled: Float64Array;
  readonly tickOf: (at: Instant) => number;
  /** The stretches in some hours that are free. */
  readonly openIn: (hours: WorkingHours) => readonly Window[];
  /** The starts in some hours for so many ticks. */
  readonly startsOf: (hours: WorkingHours) => (ticks: number) => readonly Start[];
  /** Of each date the free ticks in any of some hours. */
  readonly freeIn: (hours: readonly WorkingHours[]) => Float64Array;
}

/**
 * Reads off a week what all plans of it have in common. Takes a few milliseconds for a month; what hours leave is found when it is
 * asked for.
 */
export function frameOf(week: Omit<Week, 'tasks'>, { tickMs, stepMs }: Grid = QUARTERS): Frame {
  const { window, zone, now, taken } = week;
  // Wide enough for the ways from what lies before the window, and to what comes after it.
  const margin = Math.max(0, ...(week.ways ?? []).flat()) * MINUTE;
  const origin = Math.floor((window.from - margin) / tickMs) * tickMs;
  const ticks = Math.max(0, Math.ceil((window.to + margin - origin) / tickMs));
  const tickOf = (at: Instant): number => (at - origin) / tickMs;
  const ahead = { from: Math.max(now, window.from), to: window.to };
  const isOver = ahead.to <= ahead.from;
  const spans = offsetSpans({ from: origin, to: origin + Math.max(1, ticks) * tickMs }, zone);
  const free = isOver ? [] : freeStretches(taken, ahead);
  const openIn = memoised((hours: WorkingHours) =>
    isOver ? [] : intersectIntervals(openTime(ahead, zone, hours), free),
  );
  const startsOf = memoised((hours: WorkingHours) =>
    memoised((length: number): Start[] => {
      const found: Start[] = [];
      eachStart(openIn(hours), spans, { stepMs, durationMs: length * tickMs }, (at, wall) => {
        found.push({ at, wall });
        return true;
      });
      return found;
    }),
  );
  const dates = new Int16Array(ticks);
  let first: WallMs | undefined;
  for (const { from, to, offset } of spans) {
    first ??= wallDay(from + offset);
    for (let tick = Math.max(0, Math.ceil(tickOf(from))); tick < Math.min(ticks, tickOf(to)); tick++)
      dates[tick] = Math.round((wallDay(origin + tick * tickMs + offset) - first) / DAY);
  }
  const perDate = (): Float64Array => new Float64Array((dates.at(-1) ?? 0) + 1);
  const filled = perDate();
  for (const { start, end } of taken.filter(({ isPlanned }) => isPlanned)) {
    const date = dates[Math.floor(tickOf(start))];
    if (date !== undefined) filled[date] = (filled[date] ?? 0) + (end - start) / tickMs;
  }
  const freeTicks = (hours: readonly WorkingHours[]): Float64Array => {
    const isFree = new Uint8Array(ticks);
    for (const one of hours)
      for (const { from, to } of openIn(one)) isFree.fill(1, Math.ceil(tickOf(from)), Math.floor(tickOf(to)));
    const found = perDate();
    for (let tick = 0; tick < ticks; tick++)
      if (isFree[tick]) found[dates[tick] as number] = (found[dates[tick] as number] ?? 0) + 1;
    return found;
  };
  const freeInOne = memoised((hours: WorkingHours) => freeTicks([hours]));
  return {
    ...{ tickMs, origin, ticks, ahead, spans, dates, filled, tickOf, openIn, startsOf },
    ...placesIn(week, { ticks, tickOf, tickMs }),
    freeIn: (hours) => {
      const [only, ...others] = hours;
      return only && others.length === 0 ? freeInOne(only) : freeTicks(hours);
    },
  };
}

/** The ticks that are taken and where, and the ways in ticks. */
function placesIn(
  { taken, ways = [] }: Omit<Week, 'tasks'>,
  { ticks, tickOf, tickMs }: Pick<Frame, 'ticks' | 'tickOf' | 'tickMs'>,
) {
  const isTaken = new Uint8Array(ticks);
  const fill = (ticksOf: Int16Array | Uint8Array, { start, end }: Occurrence, value: number): void => {
    const from = Math.max(0, Math.floor(tickOf(start)));
    const to = Math.min(ticks, Math.ceil(tickOf(Math.max(end, start + 1))));
    if (from < to) ticksOf.fill(value, from, to);
  };
  /** What comes last in the order has its ticks. */
  const placesBy = (order: (a: Taken, b: Taken) => number): Int16Array => {
    const found = new Int16Array(ticks).fill(NOWHERE);
    for (const one of taken.toSorted(order)) if (one.place !== undefined) fill(found, one, one.place);
    return found;
  };
  for (const one of taken) fill(isTaken, one, 1);
  const firstAt = placesBy((a, b) => b.start - a.start);
  const lastAt = placesBy((a, b) => a.end - b.end);
  const inTicks = ways.map((row) => row.map((minutes) => Math.ceil((minutes * MINUTE) / tickMs)));
  return { firstAt, lastAt, isTaken, ways: inTicks, longestWay: Math.max(0, ...inTicks.flat()) };
}
