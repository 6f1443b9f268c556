import {
  countVectors,
  deleteVectors,
  setVectorCount,
  strayVectors,
  wrongVectors,
} from '../../db/repos/vector-check.ts';
import { listVectorSpaces, type VectorSpace } from '../../db/repos/vectors.ts';
import type { Executor } from '../../db/schema.ts';
import { codeBytes } from '../../retrieval/codes.ts';
import { packedBytes } from '../../retrieval/packed.ts';

export interface VectorsOutOfStep {
  /** Ids of vectors that belong to nothing, or are damaged. */
  readonly ids: readonly number[];
  /** Spaces that say another number than there are, as `count`. */
  readonly miscounted: readonly { readonly space: VectorSpace; readonly count: number }[];
}

/** Looks for vectors that should not be there. That some are missing is no fault: they are made in their time. */
export async function vectorsOutOfStep(executor: Executor, user: string): Promise<VectorsOutOfStep> {
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
export async function repairVectors(executor: Executor, user: string): Promise<number> {
  const { ids } = await vectorsOutOfStep(executor, user);
  await deleteVectors(executor, ids);
  const { miscounted } = await vectorsOutOfStep(executor, user);
  for (const { space, count } of miscounted) await setVectorCount(executor, space, count);
  return ids.length + miscounted.length;
}
