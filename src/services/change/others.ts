import { listQuotas } from '../../db/repos/accounts.ts';
import { actAs } from '../../db/repos/scope.ts';
import { insertParts } from '../../db/repos/sharing.ts';
import type { Executor } from '../../db/schema.ts';
import type { ChangePartRow } from '../../db/share-rows.ts';
import { quotasWith } from '../../domain/access/quotas.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Database } from './database.ts';
import { keepCurrent, projector } from './project.ts';
import { keepWithinQuotas } from './quotas.ts';
import { Recorder } from './recorder.ts';

/** What is done in the calendar of somebody else. */
interface Deed<T> {
  readonly result: T;
  /** Their history says it so. Nothing is told there of what touched nothing. */
  readonly summary: string;
  readonly undoes?: readonly string[];
}

/** Whose rows a change may touch besides those of who makes it: as a change of theirs, which they can undo themselves. */
export class Others {
  readonly #executor: Executor;
  readonly #caller: Caller;
  readonly #peers: ReadonlyMap<string, Caller>;
  readonly #with: Pick<Database, 'kinds' | 'tzdata'>;
  readonly #parts: Pick<ChangePartRow, 'member' | 'part' | 'role'>[] = [];

  constructor(
    executor: Executor,
    caller: Caller,
    peers: readonly Caller[],
    { kinds, tzdata }: Pick<Database, 'kinds' | 'tzdata'>,
  ) {
    this.#executor = executor;
    this.#caller = caller;
    this.#peers = new Map(peers.filter(({ user }) => user !== caller.user).map((peer) => [peer.user, peer]));
    this.#with = { kinds, tzdata };
  }

  /** Whether the transaction holds the lock of a user. */
  has(user: string): boolean {
    return this.#peers.has(user);
  }

  /**
   * Looks, or does something, as one of the peers. Meanwhile no rows but theirs are there. `role`: what they have to let
   * the caller do, now and when it is taken back. Throws UserError LIMIT_EXCEEDED in their words.
   */
  async as<T>(
    user: string,
    work: (recorder: Recorder) => Promise<Deed<T>>,
    role: ChangePartRow['role'] = null,
  ): Promise<T> {
    const peer = this.#peers.get(user);
    if (!peer) throw new Error(`The transaction has no lock of ${user}`);
    const { kinds, tzdata } = this.#with;
    await actAs(this.#executor, user);
    await keepCurrent(kinds, this.#executor, peer, tzdata);
    const recorder = new Recorder(this.#executor, peer, {
      project: projector(kinds),
      check: (image) => kinds.check(peer, image),
    });
    const { result, summary, undoes } = await work(recorder);
    await recorder.project();
    if (!recorder.isEmpty) {
      // Where the caller is limited, so is everybody.
      const quotas = this.#caller.quotas && quotasWith(await listQuotas(this.#executor, user));
      if (quotas) await keepWithinQuotas(this.#executor, { ...peer, quotas }, recorder.images());
      await recorder.finish(summary, undoes ?? null);
      this.#parts.push({ member: user, part: recorder.changeId, role });
    }
    await actAs(this.#executor, this.#caller.user);
    return result;
  }

  /** Notes what the change did elsewhere; answers whether there is any. */
  async finish(change: string): Promise<boolean> {
    const rows = this.#parts.map((part) => ({ ...part, user: this.#caller.user, change_id: change }));
    await insertParts(this.#executor, rows);
    return rows.length > 0;
  }
}
