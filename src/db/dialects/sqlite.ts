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
  type TransactionSettings,
} from 'kysely';
import { whenFree } from './busy.ts';
import type { SqliteConnection } from './driver.ts';
import { GroupCommit, type Operation } from './group-commit.ts';
import type { DirectReader } from './sql.ts';
import { StatementCache } from './statement-cache.ts';

export interface SqliteOptions {
  /** Opens a second connection, for reads. Without it, as in memory, there is only one. */
  readonly openReader?: (() => SqliteConnection) | undefined;
  /**
   * Throws when the file is no longer the one that was opened; called in every
   * transaction before its first statement, and about once a second of reading.
   */
  readonly assertSame?: () => void;
}

/**
 * Kysely over SQLite. Differs from Kysely's own dialect where a file shared by
 * several processes needs it: transactions begin IMMEDIATE (a deferred one that
 * reads, then writes, fails with a stale snapshot) and share commits, reads
 * outside of transactions, and transactions that only read, do not wait for them, a busy file is waited for
 * without blocking the event loop, statements are prepared once, and a full
 * disk is reported as such.
 */
export class PerchSqliteDialect implements Dialect {
  readonly #driver: SqliteDriver;

  /** The dialect owns its connections from now on and closes them when the Kysely instance is destroyed. */
  constructor(connection: SqliteConnection, options: SqliteOptions = {}) {
    this.#driver = new SqliteDriver(connection, options);
  }

  createDriver(): Driver {
    return this.#driver;
  }

  /** Closes what is open still: Kysely destroys no driver that no query of its own has used. Again does no harm. */
  close(): void {
    this.#driver.closeConnections();
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SharedConnectionAdapter(this.#driver);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db as ConstructorParameters<typeof SqliteIntrospector>[0]);
  }
}

/** Turns off Kysely's mutex around whole connections: transactions have a line of their own, and reads a connection. */
class SharedConnectionAdapter extends SqliteAdapter implements DirectReader {
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    super();
    this.#driver = driver;
  }

  async readDirectly<R>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    return (await this.#driver.runAlone<R>({ sql, parameters })).rows;
  }

  version(): number | undefined {
    return this.#driver.version();
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** How long reads go on without asking whether the file is still the same. */
const SAME_FOR_MS = 1_000;

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What a statement needs to run. */
interface Prepared {
  readonly connection: SqliteConnection;
  readonly statements: StatementCache;
}

const prepared = (connection: SqliteConnection): Prepared => ({
  connection,
  statements: new StatementCache(connection),
});

const VERSION: Statement = { sql: 'PRAGMA data_version', parameters: [] };

/** What is certain to write nothing; all else goes to the writing connection. */
const READS = /^\s*select\b/i;

class SqliteDriver implements Driver {
  readonly #writer: Prepared;
  #openReader: SqliteOptions['openReader'];
  readonly #assertSame: () => void;
  readonly #commits: GroupCommit;
  /** Opened by the first read. */
  #reader: Prepared | undefined;
  /** When `assertSame` was last asked. */
  #asked = Number.NEGATIVE_INFINITY;
  /** SQLite's data_version as read after that many commits of our own; cleared before others can write. */
  #version: { readonly commits: number; readonly number: number } | undefined;

  constructor(connection: SqliteConnection, { openReader, assertSame = () => {} }: SqliteOptions) {
    this.#writer = prepared(connection);
    this.#openReader = openReader;
    this.#assertSame = assertSame;
    this.#commits = new GroupCommit(connection, assertSame);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#commits.close();
    this.closeConnections();
  }

  closeConnections(): void {
    this.#openReader = undefined;
    // The last one to close folds the log into the file, which a reading connection cannot.
    this.#reader?.connection.close();
    this.#reader = undefined;
    this.#version = undefined;
    this.#writer.connection.close();
  }

  async beginTransaction(session: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const reads = accessMode === 'read only' && this.#openReader;
    const begun = reads ? new Snapshot(reads()) : await this.#commits.begin();
    (session as Session).begun = { transaction: begun, on: begun instanceof Snapshot ? begun : this.#writer };
  }

  /** When this throws, Kysely rolls back. */
  commitTransaction(session: DatabaseConnection): Promise<void> {
    return begunOf(session).transaction.commit();
  }

  rollbackTransaction(session: DatabaseConnection): Promise<void> {
    return begunOf(session).transaction.rollback();
  }

  async savepoint(session: DatabaseConnection, name: string): Promise<void> {
    this.#inside(session, `SAVEPOINT ${quoted(name)}`);
  }

  async rollbackToSavepoint(session: DatabaseConnection, name: string): Promise<void> {
    this.#inside(session, `ROLLBACK TO ${quoted(name)}`);
  }

  async releaseSavepoint(session: DatabaseConnection, name: string): Promise<void> {
    this.#inside(session, `RELEASE ${quoted(name)}`);
  }

  /** A statement of a transaction. */
  async runInside<R>({ transaction, on }: Begun, query: CompiledQuery): Promise<QueryResult<R>> {
    const attempt = (): QueryResult<R> => {
      transaction.assertStillOpen();
      return run<R>(on, query);
    };
    try {
      return await whenFree(attempt);
    } catch (error) {
      transaction.failed(error);
      throw error;
    }
  }

  /** A statement by itself. */
  runAlone<R>(query: Statement): QueryResult<R> | Promise<QueryResult<R>> {
    const reads = READS.test(query.sql);
    this.#assertStillSame(reads ? SAME_FOR_MS : -1);
    const reader = reads ? this.#readerIfAny() : undefined;
    if (!reader) return this.#commits.alone(() => whenFree(() => run<R>(this.#writer, query)));
    return whenFree(() => run<R>(reader, query));
  }

  /** What SQLite says to the reading connection of the commits of all others, ours among them. */
  version(): number | undefined {
    this.#assertStillSame(SAME_FOR_MS);
    const { commits } = this.#commits;
    if (this.#version?.commits === commits) return this.#version.number;
    const reader = this.#readerIfAny();
    if (!reader) return undefined;
    try {
      const { rows } = run<{ data_version: number }>(reader, VERSION);
      const [{ data_version: number } = { data_version: Number.NaN }] = rows;
      this.#version = { commits, number };
    } catch {
      // Busy for a moment: the read that follows waits for it.
      return undefined;
    }
    // When all that is under way waits for something, others may write.
    process.nextTick(() => {
      this.#version = undefined;
    });
    return this.#version.number;
  }

  #assertStillSame(withinMs: number): void {
    if (performance.now() - this.#asked <= withinMs) return;
    this.#assertSame();
    this.#asked = performance.now();
  }

  #readerIfAny(): Prepared | undefined {
    if (!this.#reader && this.#openReader) this.#reader = prepared(this.#openReader());
    return this.#reader;
  }

  #inside(session: DatabaseConnection, sql: string): void {
    const { transaction, on } = begunOf(session);
    transaction.assertStillOpen();
    on.connection.exec(sql);
  }
}

/** A transaction and the connection that it is on. */
interface Begun {
  readonly transaction: Pick<Operation, keyof Operation>;
  readonly on: Prepared;
}

const begunOf = (session: DatabaseConnection): Begun => (session as Session).begun as Begun;

/** A transaction that only reads, on a connection of its own: what it sees stays the same, and nobody waits for it. */
class Snapshot implements Prepared {
  readonly connection: SqliteConnection;
  readonly statements: StatementCache;

  constructor(connection: SqliteConnection) {
    this.connection = connection;
    this.statements = new StatementCache(connection);
    connection.exec('BEGIN');
  }

  assertStillOpen(): void {}

  failed(): void {}

  async commit(): Promise<void> {
    this.connection.close();
  }

  rollback(): Promise<void> {
    return this.commit();
  }
}

function run<R>({ statements }: Prepared, query: Statement): QueryResult<R> {
  const statement = statements.get(query.sql);
  const parameters = bindable(query.parameters);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** What Kysely calls a connection: a right to use the driver's own, with its transaction while there is one. */
class Session implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  begun: Begun | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.begun ? this.#driver.runInside<R>(this.begun, query) : this.#driver.runAlone<R>(query);
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
