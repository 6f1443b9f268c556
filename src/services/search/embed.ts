import { findSpace, passageTexts, type SearchedTable } from '../../db/repos/passages.ts';
import {
  addVectors,
  findVectorSpace,
  openVectorSpace,
  passagesWithout,
  removeVectors,
  setCenter,
  type VectorSpace,
  vectorsIn,
} from '../../db/repos/vectors.ts';
import type { Executor } from '../../db/schema.ts';
import { CENTERED_FROM, encode, meanOf } from '../../retrieval/codes.ts';
import { embeddedText } from '../../retrieval/indexing.ts';
import { type Embedder, ModelFailure } from '../../retrieval/models.ts';
import { centerBytes, centerOf, pack, unpack } from '../../retrieval/packed.ts';
import type { Database } from '../change/database.ts';
import type { Pause } from '../change/pace.ts';
import { SEARCHED, SEARCHED_TABLES } from './searched.ts';

/** What is embedded, and written, at a time: what a process that is ended loses at most. */
const BATCH = 32;
const LOOKED_AT = 1_000;

export interface EmbedWork {
  readonly embedder: Embedder;
  /** The newest thousand passages of each kind, as after a write, or all of those without a vector, or all of them anew. */
  readonly which: 'newest' | 'missing' | 'all';
  /** Awaited before each batch; ends the work by throwing. */
  readonly pause: Pause;
  readonly signal?: AbortSignal | undefined;
  /** Told how many more have a vector now. */
  readonly onAdded?: ((count: number) => void) | undefined;
}

/**
 * Gives passages of a user vectors, in batches of a transaction each: what is
 * done stays done. The model is asked outside of transactions. Throws ModelFailure.
 */
export async function embedPassages(database: Database, user: string, work: EmbedWork): Promise<void> {
  for (const table of SEARCHED_TABLES) await embedTable(database, user, table, work);
}

async function embedTable({ db }: Database, user: string, table: SearchedTable, work: EmbedWork): Promise<void> {
  const { embedder, which, pause } = work;
  const { kind } = SEARCHED[table];
  let waiting: number[] = [];
  for (let after = 0; ; ) {
    const space = await findVectorSpace(db, user, kind, embedder.id);
    if (which !== 'all' && space && space.vectors === (await findSpace(db, user, kind))?.passages) return;
    const stretch = { after, most: LOOKED_AT, newest: which === 'newest' };
    const looked = await passagesWithout(db, { user, kind }, space, stretch);
    waiting.push(...looked.flatMap(({ id, isMissing }) => (isMissing || which === 'all' ? [id] : [])));
    const isLast = looked.length < LOOKED_AT || which === 'newest';
    while (waiting.length >= BATCH || (isLast && waiting.length > 0)) {
      await pause();
      await embedBatch(db, user, table, waiting.slice(0, BATCH), work);
      waiting = waiting.slice(BATCH);
    }
    if (isLast) return;
    after = looked.at(-1)?.id ?? after;
  }
}

async function embedBatch(
  db: Executor,
  user: string,
  table: SearchedTable,
  passages: readonly number[],
  { embedder, which, signal, onAdded }: EmbedWork,
): Promise<void> {
  const texts = [...(await passageTexts(db, user, table, passages)).values()];
  if (texts.length === 0) return;
  const vectors = await embedder.embed(texts.map(embeddedText), 'passage', signal);
  signal?.throwIfAborted();
  const rows = texts.map(({ id }, index) => ({ passage: id, vector: checked(embedder, vectors[index]) }));
  const added = await db.transaction().execute(async (executor) => {
    const { id: name, dimension } = embedder;
    const space = await openVectorSpace(executor, { user, kind: SEARCHED[table].kind, embedder: name, dimension });
    if (space.dimension !== dimension) {
      throw new ModelFailure('dimension', `${name} has ${dimension} numbers a vector now, and had ${space.dimension}`);
    }
    if (which === 'all') await removeVectors(executor, space.user, passages, space);
    const center = centerOf(space.center);
    const coded = rows.map(({ passage, vector }) => ({ passage, code: encode(vector, center), vector: pack(vector) }));
    const count = await addVectors(executor, space, coded);
    if (!center && space.vectors + count >= CENTERED_FROM) await centerSpace(executor, space);
    return count;
  });
  onAdded?.(added);
}

function checked({ id, dimension }: Embedder, vector: Float32Array | undefined): Float32Array {
  if (vector?.length !== dimension) {
    throw new ModelFailure('dimension', `${id} answered ${vector?.length ?? 0} numbers, not ${dimension}`);
  }
  if (!vector.every(Number.isFinite)) throw new ModelFailure('failed', `${id} answered something else than numbers`);
  return vector;
}

/** Texts of one model lie on one side of the origin: without their middle, codes would have most signs in common. */
async function centerSpace(executor: Executor, space: VectorSpace): Promise<void> {
  const stored = (await vectorsIn(executor, space)).map(({ id, vector }) => ({ id, vector: unpack(vector) }));
  const center = meanOf(
    stored.map(({ vector }) => vector),
    space.dimension,
  );
  const recoded = stored.map(({ id, vector }) => ({ id, code: encode(vector, center) }));
  await setCenter(executor, space, centerBytes(center), recoded);
}
