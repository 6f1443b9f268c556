import { setTimeout as sleep } from 'node:timers/promises';
import { findSpace } from '../../db/repos/passages.ts';
import { type Database, ofUser } from '../change/database.ts';
import { embedPassages } from './embed.ts';
import { SEARCHED, SEARCHED_TABLES } from './searched.ts';
import { keepTrust } from './trust.ts';

/** After a write: more of them may come. */
const SOON_MS = 300;
/** How often it is looked for what other processes have written, and how long a model that failed is let be. */
const AGAIN_MS = 60_000;
/** Calls go first: a batch waits until there was none for so long, but not for ever. */
const QUIET_MS = 150;
const LONGEST_WAIT_MS = 2_000;
/** How long a batch that is under way is waited for in the end. */
const ENDING_MS = 1_000;

/**
 * Gives passages vectors behind the calls' backs. What goes wrong is left for the next time: that
 * vectors are missing is seen by how many there are. Its timers keep no process alive.
 */
export class Background {
  readonly #database: Database;
  readonly #stop = new AbortController();
  /** Users, and which of their passages are to be looked at. */
  readonly #waiting = new Map<string, 'newest' | 'missing'>();
  readonly #kept = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #called = Number.NEGATIVE_INFINITY;

  constructor(database: Database) {
    this.#database = database;
  }

  /** To be told of each call. */
  readonly called = (): void => {
    this.#called = performance.now();
  };

  /** To be told when what is searched has changed. Takes care of what is new alone: there may be a long import that nobody asked to embed. */
  readonly changed = (user: string): void => {
    if (!this.#waiting.has(user)) this.#waiting.set(user, this.#kept.has(user) ? 'missing' : 'newest');
    this.#after(SOON_MS);
  };

  /** Sees from now on to all that a user has, also what other processes write. */
  keep(user: string): void {
    this.#kept.add(user);
    this.#waiting.set(user, 'missing');
    this.#after(SOON_MS);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await Promise.race([this.#work, sleep(ENDING_MS, undefined, { ref: false })]);
  }

  #after(ms: number): void {
    if (this.#timer || this.#work || this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#work = this.#embed().finally(() => {
        this.#work = undefined;
        if (this.#waiting.size > 0) return this.#after(SOON_MS);
        for (const user of this.#kept) this.#waiting.set(user, 'missing');
        if (this.#kept.size > 0) this.#after(AGAIN_MS);
      });
    }, ms).unref();
  }

  async #embed(): Promise<void> {
    const asked = [...this.#waiting];
    this.#waiting.clear();
    const { signal } = this.#stop;
    const pause = (): Promise<void> => this.#quiet();
    try {
      const waiting: typeof asked = [];
      for (const one of asked) if (await hasText(ofUser(this.#database, one[0]), one[0])) waiting.push(one);
      // Asking for it may load it: not for an empty store.
      const embedder = waiting.length > 0 ? await this.#database.models.embedder() : undefined;
      if (!embedder) return;
      for (const [user, which] of waiting) {
        const database = ofUser(this.#database, user);
        await embedPassages(database, user, { embedder, which, pause, signal });
        await keepTrust(database, { user, embedder, pause, signal });
      }
    } catch {
      // A model that failed, a busy file, or the end.
      this.#waiting.clear();
    }
  }

  async #quiet(): Promise<void> {
    const { signal } = this.#stop;
    const since = performance.now();
    while (performance.now() - this.#called < QUIET_MS && performance.now() - since < LONGEST_WAIT_MS) {
      await sleep(QUIET_MS, undefined, { ref: false, signal });
    }
    signal.throwIfAborted();
  }
}

/** Whether there is anything to be found. */
async function hasText({ db }: Database, user: string): Promise<boolean> {
  for (const table of SEARCHED_TABLES) {
    if (((await findSpace(db, user, SEARCHED[table].kind))?.passages ?? 0) > 0) return true;
  }
  return false;
}
