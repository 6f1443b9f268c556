import { type Instant, MINUTE, wallTimeOfDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import type { Board } from './board.ts';
import type { Problem } from './problem.ts';
import type { Task } from './task.ts';

/** What decided where a part lies. */
type Why =
  /** It is there already. */
  | 'kept'
  /** Something came in where it was. */
  | 'displaced'
  /** Nothing is free before it is due. */
  | 'late'
  /** There is no other time before it is due. */
  | 'last-chance'
  /** It is the first time after what it waits for. */
  | 'after'
  /** It is the first time that is free. */
  | 'first-free'
  /** It is the time of day in which this is best done. */
  | 'wished'
  /** Sooner would leave no air in the day, or take what something else needs. */
  | 'room';

export interface Placement {
  readonly task: Task;
  /** Which of its parts, from 0. */
  readonly part: number;
  readonly parts: number;
  readonly start: Instant;
  readonly end: Instant;
  readonly why: Why;
  /** The best time that does not overlap this one, and how much dearer it would be. */
  readonly nextBest?: { readonly start: Instant; readonly cost: number };
  /** False: it cannot be done later and still in time. */
  readonly hasSlack: boolean;
  readonly isLate: boolean;
  readonly previous?: Instant | undefined;
}

/** The placed parts of a plan in order of time, each with what decided. Leaves the board as it was. */
export function explain(problem: Problem, board: Board): Placement[] {
  const { items, origin, tickMs, week } = problem;
  const placements = items.flatMap((item, index): Placement[] => {
    if (board.isOut(index)) return [];
    const at = board.at[index] as number;
    const task = week.tasks[item.task] as Task;
    const start = origin + at * tickMs;
    const { minutes, previous } = task.parts[item.part] as Task['parts'][number];
    const base = board.costOf(index);
    const dueTick = task.due === undefined ? Infinity : (task.due + 1 - origin) / tickMs;
    board.take(index);
    let first = at;
    let next: { start: number; cost: number } | undefined;
    // Other parts can make way, but not its own later ones: they need their time before it is due as well.
    const later = items.filter((other) => other.task === item.task && other.part > item.part);
    const latest = dueTick - later.reduce((sum, { ticks }) => sum + ticks, 0);
    let hasSlack = task.due === undefined;
    item.starts.forEach((other, which) => {
      if (other >= at + item.ticks && other + item.ticks <= latest) hasSlack = true;
      if (other === at || !board.fits(index, other)) return;
      if (other < first) first = other;
      const isApart = other >= at + item.ticks || other + item.ticks <= at;
      if (!isApart) return;
      const own = item.costs[which] as number;
      if (!next || own < next.cost) next = { start: other, cost: own };
    });
    board.place(index, { start: at, base });
    const isLate = task.due !== undefined && start + minutes * MINUTE > task.due;
    return [
      {
        task,
        part: item.part,
        parts: task.parts.length,
        start,
        end: start + minutes * MINUTE,
        why: whyOf({
          problem,
          task,
          at,
          first,
          isLate,
          hasSlack,
          previous,
          waits: item.before.some((one) => items[one]?.task !== item.task),
        }),
        ...(next && { nextBest: { start: origin + next.start * tickMs, cost: Math.max(0, next.cost - base) } }),
        hasSlack,
        isLate,
        previous,
      },
    ];
  });
  return placements.sort((a, b) => a.start - b.start);
}

interface Facts {
  readonly problem: Problem;
  readonly task: Task;
  readonly at: number;
  /** The first start that is free for it. */
  readonly first: number;
  readonly isLate: boolean;
  readonly hasSlack: boolean;
  readonly previous: Instant | undefined;
  readonly waits: boolean;
}

function whyOf({ problem, task, at, first, isLate, hasSlack, previous, waits }: Facts): Why {
  const instant = (tick: number): Instant => problem.origin + tick * problem.tickMs;
  if (previous === instant(at)) return 'kept';
  if (previous !== undefined) return 'displaced';
  if (isLate) return 'late';
  if (!hasSlack) return 'last-chance';
  if (at === first) return waits ? 'after' : 'first-free';
  const { wish } = task;
  const isIn = (tick: number): boolean => {
    const minute = wallTimeOfDay(toWall(instant(tick), problem.week.zone)) / MINUTE;
    return wish !== undefined && wish[0] <= minute && minute < wish[1];
  };
  return isIn(at) && !isIn(first) ? 'wished' : 'room';
}
