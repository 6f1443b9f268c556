import { type FoundPassage, findCandidates, type Space } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { fullScore, rarity, score, type Weighed } from './bm25.ts';
import { frequenciesOf } from './counts.ts';
import { bestItems, type Hit, type Scope } from './hits.ts';
import type { Query } from './query.ts';

/** In a store of so many passages what would hardly change the order is left out. */
export const LARGE = 5_000;
/** Passages that are ranked by their rare terms, at about 1 µs each. */
export const rankedIn = (space: Space): number => (space.passages > LARGE ? 600 : 1_500);
/** Passages, the best of those, that are read and scored with all terms. */
const READ = 40;
const READ_OF_MANY = 24;

interface Frequent extends Weighed {
  readonly count: number;
  readonly isFunctionWord: boolean;
}

/** What was found by the words themselves. */
export interface Found {
  readonly hits: readonly Hit[];
  /** What an item would score that held every word of the query once. */
  readonly full: number;
}

/** Items whose passages hold terms of the query, best first. `most` items are wanted. */
export async function searchTerms(
  executor: Executor,
  space: Space,
  scope: Scope,
  query: Query,
  most: number,
): Promise<Found> {
  const asked = await weigh(executor, space, query);
  const full = fullScore(asked);
  const terms = asked.filter(({ count }) => count > 0);
  if (terms.length === 0) return { hits: [], full };
  const search: Search = { executor, space, scope, terms, begun: query.begun, most };
  for (let effort = 1; ; effort *= 4) {
    const { passages, complete } = await candidates(search, effort);
    const hits = await scored(search, passages);
    if (complete || hits.length >= most) return { hits: hits.slice(0, most), full };
  }
}

/** The terms in numbers, rarest first. One that is nowhere weighs as much as one that is in one place. */
async function weigh(executor: Executor, space: Space, { terms, begun }: Query): Promise<Frequent[]> {
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  const asked = space.passages > LARGE && content.length > 0 ? content : terms;
  const counts = await frequenciesOf(
    executor,
    space,
    asked.map(({ term }) => term),
    begun,
  );
  return asked
    .map(({ term, weight, isFunctionWord }) => {
      const count = counts.get(term) ?? 0;
      return { term, isFunctionWord, count, weight: weight * rarity(Math.max(1, count), space.passages) };
    })
    .sort((a, b) => a.count - b.count);
}

interface Search {
  readonly executor: Executor;
  readonly space: Space;
  readonly scope: Scope;
  readonly terms: readonly Frequent[];
  readonly begun: boolean;
  readonly most: number;
}

/**
 * Passages worth scoring. Rare terms choose them, since what only frequent ones
 * would add could hardly come to the top; where those find too few, the newest
 * passages that hold frequent ones. `complete`: more effort would find no others.
 */
async function candidates(
  { executor, space, scope: { table, filter }, terms, begun, most }: Search,
  effort: number,
): Promise<{ passages: FoundPassage[]; complete: boolean }> {
  const read = Math.max(space.passages > LARGE ? READ_OF_MANY : READ, (space.passages > LARGE ? 2 : 3) * most) * effort;
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  const [few, many] = split(content.length > 0 ? content : terms, rankedIn(space) * effort);
  const [rare, frequent] = [names(few), names(many)];
  const found = new Map<number, FoundPassage>();
  let complete = true;
  const find = async (order: 'best' | 'newest', groups: readonly string[][], since = 0): Promise<void> => {
    const wanted = { groups, order, begun, since, most: read, table, filter };
    const passages = await findCandidates(executor, space, wanted);
    for (const one of passages) found.set(one.id, one);
    if (passages.length === read) complete = false;
  };
  if (rare.length > 0) await find('best', [rare]);
  if (rare.length > 0 && frequent.length > 0) {
    // Ranking would count all passages of the frequent terms first; that they hold both is most of what there is to know.
    await find('newest', [rare, ...frequent.map((term) => [term])]);
    await find('newest', [rare, frequent]);
  }
  if (frequent.length > 0 && new Set([...found.values()].map(({ item }) => item)).size < most) {
    const since = filter ? 0 : newest(space, many, rankedIn(space) * effort);
    if (rare.length === 0 && frequent.length > 1 && since > 0)
      await find(
        'newest',
        frequent.map((term) => [term]),
      );
    await find('best', [frequent], since);
    complete &&= since <= space.first_passage;
  }
  return { passages: [...found.values()], complete };
}

const names = (terms: readonly Frequent[]): string[] => terms.map(({ term }) => term);

/** Rare terms, of which ranking takes `most` passages together, and the others. */
export function split<Counted extends { readonly count: number }>(
  terms: readonly Counted[],
  most: number,
): [Counted[], Counted[]] {
  let sum = 0;
  let at = 0;
  for (const { count } of terms) {
    sum += count;
    if (sum > most) break;
    at++;
  }
  return [terms.slice(0, at), terms.slice(at)];
}

/** The id from which on terms are in about `most` passages. */
function newest({ first_passage: first, last_passage: last }: Space, terms: readonly Frequent[], most: number): number {
  const all = terms.reduce((sum, { count }) => sum + count, 0);
  return all <= most ? 0 : Math.ceil(last - ((last - first) * most) / all);
}

function scored({ executor, space, scope, terms, begun }: Search, passages: readonly FoundPassage[]): Promise<Hit[]> {
  const content = terms.filter((one) => !one.isFunctionWord);
  const marked = { begun, terms: new Set(names(content.length > 0 ? content : terms)) };
  const average = space.terms / space.passages;
  return bestItems(executor, scope, passages, marked, (times, length) => score(terms, times, length, average));
}
