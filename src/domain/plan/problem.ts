import type { Window } from '../time/event.ts';
import { type Instant, MINUTE, wallDay } from '../time/wall.ts';
import { latestEnds, leastFrom } from './ahead.ts';
import { costOfLeaving, costOfStart } from './cost.ts';
import { type Frame, frameOf, NOWHERE } from './frame.ts';
import type { Part, Task, Week } from './task.ts';

/** The share of the free time that may be filled. */
const FILL = 0.8;
/** A minute of rounding is none. */
const EPSILON = 1e-9;

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
export interface Problem extends Frame {
  readonly week: Week;
  readonly frame: Frame;
  readonly items: readonly Item[];
  /** Of each date, the ticks from which on it is crowded, and the most that may be filled. */
  readonly roomy: Float64Array;
  readonly mostPerDay: number;
  /** Ticks that may be filled. */
  readonly capacity: number;
  readonly mostMoves: number;
  /** By tick the least that an item costs with all that waits for it, if it begins there or later. */
  readonly least: (item: number) => Float64Array;
  /** Of each item the tick at which it must be over, so that it and all that waits for it can be in time; infinity where nothing is due. */
  readonly due: Float64Array;
}

/** Turns a week into items with their starts. `frame`: that of its time, where it is known. */
export function problemOf(week: Week, frame = frameOf(week)): Problem {
  const { tasks } = week;
  const { ticks, filled } = frame;
  const items = linksOf(tasks).map(
    (link): Item => ({ ...link, ...(partsIn(frame, tasks[link.task] as Task)[link.part] as Own) }),
  );
  const freeOf = frame.freeIn([...new Set(tasks.map(({ hours }) => hours))]);
  const fill = week.fill ?? FILL;
  return {
    ...frame,
    ...{ week, frame, items },
    roomy: freeOf.map((one, date) => (one + (filled[date] ?? 0)) * fill),
    mostPerDay: week.mostMinutesPerDay === undefined ? Infinity : (week.mostMinutesPerDay * MINUTE) / frame.tickMs,
    capacity: (sum(freeOf) + sum(filled)) * fill + EPSILON,
    mostMoves: week.mostMoves ?? Infinity,
    least: leastFrom(items, ticks),
    due: latestEnds(items, ({ task }) => frame.tickOf(tasks[task]?.due ?? Infinity)),
  };
}

/** What an item is by itself. */
type Own = Omit<Item, keyof Link>;

const known = new WeakMap<Frame, WeakMap<Task, readonly Own[]>>();

/** The parts of a task in a frame: found once, however many problems it is in. */
function partsIn(frame: Frame, task: Task): readonly Own[] {
  const inFrame = known.get(frame) ?? new WeakMap<Task, readonly Own[]>();
  known.set(frame, inFrame);
  const parts = inFrame.get(task) ?? task.parts.map((part) => ownOf(frame, task, part));
  inFrame.set(task, parts);
  return parts;
}

function ownOf(frame: Frame, one: Task, { minutes, previous }: Part): Own {
  const { tickOf, ahead, spans } = frame;
  const length = Math.max(1, Math.ceil((minutes * MINUTE) / frame.tickMs));
  const placing = { ...one, minutes, previous };
  const { release = Number.NEGATIVE_INFINITY, dates: only } = one;
  const open = frame
    .startsOf(one.hours)(length)
    .filter(({ at, wall }) => at >= release && (!only || only.has(wallDay(wall))))
    .map(({ at, wall }) => ({ tick: tickOf(at), cost: costOfStart(placing, at, wall, ahead.from) }));
  // An earlier plan may have begun off the quarter hour.
  if (previous !== undefined && !open.some(({ tick }) => tick === tickOf(previous))) {
    const kept = startOf(frame.openIn(one.hours), previous, length * frame.tickMs);
    const offset = spans.find(({ from, to }) => from <= previous && previous < to)?.offset ?? 0;
    if (kept && Number.isInteger(tickOf(previous)) && previous >= release)
      open.push({ tick: tickOf(previous), cost: costOfStart(placing, previous, previous + offset, ahead.from) });
  }
  open.sort((a, b) => a.cost - b.cost || a.tick - b.tick);
  return {
    ticks: length,
    starts: Int32Array.from(open, ({ tick }) => tick),
    costs: Float64Array.from(open, ({ cost }) => cost),
    leaving: costOfLeaving(minutes, one.weight),
    place: one.place ?? NOWHERE,
    previous:
      previous !== undefined && open.some(({ tick }) => tick === tickOf(previous)) ? tickOf(previous) : undefined,
  };
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

const startOf = (open: readonly Window[], at: Instant, durationMs: number): boolean =>
  open.some(({ from, to }) => from <= at && at + durationMs <= to);
