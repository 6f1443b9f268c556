import { findSpace } from '../../db/repos/passages.ts';
import { emptyVectorSpace, listVectorSpaces } from '../../db/repos/vectors.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Embedder, ModelFailure } from '../../retrieval/models.ts';
import type { Trust } from '../../retrieval/trust.ts';
import { coverage } from '../../retrieval/vectors.ts';
import type { Database } from '../change/database.ts';
import { pacing } from '../change/pace.ts';
import { embedPassages } from './embed.ts';
import { SEARCHED, SEARCHED_TABLES } from './searched.ts';
import { keepTrust } from './trust.ts';

export interface ReindexInput {
  /** True to make anew what has a vector already. */
  readonly all?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface Reindexed {
  /** Absent: no model is set up, or it cannot be loaded. */
  readonly embedder?: Pick<Embedder, 'id' | 'dimension'>;
  /** Passages that got a vector. */
  readonly embedded: number;
  /** Passages that have a vector now, and how many there are. */
  readonly covered: number;
  readonly passages: number;
  /** Vectors of other models that were removed. */
  readonly removed: number;
  /** What the model is worth on these memos; absent where they are too few to tell. */
  readonly trust?: Trust;
  /** Why it ended before its time. */
  readonly failure?: ModelFailure;
}

/** Vectors that are removed in one transaction. */
const REMOVED_AT_ONCE = 1_000;

/**
 * Gives all that is searched vectors of the model that is set up. May be ended
 * at any time, and go on later, in any process. Once nothing is missing, vectors of other models go.
 */
export async function reindexVectors(
  database: Database,
  caller: Caller,
  { all = false, onProgress }: ReindexInput,
): Promise<Reindexed> {
  let embedder: Embedder | undefined;
  let embedded = 0;
  let failure: ModelFailure | undefined;
  let trust: Trust | undefined;
  try {
    embedder = await database.models.embedder();
    if (!embedder) return { embedded: 0, removed: 0, ...(await covered(database, caller, '')) };
    const before = await covered(database, caller, embedder.id);
    const total = all ? before.passages : before.passages - before.covered;
    await embedPassages(database, caller.user, {
      embedder,
      which: all ? 'all' : 'missing',
      pause: pacing(caller),
      signal: caller.signal,
      onAdded(count) {
        embedded += count;
        onProgress?.(Math.min(embedded, total), total);
      },
    });
    const { user, signal } = caller;
    trust = await keepTrust(database, { user, embedder, pause: pacing(caller), signal });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    failure = error;
  }
  const now = await covered(database, caller, embedder?.id ?? '');
  const isComplete = embedder && now.covered >= now.passages;
  return {
    ...(embedder && { embedder: { id: embedder.id, dimension: embedder.dimension } }),
    embedded,
    ...now,
    removed: isComplete ? await removeOthers(database, caller, embedder?.id) : 0,
    ...(trust && { trust }),
    ...(failure && { failure }),
  };
}

async function covered(
  { db }: Database,
  { user }: Caller,
  embedder: string,
): Promise<Pick<Reindexed, 'covered' | 'passages'>> {
  let [sum, passages] = [0, 0];
  for (const table of SEARCHED_TABLES) {
    const { kind } = SEARCHED[table];
    sum += (await coverage(db, user, kind, embedder)).embedded;
    passages += (await findSpace(db, user, kind))?.passages ?? 0;
  }
  return { covered: sum, passages };
}

/** Removes what other models made. */
async function removeOthers({ db }: Database, caller: Caller, embedder: string | undefined): Promise<number> {
  const pause = pacing(caller);
  let removed = 0;
  for (const space of await listVectorSpaces(db, caller.user)) {
    if (space.embedder === embedder) continue;
    for (let gone = REMOVED_AT_ONCE; gone === REMOVED_AT_ONCE; removed += gone) {
      await pause();
      gone = await db.transaction().execute((executor) => emptyVectorSpace(executor, space, REMOVED_AT_ONCE));
    }
  }
  return removed;
}
