import MiniSearch from 'minisearch';
import { simplify } from '../../retrieval/letters.ts';
import { words } from '../../retrieval/tokenise.ts';
import type { Titled } from '../change/finding.ts';

/** Ids by the words of a title: the one that is meant, several that fit, or some that are only similar. */
type Match = { readonly only: string } | { readonly several: string[] } | { readonly similar: string[] };

/** Names that differ in case, width, spaces or traditional characters only are one. */
export const foldTitle = (text: string): string =>
  simplify(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim());

/** Current before past, exact before contained. */
export function matchTitle(items: readonly Titled[], match: string): Match {
  const wanted = foldTitle(match);
  const keyed = items.map((item) => ({ item, key: foldTitle(item.title) }));
  const exact = keyed.filter(({ key }) => key === wanted);
  const containing = keyed.filter(({ key }) => wanted !== '' && key.includes(wanted));
  const currentOf = (hits: typeof keyed): typeof keyed => hits.filter(({ item }) => item.current);
  for (const hits of [currentOf(exact), currentOf(containing), exact, containing]) {
    const [first] = hits;
    if (first && hits.length === 1) return { only: first.item.id };
    if (first) return { several: hits.map(({ item }) => item.id) };
  }
  return { similar: similarTitles(items, match) };
}

function similarTitles(rows: readonly Titled[], match: string): string[] {
  const index = new MiniSearch({ fields: ['title'], tokenize: words, processTerm: (term) => term });
  index.addAll(rows);
  return index.search(match, { fuzzy: 0.25, prefix: true }).map((hit) => hit.id as string);
}

/** Ids that are offered at once. */
export const MOST_SUGGESTED = 20;

/** Ids of the items that are known by what was typed: their id or a word of their title begins so. In the order given. */
export function suggested(items: readonly { readonly id: string; readonly title: string }[], typed: string): string[] {
  const begun = typed.trim().toLowerCase();
  const fits = ({ id, title }: { readonly id: string; readonly title: string }): boolean => {
    const words = title.toLowerCase();
    return id.startsWith(begun) || words.startsWith(begun) || words.includes(` ${begun}`);
  };
  return [...new Set(items.filter(fits).map(({ id }) => id))].slice(0, MOST_SUGGESTED);
}
