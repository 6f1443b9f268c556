import type { Plan } from './strategies.ts';

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher, Reciprocal rank fusion
 * outperforms Condorcet and individual rank learning methods, 2009), with their constant.
 */
const K = 60;

/**
 * How far down a place counts for an item that both lists have. What is found
 * nearest to a query is always some item: far down that says nothing, and a
 * page further on must find the same order.
 */
export const DEPTH = 30;

/** Places in lists, from 1. */
export interface Places {
  readonly words?: number;
  readonly vectors?: number;
}

/** An item of a fused list. */
export interface Fused {
  readonly item: string;
  /** 0 to 1; 1 is the first of every list. */
  readonly score: number;
  readonly places: Places;
}

/**
 * Two rankings as one, best first. Of equals comes first what the words put
 * higher, then what the vectors do. The first n are the same however long `words` is beyond n.
 */
export function fuse(
  words: readonly string[],
  vectors: readonly string[],
  weights: Pick<Plan, 'words' | 'vectors'>,
  depth = DEPTH,
): Fused[] {
  const found = new Map<string, Places>();
  for (const [at, item] of vectors.slice(0, depth).entries()) found.set(item, { vectors: at + 1 });
  for (const [at, item] of words.entries()) found.set(item, { ...found.get(item), words: at + 1 });
  const most = (weights.words + weights.vectors) / (K + 1);
  return [...found]
    .map(([item, places]) => ({ item, places, score: scoreOf(places, weights, depth) / most }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        (a.places.words ?? Infinity) - (b.places.words ?? Infinity) ||
        (a.places.vectors ?? Infinity) - (b.places.vectors ?? Infinity),
    );
}

function scoreOf({ words, vectors }: Places, weights: Pick<Plan, 'words' | 'vectors'>, depth: number): number {
  const byWords = words === undefined ? 0 : weights.words / (K + words);
  const byMeaning = vectors === undefined ? 0 : weights.vectors / (K + vectors);
  return words !== undefined && words > depth ? Math.max(byWords, byMeaning) : byWords + byMeaning;
}
