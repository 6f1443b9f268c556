import { passagesOfItems } from '../repos/passages.ts';
import { addVectors, listVectorSpaces, openVectorSpace, setCenter, type VectorSpace } from '../repos/vectors.ts';
import type { Executor } from '../schema.ts';

/** Vectors that are read at a time. */
const PAGE = 500;

interface Vector {
  readonly id: number;
  readonly item: string;
  readonly from_char: number;
  readonly chars: number;
  readonly code: Uint8Array;
  readonly vector: Uint8Array;
}

/**
 * Takes the vectors of a user along, whose making is the dearest of all that is derived: each goes to the same stretch of
 * the same item, under the passages that the target has made of it. What the target cuts otherwise gets a vector anew, as
 * any new note does. Answers how many came.
 */
export async function copyVectors(source: Executor, target: Executor, user: string): Promise<number> {
  let copied = 0;
  for (const { id, kind, embedder, dimension, center } of await listVectorSpaces(source, user)) {
    const space = await openVectorSpace(target, { user, kind, embedder, dimension });
    if (center) await setCenter(target, space, center, []);
    for await (const vectors of pagesOf(source, user, id)) copied += await add(target, space, vectors);
  }
  return copied;
}

async function* pagesOf(executor: Executor, user: string, space: number): AsyncIterable<Vector[]> {
  for (let after = 0; ; ) {
    const page = (await executor
      .selectFrom('vectors as v')
      .innerJoin('passages as p', (on) => on.onRef('p.user', '=', 'v.user').onRef('p.id', '=', 'v.passage'))
      .select(['v.id', 'p.item', 'p.from_char', 'p.chars', 'v.code', 'v.vector'])
      .where('v.user', '=', user)
      .where('v.space', '=', space)
      .where('v.id', '>', after)
      .orderBy('v.id')
      .limit(PAGE)
      .execute()) as unknown as Vector[];
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}

async function add(target: Executor, space: VectorSpace, vectors: readonly Vector[]): Promise<number> {
  const passages = await passagesOfItems(target, space.user, [...new Set(vectors.map(({ item }) => item))]);
  const found = vectors.flatMap(({ item, from_char, chars, code, vector }) => {
    const same = passages.get(item)?.find((one) => one.from_char === from_char && one.chars === chars);
    return same ? [{ passage: same.id, code, vector }] : [];
  });
  return addVectors(target, space, found);
}
