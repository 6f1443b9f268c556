import type { WorkingHours } from '../free-slots/working-hours.ts';
import { DAY, type Instant } from '../time/wall.ts';
import { Board } from './board.ts';
import type { Placement } from './explain.ts';
import { LEAST, partsOf } from './parts.ts';
import { type Problem, problemOf } from './problem.ts';
import type { Task, Week } from './task.ts';

/** The smallest change with which a task would find its place. */
export type Change =
  | { readonly kind: 'fuller' }
  | { readonly kind: 'longer-day'; readonly minutes: number }
  | { readonly kind: 'later'; readonly days: number }
  | { readonly kind: 'shorter'; readonly minutes: number }
  | { readonly kind: 'evening'; readonly until: number };

/** Why something found no place: what it waits for has none, no gap is long enough, or no more may be filled. */
type WhyLeft = 'waits' | 'no-gap' | 'full';

/** A task of which something found no place. */
export interface Left {
  readonly task: Task;
  readonly minutes: number;
  readonly why: WhyLeft;
  /** Undefined: none of those that are tried would do. */
  readonly change?: Change | undefined;
}

/** Explained one by one; of more only the first. */
const MOST_TRIED = 20;

/** What a plan leaves out, dearest first. */
export function leftOf(problem: Problem, board: Board, placements: readonly Placement[]): Left[] {
  const { items, week } = problem;
  const out = new Map<number, number[]>();
  items.forEach(({ task }, item) => {
    if (board.isOut(item)) out.set(task, [...(out.get(task) ?? []), item]);
  });
  const ids = new Set([...out.keys()].map((task) => week.tasks[task]?.id));
  return [...out]
    .map(([index, own]) => ({ task: week.tasks[index] as Task, own }))
    .sort((a, b) => b.task.weight - a.task.weight)
    .map(({ task, own }, index): Left => {
      const parts = own.map((item) => task.parts[items[item]?.part ?? 0] as Task['parts'][number]);
      const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
      const waits = (task.after ?? []).some((id) => ids.has(id));
      if (waits) return { task, minutes, why: 'waits' };
      const alone = weekOf(week, { ...task, parts }, placements);
      const one = { ...task, parts: parts.slice(0, 1) };
      const isRoom = places({ ...alone, tasks: [{ ...one, after: [] }], fill: 1, mostMinutesPerDay: undefined });
      const change =
        index < MOST_TRIED ? changesOf(alone, minutes).find(({ week: changed }) => places(changed)) : undefined;
      return { task, minutes, why: isRoom ? 'full' : 'no-gap', change: change?.change };
    });
}

/** The week with one task alone, and all that has a place as time that is taken. */
function weekOf(week: Week, task: Task, placements: readonly Placement[]): Week {
  const placed = placements.map(({ start, end, task: one }) => ({ start, end, place: one.place, isPlanned: true }));
  const before = placements.filter(({ task: one }) => one.id === task.id || task.after?.includes(one.id));
  const release = Math.max(
    task.release ?? Number.NEGATIVE_INFINITY,
    ...(task.apart ? [] : before.map(({ end }) => end)),
  );
  return { ...week, tasks: [{ ...task, release, after: [] }], taken: [...week.taken, ...placed] };
}

/** Whether each part of the one task finds a place. */
function places(week: Week): boolean {
  const problem = problemOf(week);
  const board = new Board(problem);
  return problem.items.every((_item, item) => {
    const offer = board.best(item);
    if (offer) board.place(item, offer);
    return offer !== undefined;
  });
}

interface Changed {
  readonly change: Change;
  readonly week: Week;
}

/** Changes to try, the smallest first. */
function changesOf(week: Week, minutes: number): Changed[] {
  const [task] = week.tasks as readonly [Task];
  const { to }: { readonly to: Instant } = week.window;
  const withTask = (changed: Partial<Task>): Week => ({ ...week, tasks: [{ ...task, ...changed }] });
  const shorter = [30, 60, 90, 120].filter((less) => minutes - less >= LEAST);
  const { mostMinutesPerDay: most } = week;
  return [
    ...(most === undefined
      ? []
      : [30, 60, 120].map(
          (more): Changed => ({
            change: { kind: 'longer-day', minutes: most + more },
            week: { ...week, mostMinutesPerDay: most + more },
          }),
        )),
    { change: { kind: 'fuller' }, week: { ...week, fill: 1 } },
    ...[1, 2, 3, 7].map(
      (days): Changed => ({
        change: { kind: 'later', days },
        week: { ...week, window: { ...week.window, to: to + days * DAY } },
      }),
    ),
    ...shorter.map(
      (less): Changed => ({
        change: { kind: 'shorter', minutes: less },
        week: withTask({ parts: partsOf(minutes - less) }),
      }),
    ),
    ...[20, 22].map(
      (hour): Changed => ({
        change: { kind: 'evening', until: hour * 60 },
        week: withTask({ hours: openUntil(task.hours, hour * 60) }),
      }),
    ),
  ];
}

/** Hours that go on until a minute of the day, on the days that have any. */
const openUntil = (hours: WorkingHours, until: number): WorkingHours =>
  hours.map((ranges) => {
    const last = ranges.at(-1);
    return last && last[1] < until ? [...ranges.slice(0, -1), [last[0], until] as const] : ranges;
  });
