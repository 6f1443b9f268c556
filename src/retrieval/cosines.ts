import { passagesOfItems } from '../db/repos/passages.ts';
import { type VectorSpace, vectorsOf } from '../db/repos/vectors.ts';
import type { Executor } from '../db/schema.ts';
import type { Scope } from './hits.ts';
import { timesPacked } from './packed.ts';

/** The cosine of the best passage of each of these items and a vector; items without vectors are missing. */
export async function cosinesOf(
  executor: Executor,
  { user, table }: Scope,
  space: VectorSpace,
  vector: Float32Array,
  items: readonly string[],
): Promise<Map<string, number>> {
  const cosines = new Map<string, number>();
  if (items.length === 0) return cosines;
  const passages = [...(await passagesOfItems(executor, user, items)).values()].flat();
  const stored = await vectorsOf(
    executor,
    space,
    passages.map(({ id }) => id),
    { table },
  );
  for (const { item, vector: packed } of stored) {
    cosines.set(item, Math.max(cosines.get(item) ?? -1, timesPacked(packed, vector)));
  }
  return cosines;
}
