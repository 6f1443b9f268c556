import { betterSqlite } from './better-sqlite.ts';
import type { SqliteConnection, SqliteEngine } from './driver.ts';
import { nodeSqlite } from './node-sqlite.ts';

/** Blocks the event loop, so it is short; longer waits are asynchronous (see busy.ts). */
const BUSY_TIMEOUT_MS = 10;

let chosen: SqliteEngine | undefined;

/**
 * better-sqlite3 where it is installed, else Node's own SQLite, which bundles
 * without native code have; `PERCH_SQLITE=node` asks for the latter. Read from
 * the environment because the threads of a process must agree on it.
 */
export function sqliteEngine(): SqliteEngine {
  chosen ??= (process.env.PERCH_SQLITE === 'node' ? undefined : betterSqlite()) ?? nodeSqlite();
  return chosen;
}

/**
 * Opens `path`, which must exist, or `:memory:`. Settings are left to the
 * caller: a connection that only looks must not change anything.
 */
export function connectSqlite(path: string, mode: 'read' | 'write'): SqliteConnection {
  return sqliteEngine().connect(path, mode, BUSY_TIMEOUT_MS);
}

/** The value of a pragma that answers one. */
export function readPragma(connection: SqliteConnection, pragma: string): unknown {
  const [row] = connection.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, unknown>[];
  return row && Object.values(row)[0];
}
