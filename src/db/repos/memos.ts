import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { Executor, MemoRow } from '../schema.ts';

export async function findMemos(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, MemoRow>> {
  return new Map((await findBy(executor, user, 'id', ids)).map((row) => [row.id, row]));
}

/** Memos that an import took in, by what it knows them by. */
export async function findByOrigins(
  executor: Executor,
  user: string,
  origins: readonly string[],
): Promise<Map<string, MemoRow>> {
  return new Map((await findBy(executor, user, 'origin', origins)).map((row) => [row.origin as string, row]));
}

async function findBy(
  executor: Executor,
  user: string,
  column: 'id' | 'origin',
  values: readonly string[],
): Promise<MemoRow[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<MemoRow>`
    select m.* from ${jsonTexts(executor, values)} as wanted cross join memos as m
      where m."user" = ${user} and m.${sql.ref(column)} = wanted.item`.execute(executor);
  return rows;
}

/** All ids of a user's memos. */
export async function listMemoIds(executor: Executor, user: string): Promise<string[]> {
  const rows = await executor.selectFrom('memos').select('id').where('user', '=', user).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
