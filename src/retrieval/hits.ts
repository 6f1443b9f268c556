import {
  type FoundPassage,
  type PassageText,
  passageTexts,
  type RowFilter,
  type SearchedTable,
  type Space,
  termFrequency,
} from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { headingOf } from './indexing.ts';
import type { Marked } from './snippet.ts';
import { indexTerms } from './tokenise.ts';

/** Where to search, and what counts. */
export interface Scope {
  readonly user: string;
  /** The space and the table of what is searched. */
  readonly kind: string;
  readonly table: SearchedTable;
  readonly filter?: RowFilter | undefined;
}

/** An item that was found, by the best of its passages. */
export interface Hit {
  readonly item: string;
  /** BM25. */
  readonly score: number;
  readonly passage: PassageText;
  /** Terms of the query that say something. */
  readonly marked: Marked;
}

/** What a second passage adds to its item. */
const SECOND = 0.3;

/** In how many passages of a space a term is, or with `begun` one that begins so; of frequent ones an estimate. */
export async function countOf(executor: Executor, space: Space, term: string, begun: boolean): Promise<number> {
  const { count, last } = await termFrequency(executor, space, term, begun);
  if (last === undefined) return Math.min(count, space.passages);
  const { passages, first_passage: first, last_passage: end } = space;
  const seen = (last - first + 1) / (end - first + 1);
  return Math.min(passages, Math.max(count, Math.round(count / Math.max(seen, 0.001))));
}

/** How often a passage holds a term. */
export type Times = (term: string) => number;

/**
 * Reads passages and scores them, and answers their items by the best of them,
 * best first, the newer one of equals. `score` gets a passage's terms and how many it has.
 */
export async function bestItems(
  executor: Executor,
  { user, table }: Scope,
  passages: readonly FoundPassage[],
  marked: Marked,
  score: (times: Times, length: number) => number,
): Promise<Hit[]> {
  const texts = await passageTexts(
    executor,
    user,
    table,
    passages.map(({ id }) => id),
  );
  const best = new Map<string, { score: number; second: number; passage: PassageText; id: number }>();
  for (const { id, item, terms: length } of passages) {
    const passage = texts.get(id);
    if (!passage) continue;
    const times = counted(passage, marked);
    const points = score((term) => times.get(term) ?? 0, length);
    const known = best.get(item);
    if (!known || points > known.score) best.set(item, { score: points, second: known?.score ?? 0, passage, id });
    else known.second = Math.max(known.second, points);
  }
  return [...best]
    .map(([item, { score: first, second, passage, id }]) => ({ item, score: first + SECOND * second, passage, id }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .map(({ item, score: points, passage }) => ({ item, score: points, passage, marked }));
}

/** How often a passage holds each term or, with `begun`, one that begins so. */
function counted({ title, tags, text }: PassageText, { terms, begun }: Marked): Map<string, number> {
  const times = new Map<string, number>();
  const all = indexTerms(`${headingOf({ title, tags: JSON.parse(tags) as string[] })}\n${text}`);
  for (const term of all) times.set(term, (times.get(term) ?? 0) + 1);
  if (begun) for (const term of terms) times.set(term, all.filter((one) => one.startsWith(term)).length);
  return times;
}
