import type { Executor } from '../schema.ts';
import type { FoundPassage, Wanted } from './candidates.ts';

/** How many passages hold a term. Where they were not all counted, `last` is the id of the last one that was. */
export interface Frequency {
  readonly count: number;
  readonly last?: number;
}

/** A passage, and whose it is. */
interface PassageKey {
  readonly user: string;
  readonly id: number;
}

/** What each database keeps of terms. Terms carry the id of their space: a passage is found in its own alone. */
export interface TermIndex {
  add(executor: Executor, passage: PassageKey, terms: readonly string[]): Promise<void>;
  remove(executor: Executor, user: string, passages: readonly number[]): Promise<void>;
  /** Of each term, in their order; with `begun` of all that begin with it. */
  frequencies(executor: Executor, user: string, terms: readonly string[], begun: boolean): Promise<Frequency[]>;
  /** Which of some terms are held by any passage, and by how many, counted up to `most`. */
  present(executor: Executor, user: string, terms: readonly string[], most: number): Promise<Map<string, number>>;
  candidates(executor: Executor, wanted: Wanted): Promise<FoundPassage[]>;
  /** Whether a passage is found by all of some terms. */
  holds(executor: Executor, passage: PassageKey, terms: readonly string[]): Promise<boolean>;
  /** Leaves nothing in the file of what was removed. */
  purge(executor: Executor): Promise<void>;
}
