import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';
import type { CopyOptions, SqliteConnection, SqliteEngine, SqliteStatement } from './driver.ts';

const load = createRequire(import.meta.url);

/** The native driver; undefined where it is not installed, or was not built for this machine. */
export function betterSqlite(): SqliteEngine | undefined {
  let Database: typeof BetterSqlite;
  try {
    Database = load('better-sqlite3');
    // Its native part is loaded with the first connection.
    new Database(':memory:').close();
  } catch {
    return undefined;
  }
  return {
    name: 'better-sqlite3',
    connect: (path, mode, timeout) =>
      new BetterConnection(
        new Database(path, { readonly: mode === 'read', fileMustExist: path !== ':memory:', timeout }),
      ),
  };
}

class BetterConnection implements SqliteConnection {
  readonly #database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    this.#database = database;
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  prepare(sql: string): SqliteStatement {
    return this.#database.prepare(sql);
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  async copyTo(target: string, { pagesAStep, progress, locked }: CopyOptions): Promise<void> {
    const gate = new Gate(locked);
    const { totalPages } = await this.#database.backup(target, {
      progress: ({ totalPages: total, remainingPages }) => {
        if (!gate.isOpen()) return 0;
        progress(total - remainingPages, total);
        return pagesAStep;
      },
    });
    // The driver takes a target that is locked for one to which nothing is left to copy.
    if (totalPages === 0) throw Object.assign(new Error('The target is locked'), { code: 'SQLITE_BUSY' });
    progress(totalPages, totalPages);
  }

  close(): void {
    this.#database.close();
  }
}

/** Holds the copying up, between two steps of it, until some work is done. */
class Gate {
  #work: (() => Promise<void>) | undefined;
  #open: boolean;
  #failure: { readonly error: unknown } | undefined;

  constructor(work: (() => Promise<void>) | undefined) {
    this.#work = work;
    this.#open = work === undefined;
  }

  /** Starts the work when first asked; throws what it threw. */
  isOpen(): boolean {
    const work = this.#work;
    this.#work = undefined;
    work?.().then(
      () => {
        this.#open = true;
      },
      (error: unknown) => {
        this.#failure = { error };
      },
    );
    if (this.#failure) throw this.#failure.error;
    return this.#open;
  }
}
