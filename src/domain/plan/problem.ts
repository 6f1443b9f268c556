import { freeStretches, intersectIntervals } from '../free-slots/intervals.ts';
import { offsetSpans } from '../free-slots/offset-spans.ts';
import { openTime } from '../free-slots/open-time.ts';
import { eachStart } from '../free-slots/steps.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Window } from '../time/event.ts';
import { DAY, type Instant, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { costOfLeaving, costOfStart } from './cost.ts';
import type { Task, Week } from './task.ts';

/** What time is counted in here. */
export const TICK = 5 * MINUTE;
/** Parts begin on the quarter hours of the user's clock. */
const STEP = 15 * MINUTE;
/** The share of the free time that may be filled. */
const FILL = 0.8;
/** A minute of rounding is none. */
const EPSILON = 1e-9;

/** Where nobody has to go. */
export const NOWHERE = -1;

/** A part with every start at which nothing but other parts can be in its way, cheapest first. */
export interface Item {
  readonly task: number;
  /** Which part of its task, from 0. */
  readonly part: number;
  readonly ticks: number;
  /** Ticks since the origin, and what each costs. */
  readonly starts: Int32Array;
  readonly costs: Float64Array;
  readonly leaving: number;
  readonly place: number;
  /** The tick at which it could stay where it was. */
  readonly previous: number | undefined;
  /** Items that must end before it begins, and those that begin after its end. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Items that must lie on other dates. */
  readonly apart: readonly number[];
}

/** A week as the search sees it: ticks, and items with their starts. */
export interface Problem {
  readonly week: Week;
  readonly origin: Instant;
  readonly ticks: number;
  readonly items: readonly Item[];
  /** The number of the local date that each tick lies on, from 0. */
  readonly dates: Int16Array;
  /** Of each date, the ticks from which on it is crowded, and the most that may be filled. */
  readonly roomy: Float64Array;
  readonly mostPerDay: number;
  /** Ticks that may be filled. */
  readonly capacity: number;
  /** Of each date, ticks that an earlier plan has filled for good. */
  readonly filled: Float64Array;
  readonly mostMoves: number;
  /** By tick: where one has to be, for time that is taken at a place; NOWHERE otherwise. Taken time without a place is not free. */
  readonly takenAt: Int16Array;
  readonly isTaken: Uint8Array;
  /** Ticks of the way from place to place. */
  readonly ways: readonly (readonly number[])[];
  readonly longestWay: number;
}

interface Start {
  readonly at: Instant;
  readonly wall: WallMs;
}

/** Turns a week into ticks. Takes a few milliseconds for a week with thirty parts. */
export function problemOf(week: Week): Problem {
  const { window, zone, now, taken, tasks } = week;
  // Wide enough for the ways from what lies before the window, and to what comes after it.
  const margin = Math.max(0, ...(week.ways ?? []).flat()) * MINUTE;
  const origin = Math.floor((window.from - margin) / TICK) * TICK;
  const ticks = Math.max(0, Math.ceil((window.to + margin - origin) / TICK));
  const tickOf = (at: Instant): number => (at - origin) / TICK;
  const ahead = { from: Math.max(now, window.from), to: window.to };
  const spans = offsetSpans({ from: origin, to: origin + Math.max(1, ticks) * TICK }, zone);
  const free = ahead.to > ahead.from ? freeStretches(taken, ahead) : [];
  const openIn = memo((hours: WorkingHours) =>
    ahead.to > ahead.from ? intersectIntervals(openTime(ahead, zone, hours), free) : [],
  );
  const startsOf = memo((hours: WorkingHours) =>
    memo((length: number): Start[] => {
      const found: Start[] = [];
      eachStart(openIn(hours), spans, { stepMs: STEP, durationMs: length * TICK }, (at, wall) => {
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
      dates[tick] = Math.round((wallDay(origin + tick * TICK + offset) - first) / DAY);
  }
  const links = linksOf(tasks);
  const items = links.map((link): Item => {
    const { task, part, before, after, apart } = link;
    const one = tasks[task] as Task;
    const { minutes, previous } = one.parts[part] as Task['parts'][number];
    const length = Math.max(1, Math.ceil((minutes * MINUTE) / TICK));
    const placing = { ...one, minutes, previous };
    const { release = Number.NEGATIVE_INFINITY, dates: only } = one;
    const open = startsOf(one.hours)(length)
      .filter(({ at, wall }) => at >= release && (!only || only.has(wallDay(wall))))
      .map(({ at, wall }) => ({ tick: tickOf(at), cost: costOfStart(placing, at, wall, ahead.from) }));
    // An earlier plan may have begun off the quarter hour.
    if (previous !== undefined && !open.some(({ tick }) => tick === tickOf(previous))) {
      const kept = startOf(openIn(one.hours), previous, length);
      const offset = spans.find(({ from, to }) => from <= previous && previous < to)?.offset ?? 0;
      if (kept && Number.isInteger(tickOf(previous)) && previous >= release)
        open.push({ tick: tickOf(previous), cost: costOfStart(placing, previous, previous + offset, ahead.from) });
    }
    open.sort((a, b) => a.cost - b.cost || a.tick - b.tick);
    return {
      ...{ task, part, before, after, apart },
      ticks: length,
      starts: Int32Array.from(open, ({ tick }) => tick),
      costs: Float64Array.from(open, ({ cost }) => cost),
      leaving: costOfLeaving(minutes, one.weight),
      place: one.place ?? NOWHERE,
      previous:
        previous !== undefined && open.some(({ tick }) => tick === tickOf(previous)) ? tickOf(previous) : undefined,
    };
  });
  const freeOf = new Float64Array((dates.at(-1) ?? 0) + 1);
  const isFree = new Uint8Array(ticks);
  for (const hours of new Set(tasks.map((task) => task.hours)))
    for (const { from, to } of openIn(hours)) isFree.fill(1, Math.ceil(tickOf(from)), Math.floor(tickOf(to)));
  for (let tick = 0; tick < ticks; tick++) {
    const date = dates[tick] as number;
    freeOf[date] = (freeOf[date] ?? 0) + (isFree[tick] ?? 0);
  }
  const fill = week.fill ?? FILL;
  const filled = freeOf.map(() => 0);
  for (const { start, end } of taken.filter(({ isPlanned }) => isPlanned)) {
    const date = dates[Math.floor(tickOf(start))];
    if (date !== undefined) filled[date] = (filled[date] ?? 0) + (end - start) / TICK;
  }
  const all = sum(freeOf) + sum(filled);
  return {
    week,
    origin,
    ticks,
    items,
    dates,
    roomy: freeOf.map((one, date) => (one + (filled[date] ?? 0)) * fill),
    mostPerDay: week.mostMinutesPerDay === undefined ? Infinity : (week.mostMinutesPerDay * MINUTE) / TICK,
    capacity: all * fill + EPSILON,
    filled,
    mostMoves: week.mostMoves ?? Infinity,
    ...placesIn(week, ticks, tickOf),
  };
}

/** The ticks that are taken and where, and the ways in ticks. */
function placesIn({ taken, ways = [] }: Week, ticks: number, tickOf: (at: Instant) => number) {
  const takenAt = new Int16Array(ticks).fill(NOWHERE);
  const isTaken = new Uint8Array(ticks);
  for (const { start, end, place } of taken) {
    const from = Math.max(0, Math.floor(tickOf(start)));
    const to = Math.min(ticks, Math.ceil(tickOf(Math.max(end, start + 1))));
    if (from >= to) continue;
    isTaken.fill(1, from, to);
    if (place !== undefined) takenAt.fill(place, from, to);
  }
  const inTicks = ways.map((row) => row.map((minutes) => Math.ceil((minutes * MINUTE) / TICK)));
  return { takenAt, isTaken, ways: inTicks, longestWay: Math.max(0, ...inTicks.flat()) };
}

interface Link extends Pick<Item, 'before' | 'after' | 'apart'> {
  readonly task: number;
  readonly part: number;
}

/** The items of all tasks, each with those that must come before and after it. A task that waits for one that is not here waits for nothing. */
function linksOf(tasks: readonly Task[]): Link[] {
  const ids = tasks.flatMap(({ parts }, task) => parts.map((_part, part) => ({ task, part })));
  const byTask = new Map<string, number[]>();
  ids.forEach(({ task }, item) => {
    const { id } = tasks[task] as Task;
    byTask.set(id, [...(byTask.get(id) ?? []), item]);
  });
  const before = ids.map(({ task, part }, item) => {
    const { after = [], apart } = tasks[task] as Task;
    const earlier = !apart && part > 0 ? [item - 1] : [];
    return [...earlier, ...new Set(after.flatMap((id) => byTask.get(id) ?? []))];
  });
  const after = ids.map((): number[] => []);
  for (const [item, ones] of before.entries()) for (const one of ones) after[one]?.push(item);
  return ids.map(({ task, part }, item) => ({
    task,
    part,
    before: before[item] ?? [],
    after: after[item] ?? [],
    apart: (tasks[task] as Task).apart
      ? (byTask.get((tasks[task] as Task).id) ?? []).filter((one) => one !== item)
      : [],
  }));
}

const sum = (numbers: Float64Array): number => numbers.reduce((all, one) => all + one, 0);

const startOf = (open: readonly Window[], at: Instant, length: number): boolean =>
  open.some(({ from, to }) => from <= at && at + length * TICK <= to);

/** Answers kept by what was asked. */
function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}
