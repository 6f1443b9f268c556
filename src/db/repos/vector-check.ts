import { sql } from 'kysely';
import type { Executor } from '../schema.ts';
import type { VectorSpace } from './vectors.ts';

/** Whether vectors are what they should be. These read all of them. */

/** Bytes that a code and a vector of a space take. */
export interface Sizes {
  readonly code: number;
  readonly vector: number;
}

/** Ids of vectors of a space that have other sizes, or whose passage is gone. */
export async function wrongVectors(
  executor: Executor,
  { id, user }: VectorSpace,
  { code, vector }: Sizes,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vectors as v where v."user" = ${user} and v.space = ${id}
      and (octet_length(v.code) <> ${code} or octet_length(v.vector) <> ${vector}
        or not exists (select 1 from passages as p where p.id = v.passage and p."user" = ${user}))`.execute(executor);
  return rows.map((row) => row.id);
}

/** Ids of a user's vectors that are in no space of theirs. */
export async function strayVectors(executor: Executor, user: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vectors where "user" = ${user}
      and space not in (select id from vector_spaces where "user" = ${user})`.execute(executor);
  return rows.map((row) => row.id);
}

/** How many vectors a space has, as it should say. */
export async function countVectors(executor: Executor, { id, user }: VectorSpace): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from vectors where "user" = ${user} and space = ${id}`.execute(executor);
  return Number(rows[0]?.count ?? 0);
}

export async function deleteVectors(executor: Executor, user: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await executor.deleteFrom('vectors').where('user', '=', user).where('id', '=', id).execute();
}

export async function setVectorCount(executor: Executor, { id, user }: VectorSpace, vectors: number): Promise<void> {
  await executor.updateTable('vector_spaces').set({ vectors }).where('user', '=', user).where('id', '=', id).execute();
}
