import type { VectorSpace } from '../db/repos/vectors.ts';
import type { Executor } from '../db/schema.ts';
import type { AskedModels, Lack, QueryVector } from './asked-models.ts';
import { DEPTH, type Fused, fuse, weightsFor } from './fuse.ts';
import type { Hit, Scope } from './hits.ts';
import { readQuery } from './query.ts';
import type { Marked } from './snippet.ts';
import { PLANS, type Plan, type Ran, type Strategy, UNRANKED } from './strategies.ts';
import { cosinesOf, searchVectors } from './vectors.ts';

/** What a search is to find. */
export interface Wish {
  readonly query: string;
  readonly strategy: Strategy;
  /** How many items are wanted. */
  readonly most: number;
  /** Leaves out what fits worse; where nothing tells how well items fit, it is ignored. */
  readonly minScore?: number | undefined;
}

/** An item that was found, by words, by meaning or by both. */
export interface Ranked extends Omit<Hit, 'score'> {
  /** 0 to 1, falling from the first to the last. */
  readonly score: number;
  /** How well it fits by itself: a cosine, or the probability of a reranker. Absent where no vector tells. */
  readonly fit?: number | undefined;
  /** Its place in each list that it is in, from 1. */
  readonly ranks: { bm25?: number; vector?: number; rerank?: number };
}

/** Why a search went by less than was asked for, or than it should. */
export type Shortfall =
  | { readonly of: 'embedder'; readonly why: Lack | 'none' | 'not helpful' | 'no vectors' }
  | { readonly of: 'vectors'; readonly embedded: number; readonly all: number }
  | { readonly of: 'reranker'; readonly why: Lack | 'none' };

export interface Outcome {
  readonly hits: readonly Ranked[];
  /** What it went by in the end. */
  readonly ran: Ran;
  readonly shortfall?: Shortfall | undefined;
}

/** The vectors that a query is compared with. */
export interface Stored {
  readonly space: VectorSpace;
  /** Passages that are searched, with vectors and without. */
  readonly all: number;
}

/** What there is to go by. */
interface Parts extends Stored, QueryVector {
  readonly ran: Ran;
  readonly plan: Plan;
  readonly words: readonly Hit[];
}

/** From this share of passages without a vector on it is said, since what they mean finds none of them. */
const MISSING = 0.05;

/** Puts what the words find and what is near to the query together. */
export async function searchFused(
  executor: Executor,
  scope: Scope,
  models: AskedModels,
  wish: Wish,
  { ran, plan, words, space, all, embedder, vector }: Parts,
): Promise<Outcome> {
  const isSemantic = plan.words === 0;
  const near = await searchVectors(executor, scope, embedder, vector, isSemantic ? wish.most : DEPTH);
  const cosines = new Map(near.map(({ item, score }) => [item, score]));
  const others = words.map(({ item }) => item).filter((item) => !cosines.has(item));
  for (const [item, cosine] of await cosinesOf(executor, scope, space, vector, others)) cosines.set(item, cosine);
  // What has no vector yet is found by its words, also where they are not asked.
  const heard = isSemantic ? words.filter(({ item }) => !cosines.has(item)) : words;
  const even = heard.length > 0 ? PLANS[UNRANKED] : plan;
  const weights = isSemantic
    ? even
    : weightsFor(
        plan,
        words.map(({ score }) => score),
      );
  const fused = fuse(itemsOf(heard), itemsOf(near), weights, isSemantic ? Infinity : DEPTH);
  const hits = withHits(fused, heard, near, wish.query).map((hit) => ({ ...hit, fit: cosines.get(hit.item) }));

  const isOpen = plan.reranks && isWorthReranking(wish.query, itemsOf(heard), itemsOf(near));
  const judged = isOpen ? await rerank(models, wish.query, hits) : undefined;
  const lacksVectors = space.vectors < all && (isSemantic || space.vectors < (1 - MISSING) * all);
  const isAsked = wish.strategy !== 'auto';
  const shortfall = [
    judged && 'lack' in judged && (isAsked || judged.lack !== 'none') && { of: 'reranker' as const, why: judged.lack },
    lacksVectors && { of: 'vectors' as const, embedded: space.vectors, all },
  ].find((one) => one !== false && one !== undefined);
  const best = judged && 'hits' in judged ? judged.hits : hits;
  return {
    hits: wish.minScore === undefined ? best : sifted(best, wish.minScore),
    ran: best === hits && plan.reranks ? UNRANKED : ran,
    shortfall: shortfall || undefined,
  };
}

const itemsOf = (hits: readonly Hit[]): string[] => hits.map(({ item }) => item);

function withHits(fused: readonly Fused[], words: readonly Hit[], near: readonly Hit[], query: string): Ranked[] {
  const marked = markedOf(query);
  const byMeaning = new Map(near.map((hit) => [hit.item, { ...hit, marked }]));
  const byWords = new Map(words.map((hit) => [hit.item, hit]));
  return fused.flatMap(({ item, score, places }) => {
    const hit = byWords.get(item) ?? byMeaning.get(item);
    const ranks = {
      ...(places.words !== undefined && { bm25: places.words }),
      ...(places.vectors !== undefined && { vector: places.vectors }),
    };
    return hit ? [{ ...hit, score, ranks }] : [];
  });
}

/** What is marked in a passage that was found by its meaning: words that it happens to share. */
function markedOf(query: string): Marked {
  const { terms, begun } = readQuery(query);
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  return { begun, terms: new Set((content.length > 0 ? content : terms).map(({ term }) => term)) };
}

/** The first ones in the order of a reranker. */
async function rerank(
  models: AskedModels,
  query: string,
  hits: readonly Ranked[],
): Promise<{ readonly hits: readonly Ranked[] } | { readonly lack: Lack | 'none' }> {
  const top = hits.slice(0, RERANKED);
  const answer = await models.rerank(
    query,
    top.map(({ passage: { title, text } }) => (title === null || title.trim() === '' ? text : `${title}\n${text}`)),
  );
  if (!answer) return { lack: 'none' };
  if ('lack' in answer) return answer;
  const order = top.map((hit, at) => ({ ...hit, fit: answer.value[at] as number })).sort((a, b) => b.fit - a.fit);
  const reranked = order.map((hit, at) => ({
    ...hit,
    score: (top[at] as Ranked).score,
    ranks: { ...hit.ranks, rerank: at + 1 },
  }));
  return { hits: [...reranked, ...hits.slice(RERANKED)] };
}

/** What fits well enough, on one scale: after a reranker what it was not shown is left out. What has no vector stays: only its words tell. */
function sifted(hits: readonly Ranked[], minScore: number): Ranked[] {
  const isReranked = hits.some(({ ranks }) => ranks.rerank !== undefined);
  return hits.filter(({ fit, ranks }) =>
    isReranked && ranks.rerank === undefined ? false : fit === undefined || fit >= minScore,
  );
}

/** Candidates that a reranker is shown at most. */
const RERANKED = 30;

const LEAST_CANDIDATES = 5;
/** Words, or pairs of Chinese characters, of a query that is no more than a few keywords. */
const FEW = 3;

/**
 * Whether asking a reranker is worth the time: among few candidates there is
 * nothing to put right, keywords are what lists of words are best at, and lists that agree on the
 * first hit are hardly both wrong.
 */
export function isWorthReranking(query: string, words: readonly string[], vectors: readonly string[]): boolean {
  if (new Set([...words, ...vectors]).size < LEAST_CANDIDATES) return false;
  const [byWords, byMeaning] = [words[0], vectors[0]];
  return byWords !== undefined && byMeaning !== undefined && byWords !== byMeaning && !isKeywords(query);
}

function isKeywords(text: string): boolean {
  const { terms } = readQuery(text);
  return terms.length <= FEW && terms.every(({ isFunctionWord }) => !isFunctionWord);
}
