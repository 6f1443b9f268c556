import type { Part } from '../../language/patterns.ts';

/** What words say of an item beside what it is and when. */
export interface Fields {
  readonly importance?: 'high' | 'normal';
  readonly urgency?: 'high' | 'normal';
  readonly showAs?: 'busy' | 'tentative' | 'free';
}

/** A kind that is said outright: `todo: …`. */
export type SaidKind = 'event' | 'reminder' | 'todo';

/** A word of a clause that is a field as a whole: 很重要, high priority. Without `sets` it says nothing by itself. */
interface FieldWord {
  readonly word: Part;
  readonly sets?: Fields;
}

export interface FieldWords {
  /** Words before the reason of a field: important because … */
  readonly why?: readonly Part[];
  /** Words before what happens otherwise: urgent or they'll bill me. */
  readonly or?: readonly Part[];
  /** Words before fields that follow from the rest of the clause: …, so make it tentative. */
  readonly so?: readonly Part[];
  /** Tried in order. */
  readonly words: readonly FieldWord[];
  /** At the start, before what is to be held so: `tentatively hold …`. The group `cut` is taken out. */
  readonly leading: readonly { readonly pattern: RegExp; readonly sets: Fields }[];
  /** Beside a length: about how long something takes. */
  readonly takes: readonly Part[];
  readonly about: readonly Part[];
  /** At the start of a text. The group `cut` is taken out. */
  readonly kinds: readonly { readonly pattern: RegExp; readonly kind: SaidKind }[];
  /** What follows is kept as a memo; the group `content` is it. `always`: whatever else it says. On the text as typed, in any case. */
  readonly memo: readonly { readonly pattern: RegExp; readonly always: boolean }[];
  /** The same, where no hour is said: days are no time at which anything is to happen. */
  readonly remembersAlways?: readonly RegExp[];
  /** What follows is to be remembered of the user; the group `content` is it. On the text as typed, in any case. */
  readonly remember: readonly RegExp[];
  /** A lasting fact about the user, that begins a text. */
  readonly facts: readonly RegExp[];
  /** A fact that may name an hour, as what the user does as a rule: the group `content`, at the end of the text. */
  /** Words of a habit that hold whatever day is said with them (never at weekends). */
  readonly generally?: readonly RegExp[];
  readonly habits: readonly RegExp[];
  /** The same after words such as `keep in mind`: the fact may then name days, too (I work from home on Fridays). */
  readonly routines: readonly RegExp[];
  /** Words that stand before the names of tags, at the end of a text. */
  readonly tags: readonly Part[];
  /** Words that make a fact about the user a preference. */
  readonly preferences: readonly Part[];
  /** Words for a day that comes again each year, such as a birthday. */
  readonly yearly: readonly Part[];
  /** Words that say that something is every year. */
  readonly everyYear: readonly Part[];
  /** Words for the year in which a yearly day began (born in 1990); the group `year`. */
  readonly since: readonly RegExp[];
  /** Words beside a repeat that say that it counts from when the todo was done last. */
  readonly fromDone: readonly Part[];
  /** Words for being away: time off, a journey. */
  readonly away: readonly Part[];
  /** Words between an event and something to be reminded of, which is the group `content`. */
  readonly separate: readonly RegExp[];
  /** Words right after the time of a reminder; the group `content` is what to be reminded of. */
  readonly behindLead: readonly RegExp[];
  /** Another time at which to be told of what was said before: the group `time`, at the end of a text; with the group `number` where its day is a number alone. */
  readonly toldAt?: readonly RegExp[];
  /** Words that make what stands before them a time of the reminder, not an event (开会前). */
  readonly notSeparate: readonly Part[];
}
