import type { Part } from '../../language/patterns.ts';

/** What a word says that must not be lost. */
export type WordClass =
  | 'exclusion'
  | 'bound'
  | 'zone'
  | 'frequency'
  | 'condition'
  | 'anchor'
  | 'number'
  | 'length'
  | 'entry';

/** Where a word of its class matters. */
export type Where =
  /** Wherever it stands. */
  | 'always'
  /** Beside a time that was read. */
  | 'timed'
  /** Where no hour was read. */
  | 'hourless'
  /** Where no day was read. */
  | 'dayless'
  /** Beside a repeat, or a stretch of time. */
  | 'spread'
  /** Beside one time. */
  | 'single'
  /** Where the user is to be told at that moment. */
  | 'told';

interface UnreadWord {
  readonly class: WordClass;
  readonly where: Where;
  /** Where it is looked for: in what was not used (the default), or in all of the text but what asks for a reminder; `time`: though it was read as a part of the time. */
  readonly in?: 'text' | 'time';
  /** On normalised text; names are masked, and a GAP stands where something was read. The group `word`, else all of it, is named to the user. */
  readonly pattern: RegExp;
  /** The user's words, where the pattern finds another spelling of them. */
  readonly said?: string;
}

/**
 * The words of a language that change when, how often or whether something
 * happens. What the reading of a sentence did not use of them is asked about.
 */
export interface CoverageWords {
  readonly words: readonly UnreadWord[];
  /** Behind a number: it counts something, or is a measure (3 slides, 5斤). */
  readonly counted: readonly Part[];
  /** Before a number: it is the number of something (room 3, 会议室3). */
  readonly labels: readonly Part[];
}
