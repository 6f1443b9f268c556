import fs from 'node:fs';
import { Kysely } from 'kysely';
import { connectSqlite } from '../dialects/connection.ts';
import type { SqliteConnection } from '../dialects/driver.ts';
import { PerchSqliteDialect } from '../dialects/sqlite.ts';
import type { Schema } from '../schema.ts';

/** Whether a write-ahead log with something in it lies beside the file: it is in use, or a process died. */
export const isLogged = (file: string): boolean =>
  (fs.statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Opens `file`, which must exist, so that looking at it leaves it as it is. */
export function connectToLook(file: string): SqliteConnection {
  // Closing a writing connection folds the log into the file; closing a reading one leaves an empty log behind.
  const connection = connectSqlite(file, isLogged(file) ? 'read' : 'write');
  try {
    connection.exec('PRAGMA query_only = ON');
    connection.exec('PRAGMA trusted_schema = OFF');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Runs `work` on a file that is only looked at. */
export async function look<T>(
  file: string,
  work: (db: Kysely<Schema>, connection: SqliteConnection) => Promise<T>,
): Promise<T> {
  const connection = connectToLook(file);
  try {
    return await work(new Kysely<Schema>({ dialect: new PerchSqliteDialect(connection) }), connection);
  } finally {
    connection.close();
  }
}
