import { setTimeout as sleep } from 'node:timers/promises';
import { whenFree } from './busy.ts';
import type { SqliteConnection } from './driver.ts';

/** A group that has this many operations or is this old takes no more: other processes want the file too. */
const MOST_OPERATIONS = 100;
const LONGEST_MS = 15;
/**
 * How long the file is left alone after a group that took no more. Another
 * process looks for the lock every few milliseconds; and without a pause
 * hundreds of writers would keep the event loop to themselves.
 */
const PAUSE_MS = 2;

const lost = (): Error => new Error('The transaction was rolled back by an earlier error');

/** Operations that are committed together. */
class Group {
  readonly #began = performance.now();
  size = 0;
  /** Settles when all of them are on disk, or none. */
  readonly end = Promise.withResolvers<void>();
  /** What SQLite may have rolled the group back for. */
  failure: unknown;

  constructor() {
    this.end.promise.catch(() => {});
  }

  get isFull(): boolean {
    return this.size >= MOST_OPERATIONS || performance.now() - this.#began >= LONGEST_MS;
  }
}

/**
 * Transactions of one connection, one after the other in the order they were
 * asked for, with one commit for those that come together: waiting for the disk
 * is most of what a small write costs. The first of a group begins a
 * transaction, those that come before its commit add a savepoint each, and all
 * are answered when the commit is on disk, or fail with it. A write that comes
 * alone is committed in the next turn of the event loop.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #afterBegin: () => void;
  #group: Group | undefined;
  #line: Promise<void> = Promise.resolve();
  #inLine = 0;
  #isLooking = false;
  #commits = 0;
  #pause: Promise<void> | undefined;

  /** `afterBegin` is called with the lock held; when it throws, the transaction does not take place. */
  constructor(connection: SqliteConnection, afterBegin: () => void) {
    this.#connection = connection;
    this.#afterBegin = afterBegin;
  }

  /** How often something was committed, or may have been. */
  get commits(): number {
    return this.#commits;
  }

  /** Begins a transaction when those asked for before have ended. Throws LOCKED when another process does not let it. */
  async begin(): Promise<Operation> {
    const leave = await this.#turn();
    try {
      if (this.#group?.isFull) await this.#commit(this.#group);
      const joined = this.#group !== undefined;
      this.#group ??= await this.#open();
      if (joined) this.#connection.exec('SAVEPOINT operation');
      this.#group.size++;
      return new Operation(this.#connection, this.#group, joined, (open) => this.#ended(open, leave));
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Runs a statement that is a transaction by itself, after those asked for before. */
  async alone<T>(work: () => T | Promise<T>): Promise<T> {
    const leave = await this.#turn();
    try {
      if (this.#group) await this.#commit(this.#group);
      return await work();
    } finally {
      this.#commits++;
      leave();
    }
  }

  /** Commits what is done. What is under way is not waited for. */
  async close(): Promise<void> {
    if (this.#inLine === 0) await this.alone(() => {});
  }

  async #turn(): Promise<() => void> {
    const before = this.#line;
    const mine = Promise.withResolvers<void>();
    this.#line = mine.promise;
    this.#inLine++;
    await before;
    return () => {
      this.#inLine--;
      mine.resolve();
      this.#look();
    };
  }

  async #open(): Promise<Group> {
    await this.#pause;
    await whenFree(() => this.#connection.exec('BEGIN IMMEDIATE'));
    try {
      this.#afterBegin();
    } catch (error) {
      this.#connection.exec('ROLLBACK');
      throw error;
    }
    return new Group();
  }

  async #ended(open: Group | undefined, leave: () => void): Promise<void> {
    this.#group = open;
    if (open?.isFull) {
      await this.#commit(open);
      this.#pause = sleep(PAUSE_MS).then(() => {
        this.#pause = undefined;
      });
    }
    leave();
  }

  /** Commits when nobody has joined by the next turn of the event loop. Who joins later looks again. */
  #look(): void {
    if (this.#isLooking || !this.#group) return;
    this.#isLooking = true;
    setImmediate(() => {
      this.#isLooking = false;
      void this.close();
    });
  }

  /** Never throws: those who wait for the group are told. */
  async #commit(group: Group): Promise<void> {
    try {
      if (!this.#connection.inTransaction) throw lost();
      await whenFree(() => this.#connection.exec('COMMIT'));
      group.end.resolve();
    } catch (error) {
      group.end.reject(error);
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
    } finally {
      this.#commits++;
      this.#group = undefined;
    }
  }
}

/** One transaction: a whole one of SQLite, or a savepoint in that of its group. */
export class Operation {
  readonly #connection: SqliteConnection;
  readonly #group: Group;
  readonly #joined: boolean;
  /** Hands the turn on, and the group where it is still open. */
  readonly #leave: (open: Group | undefined) => Promise<void>;
  #isOver = false;

  constructor(
    connection: SqliteConnection,
    group: Group,
    joined: boolean,
    leave: (open: Group | undefined) => Promise<void>,
  ) {
    this.#connection = connection;
    this.#group = group;
    this.#joined = joined;
    this.#leave = leave;
  }

  /** Without this, statements after an automatic rollback would each commit on their own. */
  assertStillOpen(): void {
    if (this.#isOver || !this.#connection.inTransaction) throw lost();
  }

  /** Notes why a statement failed: SQLite rolls all back by itself after some errors, a full disk among them. */
  failed(error: unknown): void {
    this.#group.failure ??= error;
  }

  /** Resolves when the operation is on disk. */
  async commit(): Promise<void> {
    this.assertStillOpen();
    if (this.#joined) this.#connection.exec('RELEASE operation');
    this.#isOver = true;
    await this.#leave(this.#group);
    await this.#group.end.promise;
  }

  /**
   * Takes back what the operation wrote. What it read may have been written by
   * others of its group, so that it ends only when they are on disk, and fails when they fail.
   */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const open = this.#takeBack();
    await this.#leave(open);
    if (this.#joined) await this.#group.end.promise;
  }

  #takeBack(): Group | undefined {
    const { end, failure } = this.#group;
    if (!this.#connection.inTransaction) {
      end.reject(failure ?? lost());
      return undefined;
    }
    if (!this.#joined) {
      this.#connection.exec('ROLLBACK');
      end.resolve();
      return undefined;
    }
    try {
      this.#connection.exec('ROLLBACK TO operation');
      this.#connection.exec('RELEASE operation');
      return this.#group;
    } catch (error) {
      end.reject(error);
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      return undefined;
    }
  }
}
