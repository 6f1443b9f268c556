import type { EventRow } from '../../db/schema.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { type Database, ofUser } from '../change/database.ts';
import { type Changed, readChanged, type Touched } from './touches.ts';

/** Those whom somebody is in share groups with, each with the ids of these. */
export type SharedWith = ReadonlyMap<string, readonly string[]>;

/** Who may have joined since is looked for so often. */
const LOOKED_MS = 5_000;

/** What others do with what they have given to the share groups of one user. */
export class Given {
  readonly #database: Database;
  readonly #user: string;
  readonly #sharedWith: (user: string) => Promise<SharedWith>;
  /** The number of the last change of each that was looked at. */
  readonly #seen = new Map<string, number>();
  #lookedAt: number | undefined;

  constructor(database: Database, user: string, sharedWith: (user: string) => Promise<SharedWith>) {
    this.#database = database;
    this.#user = user;
    this.#sharedWith = sharedWith;
  }

  /** Those whose changes are to be looked at. */
  async others(): Promise<readonly string[]> {
    const now = performance.now();
    if (this.#lookedAt === undefined || now - this.#lookedAt >= LOOKED_MS) {
      this.#lookedAt = now;
      const there = await this.#sharedWith(this.#user);
      for (const user of this.#seen.keys()) if (!there.has(user)) this.#seen.delete(user);
      for (const user of there.keys()) if (!this.#seen.has(user)) this.#seen.set(user, -1);
    }
    return [...this.#seen.keys()];
  }

  /**
   * What has become of what is given to groups that both are still in, one by one who did it. Of very many changes at once
   * nothing is told: that somebody is busy with their calendar is no business of others. `newest`: how far the
   * changes of each user are; `changesAfter`: those of a user after one.
   */
  async read(
    newest: ReadonlyMap<string, number>,
    changesAfter: (user: string, before: number, last: number) => Promise<readonly string[]>,
  ): Promise<Changed[]> {
    const moved = [...this.#seen].filter(([user, before]) => (newest.get(user) ?? before) !== before);
    if (moved.length === 0) return [];
    for (const [user] of moved) this.#seen.set(user, newest.get(user) as number);
    const there = await this.#sharedWith(this.#user);
    const all: Changed[] = [];
    for (const [user, before] of moved) {
      const groups = there.get(user);
      // Who was not known before has not changed anything since.
      if (!groups || before < 0) continue;
      const changes = await changesAfter(user, before, newest.get(user) as number);
      const changed = changes.length > 0 && (await readChanged(ofUser(this.#database, user).db, user, changes));
      const rows = changed ? (changed.rows ?? []).filter((one) => isGiven(one, groups)) : [];
      if (changed && rows.length > 0) all.push({ ...changed, tables: new Set(['events']), rows });
    }
    return all;
  }
}

/** Whether others see it, or saw it. A private one nobody does. */
const isGiven = ({ table, before, after }: Touched, groups: readonly string[]): boolean =>
  table === 'events' &&
  [before, after].some((row) => {
    const event = row as unknown as EventRow | null;
    return event !== null && event.share_with !== null && groups.includes(event.share_with) && !isPrivate(event);
  });
