/** A prepared statement. Parameters are bound by position. */
export interface SqliteStatement {
  /** True when it answers rows. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** How a copy of a whole database goes on. */
export interface CopyOptions {
  /** Pages between two turns of the event loop. */
  readonly pagesAStep: number;
  /** Told how far the copy is, in pages. What it throws ends the copy. */
  progress(done: number, total: number): void;
  /** Runs when nobody else can write to the target any more, and before it is changed for others. */
  readonly locked?: (() => Promise<void>) | undefined;
}

/** All that Perch asks of a SQLite driver. Errors of SQLite carry its extended result code as `code`, such as `SQLITE_BUSY_RECOVERY`. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  /** SQLite's online backup into another file, in one transaction there. Throws SQLITE_BUSY when somebody else writes to it. */
  copyTo(target: string, options: CopyOptions): Promise<void>;
  close(): void;
}

/** A SQLite that can be loaded here. */
export interface SqliteEngine {
  readonly name: 'better-sqlite3' | 'node:sqlite';
  /** Opens a file that is there, or `:memory:`. */
  connect(path: string, mode: 'read' | 'write', busyTimeoutMs: number): SqliteConnection;
}
