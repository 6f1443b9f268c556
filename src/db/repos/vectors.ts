import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { Executor } from '../schema.ts';
import { matchesFilter, type RowFilter, type SearchedTable } from '../search/candidates.ts';
import type { VectorSpaceRow } from '../search-rows.ts';

/** Vectors of passages: derived from them, and gone with them in the same transaction. */

/** A space of vectors as stored. */
export type VectorSpace = Omit<VectorSpaceRow, 'id'> & { readonly id: number };

const find = fixedQuery<VectorSpace, [string, string, string]>(
  'select * from vector_spaces where "user" = ? and kind = ? and embedder = ?',
);

/** What one embedder made of one kind of item. */
export async function findVectorSpace(
  executor: Executor,
  user: string,
  kind: string,
  embedder: string,
): Promise<VectorSpace | undefined> {
  const [row] = await find(executor, user, kind, embedder);
  return row;
}

export async function listVectorSpaces(executor: Executor, user: string): Promise<VectorSpace[]> {
  const rows = await executor.selectFrom('vector_spaces').selectAll().where('user', '=', user).orderBy('id').execute();
  return rows as unknown as VectorSpace[];
}

/** As `findVectorSpace`; made when it is not there. */
export async function openVectorSpace(
  executor: Executor,
  space: Pick<VectorSpace, 'user' | 'kind' | 'embedder' | 'dimension'>,
): Promise<VectorSpace> {
  return (
    (await findVectorSpace(executor, space.user, space.kind, space.embedder)) ??
    ((await executor
      .insertInto('vector_spaces')
      .values({ ...space, vectors: 0, center: null })
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
    on conflict ("user", passage, space) do nothing returning id`);

const count = fixedQuery<never, [number, string, number]>(
  'update vector_spaces set vectors = vectors + ? where "user" = ? and id = ?',
);

/** Adds vectors of passages that are still there and have none. Answers how many those were. */
export async function addVectors(
  executor: Executor,
  space: VectorSpace,
  vectors: readonly NewVector[],
): Promise<number> {
  // First, so that on PostgreSQL ids become visible in their order: who adds next waits for this.
  await count(executor, 0, space.user, space.id);
  let added = 0;
  for (const { passage, code, vector } of vectors) {
    added += (await insert(executor, space.id, code, vector, passage, space.user)).length;
  }
  await count(executor, added, space.user, space.id);
  return added;
}

/** Removes the vectors of passages: those of one space, or of all. */
export async function removeVectors(
  executor: Executor,
  user: string,
  passages: readonly number[],
  space?: VectorSpace,
): Promise<void> {
  const { rows } = await sql<{ space: number }>`
    delete from vectors where "user" = ${user} and passage in (
      select cast(item as bigint) from ${jsonTexts(executor, passages.map(String))} as wanted)
      ${space ? sql`and space = ${space.id}` : sql``} returning space`.execute(executor);
  for (const [from, of] of Map.groupBy(rows, (row) => row.space)) await count(executor, -of.length, user, from);
}

/** Removes up to `most` vectors of a space, and with the last the space. Answers how many there were. */
export async function emptyVectorSpace(executor: Executor, { id, user }: VectorSpace, most: number): Promise<number> {
  const { rows } = await sql`
    delete from vectors where "user" = ${user} and id in (
      select id from vectors where "user" = ${user} and space = ${id} order by id limit ${sql.lit(most)}) returning id`.execute(
    executor,
  );
  if (rows.length === most) await count(executor, -most, user, id);
  else await executor.deleteFrom('vector_spaces').where('user', '=', user).where('id', '=', id).execute();
  return rows.length;
}

/** A code with its id, which only rises, and whose it is. */
export interface StoredCode {
  readonly id: number;
  readonly passage: number;
  readonly code: Uint8Array;
}

const codes = fixedQuery<StoredCode, [string, number, number, number]>(
  'select id, passage, code from vectors where "user" = ? and space = ? and id > ? order by id limit ?',
);

/** Up to `most` codes of a space that came after `id`, in order. */
export const codesAfter = (executor: Executor, space: VectorSpace, id: number, most: number): Promise<StoredCode[]> =>
  codes(executor, space.user, space.id, id, most);

/** A vector with what it is of. */
export interface StoredVector {
  readonly passage: number;
  readonly item: string;
  readonly vector: Uint8Array;
}

/** What of `table` counts. */
interface Among {
  readonly table: SearchedTable;
  readonly filter?: RowFilter | undefined;
}

/** Those vectors of these passages that are there, and whose rows pass the filter. */
export async function vectorsOf(
  executor: Executor,
  { id, user }: VectorSpace,
  passages: readonly number[],
  { table, filter }: Among,
): Promise<StoredVector[]> {
  const only = filter
    ? sql`cross join ${sql.table(table)} as t where t."user" = ${user} and t.id = p.item and ${matchesFilter(executor, filter)} and`
    : sql`where`;
  const { rows } = await sql<StoredVector>`
    select v.passage, p.item, v.vector from ${jsonTexts(executor, passages.map(String))} as wanted
      cross join vectors as v cross join passages as p ${only}
        v."user" = ${user} and v.passage = cast(wanted.item as bigint) and v.space = ${id} and p.id = v.passage and p."user" = ${user}`.execute(
    executor,
  );
  return rows;
}

/** Ids of all passages whose rows pass a filter. */
export async function passagesPassing(
  executor: Executor,
  user: string,
  table: SearchedTable,
  filter: RowFilter,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from ${sql.table(table)} as t cross join passages as p
      where t."user" = ${user} and ${matchesFilter(executor, filter)} and p."user" = ${user} and p.item = t.id`.execute(
    executor,
  );
  return rows.map(({ id }) => id);
}

/** Up to `most` passages of a kind, in their order or from the newest on, and whether each has a vector in the space. */
export async function passagesWithout(
  executor: Executor,
  { user, kind }: Pick<VectorSpace, 'user' | 'kind'>,
  space: VectorSpace | undefined,
  { after, most, newest }: { readonly after: number; readonly most: number; readonly newest: boolean },
): Promise<{ id: number; isMissing: boolean }[]> {
  const { rows } = await sql<{ id: number; vector: number | null }>`
    select p.id, v.id as vector from (
      select id from passages where "user" = ${user} and id > ${after} and item like ${`${kind}\\_%`} escape '\\'
        order by id ${newest ? sql`desc` : sql``} limit ${sql.lit(most)}) as p
      left join vectors as v on v."user" = ${user} and v.passage = p.id and v.space = ${space?.id ?? 0} order by p.id`.execute(
    executor,
  );
  return rows.map(({ id, vector }) => ({ id, isMissing: vector === null }));
}

const setCode = fixedQuery<never, [Uint8Array, string, number]>(
  'update vectors set code = ? where "user" = ? and id = ?',
);

/** All vectors of a space, which is a small one. */
export const vectorsIn = (
  executor: Executor,
  { id, user }: VectorSpace,
): Promise<{ readonly id: number; readonly vector: Uint8Array }[]> =>
  executor
    .selectFrom('vectors')
    .select(['id', 'vector'])
    .where('user', '=', user)
    .where('space', '=', id)
    .orderBy('id')
    .execute() as never;

/** Puts a space's center in place, and the codes that follow from it. */
export async function setCenter(
  executor: Executor,
  { id, user }: VectorSpace,
  center: Uint8Array,
  recoded: readonly { readonly id: number; readonly code: Uint8Array }[],
): Promise<void> {
  await executor.updateTable('vector_spaces').set({ center }).where('user', '=', user).where('id', '=', id).execute();
  for (const one of recoded) await setCode(executor, one.code, user, one.id);
}
