import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../domain/errors.ts';
import type { CopyOptions, SqliteConnection, SqliteEngine, SqliteStatement } from './driver.ts';
import { coded, withCode } from './result-codes.ts';

type NodeSqlite = typeof import('node:sqlite');

/** Node's own SQLite. Throws UserError where this Node has none, or one that cannot copy a database (before 22.16). */
export function nodeSqlite(): SqliteEngine {
  const sqlite = process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
  if (typeof sqlite?.backup !== 'function') {
    throw new UserError(
      'INVALID_ARGUMENT',
      `Perch finds no SQLite: better-sqlite3 cannot be loaded here, and Node ${process.versions.node} has none that is complete.`,
      {
        hint: 'Install the package perch-mcp anew with npm, or use Node 22.16 or later.',
      },
    );
  }
  return {
    name: 'node:sqlite',
    connect: (path, mode, timeout) => coded(() => new NodeConnection(sqlite, path, mode, timeout)),
  };
}

/** A name that SQLite opens without creating the file. */
const uriOf = (path: string): string => (path === ':memory:' ? path : `${pathToFileURL(path)}?mode=rw`);

/** Why a step of a backup failed is not among what Node tells: its error is "not an error", code 0. */
const isUnnamed = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && error.errcode === 0;

type Value = string | number | bigint | null | Uint8Array;

class NodeStatement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return coded(() => this.#statement.all(...(parameters as Value[])));
  }

  run(parameters: readonly unknown[]): ReturnType<SqliteStatement['run']> {
    return coded(() => this.#statement.run(...(parameters as Value[])));
  }
}

class NodeConnection implements SqliteConnection {
  readonly #sqlite: NodeSqlite;
  readonly #database: DatabaseSync;

  constructor(sqlite: NodeSqlite, path: string, mode: 'read' | 'write', timeout: number) {
    this.#sqlite = sqlite;
    this.#database = new sqlite.DatabaseSync(mode === 'read' ? path : uriOf(path), {
      readOnly: mode === 'read',
      timeout,
    });
  }

  get inTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    return coded(() => new NodeStatement(this.#database.prepare(sql)));
  }

  exec(sql: string): void {
    coded(() => this.#database.exec(sql));
  }

  /**
   * Node's backup cannot wait between two steps, so `locked` runs under a lock
   * of ours. Between that and the backup's own lock another process may write:
   * then nothing is copied, and the answer is SQLITE_BUSY.
   */
  async copyTo(target: string, { pagesAStep, progress, locked }: CopyOptions): Promise<void> {
    const watch = locked && new NodeConnection(this.#sqlite, target, 'write', 0);
    try {
      const unchanged = watch && (await watch.#lockedWhile(locked));
      const pages = Number(this.#value('page_count'));
      await this.#sqlite.backup(this.#database, target, {
        // Two steps at least: the lock is held, and nothing committed, when the first has been made.
        rate: Math.min(pagesAStep, Math.max(1, Math.floor(pages / 2))),
        progress: ({ totalPages, remainingPages }) => {
          if (unchanged?.() === false)
            throw Object.assign(new Error('Somebody wrote to the target'), { code: 'SQLITE_BUSY' });
          progress(totalPages - remainingPages, totalPages);
        },
      });
      progress(pages, pages);
    } catch (error) {
      throw isUnnamed(error) ? this.#named(error, target) : withCode(error);
    } finally {
      watch?.close();
    }
  }

  /** Runs `work` while nobody else can write; answers how to ask whether somebody has written since. */
  async #lockedWhile(work: () => Promise<void>): Promise<() => boolean> {
    this.exec('BEGIN IMMEDIATE');
    let version: unknown;
    try {
      await work();
      version = this.#value('data_version');
    } finally {
      this.exec('ROLLBACK');
    }
    return () => this.#value('data_version') === version;
  }

  /** A step of a backup fails on a lock or for want of room. */
  #named(error: Error, target: string): Error {
    const { bavail, bsize } = statfsSync(dirname(target));
    const room = Number(this.#value('page_count')) * Number(this.#value('page_size'));
    return Object.assign(error, { code: bavail * bsize < room ? 'SQLITE_FULL' : 'SQLITE_BUSY' });
  }

  #value(pragma: string): unknown {
    return Object.values(this.#database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
  }

  /** As with better-sqlite3, again does no harm. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
