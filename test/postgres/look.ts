import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { TestRunner } from 'vitest';

/** A prepared statement, as far as tests use those of better-sqlite3. */
interface LookStatement {
  pluck(): LookStatement;
  all(...parameters: unknown[]): unknown[];
  get(...parameters: unknown[]): unknown;
  run(...parameters: unknown[]): unknown;
}

/** A connection past all of our code, which answers at once. */
export interface Look {
  prepare(sql: string): LookStatement;
  exec(sql: string): unknown;
  pragma(text: string, options?: { readonly simple?: boolean }): unknown;
  close(): unknown;
}

const NEWEST = 'select pg_snapshot_xmax(pg_current_snapshot())::text::bigint';

const PATIENCE_MS = 30_000;

/** What only a file of SQLite has. */
const SQLITE_ONLY =
  /values \(@|= x'|sqlite_schema|sqlite_master|\bvacuum into|\bfts5|\bcreate trigger|json_set|json_remove|json_extract|BEGIN IMMEDIATE/i;

interface Answer {
  readonly rows?: Record<string, unknown>[];
  readonly error?: string;
}

/**
 * As a connection to a file is: the thread waits for the server. A test that asks for what only SQLite has is skipped,
 * with the reason.
 */
export function lookInto(url: string): Look {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const { port1: ours, port2: theirs } = new MessageChannel();
  const worker = new Worker(new URL('./look.worker.ts', import.meta.url), {
    workerData: { url, done, port: theirs },
    transferList: [theirs],
  });
  worker.unref();
  const ask = (sql: string, parameters: readonly unknown[]): Record<string, unknown>[] => {
    if (SQLITE_ONLY.test(sql)) TestRunner.getCurrentTest()?.context.skip(`needs SQLite: ${sql.trim().slice(0, 60)}`);
    Atomics.store(done, 0, 0);
    ours.postMessage({ sql, parameters });
    Atomics.wait(done, 0, 0, PATIENCE_MS);
    const { rows, error } = (receiveMessageOnPort(ours)?.message ?? { error: 'no answer' }) as Answer;
    if (error !== undefined) throw new Error(error);
    return rows ?? [];
  };
  const statement = (sql: string, plucked: boolean): LookStatement => {
    let number = 0;
    const text = sql.replaceAll('?', () => `$${++number}`);
    const all = (...parameters: unknown[]): unknown[] => {
      const rows = ask(text, parameters);
      return plucked ? rows.map((row) => Object.values(row)[0]) : rows;
    };
    return {
      pluck: () => statement(sql, true),
      all,
      get: (...parameters) => all(...parameters)[0],
      run: (...parameters) => all(...parameters),
    };
  };
  return {
    prepare: (sql) => statement(sql, false),
    exec: (sql) => ask(sql, []),
    pragma(text) {
      // Another number as soon as anybody has written something.
      if (text === 'data_version') return statement(NEWEST, true).get();
      if (text === 'integrity_check') return 'ok';
      return TestRunner.getCurrentTest()?.context.skip(`needs SQLite: pragma ${text}`);
    },
    close() {
      ours.close();
      void worker.terminate();
    },
  };
}
