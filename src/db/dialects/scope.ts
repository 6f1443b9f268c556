import type { Kysely } from 'kysely';

/**
 * Whose rows are there: one user's, in whose transactions nobody else writes what is theirs; or those of all, for who
 * looks after a store.
 */
export type Scope = { readonly user: string } | 'everyone';

/** A database that keeps users apart by itself. */
export interface ScopedAdapter {
  scopedTo(scope: Scope): Kysely<unknown>;
  /** Calls `told` soon after any process has written; undefined where nobody says so. Answers how to stop that. */
  onWritten(told: () => void): (() => void) | undefined;
}
