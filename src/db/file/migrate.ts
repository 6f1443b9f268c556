import { type Kysely, sql } from 'kysely';
import type { UserError } from '../../domain/errors.ts';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import { dialectOf } from '../dialects/sql.ts';
import type { Migration } from '../migrations/migration.ts';
import { withoutLimits } from '../transfer/hold.ts';
import { keepUsersApart } from './users-apart.ts';

/**
 * Our own runner, not Kysely's Migrator: that one keeps the version in a table
 * of its own, while a file of a newer Perch must be recognised from its header
 * without opening it; takes no lock on SQLite; and has no place for a backup
 * between the lock and the first step.
 */

/** `PRAGMA application_id` of our files: "Prch". */
export const APPLICATION_ID = 0x50726368;

/** Key of the advisory lock that migrations of one PostgreSQL database take: "Prch" as well. */
const MIGRATION_LOCK = APPLICATION_ID;

/** One line for a store that was migrated by a later release. */
export function newerSchema(store: string, version: number, known: number): UserError {
  return storageRefusal('INVALID_ARGUMENT', { reason: 'newerSchema', file: store, found: version, known });
}

/** How many migrations the store has; 0 for an empty one. */
export async function schemaVersion<Tables>(db: Kysely<Tables>): Promise<number> {
  if (dialectOf(db) === 'sqlite') {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
    return rows[0]?.user_version ?? 0;
  }
  const known = await sql<{ present: boolean }>`select to_regclass('schema_version') is not null as present`.execute(
    db,
  );
  if (!known.rows[0]?.present) return 0;
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db);
  return rows[0]?.version ?? 0;
}

async function lockSchema(transaction: Kysely<unknown>): Promise<void> {
  // SQLite's transaction holds the write lock from its first statement.
  if (dialectOf(transaction) === 'sqlite') return;
  // Rebuilding a large table takes longer than a call may.
  await withoutLimits(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
}

async function recordVersion(transaction: Kysely<unknown>, version: number): Promise<void> {
  if (dialectOf(transaction) === 'sqlite') {
    await sql`pragma application_id = ${sql.lit(APPLICATION_ID)}`.execute(transaction);
    await sql`pragma user_version = ${sql.lit(version)}`.execute(transaction);
    return;
  }
  await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
  await sql`delete from schema_version`.execute(transaction);
  await sql`insert into schema_version (version) values (${version})`.execute(transaction);
}

export interface MigrateOptions {
  readonly migrations: readonly Migration[];
  /** How the store is called in messages. */
  readonly store: string;
  /** Called once, under the lock, before the first step on a store that already has a schema. */
  readonly backup?: (version: number) => void;
}

/**
 * Brings the store to the last migration, in one transaction that holds the
 * write lock and reads the version again: of several processes that start at
 * once, one migrates and the others find it done. Throws UserError when the
 * schema is newer, or LOCKED when another migration takes longer than 5 s.
 */
export async function migrate<Tables>(db: Kysely<Tables>, options: MigrateOptions): Promise<void> {
  const { migrations, store, backup } = options;
  await db.transaction().execute(async (typed) => {
    const transaction = typed as unknown as Kysely<unknown>;
    await lockSchema(transaction);
    const version = await schemaVersion(transaction);
    if (version > migrations.length) throw newerSchema(store, version, migrations.length);
    if (version === migrations.length) return;
    if (version > 0) backup?.(version);
    for (const migration of migrations.slice(version)) await migration.up(transaction);
    await keepUsersApart(transaction);
    await recordVersion(transaction, migrations.length);
  });
}
