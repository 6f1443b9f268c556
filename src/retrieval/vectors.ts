import { findSpace, passageTexts } from '../db/repos/passages.ts';
import { findVectorSpace, readVectors, type VectorSpace, vectorsOfItems } from '../db/repos/vectors.ts';
import type { Executor } from '../db/schema.ts';
import type { Hit, Scope } from './hits.ts';

const floats = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);

/**
 * Items whose passages are nearest to a vector, best first, the newer one of equals.
 * The score is the exact cosine of the best passage; `marked` is empty.
 * `most` items come back as long as so many have vectors and pass the filter.
 */
export async function searchVectors(
  executor: Executor,
  scope: Scope,
  embedderId: string,
  vector: Float32Array,
  most: number,
): Promise<Hit[]> {
  const space = await findVectorSpace(executor, scope.user, scope.kind, embedderId);
  if (!space || space.dimension !== vector.length) return [];
  const best = new Map<string, { score: number; passage: number }>();
  for (const { passage, item, vector: stored } of await readVectors(executor, space, scope)) {
    const score = floats(stored).reduce((sum, value, at) => sum + value * (vector[at] as number), 0);
    if (score > (best.get(item)?.score ?? -2)) best.set(item, { score, passage });
  }
  const top = [...best].sort(([, a], [, b]) => b.score - a.score || b.passage - a.passage).slice(0, most);
  const ids = top.map(([, { passage }]) => passage);
  const texts = await passageTexts(executor, scope.user, scope.table, ids);
  return top.flatMap(([item, { score, passage }]) => {
    const text = texts.get(passage);
    return text ? [{ item, score, passage: text, marked: { terms: new Set<string>(), begun: false } }] : [];
  });
}

/** How many passages of a kind have a vector of an embedder. */
export interface Coverage {
  readonly embedded: number;
  readonly all: number;
}

export async function coverage(executor: Executor, user: string, kind: string, embedderId: string): Promise<Coverage> {
  const vectors = await findVectorSpace(executor, user, kind, embedderId);
  return { embedded: vectors?.vectors ?? 0, all: (await findSpace(executor, user, kind))?.passages ?? 0 };
}

/** The cosine of the best passage of each of these items; items without vectors are missing. */
export async function cosinesOf(
  executor: Executor,
  space: VectorSpace,
  vector: Float32Array,
  items: readonly string[],
): Promise<Map<string, number>> {
  const cosines = new Map<string, number>();
  if (items.length === 0) return cosines;
  for (const { item, vector: stored } of await vectorsOfItems(executor, space, items)) {
    const cosine = floats(stored).reduce((sum, value, at) => sum + value * (vector[at] as number), 0);
    cosines.set(item, Math.max(cosines.get(item) ?? -1, cosine));
  }
  return cosines;
}
