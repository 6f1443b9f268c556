import { findCandidates, type Space } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { rarity, saturation } from './bm25.ts';
import type { Concept } from './expand.ts';
import { bestItems, countOf, type Hit, type Scope, type Times } from './hits.ts';
import { RANKED, split } from './lexical.ts';

/** Passages that are read. More than for plain words: translations rank them roughly. */
const READ = 80;

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
export async function searchConcepts(
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
    RANKED,
  );
  if (rare.length === 0) return [];
  const passages = await findCandidates(executor, space, {
    groups: [rare.map(({ term }) => term)],
    order: 'best',
    begun: false,
    since: 0,
    most: Math.max(READ, 3 * most),
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
  const counts = new Map<string, number>();
  for (const term of new Set(concepts.flatMap(({ alternatives }) => alternatives.flat()))) {
    counts.set(term, await countOf(executor, space, term, false));
  }
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
