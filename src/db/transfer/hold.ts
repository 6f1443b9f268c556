import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Executor } from '../schema.ts';

/** A store that is being moved: nobody writes to it meanwhile, and when it has been moved nobody any more. */

/** Lets statements of this transaction take as long as they take. */
export async function withoutLimits<Tables>(transaction: Kysely<Tables>): Promise<void> {
  if (dialectOf(transaction) === 'sqlite') return;
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '60000', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
}

/** Keeps others from writing until the transaction ends. One of SQLite does so from its beginning. */
export async function keepOthersOut(transaction: Executor): Promise<void> {
  await withoutLimits(transaction);
  if (dialectOf(transaction) === 'postgres') await sql`lock table changes in exclusive mode`.execute(transaction);
}

/**
 * Marks the store as one that was moved, with the end of the transaction. A file gets the negative of its schema's
 * number, which processes that have it open look at before each write; of a server's database every new transaction
 * only reads.
 */
export async function markMoved(transaction: Executor): Promise<void> {
  if (dialectOf(transaction) === 'sqlite') {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(transaction);
    await sql`pragma user_version = ${sql.lit(-Math.abs(rows[0]?.user_version ?? 0))}`.execute(transaction);
    return;
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(transaction);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(transaction);
}

/** Ends what others have open on a server: their connections began before it was marked. */
export async function endOthers(db: Executor): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
}
