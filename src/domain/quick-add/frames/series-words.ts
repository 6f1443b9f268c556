import type { Part } from '../../language/patterns.ts';

/** What can be said of a series as a whole, beside its days and hours. */
export type Condition =
  /** How often. */
  | 'each'
  | 'begins'
  | 'leaves-out'
  /** In the month or week to come, and not in that of each year. */
  | 'leaves-out-once'
  | 'lasts'
  | 'ends'
  /** That time is one of it. */
  | 'ends-with'
  | 'goes-on'
  | 'counts';

/**
 * How a clause says conditions. The pattern matches the whole clause (normalised), in which each time, length and repeat
 * is one of the signs below; the group `number` is how many. What the group `matter` holds is no part of the conditions
 * and stays in the sentence; the group `why` is kept as a note.
 */
export interface ConditionForm {
  /** In the order of their signs. */
  readonly says: readonly (Condition | 'within')[];
  readonly pattern: RegExp;
}

/** Conditions of a series in clauses of their own: the first one is Dec 1, 26号停一次, eight classes in all. */
export interface SeriesWords {
  /** What only texts in this language match. */
  readonly script: RegExp;
  /** A text without one of these has no series. */
  readonly repeats: readonly Part[];
  /** Says outright that something comes again. */
  readonly often: RegExp;
  /** Ends a clause. Needs the flag `g`. */
  readonly breaks: RegExp;
  /** The first that matches counts. */
  readonly forms: readonly ConditionForm[];
  /** A clause that leaves out what the clause before it names: so not then. It is read with that one. */
  readonly refersBack: RegExp;
  /** In a title: how long or how often, of what was read as coming once. */
  readonly lengthAlone: RegExp;
  /** In a day that counts from today: this Friday, 下周五. */
  readonly fromToday: RegExp;
  /** The two ends of a stretch of days, in groups `from` and `to`. */
  readonly stretch: RegExp;
  /** Words right behind a time that belong to it (前). */
  readonly clings?: RegExp;
  /** Between times of one list, what else may be said there that is none of them, and what joins them without that. */
  readonly joints: { readonly plain: readonly string[]; readonly more: readonly string[]; readonly by: string };
  /** A day of the calendar, and none of the week. */
  readonly dated: RegExp;
  /** Says where an occurrence goes instead: it is read as it stands. */
  readonly movedOff: RegExp;
  /** Parts of a day behind its name, and how it is said without: they say nothing where the hours are known. */
  readonly partOfDay: readonly (readonly [part: RegExp, day: string])[];
  /** The year, month or time that it is. */
  readonly present: RegExp;
  /** Words of conditions that the grammar of time would take into a time: they are hidden from it. Needs the flag `g`. */
  readonly own: RegExp;
  /** Words that leave something out. */
  readonly leavesOut: RegExp;
  /** A clause without a time that only says why, where it stands behind a condition. */
  readonly reasons: RegExp;
  /** In a clause that says how many times: each of several things comes so often. */
  readonly ofEach: RegExp;
  /** Ends before how long each takes (at 5 … for 45 minutes). */
  readonly beforeLength?: RegExp;
  /** Words of conditions that no title of a series has. */
  readonly leftOver: RegExp;
  /** How the grammar of time reads each, in the order in which it reads them together. */
  readonly say: readonly { readonly condition: Condition; readonly words: (said: string) => string }[];
}

/** Stand in a clause for a time, a length of hours, one of days, words of repeating, and days that come again. */
export const TIME = '\ue002';
export const LENGTH = '\ue003';
export const TERM = '\ue004';
export const EACH = '\ue005';
export const PLACED = '\ue006';
