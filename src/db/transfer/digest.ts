import { createHash, type Hash } from 'node:crypto';
import type { CopiedTable } from './tables.ts';

/** What a table holds of a user: how many rows, and a digest of all that stands in them. */
export interface Sum {
  readonly table: CopiedTable;
  readonly user: string;
  readonly rows: number;
  readonly digest: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Adds up rows that come table by table, and in each user by user. */
export class Sums {
  readonly #done: Sum[] = [];
  #open: { table: CopiedTable; user: string; rows: number; readonly hash: Hash } | undefined;

  add(table: CopiedTable, row: Row): void {
    const user = String(row.user);
    if (this.#open?.table !== table || this.#open.user !== user) {
      this.#close();
      this.#open = { table, user, rows: 0, hash: createHash('sha256') };
    }
    this.#open.rows++;
    const cells = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
    this.#open.hash.update(`${JSON.stringify(cells)}\n`);
  }

  all(): readonly Sum[] {
    this.#close();
    return this.#done;
  }

  #close(): void {
    if (!this.#open) return;
    const { hash, ...sum } = this.#open;
    this.#done.push({ ...sum, digest: hash.digest('hex') });
    this.#open = undefined;
  }
}

/** The first sum that two stores do not share; undefined where they hold the same. */
export function firstDifference(one: readonly Sum[], other: readonly Sum[]): Sum | undefined {
  const key = (sum: Sum): string => JSON.stringify([sum.table, sum.user, sum.rows, sum.digest]);
  const [here, there] = [new Set(one.map(key)), new Set(other.map(key))];
  return one.find((sum) => !there.has(key(sum))) ?? other.find((sum) => !here.has(key(sum)));
}
