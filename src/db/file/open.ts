import fs from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { UserError } from '../../domain/errors.ts';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import { whenFree } from '../dialects/busy.ts';
import { connectSqlite, readPragma } from '../dialects/connection.ts';
import type { SqliteConnection } from '../dialects/driver.ts';
import { PerchSqliteDialect } from '../dialects/sqlite.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import type { Schema } from '../schema.ts';
import { backUpFile } from './backup.ts';
import { explained, refusedFile } from './explained.ts';
import { prepareFile } from './file.ts';
import { migrate, newerSchema } from './migrate.ts';
import { sameFile } from './same-file.ts';

const IN_MEMORY = ':memory:';

/** How many times 5 s a migration in another process is waited for: backing up and rebuilding a large file takes a while. */
const MIGRATION_ROUNDS = 12;

/** Set on every connection: what a damaged or hostile file could misuse, and how many KiB are kept in memory (Node's own SQLite: 2,000). */
const CAREFUL = ['trusted_schema = OFF', 'cell_size_check = ON', 'cache_size = -16000'];
/**
 * Set on every connection that writes. better-sqlite3 is built with
 * synchronous=NORMAL for WAL, which loses acknowledged writes in a power cut.
 */
const SETTINGS = [
  ...CAREFUL,
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
  'journal_size_limit = 67108864',
];

export interface Database {
  readonly db: Kysely<Schema>;
  /** Absolute, or `:memory:`. */
  readonly path: string;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** A file, created when missing, or `:memory:`. */
  readonly path: string;
  /** Epoch milliseconds; names the backup that is made before a migration. */
  readonly now: () => number;
  /** Those of this release unless a test brings its own. */
  readonly migrations?: readonly Migration[];
}

/**
 * Opens the SQLite database and brings its schema up to date. Any number of
 * processes may do so at once. Throws UserError with one line, and changes
 * nothing, when the file cannot be used (see prepareFile).
 */
export async function openDatabase({ path: given, now, migrations = MIGRATIONS }: OpenOptions): Promise<Database> {
  const file = given === IN_MEMORY ? given : resolved(given);
  if (file !== IN_MEMORY) await prepareFile(file, migrations);
  const connection = connectSqlite(file, 'write');
  let assertSame = () => {};
  const openReader = file === IN_MEMORY ? undefined : () => connectReader(file);
  const dialect = new PerchSqliteDialect(connection, { openReader, assertSame: () => assertSame() });
  const db = new Kysely<Schema>({ dialect });
  try {
    await whenFree(() => applySettings(connection, file));
    const version = Number(readPragma(connection, 'user_version'));
    if (version < 0) throw refusedFile('moved', file);
    if (version > migrations.length) throw newerSchema(file, version, migrations.length);
    if (version < migrations.length) await migrateFile(db, file, migrations, now);
    if (file !== IN_MEMORY) assertSame = sameFile(file, connection, migrations.length);
  } catch (error) {
    connection.close();
    throw explained(file, error);
  }
  return {
    db,
    path: file,
    close: async () => {
      await db.destroy();
      dialect.close();
    },
  };
}

/** A second connection for reads: with the log, they neither wait for writes nor see what is not committed. */
function connectReader(file: string): SqliteConnection {
  const connection = connectSqlite(file, 'read');
  for (const setting of CAREFUL) connection.exec(`PRAGMA ${setting}`);
  return connection;
}

/** Without links, since SQLite keeps the log beside the real file; without outer blanks, which better-sqlite3 drops. */
function resolved(given: string): string {
  const file = path.resolve(given.trim());
  return fs.existsSync(file) ? fs.realpathSync(file) : file;
}

function applySettings(connection: SqliteConnection, file: string): void {
  const journal = readPragma(connection, 'journal_mode = WAL');
  // Some network file systems cannot share memory between processes.
  if (file !== IN_MEMORY && journal !== 'wal') {
    throw storageRefusal('INVALID_ARGUMENT', { reason: 'noLog', file, found: String(journal) });
  }
  for (const setting of SETTINGS) connection.exec(`PRAGMA ${setting}`);
}

async function migrateFile(
  db: Kysely<Schema>,
  file: string,
  migrations: readonly Migration[],
  now: () => number,
): Promise<void> {
  const backup = file === IN_MEMORY ? undefined : (version: number) => backUpFile(file, version, now());
  for (let round = 1; ; round++) {
    try {
      return await migrate(db, { migrations, store: file, ...(backup && { backup }) });
    } catch (error) {
      if (round === MIGRATION_ROUNDS || !(error instanceof UserError) || error.code !== 'LOCKED') throw error;
    }
  }
}
