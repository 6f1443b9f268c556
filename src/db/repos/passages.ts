import { sql } from 'kysely';
import { dialectOf, jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { Executor } from '../schema.ts';
import { type FoundPassage, type SearchedTable, titleOf, type Wanted } from '../search/candidates.ts';
import { postgresTerms } from '../search/postgres.ts';
import { sqliteTerms } from '../search/sqlite.ts';
import type { Frequency, TermIndex } from '../search/term-index.ts';
import type { PassageRow, SearchSpaceRow } from '../search-rows.ts';
import { removeVectors } from './vectors.ts';

export type { FoundPassage, RowFilter, SearchedTable } from '../search/candidates.ts';
export type { Frequency } from '../search/term-index.ts';

/** The search index: derived from rows that have text, in the transaction that writes them. */

const indexOf = (executor: Executor): TermIndex => (dialectOf(executor) === 'sqlite' ? sqliteTerms : postgresTerms);

/** A space as stored. */
export type Space = Omit<SearchSpaceRow, 'id'> & { readonly id: number };

/** A term in its space. The dot is in no term. */
const inSpace = (space: Pick<Space, 'id'>, term: string): string => `${space.id.toString(36)}.${term}`;

const find = fixedQuery<Space, [string, string]>('select * from search_spaces where "user" = ? and kind = ?');

export async function findSpace(executor: Executor, user: string, kind: string): Promise<Space | undefined> {
  const [row] = await find(executor, user, kind);
  return row;
}

/** The space of a kind, made when there is none. */
export async function openSpace(executor: Executor, user: string, kind: string): Promise<Space> {
  const empty = { user, kind, passages: 0, terms: 0, first_passage: 0, last_passage: 0 };
  return (
    (await findSpace(executor, user, kind)) ??
    ((await executor
      .insertInto('search_spaces')
      .values(empty)
      .returningAll()
      .executeTakeFirstOrThrow()) as unknown as Space)
  );
}

/** A passage with the terms that it is found by. */
export interface NewPassage {
  readonly from_char: number;
  readonly chars: number;
  readonly terms: readonly string[];
}

const insert = fixedQuery<{ id: number }, [string, string, number, number, number, number]>(
  'insert into passages ("user", item, ordinal, from_char, chars, terms) values (?, ?, ?, ?, ?, ?) returning id',
);

/** How a space changes. */
export interface Tally {
  passages: number;
  terms: number;
  /** Ids of the first and the last passage that was added; 0: none. */
  first: number;
  last: number;
}

export const newTally = (): Tally => ({ passages: 0, terms: 0, first: 0, last: 0 });

/** Adds the passages of an item and counts them into `tally`. */
export async function addPassages(
  executor: Executor,
  space: Space,
  item: string,
  passages: readonly NewPassage[],
  tally: Tally,
): Promise<void> {
  for (const [ordinal, { from_char, chars, terms }] of passages.entries()) {
    const [row] = await insert(executor, space.user, item, ordinal, from_char, chars, terms.length);
    const { id } = row as { id: number };
    await indexOf(executor).add(
      executor,
      { user: space.user, id },
      terms.map((term) => inSpace(space, term)),
    );
    tally.passages += 1;
    tally.terms += terms.length;
    tally.first ||= id;
    tally.last = id;
  }
}

/** Removes the passages of an item and counts them out of `tally`. */
export async function removePassages(
  executor: Executor,
  space: Pick<Space, 'user'>,
  item: string,
  tally: Tally,
): Promise<void> {
  const rows = await executor
    .deleteFrom('passages')
    .where('user', '=', space.user)
    .where('item', '=', item)
    .returning(['id', 'terms'])
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await indexOf(executor).remove(executor, space.user, ids);
  await removeVectors(executor, space.user, ids);
  tally.passages -= rows.length;
  for (const { terms } of rows) tally.terms -= terms;
}

/** Writes down what a tally came to. */
export async function countInto(
  executor: Executor,
  space: Space,
  { passages, terms, first, last }: Tally,
): Promise<void> {
  await sql`update search_spaces set passages = passages + ${passages}, terms = terms + ${terms},
      first_passage = case when first_passage = 0 then ${first} else first_passage end,
      last_passage = case when last_passage < ${last} then ${last} else last_passage end
    where "user" = ${space.user} and id = ${space.id}`.execute(executor);
}

/** Leaves nothing in the file of what was removed from the index. */
export const purgeIndex = (executor: Executor): Promise<void> => indexOf(executor).purge(executor);

/** How many passages of a space hold each of some terms, or with `begun` one that begins so. */
export const termFrequencies = (
  executor: Executor,
  space: Space,
  terms: readonly string[],
  begun: boolean,
): Promise<Frequency[]> =>
  indexOf(executor).frequencies(
    executor,
    space.user,
    terms.map((term) => inSpace(space, term)),
    begun,
  );

/** Which of some terms passages of a space hold, and how many do, counted up to `most`. */
export async function presentTerms(
  executor: Executor,
  space: Space,
  terms: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  const mark = inSpace(space, '');
  const counts = await indexOf(executor).present(
    executor,
    space.user,
    terms.map((term) => mark + term),
    most,
  );
  return new Map([...counts].map(([term, count]) => [term.slice(mark.length), count]));
}

/** Passages of a space that hold terms. */
export const findCandidates = (
  executor: Executor,
  space: Space,
  wanted: Omit<Wanted, 'user'>,
): Promise<FoundPassage[]> =>
  indexOf(executor).candidates(executor, {
    ...wanted,
    user: space.user,
    groups: wanted.groups.map((terms) => terms.map((term) => inSpace(space, term))),
  });

/** A passage as the index knows it. */
export type IndexedPassage = Omit<PassageRow, 'id'> & { readonly id: number };

/** Passages of a user's items, in the order of their texts. */
export async function passagesOfItems(
  executor: Executor,
  user: string,
  items: readonly string[],
): Promise<Map<string, IndexedPassage[]>> {
  const { rows } = await sql<IndexedPassage>`
    select p.* from ${jsonTexts(executor, items)} as wanted cross join passages as p
      where p."user" = ${user} and p.item = wanted.item order by p.ordinal`.execute(executor);
  return Map.groupBy(rows, ({ item }) => item);
}

/** Whether a passage is found by all of these terms. */
export const isFoundBy = (
  executor: Executor,
  space: Space,
  passage: number,
  terms: readonly string[],
): Promise<boolean> =>
  indexOf(executor).holds(
    executor,
    { user: space.user, id: passage },
    terms.map((term) => inSpace(space, term)),
  );

/** Items that have passages, though no row of the table has their id. `prefix`: that of the ids of its kind. */
export async function orphanItems(
  executor: Executor,
  user: string,
  table: SearchedTable,
  prefix: string,
): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select distinct item from passages where "user" = ${user} and item like ${`${prefix}\\_%`} escape '\\'
      and item not in (select id from ${sql.table(table)} where "user" = ${user})`.execute(executor);
  return rows.map(({ item }) => item);
}

/** All ids of a user's rows. */
export async function listIds(executor: Executor, user: string, table: SearchedTable): Promise<string[]> {
  const rows = await executor.selectFrom(table).select('id').where('user', '=', user).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** What the passages of a kind come to, as its space should say. */
export async function countPassages(
  executor: Executor,
  user: string,
  prefix: string,
): Promise<Pick<Space, 'passages' | 'terms'>> {
  const { rows } = await sql<Pick<Space, 'passages' | 'terms'>>`
    select count(*) as passages, coalesce(sum(terms), 0) as terms from passages
      where "user" = ${user} and item like ${`${prefix}\\_%`} escape '\\'`.execute(executor);
  return rows[0] as Pick<Space, 'passages' | 'terms'>;
}

/** Puts counts right. */
export async function setCounts(
  executor: Executor,
  space: Space,
  counts: Pick<Space, 'passages' | 'terms'>,
): Promise<void> {
  await executor
    .updateTable('search_spaces')
    .set(counts)
    .where('user', '=', space.user)
    .where('id', '=', space.id)
    .execute();
}

/** The words of a passage, and of what stands above it. */
export interface PassageText {
  readonly id: number;
  readonly title: string | null;
  /** JSON array of texts. */
  readonly tags: string;
  readonly text: string;
}

/** Reads passages of items of one table. */
export async function passageTexts(
  executor: Executor,
  user: string,
  table: SearchedTable,
  ids: readonly number[],
): Promise<Map<number, PassageText>> {
  const { rows } = await sql<PassageText>`
    select p.id, ${titleOf(executor, table)} as title, t.tags, substr(t.content, p.from_char + 1, p.chars) as text
      from ${jsonTexts(executor, ids.map(String))} as wanted
      cross join passages as p cross join ${sql.table(table)} as t
      where p.id = cast(wanted.item as bigint) and p."user" = ${user} and t.id = p.item and t."user" = ${user}`.execute(
    executor,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
