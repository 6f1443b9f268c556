import type { Kysely } from 'kysely';

/**
 * Whose rows are there: one user's, in whose transactions nobody else writes what is theirs; those of several, one after
 * the other (see `actAs`), for what is done in all of their calendars or in none; or those of all, for who looks after
 * a store.
 */
export type Scope = { readonly user: string } | { readonly users: readonly string[] } | 'everyone';

/** A database that keeps users apart by itself. */
export interface ScopedAdapter {
  scopedTo(scope: Scope): Kysely<unknown>;
  /** Calls `told` soon after any process has written; undefined where nobody says so. Answers how to stop that. */
  onWritten(told: () => void): (() => void) | undefined;
}
