import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { untilFree, whenFree } from './busy.ts';
import type { SqliteConnection } from './connection.ts';
import { StatementCache } from './statement-cache.ts';

/**
 * Kysely over one SQLite connection. Differs from Kysely's own dialect where a
 * file shared by several processes needs it: transactions begin IMMEDIATE (a
 * deferred one that reads, then writes, fails with a stale snapshot), a busy
 * file is waited for without blocking the event loop, statements are prepared
 * once, and a full disk is reported as such.
 */
export class PerchSqliteDialect implements Dialect {
  readonly #connection: SqliteConnection;

  /** The dialect owns `connection` from now on and closes it when the Kysely instance is destroyed. */
  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#connection);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SharedConnectionAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db as ConstructorParameters<typeof SqliteIntrospector>[0]);
  }
}

/** Turns off Kysely's mutex around whole connections: the driver's own one lets reads pass while a transaction waits to begin. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #statements: StatementCache;
  /** The session whose transaction is open. All others wait for `#closed`. */
  #owner: Session | undefined;
  #closed: Promise<void> = Promise.resolve();
  #announceClosed: () => void = () => {};
  /** Transactions of this process begin one after the other, in the order they were asked for. */
  #queue: Promise<void> = Promise.resolve();
  #leaveQueue: () => void = () => {};

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#statements = new StatementCache(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.close();
  }

  async beginTransaction(session: DatabaseConnection): Promise<void> {
    const before = this.#queue;
    const turn = Promise.withResolvers<void>();
    this.#queue = turn.promise;
    await before;
    try {
      await whenFree(() => this.#begin(session as Session, turn.resolve));
    } catch (error) {
      turn.resolve();
      throw error;
    }
  }

  /** In one step, so that no other statement slips in between BEGIN and the change of owner. */
  #begin(session: Session, leaveQueue: () => void): void {
    this.#connection.exec('BEGIN IMMEDIATE');
    const open = Promise.withResolvers<void>();
    this.#owner = session;
    this.#closed = open.promise;
    this.#announceClosed = open.resolve;
    this.#leaveQueue = leaveQueue;
  }

  /** When this throws, Kysely rolls back. */
  async commitTransaction(): Promise<void> {
    this.#assertStillOpen();
    await whenFree(() => this.#connection.exec('COMMIT'));
    this.#endTransaction();
  }

  async rollbackTransaction(): Promise<void> {
    try {
      // SQLite has rolled back by itself after some errors, a full disk among them.
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
    } finally {
      this.#endTransaction();
    }
  }

  async savepoint(_session: DatabaseConnection, name: string): Promise<void> {
    this.#inTransaction(`SAVEPOINT ${quoted(name)}`);
  }

  async rollbackToSavepoint(_session: DatabaseConnection, name: string): Promise<void> {
    this.#inTransaction(`ROLLBACK TO ${quoted(name)}`);
  }

  async releaseSavepoint(_session: DatabaseConnection, name: string): Promise<void> {
    this.#inTransaction(`RELEASE ${quoted(name)}`);
  }

  /** What `session` has to wait for before its next statement; undefined when it may go on. */
  blocked(session: Session): Promise<void> | undefined {
    return this.#owner === undefined || this.#owner === session ? undefined : this.#closed;
  }

  run<R>(session: Session, query: CompiledQuery): QueryResult<R> {
    if (this.#owner === session) this.#assertStillOpen();
    const statement = this.#statements.get(query.sql);
    const parameters = bindable(query.parameters);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #inTransaction(sql: string): void {
    this.#assertStillOpen();
    this.#connection.exec(sql);
  }

  /** Without this, statements after an automatic rollback would each commit on their own. */
  #assertStillOpen(): void {
    if (!this.#connection.inTransaction) throw new Error('The transaction was rolled back by an earlier error');
  }

  #endTransaction(): void {
    this.#owner = undefined;
    this.#announceClosed();
    this.#leaveQueue();
  }
}

/** What Kysely calls a connection: a right to use the only one, alone for the length of a transaction. */
class Session implements DatabaseConnection {
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return this.#driver.blocked(this) ? await this.#inTurn<R>(query) : this.#driver.run<R>(this, query);
    } catch (error) {
      return untilFree(() => this.#inTurn<R>(query), error);
    }
  }

  async #inTurn<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let wait = this.#driver.blocked(this); wait; wait = this.#driver.blocked(this)) await wait;
    return this.#driver.run<R>(this, query);
  }

  // biome-ignore lint/correctness/useYield: the connection cannot be used while a cursor is open, so there is nothing to yield.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported: read pages by key');
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** SQLite has no booleans. */
function bindable(parameters: readonly unknown[]): readonly unknown[] {
  return parameters.some((value) => typeof value === 'boolean')
    ? parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value))
    : parameters;
}
