/** How good a ranking is, from 0 to 1. */
export interface Measures {
  readonly ndcg: number;
  readonly recall: number;
  readonly mrr: number;
}

const DEPTH = 10;

const gain = (relevance: number, place: number): number => (2 ** relevance - 1) / Math.log2(place + 2);

/** nDCG@10, recall@10 and MRR@10 of one ranking (Järvelin and Kekäläinen, Cumulated gain-based evaluation, 2002). */
export function measure(ranked: readonly string[], relevant: ReadonlyMap<string, number>): Measures {
  const top = ranked.slice(0, DEPTH);
  const gained = top.reduce((sum, id, place) => sum + gain(relevant.get(id) ?? 0, place), 0);
  const ideal = [...relevant.values()].sort((a, b) => b - a).slice(0, DEPTH);
  const first = top.findIndex((id) => relevant.has(id));
  return {
    ndcg: gained / ideal.reduce((sum, relevance, place) => sum + gain(relevance, place), 0),
    recall: top.filter((id) => relevant.has(id)).length / Math.min(relevant.size, DEPTH),
    mrr: first === -1 ? 0 : 1 / (first + 1),
  };
}

/** Means over rankings. */
export function mean(all: readonly Measures[]): Measures {
  const of = (name: keyof Measures): number => all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return { ndcg: of('ndcg'), recall: of('recall'), mrr: of('mrr') };
}
