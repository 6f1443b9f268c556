/** Okapi BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009), with the constants of SQLite's FTS5. */
const K1 = 1.2;
const B = 0.75;

/** A term of the query in numbers. */
export interface Weighed {
  readonly term: string;
  /** How much finding it says: its rarity, times the weight that the query gives it. */
  readonly weight: number;
}

/** How rare something is that `count` of `all` passages hold. Never negative. */
export const rarity = (count: number, all: number): number => Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** What `times` occurrences of a term are worth in a passage of `length` terms where `average` is usual; below 1 + K1. */
export const saturation = (times: number, length: number, average: number): number =>
  (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));

/** The score of one passage. `times` tells how often it holds a term. */
export function score(
  terms: readonly Weighed[],
  times: (term: string) => number,
  length: number,
  average: number,
): number {
  let sum = 0;
  for (const { term, weight } of terms) {
    const found = times(term);
    if (found > 0) sum += weight * saturation(found, length, average);
  }
  return sum;
}

/** What a passage that says little else would score that held every term once: 1 on the normalised scale. */
export const fullScore = (terms: readonly Weighed[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);
