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
  /** What follows is to be remembered of the user; the group `content` is it. On the text as typed, in any case. */
  readonly remember: readonly RegExp[];
  /** A lasting fact about the user, that begins a text. */
  readonly facts: readonly RegExp[];
  /** Of these, what the user likes or does not. */
  readonly preferences: readonly Part[];
  /** Comes again each year on its day. */
  readonly yearly: readonly Part[];
  /** Says so. */
  readonly everyYear: readonly Part[];
  /** Is away: time off, a journey. */
  readonly away: readonly Part[];
  /** Between an event and something to be reminded of; the group `content` is that. */
  readonly separate: readonly RegExp[];
  /** Right behind when to be reminded; the group `content` is what of. */
  readonly behindLead: readonly RegExp[];
  /** Behind what is before such a word: a time of the reminder, no event (开会前). */
  readonly notSeparate: readonly Part[];
}
