import type { Pool, PoolClient } from 'pg';
import { nameStatement } from '../statement-names.ts';
import { SESSION } from './begin.ts';
import { explained } from './explained.ts';
import { type Answer, Skipped, type Statement, Wire } from './wire.ts';

/** A transaction that is under way. */
export interface Transaction {
  run(statement: Statement): Promise<Answer>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export const lost = (): Error => new Error('The transaction was rolled back by an earlier error');

/** What answers no rows: it is not waited for, since a transaction that it fails in fails as a whole. */
const WRITES = /^\s*(insert|update|delete)\b/i;
const RETURNS = /\breturning\b/i;
const answersNothing = (sql: string): boolean => WRITES.test(sql) && !RETURNS.test(sql);

const NOTHING: Answer = { command: '', rowCount: null, rows: [] };

/** Statements that are under way at most before one is waited for: they lie in memory. */
const MOST_AHEAD = 50;

const COMMIT = 'commit';
const ROLLBACK = 'rollback';
for (const sql of [COMMIT, ROLLBACK]) nameStatement(sql);

/** A connection of the pool's, to be released. Throws what a user may see. */
export async function connect(pool: Pool, prepared: boolean): Promise<{ client: PoolClient; wire: Wire }> {
  try {
    const client = await pool.connect();
    return { client, wire: Wire.over(client, prepared, prepared ? SESSION : undefined) };
  } catch (error) {
    throw explained(error);
  }
}

/** A transaction on a connection of its own, from `begin` until it is committed or rolled back. */
export class Connection {
  readonly #client: PoolClient;
  readonly #wire: Wire;
  readonly #begun: Promise<unknown>;
  /** What the first statement that was not waited for failed with. */
  #failed: unknown;
  #last: Promise<unknown> = Promise.resolve();
  #ahead = 0;

  private constructor(client: PoolClient, wire: Wire, begin: readonly Statement[]) {
    this.#client = client;
    this.#wire = wire;
    this.#begun = Promise.all(begin.map((statement) => wire.run(statement)));
    // The first statement reports the failure; here it only must not count as unhandled.
    this.#begun.catch(() => {});
  }

  /** `begin` is on its way when this resolves, before what it waits for, such as a lock, is there. */
  static async begin(pool: Pool, begin: readonly Statement[], prepared: boolean): Promise<Connection> {
    const { client, wire } = await connect(pool, prepared);
    return new Connection(client, wire, begin);
  }

  async run(statement: Statement): Promise<Answer> {
    const sent = this.#wire.run(statement);
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
    const before = this.#last;
    this.#last = sent
      .catch((error: unknown) => {
        this.#failed ??= error;
      })
      .finally(() => {
        this.#ahead--;
        return before;
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
  tell(...sql: readonly string[]): void {
    for (const one of sql) this.#wire.run({ sql: one, parameters: [] }).catch(() => {});
  }

  /** Takes back what came after a savepoint, which goes, and with it what failed there. */
  async takeBack(savepoint: string): Promise<void> {
    await this.#last;
    this.#failed = undefined;
    this.tell(`rollback to savepoint ${savepoint}`, `release savepoint ${savepoint}`);
  }

  /** Whether an earlier error has ended it but for its rollback. */
  get hasFailed(): boolean {
    return this.#wire.hasFailed;
  }

  async commit(): Promise<void> {
    const ended = this.#end(COMMIT);
    const [, , committed] = await Promise.allSettled([this.#begun, this.#last, ended]);
    if (committed.status === 'rejected') throw explained(await this.#causeOf(committed.reason));
  }

  async rollback(): Promise<void> {
    await this.#end(ROLLBACK).catch(() => {});
  }

  /** Throws where it does not end as asked. The connection goes back all the same, or away where it is lost. */
  async #end(sql: string): Promise<void> {
    const { command } = await this.#wire.run({ sql, parameters: [] }).catch(async (error: unknown) => {
      // What failed on its way to the server together with this left the transaction open.
      if (error instanceof Skipped) await this.rollback();
      else this.#client.release(true);
      throw error;
    });
    this.#client.release();
    if (command.toLowerCase() !== sql) throw lost();
  }
}

/** A statement that is a transaction by itself. */
export async function runAlone(
  pool: Pool,
  begin: readonly Statement[],
  statement: Statement,
  prepared: boolean,
): Promise<Answer> {
  const { client, wire } = await connect(pool, prepared);
  const begun = begin.map((one) => wire.run(one));
  const ran = wire.run(statement);
  const ends = await Promise.allSettled([...begun, ran]);
  client.release(wire.isLost);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw explained(failed.reason);
  return ran;
}
