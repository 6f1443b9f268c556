import { type Instant, MINUTE } from '../time/wall.ts';
import { Board, OUT } from './board.ts';
import { explain, type Placement } from './explain.ts';
import { frameOf, type Grid, NOWHERE } from './frame.ts';
import { toMarks } from './marks.ts';
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

const FIVE = 5 * MINUTE;
/** Starts every five minutes, then every minute: of short plans only, since that takes long. */
const FINER_STARTS: readonly Grid[] = [
  { tickMs: FIVE, stepMs: FIVE },
  { tickMs: MINUTE, stepMs: MINUTE },
];
const MOST_STARTS = 6_000;

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

/**
 * The search on quarter hours; where ways leave something out, on finer starts as well: few ways take whole quarters. What was fitted in
 * between goes back to the marks of the clock, as far as the ways let it.
 */
function* searched(week: Week, options: PlanOptions): Generator<void, Searched, void> {
  const problem = problemOf(week, frameOf(week, gridOf(week)));
  let best: Searched = { problem, first: yield* search(problem, options) };
  for (const grid of FINER_STARTS) {
    if (problem.longestWay === 0 || outOf(best) === 0) break;
    const fine = problemOf(week, frameOf(week, grid));
    if (grid.tickMs === MINUTE && (startsIn(fine) > MOST_STARTS || !needsMinutes(best))) break;
    const found: Searched = { problem: fine, first: yield* search(fine, options) };
    if (found.first.cost >= best.first.cost || outOf(found) >= outOf(best)) continue;
    const board = boardOf(fine, found.first.at);
    toMarks(board);
    best = { problem: fine, first: { ...found.first, at: board.at, cost: board.cost } };
  }
  return best;
}

/** Where an earlier plan has a part off the five minutes, time is counted so that it can stay there. */
function gridOf({ tasks }: Week): Grid {
  const kept = tasks.flatMap(({ parts }) => parts.flatMap(({ previous }) => previous ?? []));
  return { tickMs: kept.every((at) => at % FIVE === 0) ? FIVE : MINUTE, stepMs: 15 * MINUTE };
}

/** Whether a part that has to be somewhere found no time, and some way takes neither five nor ten minutes. */
const needsMinutes = ({ problem: { items, week }, first: { at } }: Searched): boolean =>
  items.some(({ place }, item) => place !== NOWHERE && at[item] === OUT) &&
  (week.ways ?? []).flat().some((minutes) => minutes % 5 !== 0);

const outOf = ({ first: { at } }: Searched): number => at.filter((start) => start === OUT).length;

const startsIn = ({ items }: Problem): number => items.reduce((sum, { starts }) => sum + starts.length, 0);

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
  const { items, week, origin, tickMs } = problem;
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
    starts.set(id, [...(starts.get(id) ?? []), at === OUT ? undefined : origin + at * tickMs]);
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
        return at === undefined ? OUT : (at - again.origin) / tickMs;
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
        return offer && again.origin + offer.start * tickMs;
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
