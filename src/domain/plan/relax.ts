import type { WorkingHours } from '../free-slots/working-hours.ts';
import { DAY } from '../time/wall.ts';
import { Board } from './board.ts';
import type { Placement } from './explain.ts';
import { type Frame, frameOf } from './frame.ts';
import { memoised } from './memoised.ts';
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
  const rest = new Rest(week, placements);
  return [...out]
    .map(([index, own]) => ({ task: week.tasks[index] as Task, own }))
    .sort((a, b) => b.task.weight - a.task.weight)
    .map(({ task, own }, index): Left => {
      const parts = own.map((item) => task.parts[items[item]?.part ?? 0] as Task['parts'][number]);
      const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
      const waits = (task.after ?? []).some((id) => ids.has(id));
      if (waits) return { task, minutes, why: 'waits' };
      const alone = rest.with({ ...task, parts });
      const one = { ...alone.tasks[0], parts: parts.slice(0, 1) } as Task;
      const isRoom = rest.places({ ...alone, tasks: [one], fill: 1, mostMinutesPerDay: undefined });
      const change = index < MOST_TRIED ? rest.changeFor(alone, minutes) : undefined;
      return { task, minutes, why: isRoom ? 'full' : 'no-gap', change };
    });
}

/** The time that a plan leaves. What is free of it is found out once, and not for each task. */
class Rest {
  readonly #week: Week;
  readonly #placements: readonly Placement[];
  readonly #frame: (days: number) => Frame;
  readonly #openUntil = memoised((hours: WorkingHours) => memoised((minute: number) => openUntil(hours, minute)));

  constructor(week: Week, placements: readonly Placement[]) {
    const placed = placements.map(({ start, end, task }) => ({ start, end, place: task.place, isPlanned: true }));
    this.#week = { ...week, taken: [...week.taken, ...placed] };
    this.#placements = placements;
    this.#frame = memoised((days) => frameOf(this.#later(this.#week, days)));
  }

  /** The week with one task alone, and all that has a place as time that is taken. */
  with(task: Task): Week {
    const before = this.#placements.filter(({ task: one }) => one.id === task.id || task.after?.includes(one.id));
    const release = Math.max(
      task.release ?? Number.NEGATIVE_INFINITY,
      ...(task.apart ? [] : before.map(({ end }) => end)),
    );
    return { ...this.#week, tasks: [{ ...task, release, after: [] }] };
  }

  /** Whether each part of the one task finds a place, with so many days more. */
  places(week: Week, days = 0): boolean {
    const problem = problemOf(this.#later(week, days), this.#frame(days));
    const board = new Board(problem);
    return problem.items.every((_item, item) => {
      const offer = board.best(item);
      if (offer) board.place(item, offer);
      return offer !== undefined;
    });
  }

  #later(week: Week, days: number): Week {
    return { ...week, window: { ...week.window, to: week.window.to + days * DAY } };
  }

  /** The smallest change with which the one task finds its place; undefined where none of those that are tried does. */
  changeFor(week: Week, minutes: number): Change | undefined {
    const [task] = week.tasks as readonly [Task];
    const withTask = (changed: Partial<Task>): Week => ({ ...week, tasks: [{ ...task, ...changed }] });
    const { mostMinutesPerDay: most } = week;
    const longer = most === undefined ? [] : [30, 60, 120].map((more) => most + more);
    const until = this.#openUntil(task.hours);
    return (
      smallest(
        longer,
        (all) => this.places({ ...week, mostMinutesPerDay: all }),
        (all) => ({ kind: 'longer-day', minutes: all }),
      ) ??
      smallest(
        [1],
        (fill) => this.places({ ...week, fill }),
        () => ({ kind: 'fuller' }),
      ) ??
      smallest(
        [1, 2, 3, 7],
        (days) => this.places(week, days),
        (days) => ({ kind: 'later', days }),
      ) ??
      smallest(
        [30, 60, 90, 120].filter((less) => minutes - less >= LEAST),
        (less) => this.places(withTask({ parts: partsOf(minutes - less) })),
        (less) => ({ kind: 'shorter', minutes: less }),
      ) ??
      smallest(
        [20 * 60, 22 * 60],
        (minute) => this.places(withTask({ hours: until(minute) })),
        (minute) => ({ kind: 'evening', until: minute }),
      )
    );
  }
}

/** The first of some steps that will do. Where the last one will not, the others are not tried. */
function smallest(
  steps: readonly number[],
  willDo: (step: number) => boolean,
  change: (step: number) => Change,
): Change | undefined {
  const last = steps.at(-1);
  if (last === undefined || !willDo(last)) return undefined;
  return change(steps.find((step) => step === last || willDo(step)) as number);
}

/** Hours that go on until a minute of the day, on the days that have any. */
const openUntil = (hours: WorkingHours, until: number): WorkingHours =>
  hours.map((ranges) => {
    const last = ranges.at(-1);
    return last && last[1] < until ? [...ranges.slice(0, -1), [last[0], until] as const] : ranges;
  });
