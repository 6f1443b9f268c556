import type { Client, Pool } from 'pg';
import { APPLICATION, openClient } from './pool.ts';

const CHANNEL = 'perch_written';

/** Commits within this time share one notification: one within a transaction would hold up all others at its commit. */
const TOGETHER_MS = 25;
/** When a connection that broke is opened again. */
const AGAIN_MS = 1_000;

/**
 * Tells the processes on a database that something was written. A hint to look, which may be late or lost: what was
 * written stands in the list of changes.
 */
export class Hints {
  readonly #pool: Pool;
  readonly #url: string;
  readonly #listeners = new Set<() => void>();
  #saying: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #client: Client | undefined;
  #closed = false;

  constructor(pool: Pool, url: string) {
    this.#pool = pool;
    this.#url = url;
  }

  /** Something was committed. */
  readonly written = (): void => {
    if (this.#closed) return;
    this.#saying ??= setTimeout(() => {
      this.#saying = undefined;
      if (!this.#closed) this.#pool.query(`notify ${CHANNEL}`).catch(() => {});
    }, TOGETHER_MS).unref();
  };

  /** `told` is called when anybody has written, from soon on; answers how to stop that. */
  listen(told: () => void): () => void {
    this.#listeners.add(told);
    void this.#connect();
    return () => {
      this.#listeners.delete(told);
      if (this.#listeners.size === 0) this.#disconnect();
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#saying);
    this.#listeners.clear();
    this.#disconnect();
  }

  async #connect(): Promise<void> {
    if (this.#client || this.#closed) return;
    const client = await openClient(this.#url, `${APPLICATION} listening`);
    if (this.#client || this.#closed || this.#listeners.size === 0) return;
    this.#client = client;
    const lost = (): void => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#again = setTimeout(() => void this.#connect(), AGAIN_MS).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => {
      for (const told of this.#listeners) told();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // What was written while nobody listened.
      for (const told of this.#listeners) told();
    } catch {
      lost();
    }
  }

  #disconnect(): void {
    clearTimeout(this.#again);
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => {});
  }
}
