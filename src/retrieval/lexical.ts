import {
  type FoundPassage,
  findCandidates,
  findSpace,
  type PassageText,
  passageTexts,
  type RowFilter,
  type SearchedTable,
  type Space,
  termFrequency,
} from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { fullScore, rarity, score, type Weighed } from './bm25.ts';
import { headingOf } from './indexing.ts';
import { type Query, readQuery } from './query.ts';
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
  /** From 0 to 1: how much of what was asked for the item holds. */
  readonly share: number;
  readonly passage: PassageText;
  /** Terms of the query that say something. */
  readonly marked: Marked;
}

/** Passages that are ranked by their rare terms, at about 1 µs each. */
const RANKED = 2_000;
/** Passages, the best of those, that are read and scored with all terms. */
const READ = 40;
/** What a second passage adds to its item. */
const SECOND = 0.3;

interface Frequent extends Weighed {
  readonly count: number;
  readonly isFunctionWord: boolean;
}

/** Items whose passages hold terms of the query, best first. `most` items are wanted. */
export async function searchWords(executor: Executor, scope: Scope, text: string, most: number): Promise<Hit[]> {
  const query = readQuery(text);
  const space = await findSpace(executor, scope.user, scope.kind);
  if (!space || space.passages === 0 || query.terms.length === 0) return [];
  const asked = await weigh(executor, space, query);
  const terms = asked.filter(({ count }) => count > 0);
  if (terms.length === 0) return [];
  const search: Search = { executor, space, scope, terms, full: fullScore(asked), begun: query.begun, most };
  for (let effort = 1; ; effort *= 4) {
    const { passages, complete } = await candidates(search, effort);
    const hits = await scored(search, passages);
    if (complete || hits.length >= most) return hits.slice(0, most);
  }
}

/** The terms in numbers, rarest first. One that is nowhere weighs as much as one that is in one place. */
async function weigh(executor: Executor, space: Space, { terms, begun }: Query): Promise<Frequent[]> {
  const known: Frequent[] = [];
  for (const { term, weight, isFunctionWord } of terms) {
    const { count, last } = await termFrequency(executor, space, term, begun);
    const all = last === undefined ? count : Math.max(count, estimated(space, count, last));
    known.push({
      term,
      isFunctionWord,
      count: all,
      weight: weight * rarity(Math.max(1, Math.min(all, space.passages)), space.passages),
    });
  }
  return known.sort((a, b) => a.count - b.count);
}

/** How many passages hold a term of which the first `count` lie up to the id `last`. */
function estimated({ passages, first_passage: first, last_passage: end }: Space, count: number, last: number): number {
  const seen = (last - first + 1) / (end - first + 1);
  return Math.min(passages, Math.round(count / Math.max(seen, 0.001)));
}

interface Search {
  readonly executor: Executor;
  readonly space: Space;
  readonly scope: Scope;
  readonly terms: readonly Frequent[];
  /** What holding every term of the query once comes to, also those that are nowhere. */
  readonly full: number;
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
  const read = Math.max(READ, 3 * most) * effort;
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  const [few, many] = split(content.length > 0 ? content : terms, RANKED * effort);
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
    const since = filter ? 0 : newest(space, many, RANKED * effort);
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
function split(terms: readonly Frequent[], most: number): [Frequent[], Frequent[]] {
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

async function scored(
  { executor, space, scope: { user, table }, terms, full, begun }: Search,
  passages: readonly FoundPassage[],
): Promise<Hit[]> {
  const texts = await passageTexts(
    executor,
    user,
    table,
    passages.map(({ id }) => id),
  );
  const average = space.terms / space.passages;
  const best = new Map<string, { score: number; second: number; passage: PassageText; id: number }>();
  for (const { id, item, terms: length } of passages) {
    const passage = texts.get(id);
    if (!passage) continue;
    const times = counted(passage, begun ? terms : undefined);
    const points = score(terms, (term) => times.get(term) ?? 0, length, average);
    const known = best.get(item);
    if (!known || points > known.score) best.set(item, { score: points, second: known?.score ?? 0, passage, id });
    else known.second = Math.max(known.second, points);
  }
  const content = terms.filter((one) => !one.isFunctionWord);
  const marked = { begun, terms: new Set((content.length > 0 ? content : terms).map(({ term }) => term)) };
  return [...best]
    .map(([item, { score: first, second, passage, id }]) => ({ item, score: first + SECOND * second, passage, id }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .map(({ item, score: points, passage }) => ({
      item,
      score: points,
      share: Math.min(1, points / full),
      passage,
      marked,
    }));
}

/** How often a passage holds each term, or each of these `beginnings`. */
function counted({ title, tags, text }: PassageText, beginnings?: readonly Weighed[]): Map<string, number> {
  const times = new Map<string, number>();
  const all = indexTerms(`${headingOf({ title, tags: JSON.parse(tags) as string[] })}\n${text}`);
  for (const term of all) times.set(term, (times.get(term) ?? 0) + 1);
  for (const { term } of beginnings ?? []) times.set(term, all.filter((one) => one.startsWith(term)).length);
  return times;
}
