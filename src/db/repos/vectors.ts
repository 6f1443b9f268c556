import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { Executor, VectorSpaceRow } from '../schema.ts';
import { matchesFilter, type RowFilter, type SearchedTable } from '../search/candidates.ts';

/** Vectors of passages: derived from them, and gone with them in the same transaction. */

/** A space of vectors as stored. */
export type VectorSpace = Omit<VectorSpaceRow, 'id'> & { readonly id: number };

const find = fixedQuery<VectorSpace, [string, string, string]>(
  'select * from vector_spaces where "user" = ? and kind = ? and embedder = ?',
);

export async function findVectorSpace(
  executor: Executor,
  user: string,
  kind: string,
  embedder: string,
): Promise<VectorSpace | undefined> {
  const [row] = await find(executor, user, kind, embedder);
  return row;
}

/** The vectors of one embedder for one kind of item; made when there are none. */
export async function openVectorSpace(
  executor: Executor,
  space: Pick<VectorSpace, 'user' | 'kind' | 'embedder' | 'dimension'>,
): Promise<VectorSpace> {
  return (
    (await findVectorSpace(executor, space.user, space.kind, space.embedder)) ??
    ((await executor
      .insertInto('vector_spaces')
      .values({ ...space, vectors: 0 })
      .returningAll()
      .executeTakeFirstOrThrow()) as unknown as VectorSpace)
  );
}

/** A passage's vector in the two forms in which it is kept. */
export interface NewVector {
  readonly passage: number;
  readonly code: Uint8Array;
  readonly vector: Uint8Array;
}

const insert = fixedQuery<{ id: number }, [number, Uint8Array, Uint8Array, number, string]>(`
  insert into vectors ("user", space, passage, code, vector)
    select p."user", ?, p.id, ?, ? from passages as p where p.id = ? and p."user" = ?
    on conflict (passage, space) do nothing returning id`);

const count = fixedQuery<never, [number, number]>('update vector_spaces set vectors = vectors + ? where id = ?');

/** Adds vectors of passages that are still there and have none. Answers how many those were. */
export async function addVectors(
  executor: Executor,
  space: VectorSpace,
  vectors: readonly NewVector[],
): Promise<number> {
  // First, so that on PostgreSQL ids become visible in their order: who adds next waits for this.
  await count(executor, 0, space.id);
  let added = 0;
  for (const { passage, code, vector } of vectors) {
    added += (await insert(executor, space.id, code, vector, passage, space.user)).length;
  }
  await count(executor, added, space.id);
  return added;
}

/** Removes the vectors of passages, whoever made them. */
export async function removeVectors(executor: Executor, passages: readonly number[]): Promise<void> {
  const { rows } = await sql<{ space: number }>`
    delete from vectors where passage in (select cast(item as bigint) from ${jsonTexts(executor, passages.map(String))})
      returning space`.execute(executor);
  for (const [space, of] of Map.groupBy(rows, (row) => row.space)) await count(executor, -of.length, space);
}

/** A vector with what it is of. */
export interface StoredVector {
  readonly passage: number;
  readonly item: string;
  readonly vector: Uint8Array;
}

/** Vectors of a space, or those of some passages, whose rows pass the filter. */
export async function readVectors(
  executor: Executor,
  { id, user }: VectorSpace,
  { table, filter }: { readonly table: SearchedTable; readonly filter?: RowFilter | undefined },
): Promise<StoredVector[]> {
  const only = filter
    ? sql`cross join ${sql.table(table)} as t where t.id = p.item and p."user" = ${user} and ${matchesFilter(executor, filter)}`
    : sql`where p."user" = ${user}`;
  const { rows } = await sql<StoredVector>`
    select v.passage, p.item, v.vector from (select * from vectors where space = ${id}) as v
      join passages as p on p.id = v.passage ${only}`.execute(executor);
  return rows;
}

/** The vectors of some items. */
export async function vectorsOfItems(
  executor: Executor,
  { id, user }: VectorSpace,
  items: readonly string[],
): Promise<StoredVector[]> {
  const { rows } = await sql<StoredVector>`
    select v.passage, p.item, v.vector from ${jsonTexts(executor, items)} as wanted cross join passages as p
      cross join vectors as v
      where p."user" = ${user} and p.item = wanted.item and v.passage = p.id and v.space = ${id}`.execute(executor);
  return rows;
}
