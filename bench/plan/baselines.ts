import { Board } from '../../src/domain/plan/board.ts';
import type { Problem } from '../../src/domain/plan/problem.ts';
import { DAY, HOUR } from '../../src/domain/time/wall.ts';

type Score = (item: number, start: number) => number;

/** Puts items in one after the other, each where it scores best; an item waits for what it depends on. */
function greedy(problem: Problem, order: readonly number[], score: Score): number {
  const board = new Board(problem);
  const waiting = [...order];
  for (let at = 0; at < waiting.length; ) {
    const item = waiting[at] as number;
    const { starts, costs, before } = problem.items[item] as (typeof problem.items)[number];
    if (before.some((one) => waiting.indexOf(one) > at)) {
      waiting.push(...waiting.splice(at, 1));
      continue;
    }
    at++;
    let best: { readonly start: number; readonly base: number; readonly score: number } | undefined;
    starts.forEach((start, index) => {
      const value = score(item, start);
      if ((best && value <= best.score) || !board.fits(item, start)) return;
      best = { start, base: costs[index] as number, score: value };
    });
    if (best) board.place(item, best);
  }
  return board.cost;
}

/** What a to-do list with a calendar does: earliest due first, each as soon as it can be. */
export function earliestDueFirst(problem: Problem): number {
  const due = (item: number): number => taskOf(problem, item).due ?? Number.MAX_SAFE_INTEGER;
  const order = [...problem.items.keys()].sort((a, b) => due(a) - due(b) || a - b);
  return greedy(problem, order, (_item, start) => -start);
}

/**
 * FluidCalendar's way (SlotScorer.ts): by priority, each in the slot with the best weighted sum of working hours,
 * energy, nearness of its deadline and soonness.
 */
export function bestSlotByPriority(problem: Problem): number {
  const order = [...problem.items.keys()].sort(
    (a, b) => taskOf(problem, b).weight - taskOf(problem, a).weight || a - b,
  );
  return greedy(problem, order, (item, start) => {
    const { due, wish } = taskOf(problem, item);
    const at = problem.origin + start * problem.tickMs;
    const minute = (at % DAY) / (HOUR / 60);
    const energy = wish === undefined ? 0.5 : wish[0] <= minute && minute < wish[1] ? 1 : 0;
    const days = due === undefined ? 0 : (due - at) / DAY;
    const deadline = due === undefined ? 0.5 : days < 0 ? 0 : Math.exp(-days / 3);
    const soon = Math.exp(-(at - problem.origin) / DAY / 7);
    return 1.5 * energy + 3 * deadline + 2 * soon;
  });
}

const taskOf = ({ items, week }: Problem, item: number) => {
  const task = week.tasks[items[item]?.task ?? -1];
  if (!task) throw new Error(`no item ${item}`);
  return task;
};
