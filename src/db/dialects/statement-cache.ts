import type { SqliteConnection } from './connection.ts';

type Statement = ReturnType<SqliteConnection['prepare']>;

/** Enough for every fixed statement of the repositories; `IN` lists of many lengths push each other out. */
const CAPACITY = 200;

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
    if (this.#statements.size >= CAPACITY) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}
