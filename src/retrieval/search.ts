import { findCandidates, findSpace, type Space } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { rarity, saturation } from './bm25.ts';
import { frequenciesOf } from './counts.ts';
import { dictionary } from './dictionary.ts';
import { type Concept, conceptsOf } from './expand.ts';
import { bestItems, type Hit, type Scope, type Times } from './hits.ts';
import { type Found, LARGE, rankedIn, searchTerms, split } from './lexical.ts';
import { judged } from './loose.ts';
import { type Query, readQuery } from './query.ts';

/** What a translated word is worth beside the word itself. */
const TRANSLATED = 0.9;
/**
 * In a large store, where looking for translations doubles the time of a search, a long query
 * is answered when one item holds this much of what it says: it is hardly
 * asked in the other language. In Chinese half of the pairs of a question are no words.
 */
const ANSWERED = { words: 0.8, pairs: 0.45 };
const SHORT = 3;
/** Items that a search of a small store ranks at least. */
const PAGES = 30;

/** Items that hold the words of a query, or their translations, best first, and what one that held all would score. */
export async function searchWords(executor: Executor, scope: Scope, text: string, most: number): Promise<Found> {
  const query = readQuery(text);
  const space = await findSpace(executor, scope.user, scope.kind);
  if (!space || space.passages === 0 || query.terms.length === 0) return { hits: [], full: 1 };
  // In a small store every page looks equally deep, so that a further page does not change the order of an earlier one.
  const deep = space.passages > LARGE ? most : Math.max(most, PAGES);
  const found = await searchTerms(executor, space, scope, query, deep);
  if (space.passages > LARGE && isAnswered(query, found)) return found;
  const known = await dictionary();
  const concepts = known ? conceptsOf(text, known) : [];
  const translated = concepts.length === 0 ? [] : await searchConcepts(executor, space, scope, concepts, deep);
  const { hits, isAnswer } = await judged(executor, space, scope, text, merged(found.hits, translated), known);
  return { full: found.full, hits: isAnswer ? hits.slice(0, most) : [] };
}

function isAnswered({ terms }: Query, { hits, full }: Found): boolean {
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  const pairs = content.filter(({ term }) => term > '\u2E7F').length;
  const enough = pairs > content.length / 2 ? ANSWERED.pairs : ANSWERED.words;
  const needed = content.length > SHORT ? enough : ANSWERED.words;
  return content.length > 1 && (hits[0]?.score ?? 0) >= needed * full;
}

/** Each item by the better of its scores. */
function merged(plain: readonly Hit[], translated: readonly Hit[]): Hit[] {
  const best = new Map(plain.map((hit) => [hit.item, hit]));
  for (const hit of translated) {
    const score = TRANSLATED * hit.score;
    if (score > (best.get(hit.item)?.score ?? 0)) best.set(hit.item, { ...hit, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** Passages that are read. More than for plain words: translations rank them roughly. */
const READ = 80;
const READ_OF_MANY = 40;

/** One way to say something, in numbers. */
interface Alternative {
  readonly terms: readonly string[];
  /** The rarest of them, by which passages are found. */
  readonly term: string;
  /** In how many passages that one is, which is at least as many as hold all. */
  readonly count: number;
}

interface Weighed {
  readonly alternatives: readonly Alternative[];
  /** Whether there is more than the word itself. */
  readonly isTranslated: boolean;
  readonly weight: number;
}

/** Items whose passages name the same things in whatever language, best first. */
async function searchConcepts(
  executor: Executor,
  space: Space,
  scope: Scope,
  concepts: readonly Concept[],
  most: number,
): Promise<Hit[]> {
  const weighed = await weigh(executor, space, concepts);
  // The words of the query itself have been looked for, and bring those texts that are in its language.
  const foreign = weighed.flatMap(({ alternatives, isTranslated }) =>
    isTranslated ? alternatives.slice(1) : alternatives,
  );
  const known = [...new Map(foreign.filter(({ count }) => count > 0).map((one) => [one.term, one])).values()];
  const [rare] = split(
    known.sort((a, b) => a.count - b.count),
    rankedIn(space),
  );
  if (rare.length === 0) return [];
  const passages = await findCandidates(executor, space, {
    groups: [rare.map(({ term }) => term)],
    order: 'best',
    begun: false,
    since: 0,
    most: Math.max(space.passages > LARGE ? READ_OF_MANY : READ, 3 * most),
    table: scope.table,
    filter: scope.filter,
  });
  const marked = {
    begun: false,
    terms: new Set(weighed.flatMap((one) => one.alternatives).flatMap(({ terms }) => terms)),
  };
  const average = space.terms / space.passages;
  return bestItems(executor, scope, passages, marked, (times, length) =>
    weighed.reduce((sum, one) => sum + one.weight * saturation(timesOf(one, times), length, average), 0),
  );
}

/** How often a passage names a thing, in whatever words. */
const timesOf = ({ alternatives }: Weighed, times: Times): number =>
  alternatives.reduce((sum, { terms }) => sum + Math.min(...terms.map(times)), 0);

async function weigh(executor: Executor, space: Space, concepts: readonly Concept[]): Promise<Weighed[]> {
  const terms = concepts.flatMap(({ alternatives }) => alternatives.flat());
  const counts = await frequenciesOf(executor, space, terms, false);
  return concepts.map(({ alternatives, weight }) => {
    const all = alternatives.map((terms) => rarest(terms, counts));
    const count = all.reduce((sum, one) => sum + one.count, 0);
    return {
      alternatives: all,
      isTranslated: alternatives.length > 1,
      weight: count === 0 ? 0 : weight * rarity(Math.min(count, space.passages), space.passages),
    };
  });
}

function rarest(terms: readonly string[], counts: ReadonlyMap<string, number>): Alternative {
  const sorted = terms.map((term) => ({ term, count: counts.get(term) ?? 0 })).sort((a, b) => a.count - b.count);
  return { terms, ...(sorted[0] as { term: string; count: number }) };
}
