import type { Instant } from '../time/wall.ts';
import { Board, OUT } from './board.ts';
import { explain, type Placement } from './explain.ts';
import { frameOf, TICK } from './frame.ts';
import { partsOf } from './parts.ts';
import { type Problem, problemOf } from './problem.ts';
import { type Left, leftOf } from './relax.ts';
import { type Solution, search } from './search.ts';
import type { Part, Task, Week } from './task.ts';

/** A plan of a week. */
export interface Plan {
  /** In order of time. */
  readonly placements: readonly Placement[];
  /** Tasks of which something found no place, dearest first. */
  readonly left: readonly Left[];
  readonly cost: number;
}

export interface PlanOptions {
  readonly rounds?: number;
}

/** Finer and finer, when a part finds no gap that is long enough. */
const FINER = [60, 30];

/**
 * Plans a week: the search, then finer parts for what found no place, then the reasons. A generator, so that long
 * work yields to others; `planOf` runs it to its end. Pure: equal weeks give equal plans.
 */
export function* planWeek(week: Week, options: PlanOptions = {}): Generator<void, Plan, void> {
  const { problem, first } = yield* searched(week, options);
  const finer = inFinerParts(problem, boardOf(problem, first.at));
  if (finer === undefined) return resultOf(problem, boardOf(problem, first.at), first.cost);
  const again = problemOf(finer.week, problem.frame);
  const board = boardOf(again, finer.at(again));
  return resultOf(again, board, board.cost);
}

interface Searched {
  readonly problem: Problem;
  readonly first: Solution;
}

/** The search on quarter hours; where ways leave something out, on five minutes as well: few ways take whole quarters. */
function* searched(week: Week, options: PlanOptions): Generator<void, Searched, void> {
  const problem = problemOf(week);
  const first = yield* search(problem, options);
  if (problem.longestWay === 0 || !first.at.includes(OUT)) return { problem, first };
  const fine = problemOf(week, frameOf(week, TICK));
  const second = yield* search(fine, options);
  const outOf = ({ at }: Solution): number => at.filter((start) => start === OUT).length;
  const isBetter = second.cost < first.cost && outOf(second) < outOf(first);
  return isBetter ? { problem: fine, first: second } : { problem, first };
}

/** As `planWeek`, at once. */
export function planOf(week: Week, options: PlanOptions = {}): Plan {
  const steps = planWeek(week, options);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The board of a solution. Items whose start is not theirs any more stay out. */
function boardOf(problem: Problem, at: ArrayLike<number>): Board {
  const board = new Board(problem);
  const order = [...problem.items.keys()].filter((item) => at[item] !== OUT);
  // What must come first lies earlier.
  for (const item of order.sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0))) {
    const { starts, costs } = problem.items[item] as (typeof problem.items)[number];
    const start = at[item] as number;
    const index = starts.indexOf(start);
    if (index >= 0 && board.fits(item, start)) board.place(item, { start, base: costs[index] as number });
  }
  return board;
}

function resultOf(problem: Problem, board: Board, cost: number): Plan {
  const placements = explain(problem, board);
  return { placements, left: leftOf(problem, board, placements), cost };
}

interface Finer {
  readonly week: Week;
  at(problem: Problem): number[];
}

/** The week with tasks that found no place in finer parts, where that makes room for them; undefined where it does for none. */
function inFinerParts(problem: Problem, board: Board): Finer | undefined {
  const { items, week, origin } = problem;
  const isOut = (task: number): boolean => items.some((item, index) => item.task === task && board.isOut(index));
  const out = week.tasks
    .map((task, index) => ({ task, index }))
    .filter(({ task, index }) => !task.apart && !task.isWhole && isOut(index))
    .sort((a, b) => b.task.weight - a.task.weight);
  if (out.length === 0) return undefined;
  const starts = new Map<string, (Instant | undefined)[]>();
  items.forEach(({ task }, index) => {
    const { id } = week.tasks[task] as Task;
    const at = board.at[index] as number;
    starts.set(id, [...(starts.get(id) ?? []), at === OUT ? undefined : origin + at * TICK]);
  });
  let tasks = week.tasks;
  let found = false;
  const atOf =
    (known: ReadonlyMap<string, readonly (Instant | undefined)[]>) =>
    (again: Problem): number[] => {
      const seen = new Map<number, number>();
      return again.items.map(({ task }) => {
        const { id } = again.week.tasks[task] as Task;
        const nth = seen.get(task) ?? 0;
        seen.set(task, nth + 1);
        const at = known.get(id)?.[nth];
        return at === undefined ? OUT : (at - again.origin) / TICK;
      });
    };
  for (const { task, index } of out)
    for (const most of FINER) {
      const parts = finerParts(task, most);
      if (parts.length <= task.parts.length) continue;
      const wider = tasks.with(index, { ...task, parts });
      const known = new Map(starts).set(task.id, []);
      const again = problemOf({ ...week, tasks: wider }, problem.frame);
      const trial = boardOf(again, atOf(known)(again));
      const own = again.items.flatMap((item, at) => (item.task === index ? [at] : []));
      const places = own.map((item) => {
        const offer = trial.best(item);
        if (offer) trial.place(item, offer);
        return offer && again.origin + offer.start * TICK;
      });
      if (places.some((place) => place === undefined)) continue;
      tasks = wider;
      starts.set(task.id, places);
      found = true;
      break;
    }
  return found ? { week: { ...week, tasks }, at: atOf(starts) } : undefined;
}

function finerParts({ parts }: Task, most: number): Part[] {
  return partsOf(
    parts.reduce((sum, { minutes }) => sum + minutes, 0),
    most,
  );
}
