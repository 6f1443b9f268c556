// Loaded before the server: its transactions commit a moment after they are answered, many at once.
// The defect that the harness of promise 2 must find.

import SqliteDatabase from 'better-sqlite3';

const DELAY_MS = 10;
const { exec } = SqliteDatabase.prototype;
/** A transaction was answered for and not committed. */
let owed = false;
/** The server believes that a transaction is open. */
let open = false;

function settle(connection: SqliteDatabase.Database): void {
  if (open) setTimeout(settle, 1, connection);
  else if (owed) {
    owed = false;
    exec.call(connection, 'COMMIT');
  }
}

SqliteDatabase.prototype.exec = function (this: SqliteDatabase.Database, sql: string) {
  if (sql === 'BEGIN IMMEDIATE') {
    open = true;
    if (owed) return this;
  }
  if (sql === 'ROLLBACK') {
    open = false;
    owed = false;
  }
  if (sql === 'COMMIT') {
    open = false;
    if (!owed) setTimeout(settle, DELAY_MS, this);
    owed = true;
    return this;
  }
  return exec.call(this, sql);
};
