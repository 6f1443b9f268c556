import type { Pool, PoolClient, QueryResult } from 'pg';
import { explained } from './explained.ts';
import { type Statement, send } from './pool.ts';

/** A transaction that is under way. */
export interface Transaction {
  run(statement: Statement): Promise<QueryResult<Record<string, unknown>>>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export const lost = (): Error => new Error('The transaction was rolled back by an earlier error');

/** What answers no rows: it is not waited for, since a transaction that it fails in fails as a whole. */
const WRITES = /^\s*(insert|update|delete)\b/i;
const RETURNS = /\breturning\b/i;
const answersNothing = (sql: string): boolean => WRITES.test(sql) && !RETURNS.test(sql);

const NOTHING: QueryResult<Record<string, unknown>> = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/** Statements that are under way at most before one is waited for: they lie in memory. */
const MOST_AHEAD = 50;

/** A transaction on a connection of its own, from `begin` until it is committed or rolled back. */
export class Connection {
  readonly #client: PoolClient;
  readonly #prepared: boolean;
  readonly #begun: Promise<unknown>;
  /** What the first statement that was not waited for failed with. */
  #failed: unknown;
  #last: Promise<unknown> = Promise.resolve();
  #ahead = 0;

  private constructor(client: PoolClient, begin: string, prepared: boolean) {
    this.#client = client;
    this.#prepared = prepared;
    this.#begun = client.query(begin);
    // The first statement reports the failure; here it only must not count as unhandled.
    this.#begun.catch(() => {});
  }

  /** `begin` is on its way when this resolves, before what it waits for, such as a lock, is there. */
  static async begin(pool: Pool, begin: string, prepared: boolean): Promise<Connection> {
    try {
      return new Connection(await pool.connect(), begin, prepared);
    } catch (error) {
      throw explained(error);
    }
  }

  async run(statement: Statement): Promise<QueryResult<Record<string, unknown>>> {
    const sent = send(this.#client, statement, this.#prepared);
    if (this.#ahead < MOST_AHEAD && answersNothing(statement.sql)) {
      this.#goOn(sent);
      return NOTHING;
    }
    try {
      return await sent;
    } catch (error) {
      throw explained(await this.#causeOf(error));
    }
  }

  /** Waits for what was sent. Throws what failed. */
  async settle(): Promise<void> {
    await this.#last;
    if (this.#failed !== undefined) throw explained(await this.#causeOf(this.#failed));
  }

  #goOn(sent: Promise<unknown>): void {
    this.#ahead++;
    this.#last = sent
      .catch((error: unknown) => {
        this.#failed ??= error;
      })
      .finally(() => {
        this.#ahead--;
      });
  }

  /** Why it did not begin, or what failed first, says more than that the transaction has failed. */
  #causeOf(error: unknown): Promise<unknown> {
    return this.#begun.then(
      () => this.#failed ?? error,
      (cause: unknown) => cause,
    );
  }

  /** Sends what is certain to go well unless an earlier statement did not, which tells by itself. */
  tell(sql: string): void {
    this.#client.query(sql).catch(() => {});
  }

  /** Takes back what came after a savepoint, which goes, and with it what failed there. */
  async takeBack(savepoint: string): Promise<void> {
    await this.#last;
    this.#failed = undefined;
    this.tell(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`);
  }

  /** Whether an earlier error has ended it but for its rollback. */
  get hasFailed(): boolean {
    return this.#client.getTransactionStatus() === 'E';
  }

  async commit(): Promise<void> {
    const ended = this.#client.query('commit').then(
      ({ command }) => {
        this.#client.release();
        if (command !== 'COMMIT') throw lost();
      },
      (error: unknown) => {
        this.#client.release(true);
        throw error;
      },
    );
    const [, , committed] = await Promise.allSettled([this.#begun, this.#last, ended]);
    if (committed.status === 'rejected') throw explained(await this.#causeOf(committed.reason));
  }

  async rollback(): Promise<void> {
    await this.#client.query('rollback').then(
      () => this.#client.release(),
      () => this.#client.release(true),
    );
  }
}

/** A statement that is a transaction by itself, in one round trip. */
export async function runAlone(
  pool: Pool,
  begin: string,
  statement: Statement,
  prepared: boolean,
): Promise<QueryResult<Record<string, unknown>>> {
  const connection = await Connection.begin(pool, begin, prepared);
  const ran = connection.run(statement);
  const ended = connection.commit();
  // When both fail, the error of the statement says more.
  const [result, end] = await Promise.allSettled([ran, ended]);
  if (result.status === 'rejected') throw result.reason;
  if (end.status === 'rejected') throw end.reason;
  return result.value;
}
