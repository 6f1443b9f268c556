import type { Pool } from 'pg';
import { storageRefusal } from '../../../domain/storage-refusal.ts';
import { beginning } from './begin.ts';
import { Connection, lost, type Transaction } from './transaction.ts';
import type { Statement } from './wire.ts';

/** A group that has this many operations or is this old takes no more: other processes want the user's lock too. */
const MOST_OPERATIONS = 100;
const LONGEST_MS = 25;
/** As long as the lock itself is waited for: of many in line behind it nobody waits longer than the first. */
const PATIENCE_MS = 3_000;

/** Operations that are committed together. */
class Group {
  readonly connection: Connection;
  readonly #began = performance.now();
  size = 0;
  /** Settles when all of them are on disk, or none. */
  readonly end = Promise.withResolvers<void>();

  constructor(connection: Connection) {
    this.connection = connection;
    this.end.promise.catch(() => {});
  }

  get isFull(): boolean {
    return this.size >= MOST_OPERATIONS || performance.now() - this.#began >= LONGEST_MS;
  }
}

/** Who is told of a line. */
interface Told {
  /** Something was committed. */
  written(): void;
  /** Nobody is in line. */
  idle(): void;
}

/**
 * One user's transactions in this process, one after the other in the order they were asked for: they would wait for
 * the user's lock, each on a connection of its own. Those that come together share a commit, as on SQLite: the first
 * begins a transaction, the others add a savepoint each, and all are answered when the commit is on disk.
 */
export class UserLine {
  readonly #pool: Pool;
  readonly #begin: readonly Statement[];
  readonly #prepared: boolean;
  readonly #told: Told;
  #group: Group | undefined;
  #last: Promise<void> = Promise.resolve();
  #inLine = 0;

  constructor(pool: Pool, user: string, prepared: boolean, told: Told) {
    this.#pool = pool;
    this.#begin = beginning({ user }, 'write', prepared);
    this.#prepared = prepared;
    this.#told = told;
  }

  /** Begins a transaction when those asked for before have ended. Throws UserError LOCKED after three seconds in line. */
  async begin(): Promise<Transaction> {
    const leave = await this.#turn(PATIENCE_MS);
    try {
      if (this.#group?.isFull) await this.#commit(this.#group);
      const joined = this.#group !== undefined;
      this.#group ??= new Group(await Connection.begin(this.#pool, this.#begin, this.#prepared));
      if (joined) this.#group.connection.tell('savepoint operation');
      this.#group.size++;
      return new Operation(this.#group, joined, {
        isLast: () => this.#inLine === 1,
        leave: (open) => {
          this.#group = open;
          leave();
        },
      });
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Resolves with what ends the turn. `patienceMs`: how long it is waited for; else as long as it takes. */
  async #turn(patienceMs?: number): Promise<() => void> {
    const before = this.#last;
    const mine = Promise.withResolvers<void>();
    this.#last = mine.promise;
    this.#inLine++;
    const leave = (): void => {
      this.#inLine--;
      mine.resolve();
      if (this.#inLine > 0) return;
      if (this.#group) void this.#finish();
      else this.#told.idle();
    };
    if (this.#inLine > 1 && patienceMs !== undefined && !(await isWithin(before, patienceMs))) {
      void before.then(leave);
      throw storageRefusal('LOCKED', { reason: 'locked', hint: 'repeatSoon' });
    }
    await before;
    return leave;
  }

  /** Commits what is done. Who comes meanwhile waits, and finds others to commit with. */
  async #finish(): Promise<void> {
    const leave = await this.#turn();
    if (this.#group) await this.#commit(this.#group);
    leave();
  }

  /** Never throws: those who wait for the group are told. */
  async #commit(group: Group): Promise<void> {
    this.#group = undefined;
    await group.connection.commit().then(() => {
      this.#told.written();
      group.end.resolve();
    }, group.end.reject);
  }
}

/** Whether it settles in so many milliseconds. */
async function isWithin(end: Promise<void>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  const isSettled = await Promise.race([end.then(() => true), late.promise]);
  clearTimeout(timer);
  return isSettled;
}

/** An operation's place in line. */
interface Place {
  /** Nobody waits behind it. */
  isLast(): boolean;
  /** Hands the turn on, and the group where it is still open. */
  leave(open: Group | undefined): void;
}

/** One transaction of a group. */
class Operation implements Transaction {
  readonly #group: Group;
  readonly #joined: boolean;
  readonly #place: Place;
  #isOver = false;

  constructor(group: Group, joined: boolean, place: Place) {
    this.#group = group;
    this.#joined = joined;
    this.#place = place;
  }

  run: Transaction['run'] = async (statement) => {
    if (this.#isOver) throw lost();
    return this.#group.connection.run(statement);
  };

  async commit(): Promise<void> {
    const { connection, end } = this.#group;
    // Others that join the group must not fail for this one. By itself it is told by its commit.
    if (this.#joined || !this.#place.isLast()) await connection.settle();
    // Somebody has caught the error of a statement: what came after it is not there.
    if (this.#isOver || connection.hasFailed) throw lost();
    if (this.#joined) connection.tell('release savepoint operation');
    this.#isOver = true;
    this.#place.leave(this.#group);
    await end.promise;
  }

  /**
   * Takes back what the operation wrote. What it read may have been written by others of its group, so that it ends
   * only when they are on disk, and fails when they fail.
   */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const { connection, end } = this.#group;
    if (this.#joined) {
      await connection.takeBack('operation');
      this.#place.leave(this.#group);
      await end.promise;
      return;
    }
    await connection.rollback();
    end.resolve();
    this.#place.leave(undefined);
  }
}
