import { sql } from 'kysely';
import type { Executor, MemoRow } from '../schema.ts';
import { findBy } from './find-by.ts';

export async function findMemos(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, MemoRow>> {
  return new Map((await findBy<MemoRow>(executor, user, 'memos.id', ids)).map((row) => [row.id, row]));
}

/** Memos that an import took in, by what it knows them by. */
export async function findByOrigins(
  executor: Executor,
  user: string,
  origins: readonly string[],
): Promise<Map<string, MemoRow>> {
  return new Map(
    (await findBy<MemoRow>(executor, user, 'memos.origin', origins)).map((row) => [row.origin as string, row]),
  );
}

/** Newest first; of the text only how it begins. */
export async function listNewestMemos(
  executor: Executor,
  user: string,
  limit: number,
): Promise<Pick<MemoRow, 'id' | 'title' | 'content'>[]> {
  const { rows } = await sql<Pick<MemoRow, 'id' | 'title' | 'content'>>`
    select id, title, substr(content, 1, 200) as content from memos
      where "user" = ${user} order by created_at desc limit ${sql.lit(limit)}`.execute(executor);
  return rows;
}
