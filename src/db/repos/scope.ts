import { type Kysely, sql } from 'kysely';
import type { Scope, ScopedAdapter } from '../dialects/scope.ts';
import { dialectOf } from '../dialects/sql.ts';

/** The same store with the rows of a scope. A database that does not keep users apart itself, as a file, stays as it is. */
export function scopedTo<Tables>(db: Kysely<Tables>, scope: Scope): Kysely<Tables> {
  const { adapter } = db.getExecutor();
  if (db.isTransaction || !('scopedTo' in adapter)) return db;
  return (adapter as typeof adapter & ScopedAdapter).scopedTo(scope) as Kysely<Tables>;
}

/**
 * From here on the rows of one of the users of a transaction are there, and no others. A file does not keep users apart
 * itself: there the queries alone do.
 */
export async function actAs<Tables>(executor: Kysely<Tables>, user: string): Promise<void> {
  if (dialectOf(executor) === 'sqlite') return;
  await sql`select set_config('perch.user', ${user}, true)`.execute(executor);
}

/** Calls `told` soon after anybody has written, as a hint to look; undefined where the database does not tell. Answers how to stop that. */
export function onWritten<Tables>(db: Kysely<Tables>, told: () => void): (() => void) | undefined {
  const { adapter } = db.getExecutor();
  return 'onWritten' in adapter ? (adapter as typeof adapter & ScopedAdapter).onWritten(told) : undefined;
}
