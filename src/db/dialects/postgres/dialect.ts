import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import type { Scope, ScopedAdapter } from '../scope.ts';
import { statementName } from '../statement-names.ts';
import { beginning } from './begin.ts';
import { Hints } from './hints.ts';
import { Lanes } from './lanes.ts';
import { UserLine } from './line.ts';
import { openPool, type ServerOptions } from './pool.ts';
import { Connection, runAlone, type Transaction } from './transaction.ts';
import type { Answer, Statement } from './wire.ts';

/** Users whose databases are kept: the latest. */
const MOST_SCOPES = 1_000;

const READS = /^\s*select\b/i;

/** The connections of this process to one PostgreSQL server, and who writes over them. */
export class PostgresServer {
  readonly pool: Pool;
  readonly prepared: boolean;
  /** Undefined behind a connection pooler, which does not pass LISTEN on. */
  readonly hints: Hints | undefined;
  readonly #lanes: Lanes;
  readonly #lines = new Map<string, UserLine>();
  readonly #scoped = new Map<string, Kysely<unknown>>();

  private constructor(pool: Pool, { url, prepared = true }: ServerOptions) {
    this.pool = pool;
    this.prepared = prepared;
    this.#lanes = new Lanes(pool);
    this.hints = prepared ? new Hints(pool, url) : undefined;
  }

  static async open(options: ServerOptions): Promise<PostgresServer> {
    return new PostgresServer(await openPool(options), options);
  }

  /** Begins a transaction that writes what is one user's. */
  begin(user: string): Promise<Transaction> {
    const { pool, prepared } = this;
    const told = { written: () => this.hints?.written(), idle: () => void this.#lines.delete(user) };
    const line = this.#lines.get(user) ?? new UserLine(pool, user, prepared, told);
    this.#lines.set(user, line);
    return line.begin();
  }

  /** A statement that is a transaction by itself. */
  alone(scope: Scope | undefined, statement: Statement): Promise<Answer> {
    const { pool, prepared } = this;
    // Those whose text never changes are short; behind a pooler they are not prepared, and long to send.
    const isShortRead = prepared && READS.test(statement.sql) && statementName(statement.sql) !== undefined;
    if (isShortRead) return this.#lanes.read(scope, statement);
    return runAlone(pool, beginning(scope, 'alone', prepared), statement, prepared);
  }

  /** The same one for the same user, as long as it is not one of many: what is known of a user hangs on it. */
  scopedTo(scope: Scope): Kysely<unknown> {
    const made = (): Kysely<unknown> => new Kysely<unknown>({ dialect: new PerchPostgresDialect(this, scope) });
    if (typeof scope === 'object' && 'users' in scope) return made();
    const key = typeof scope === 'object' ? `user ${scope.user}` : scope;
    const db = this.#scoped.get(key) ?? made();
    this.#scoped.delete(key);
    this.#scoped.set(key, db);
    const [oldest] = this.#scoped.keys();
    if (this.#scoped.size > MOST_SCOPES && oldest !== undefined) this.#scoped.delete(oldest);
    return db;
  }

  /** Again does no harm. */
  async close(): Promise<void> {
    this.hints?.close();
    if (!this.pool.ending) await this.pool.end();
  }
}

/**
 * Kysely over PostgreSQL. Differs from Kysely's own dialect in that a database is somebody's (`scopedTo`): each
 * transaction tells the server whose rows are there, and one that writes takes its user's lock, in the round trip of
 * its first statement. Statements by themselves are transactions too.
 */
export class PerchPostgresDialect implements Dialect {
  readonly #server: PostgresServer;
  readonly #scope: Scope | undefined;

  constructor(server: PostgresServer, scope?: Scope) {
    this.#server = server;
    this.#scope = scope;
  }

  createDriver(): Driver {
    return new ScopedDriver(this.#server, this.#scope);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new PerchPostgresAdapter(this.#server);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db as ConstructorParameters<typeof PostgresIntrospector>[0]);
  }
}

class PerchPostgresAdapter extends PostgresAdapter implements ScopedAdapter {
  readonly #server: PostgresServer;

  constructor(server: PostgresServer) {
    super();
    this.#server = server;
  }

  scopedTo(scope: Scope): Kysely<unknown> {
    return this.#server.scopedTo(scope);
  }

  onWritten(told: () => void): (() => void) | undefined {
    return this.#server.hints?.listen(told);
  }
}

class ScopedDriver implements Driver {
  readonly #server: PostgresServer;
  readonly #scope: Scope | undefined;

  constructor(server: PostgresServer, scope: Scope | undefined) {
    this.#server = server;
    this.#scope = scope;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this.#server, this.#scope);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

  async beginTransaction(session: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const { pool, prepared } = this.#server;
    const scope = this.#scope;
    const reads = accessMode === 'read only';
    (session as Session).begun =
      typeof scope === 'object' && 'user' in scope && !reads
        ? await this.#server.begin(scope.user)
        : await Connection.begin(pool, beginning(scope, reads ? 'snapshot' : 'write', prepared), prepared);
  }

  async commitTransaction(session: DatabaseConnection): Promise<void> {
    await begunOf(session).commit();
    // Who has a line tells of what it commits itself.
    if (typeof this.#scope === 'object' && 'users' in this.#scope) this.#server.hints?.written();
  }

  async rollbackTransaction(session: DatabaseConnection): Promise<void> {
    await begunOf(session).rollback();
  }

  async savepoint(session: DatabaseConnection, name: string): Promise<void> {
    await begunOf(session).run(CompiledQuery.raw(`savepoint ${quoted(name)}`));
  }

  async rollbackToSavepoint(session: DatabaseConnection, name: string): Promise<void> {
    await begunOf(session).run(CompiledQuery.raw(`rollback to savepoint ${quoted(name)}`));
  }

  async releaseSavepoint(session: DatabaseConnection, name: string): Promise<void> {
    await begunOf(session).run(CompiledQuery.raw(`release savepoint ${quoted(name)}`));
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const begunOf = (session: DatabaseConnection): Transaction => (session as Session).begun as Transaction;

/** What Kysely calls a connection: one of the pool's while a transaction or a statement is under way, else none. */
class Session implements DatabaseConnection {
  readonly #server: PostgresServer;
  readonly #scope: Scope | undefined;
  begun: Transaction | undefined;

  constructor(server: PostgresServer, scope: Scope | undefined) {
    this.#server = server;
    this.#scope = scope;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.begun) return resultOf<R>(await this.begun.run(query));
    return resultOf<R>(await this.#server.alone(this.#scope, query));
  }

  // biome-ignore lint/correctness/useYield: nothing is read in parts but by key, so there is nothing to yield.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported: read pages by key');
  }
}

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE']);

function resultOf<R>({ command, rowCount, rows }: Answer): QueryResult<R> {
  const affected = WRITES.has(command) && rowCount !== null ? { numAffectedRows: BigInt(rowCount) } : {};
  return { ...affected, rows: rows as R[] };
}
