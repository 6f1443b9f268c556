import type { Executor } from '../schema.ts';
import type { FoundPassage, Wanted } from './candidates.ts';

/** How many passages hold a term. Where they were not all counted, `last` is the id of the last one that was. */
export interface Frequency {
  readonly count: number;
  readonly last?: number;
}

/** What each database keeps of terms. Terms carry the id of their space: a passage is found in its own alone. */
export interface TermIndex {
  add(executor: Executor, passage: number, terms: readonly string[]): Promise<void>;
  remove(executor: Executor, passages: readonly number[]): Promise<void>;
  frequency(executor: Executor, term: string, begun: boolean): Promise<Frequency>;
  candidates(executor: Executor, wanted: Wanted): Promise<FoundPassage[]>;
  /** Whether a passage is found by all of some terms. */
  holds(executor: Executor, passage: number, terms: readonly string[]): Promise<boolean>;
  /** Leaves nothing in the file of what was removed. */
  purge(executor: Executor): Promise<void>;
}
