import type { MinuteRange, WorkingHours } from '../free-slots/working-hours.ts';
import type { Occurrence, Window } from '../time/event.ts';
import type { Instant } from '../time/wall.ts';

/** Something that takes time in the coming days: a todo, a habit, time to think in. */
export interface Task {
  readonly id: string;
  /** 1 (could as well be dropped) to 8 (important and urgent): what a quarter of an hour of it is worth. */
  readonly weight: number;
  /** Lengths of its parts in minutes, in order. */
  readonly parts: readonly Part[];
  /** The last instant that is not too late. It is planned later rather than not at all. */
  readonly due?: Instant | undefined;
  /** Not before this instant. */
  readonly release?: Instant | undefined;
  /** Tasks that must be over before it begins. */
  readonly after?: readonly string[] | undefined;
  /** When it may be done, lunch and other times that stay free taken out. */
  readonly hours: WorkingHours;
  /** Minutes since local midnight between which it is best done. */
  readonly wish?: MinuteRange | undefined;
  /** Where it is done: an index into `ways`. Undefined: anywhere. */
  readonly place?: number | undefined;
  /** Its parts lie on days of their own, in any order: three times a week is on three days. */
  readonly apart?: boolean | undefined;
  /** It is not cut into finer parts: time to think in is worth nothing in small pieces. */
  readonly isWhole?: boolean | undefined;
  /** Local dates (their midnight on the wall clock) that it may lie on; all when absent. */
  readonly dates?: ReadonlySet<number> | undefined;
}

export interface Part {
  readonly minutes: number;
  /** Where an earlier plan has put it: it stays there unless that costs more than moving it. */
  readonly previous?: Instant | undefined;
}

/** Time that is taken, whatever is planned. */
export interface Taken extends Occurrence {
  /** Where one is then: an index into `ways`. Undefined: anywhere. */
  readonly place?: number | undefined;
  /** An earlier plan has put it there, and it stays: it counts as filled. */
  readonly isPlanned?: boolean | undefined;
}

/** All that a plan is made of. The same week gives the same plan. */
export interface Week {
  /** Nothing begins before `now`, nor outside the window. */
  readonly window: Window;
  readonly now: Instant;
  /** IANA zone of hours, wishes and dates. */
  readonly zone: string;
  readonly tasks: readonly Task[];
  readonly taken: readonly Taken[];
  /** Minutes of the way from one place to another, `ways[from][to]`. */
  readonly ways?: readonly (readonly number[])[] | undefined;
  /** The most that is planned on one local date. */
  readonly mostMinutesPerDay?: number | undefined;
  /** How many parts that could stay where the earlier plan has them may move all the same. */
  readonly mostMoves?: number | undefined;
  /** The share of the free time that may be filled, 0.8 when absent. */
  readonly fill?: number | undefined;
}
