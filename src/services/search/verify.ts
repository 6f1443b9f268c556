import {
  countPassages,
  findSpace,
  type IndexedPassage,
  isFoundBy,
  listIds,
  orphanItems,
  passagesOfItems,
  type SearchedTable,
  type Space,
  setCounts,
} from '../../db/repos/passages.ts';
import {
  countVectors,
  deleteVectors,
  setVectorCount,
  strayVectors,
  wrongVectors,
} from '../../db/repos/vector-check.ts';
import { listVectorSpaces, type VectorSpace } from '../../db/repos/vectors.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { codeBytes } from '../../retrieval/codes.ts';
import { indexed } from '../../retrieval/indexing.ts';
import { packedBytes } from '../../retrieval/packed.ts';
import type { Database } from '../change/database.ts';
import { pacing } from '../change/pace.ts';
import { reindex } from './projection.ts';
import { SEARCHED, SEARCHED_TABLES } from './searched.ts';

interface IndexOutOfStep {
  /** Items of which the index has other words, and those that are gone. */
  readonly ids: string[];
  readonly compared: number;
  readonly all: number;
  /** True when a space says other numbers than its passages come to. */
  readonly isMiscounted: boolean;
  /** Vectors that belong to nothing, or are damaged, and spaces of them that are miscounted. */
  readonly vectors: number;
}

/** Terms of a passage that are looked for. */
const LOOKED_FOR = 40;
const AT_ONCE = 200;

/** Compares the search index with what is searched. Of more than `most` items it takes a sample, evenly spread. */
export async function indexOutOfStep(executor: Executor, user: string, most = Infinity): Promise<IndexOutOfStep> {
  const ids: string[] = [];
  let [compared, all] = [0, 0];
  let isMiscounted = false;
  for (const table of SEARCHED_TABLES) {
    const found = await compare(executor, user, table, most);
    ids.push(...found.ids);
    compared += found.compared;
    all += found.all;
    isMiscounted ||= found.isMiscounted;
  }
  const vectors = await vectorsOutOfStep(executor, user);
  return { ids, compared, all, isMiscounted, vectors: vectors.ids.length + vectors.miscounted.length };
}

async function compare(
  executor: Executor,
  user: string,
  table: SearchedTable,
  most: number,
): Promise<Omit<IndexOutOfStep, 'vectors'>> {
  const { kind, of, rows: read } = SEARCHED[table];
  const space = await findSpace(executor, user, kind);
  const wrong = await orphanItems(executor, user, table, kind);
  const all = await listIds(executor, user, table);
  const step = Math.max(1, all.length / most);
  const sample = Array.from(
    { length: Math.ceil(all.length / step) },
    (_, index) => all[Math.floor(index * step)] as string,
  );
  for (let at = 0; at < sample.length; at += AT_ONCE) {
    const part = sample.slice(at, at + AT_ONCE);
    const rows = await read(executor, user, part);
    const passages = await passagesOfItems(executor, user, part);
    for (const id of part) {
      const row = rows.get(id);
      if (row && !(await isInStep(executor, space, indexed(of(row as never)), passages.get(id) ?? []))) wrong.push(id);
    }
  }
  const counted = await countPassages(executor, user, kind);
  const isMiscounted = counted.passages !== (space?.passages ?? 0) || counted.terms !== (space?.terms ?? 0);
  return { ids: wrong, compared: sample.length, all: all.length, isMiscounted };
}

async function isInStep(
  executor: Executor,
  space: Space | undefined,
  expected: ReturnType<typeof indexed>,
  found: readonly IndexedPassage[],
): Promise<boolean> {
  if (!space || expected.length !== found.length) return expected.length === 0 && found.length === 0;
  for (const [index, { from_char, chars, terms }] of expected.entries()) {
    const passage = found[index] as IndexedPassage;
    if (passage.from_char !== from_char || passage.chars !== chars || passage.terms !== terms.length) return false;
    const sample = [...new Set(terms)].slice(0, LOOKED_FOR);
    if (sample.length > 0 && !(await isFoundBy(executor, space, passage.id, sample))) return false;
  }
  return true;
}

/** Puts the words of those in anew, takes vectors away, and answers how many there were of both. */
export function repairIndex({ db }: Database, caller: Caller): Promise<{ texts: number; vectors: number }> {
  const { user } = caller;
  return db.transaction().execute(async (executor) => {
    let repaired = 0;
    for (const table of SEARCHED_TABLES) {
      const { ids } = await compare(executor, user, table, Infinity);
      const { kind, rows: read } = SEARCHED[table];
      const rows = await read(executor, user, ids);
      const stale = ids.map((id) => ({ id, row: rows.get(id) ?? null }));
      await reindex(executor, user, table, stale, pacing(caller));
      const space = await findSpace(executor, user, kind);
      if (space) await setCounts(executor, space, await countPassages(executor, user, kind));
      repaired += ids.length;
    }
    return { texts: repaired, vectors: await repairVectors(executor, user) };
  });
}

interface VectorsOutOfStep {
  /** Ids of vectors that belong to nothing, or are damaged. */
  readonly ids: readonly number[];
  /** Spaces that say another number than there are, as `count`. */
  readonly miscounted: readonly { readonly space: VectorSpace; readonly count: number }[];
}

/** Looks for vectors that should not be there. That some are missing is no fault: they are made in their time. */
async function vectorsOutOfStep(executor: Executor, user: string): Promise<VectorsOutOfStep> {
  const ids = await strayVectors(executor, user);
  const miscounted: { space: VectorSpace; count: number }[] = [];
  for (const space of await listVectorSpaces(executor, user)) {
    const sizes = { code: codeBytes(space.dimension), vector: packedBytes(space.dimension) };
    ids.push(...(await wrongVectors(executor, space, sizes)));
    const count = await countVectors(executor, space);
    if (count !== space.vectors) miscounted.push({ space, count });
  }
  return { ids, miscounted };
}

/** Removes them, and answers how many there were. */
async function repairVectors(executor: Executor, user: string): Promise<number> {
  const { ids } = await vectorsOutOfStep(executor, user);
  await deleteVectors(executor, user, ids);
  const { miscounted } = await vectorsOutOfStep(executor, user);
  for (const { space, count } of miscounted) await setVectorCount(executor, space, count);
  return ids.length + miscounted.length;
}
