import type { SqliteConnection } from './driver.ts';

type Statement = ReturnType<SqliteConnection['prepare']>;

/** Enough for every fixed statement of the repositories; `IN` lists of many lengths push each other out. */
const CAPACITY = 200;

/** Longer texts are inserts of many rows: seldom the same twice, and a megabyte each when prepared. */
const LONGEST_CACHED = 4_000;

/** Prepared statements by their text, the least recently used dropped first. Preparing costs several times a point read. */
export class StatementCache {
  readonly #connection: SqliteConnection;
  readonly #statements = new Map<string, Statement>();

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  get(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#connection.prepare(sql);
    if (sql.length > LONGEST_CACHED) return statement;
    if (this.#statements.size >= CAPACITY) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}
