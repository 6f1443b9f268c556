import type { Part } from '../../language/patterns.ts';

/** What can be said of a series as a whole, beside its days and hours. */
export type Condition = 'begins' | 'leaves-out' | 'leaves-out-once' | 'lasts' | 'ends' | 'ends-with' | 'goes-on' | 'counts';

/**
 * How a clause says a condition. The pattern matches the whole clause (normalised), in which each time is one TIME and
 * each length one LENGTH or TERM; the group `number` is how many. What the groups `matter` and `also` hold is no part of the
 * condition: it stays in the sentence. The group `why` is what nobody has to know.
 */
export interface ConditionForm {
  readonly says: readonly Condition[];
  readonly pattern: RegExp;
}

/** Conditions of a series in clauses of their own: the first one is Dec 1, 26号停一次, eight classes in all. */
export interface SeriesWords {
  /** A text without one of these has no series. */
  readonly repeats: readonly Part[];
  /** Ends a clause. Needs the flag `g`. */
  readonly breaks: RegExp;
  /** The first that matches counts. */
  readonly forms: readonly ConditionForm[];
  /** A clause that leaves out what the clause before it names: so not then. It is read with that one. */
  readonly refersBack: RegExp;
  /** Words right behind a time that belong to it (前). */
  readonly clings?: RegExp;
  /** Between times of one list. */
  readonly joints: readonly Part[];
  /** Words of conditions that the grammar of time would take into a time: they are hidden from it. Needs the flag `g`. */
  readonly own: RegExp;
  /** A clause without a time that only says why, where it stands behind a condition. */
  readonly reasons: RegExp;
  /** How the grammar of time reads each, in the order in which it reads them together. */
  readonly say: readonly { readonly condition: Condition; readonly words: (said: string) => string }[];
}

/** Stands for a time in a clause, for a length of hours, and for one of days. */
export const TIME = '\ue002';
export const LENGTH = '\ue003';
export const TERM = '\ue004';
