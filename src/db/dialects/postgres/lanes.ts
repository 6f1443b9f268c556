import type { Pool } from 'pg';
import type { Scope } from '../scope.ts';
import { nameStatement } from '../statement-names.ts';
import { explained } from './explained.ts';
import { connect } from './transaction.ts';
import { type Answer, Skipped, type Statement, type Wire } from './wire.ts';

/** Connections for short reads at most; the others of the pool are for transactions and what may take long. */
const LANES = 4;
/** Reads that go together: one that takes long holds up the others. */
const MOST_TOGETHER = 30;

/** Whose rows are there is said before each read, also that they are not everybody's any more. */
const WHOSE = `select set_config('perch.user', $1, true), set_config('perch.everyone', $2, true)`;
nameStatement(WHOSE);

interface Read {
  readonly scope: Scope | undefined;
  readonly statement: Statement;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Reads by themselves of any users that come at the same time share a message, and the transaction that it is: each is
 * told whose rows it sees. A message of its own for each would cost more than such a read itself.
 */
export class Lanes {
  readonly #pool: Pool;
  #waiting: Read[] = [];
  #open = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  read(scope: Scope | undefined, statement: Statement): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.push({ scope, statement, resolve, reject });
    if (this.#open < LANES) void this.#openLane();
    return promise;
  }

  async #openLane(): Promise<void> {
    this.#open++;
    // Together with what comes in the same moment.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    while (this.#waiting.length > 0) {
      try {
        const { client, wire } = await connect(this.#pool, true);
        await readTogether(wire, this.#waiting.splice(0, MOST_TOGETHER));
        client.release(wire.isLost);
      } catch (error) {
        for (const read of this.#waiting.splice(0)) read.reject(error);
      }
    }
    this.#open--;
  }
}

/** What another one's failure has kept from being read is read again, without it. */
async function readTogether(wire: Wire, reads: readonly Read[]): Promise<void> {
  const skipped: Read[] = [];
  let last: Scope | undefined | 'nobody yet' = 'nobody yet';
  const under = reads.map((read) => {
    if (!isSame(read.scope, last)) wire.run(whose(read.scope)).catch(() => {});
    last = read.scope;
    return wire.run(read.statement).then(read.resolve, (error: unknown) => {
      if (error instanceof Skipped) skipped.push(read);
      else read.reject(explained(error));
    });
  });
  await Promise.all(under);
  if (skipped.length > 0) await readTogether(wire, skipped);
}

const isSame = (one: Scope | undefined, other: Scope | undefined | 'nobody yet'): boolean =>
  one === other || (userOf(one) !== '' && userOf(one) === userOf(other));

/** Empty for all, for nobody, and for several, who are acted for in transactions alone. */
const userOf = (scope: Scope | undefined | 'nobody yet'): string =>
  typeof scope === 'object' && 'user' in scope ? scope.user : '';

const whose = (scope: Scope | undefined): Statement => ({
  sql: WHOSE,
  parameters: [userOf(scope), scope === 'everyone' ? 'on' : ''],
});
