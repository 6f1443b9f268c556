import { findSpace } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { dictionary } from './dictionary.ts';
import { conceptsOf } from './expand.ts';
import type { Hit, Scope } from './hits.ts';
import { type Found, LARGE, searchTerms } from './lexical.ts';
import { type Query, readQuery } from './query.ts';
import { searchConcepts } from './translated.ts';

/** What a translated word is worth beside the word itself. */
const TRANSLATED = 0.9;
/**
 * In a large store, where looking for translations doubles the time of a search, a long query
 * is answered when one item holds this much of what it says: it is hardly
 * asked in the other language. In Chinese half of the pairs of a question are no words.
 */
const ANSWERED = { words: 0.8, pairs: 0.45 };
const SHORT = 3;

/** Items that hold the words of a query, or their translations, best first, and what one that held all would score. */
export async function searchWords(executor: Executor, scope: Scope, text: string, most: number): Promise<Found> {
  const query = readQuery(text);
  const space = await findSpace(executor, scope.user, scope.kind);
  if (!space || space.passages === 0 || query.terms.length === 0) return { hits: [], full: 1 };
  const found = await searchTerms(executor, space, scope, query, most);
  if (space.passages > LARGE && isAnswered(query, found)) return found;
  const known = await dictionary();
  const concepts = known ? conceptsOf(text, known) : [];
  if (concepts.length === 0) return found;
  const translated = await searchConcepts(executor, space, scope, concepts, most);
  return { full: found.full, hits: merged(found.hits, translated).slice(0, most) };
}

function isAnswered({ terms }: Query, { hits, full }: Found): boolean {
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  const pairs = content.filter(({ term }) => term > '\u2E7F').length;
  const enough = pairs > content.length / 2 ? ANSWERED.pairs : ANSWERED.words;
  return content.length > SHORT && (hits[0]?.score ?? 0) >= enough * full;
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
