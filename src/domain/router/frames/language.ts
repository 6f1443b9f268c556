import type { Part } from '../../language/patterns.ts';
import type { CueName } from './cues.ts';
import type { Route } from './route.ts';

/**
 * What a language brings to the routing of requests: its words. They run on
 * normalised text: lower case, half-width, simplified characters. `Part`s are
 * alternatives of one pattern, those of other languages beside them.
 */
export interface RouterLanguage {
  /** By whom a request wants to be answered, and what may not follow the name. */
  readonly names: Readonly<Record<string, Route>>;
  readonly notInName?: string;
  /** What stands before and after a name that is called without `@`. */
  readonly calls: { readonly before: readonly Part[]; readonly after: string };
  /** A trip whose ways and times are to be planned, and what of a trip is none of that. */
  readonly trips: { readonly planned: readonly Part[]; readonly not: readonly Part[] };
  /** Days that are to be filled with what there is to do. */
  readonly weeks: { readonly planned: readonly Part[]; readonly not: readonly Part[] };
  /** The words of each cue. */
  readonly cues: Readonly<Partial<Record<CueName, readonly Part[]>>>;
  /** What a note, an idea or a meeting is about says nothing about what is to be done. */
  readonly topics: readonly Part[];
  readonly rules: RuleWords;
  /** The normalised text with slips in the words that decide put right. */
  spelled(text: string): string;
}

/** Words that mean something together with others; see rules.ts. */
export interface RuleWords {
  /** Politeness, which may stand before those that begin a request. */
  readonly polite: readonly Part[];
  readonly reminds: readonly Part[];
  readonly commands: readonly Part[];
  readonly composes: readonly Part[];
  readonly howTo: readonly Part[];
  readonly bareHow: readonly Part[];
  /** Anywhere. */
  readonly recalls: readonly Part[];
  readonly personal: readonly Part[];
  readonly whatsMine: readonly Part[];
  /** Notes and meetings in one breath. */
  readonly together: readonly Part[];
  readonly intoPlan: readonly Part[];
  readonly myThings: readonly Part[];
  /** What somebody says of themself or of a thing, that is to be kept. */
  readonly facts: readonly Part[];
  /** What turns such a sentence into a question. */
  readonly asks: readonly Part[];
  /** Something that was to be done is done. */
  readonly done: readonly Part[];
}
