import SqliteDatabase from 'better-sqlite3';

/** A prepared statement. Parameters are bound by position. */
interface SqliteStatement {
  /** True when it answers rows. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** All that Perch asks of a SQLite driver, so that another one (node:sqlite) can stand in. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  /** SQLite's online backup into another file; `progress` answers how many pages come next. */
  backup(
    target: string,
    options: { progress(copied: { totalPages: number; remainingPages: number }): number },
  ): Promise<{ totalPages: number }>;
  close(): void;
}

/** Blocks the event loop, so it is short; longer waits are asynchronous (see busy.ts). */
const BUSY_TIMEOUT_MS = 10;

/**
 * Opens `path`, which must exist, or `:memory:`. Settings are left to the
 * caller: a connection that only looks must not change anything.
 */
export function connectSqlite(path: string, mode: 'read' | 'write'): SqliteConnection {
  return new SqliteDatabase(path, {
    readonly: mode === 'read',
    fileMustExist: path !== ':memory:',
    timeout: BUSY_TIMEOUT_MS,
  });
}

/** The value of a pragma that answers one. */
export function readPragma(connection: SqliteConnection, pragma: string): unknown {
  const [row] = connection.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, unknown>[];
  return row && Object.values(row)[0];
}
