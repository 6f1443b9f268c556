// Loaded before the server: it dies at the commit that follows the first insert of an event, before or right after it.

import SqliteDatabase from 'better-sqlite3';

const { exec, prepare } = SqliteDatabase.prototype;
const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
  // The signal is on its way: nothing more may happen.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};
let written = false;

SqliteDatabase.prototype.prepare = function (this: SqliteDatabase.Database, sql: string) {
  written ||= sql.startsWith('insert into "events"');
  return prepare.call(this, sql);
} as typeof prepare;

SqliteDatabase.prototype.exec = function (this: SqliteDatabase.Database, sql: string) {
  if (sql === 'COMMIT' && written && process.env.CRASH === 'before') die();
  exec.call(this, sql);
  if (sql === 'COMMIT' && written && process.env.CRASH === 'after') die();
  return this;
};
