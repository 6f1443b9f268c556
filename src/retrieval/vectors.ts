import { findSpace, passagesOfItems, passageTexts } from '../db/repos/passages.ts';
import { findVectorSpace, passagesPassing, type VectorSpace, vectorsOf } from '../db/repos/vectors.ts';
import type { Executor } from '../db/schema.ts';
import { codesOf } from './code-cache.ts';
import type { Codes } from './codes.ts';
import type { Hit, Scope } from './hits.ts';
import { centerOf, timesPacked } from './packed.ts';

/** Candidates that are read at first, beside two for each item that is wanted; then twice as many, and so on. */
const READ = 100;
const MOST_AT_ONCE = 2_000;
/** So few are all read: nothing is estimated. */
const FEW = 500;
/** Enough, though the estimates leave it open whether there is a better one: noise, in which nothing is near. */
const ENOUGH = 800;
/** Where fewer than this part of the candidates pass the filter, those that pass are listed first. */
const RARE = 0.1;

/** What marks the words in a passage that was not found by words. */
const UNMARKED = { terms: new Set<string>(), begun: false };

/**
 * Items whose passages are nearest to a vector, best first, the newer one of equals.
 * The score is the cosine of the best passage; `marked` is empty.
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
  if (!space || space.dimension !== vector.length || most < 1) return [];
  const codes = await codesOf(executor, space);
  const top = await nearest({ executor, space, scope, codes, vector, most });
  const ids = top.map(({ passage }) => passage);
  const texts = await passageTexts(executor, scope.user, scope.table, ids);
  return top.flatMap(({ item, score, passage }) => {
    const text = texts.get(passage);
    return text ? [{ item, score, passage: text, marked: UNMARKED }] : [];
  });
}

/** How many passages of a kind have a vector of an embedder. */
interface Coverage {
  readonly embedded: number;
  readonly all: number;
}

export async function coverage(executor: Executor, user: string, kind: string, embedderId: string): Promise<Coverage> {
  const vectors = await findVectorSpace(executor, user, kind, embedderId);
  return { embedded: vectors?.vectors ?? 0, all: (await findSpace(executor, user, kind))?.passages ?? 0 };
}

interface Search {
  readonly executor: Executor;
  readonly space: VectorSpace;
  readonly scope: Scope;
  readonly codes: Codes;
  readonly vector: Float32Array;
  readonly most: number;
}

/** The best passage of an item. */
interface Near {
  readonly item: string;
  readonly passage: number;
  readonly score: number;
}

/** Reads vectors in the order of their estimates until those that are left can hardly be among the best. */
async function nearest({ executor, space, scope, codes, vector, most }: Search): Promise<Near[]> {
  const { scores, doubt } = codes.estimate(vector, centerOf(space.center));
  const best = new Map<string, Near>();
  let [read, passed] = [0, 0];
  let isListed = scope.filter === undefined;
  for (let count = codes.count <= FEW ? FEW : READ + 2 * most; ; count = Math.min(2 * count, MOST_AT_ONCE)) {
    const { positions, lowest } = takeBest(scores, count);
    if (positions.length === 0) break;
    const ids = positions.map((position) => codes.passage(position));
    const rows = await vectorsOf(executor, space, ids, scope);
    for (const { passage, item, vector: packed } of rows) {
      const near = { item, passage, score: timesPacked(packed, vector) };
      const known = best.get(item);
      if (!known || compare(near, known) < 0) best.set(item, near);
    }
    read += positions.length;
    passed += rows.length;
    if (best.size >= most) {
      const least = [...best.values()].sort(compare)[most - 1] as Near;
      const reachable = lowest + doubt * codes.spread(positions.at(-1) as number);
      if (least.score >= reachable || passed >= ENOUGH + most) break;
    }
    if (!isListed && scope.filter && passed < RARE * read) {
      isListed = true;
      keepOnly(scores, codes, await passagesPassing(executor, scope.user, scope.table, scope.filter));
    }
  }
  return [...best.values()].sort(compare).slice(0, most);
}

const compare = (a: Near, b: Near): number => b.score - a.score || b.passage - a.passage;

function keepOnly(scores: Float32Array, codes: Codes, passages: readonly number[]): void {
  const kept = new Set(passages);
  for (let at = 0; at < scores.length; at++) if (!kept.has(codes.passage(at))) scores[at] = -Infinity;
}

const BUCKETS = 2_048;

interface Taken {
  readonly positions: number[];
  /** That of the last of them. */
  readonly lowest: number;
}

/**
 * Positions of the `count` highest scores, best first, in time that grows
 * with the number of scores alone. They are taken out: their scores become -Infinity.
 */
export function takeBest(scores: Float32Array, count: number): Taken {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score > highest) highest = score;
    if (score < lowest && score !== -Infinity) lowest = score;
  }
  if (highest === -Infinity) return { positions: [], lowest: highest };
  const scale = (BUCKETS - 1) / (highest - lowest || 1);
  const sizes = new Uint32Array(BUCKETS);
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score === -Infinity) continue;
    const bucket = ((score - lowest) * scale) | 0;
    sizes[bucket] = (sizes[bucket] as number) + 1;
  }
  let from = BUCKETS - 1;
  for (let found = sizes[from] as number; found < count && from > 0; found += sizes[from] as number) from--;
  const positions: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score !== -Infinity && (((score - lowest) * scale) | 0) >= from) positions.push(at);
  }
  positions.sort((a, b) => (scores[b] as number) - (scores[a] as number) || b - a);
  positions.length = Math.min(positions.length, count);
  const last = scores[positions.at(-1) as number] as number;
  for (const at of positions) scores[at] = -Infinity;
  return { positions, lowest: last };
}

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
