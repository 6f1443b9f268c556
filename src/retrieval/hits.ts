import {
  type FoundPassage,
  type PassageText,
  passageTexts,
  type RowFilter,
  type SearchedTable,
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
    const times = termsIn(passage);
    const points = score((term) => timesOf(times, term, marked.begun), length);
    const known = best.get(item);
    if (!known || points > known.score) best.set(item, { score: points, second: known?.score ?? 0, passage, id });
    else known.second = Math.max(known.second, points);
  }
  return [...best]
    .map(([item, { score: first, second, passage, id }]) => ({ item, score: first + SECOND * second, passage, id }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .map(({ item, score: points, passage }) => ({ item, score: points, passage, marked }));
}

/** Passages whose terms are remembered: one search reads the same ones several times. */
const REMEMBERED = 200;

const remembered = new Map<string, ReadonlyMap<string, number>>();

/** How often a passage holds each of its terms. */
export function termsIn({ title, tags, text }: PassageText): ReadonlyMap<string, number> {
  const whole = `${headingOf({ title, tags: JSON.parse(tags) as string[] })}\n${text}`;
  const known = remembered.get(whole);
  if (known) return known;
  const times = new Map<string, number>();
  for (const term of indexTerms(whole)) times.set(term, (times.get(term) ?? 0) + 1);
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  remembered.set(whole, times);
  return times;
}

/** How often a passage holds a term or, with `begun`, terms that begin so. */
function timesOf(times: ReadonlyMap<string, number>, term: string, begun: boolean): number {
  if (!begun) return times.get(term) ?? 0;
  let sum = 0;
  for (const [one, count] of times) if (one.startsWith(term)) sum += count;
  return sum;
}

/** A Chinese character by itself. */
export const isLetter = (term: string): boolean => term.length === 1 && term > '\u2E7F';

/** Tells whether a passage of such terms holds all of some. A character by itself is in the pair that it begins. */
export function holding(terms: ReadonlyMap<string, number>): (wanted: readonly string[]) => boolean {
  let letters: ReadonlySet<string | undefined> | undefined;
  const holdsLetter = (letter: string): boolean => {
    letters ??= new Set([...terms.keys()].map((term) => term[0]));
    return letters.has(letter);
  };
  return (wanted) => wanted.every((term) => terms.has(term) || (isLetter(term) && holdsLetter(term)));
}
