import MiniSearch from 'minisearch';
import { simplify } from '../../retrieval/letters.ts';
import { words } from '../../retrieval/tokenise.ts';
import type { Titled } from '../change/finding.ts';

/** Ids by the words of a title: the one that is meant, several that fit, or some that are only similar. */
type Match =
  | { readonly only: string }
  /** `areOne`: what repeats and was cut, the earliest part first. */
  | { readonly several: string[]; readonly areOne?: true }
  | { readonly similar: string[] };

/** Names that differ in case, width, spaces or traditional characters only are one. */
export const foldTitle = (text: string): string =>
  simplify(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim());

/** Whether a title contains what was typed. */
export const hasTitle = ({ title }: { readonly title: string }, match: string): boolean =>
  foldTitle(title).includes(foldTitle(match));

const LETTER = /[\p{Script=Latin}\p{N}]/u;

/** Whether a title holds the words, and not only as a part of longer ones: no brunch is named by `run`. */
export function hasName(title: string, name: string): boolean {
  const key = foldTitle(title);
  const wanted = foldTitle(name);
  const cuts = (at: number): boolean => LETTER.test(key[at - 1] ?? '') && LETTER.test(key[at] ?? '');
  for (let at = key.indexOf(wanted); at >= 0 && wanted !== ''; at = key.indexOf(wanted, at + 1)) {
    if (!cuts(at) && !cuts(at + wanted.length)) return true;
  }
  return false;
}

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
    const parts = first && partsOfOne(hits.map(({ item }) => item));
    if (parts) return { several: parts, areOne: true };
    if (first) return { several: inOrder(hits.map(({ item }) => item)) };
  }
  return { similar: similarTitles(items, match) };
}

/** Ids, the earliest first; a database gives rows in no order. */
const inOrder = (items: readonly Titled[]): string[] =>
  items.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)).map(({ id }) => id);

/** Ids of series of one name that follow each other in time, in that order. */
function partsOfOne(items: readonly Titled[]): string[] | undefined {
  if (new Set(items.map(({ title }) => foldTitle(title))).size > 1) return undefined;
  const runs = items.flatMap(({ id, runs: one }) => (one ? [{ id, ...one }] : []));
  if (runs.length < items.length) return undefined;
  const inOrder = runs.toSorted((a, b) => a.from - b.from);
  const follow = inOrder.every(({ from }, index) => index === 0 || (inOrder[index - 1]?.until ?? from) <= from);
  return follow ? inOrder.map(({ id }) => id) : undefined;
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
