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

interface MemoFilter {
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly to?: number | undefined;
  /** Older than this one, which is left out. */
  readonly below?: readonly [created: number, id: string] | undefined;
  readonly limit: number;
}

/** Newest first, by when they were written. */
export function listMemos(
  executor: Executor,
  user: string,
  { from, to, below, limit }: MemoFilter,
): Promise<MemoRow[]> {
  let query = executor.selectFrom('memos').selectAll().where('user', '=', user);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<', to);
  if (below !== undefined) {
    const [created, id] = below;
    query = query.where((where) =>
      where.or([
        where('created_at', '<', created),
        where.and([where('created_at', '=', created), where('id', '<', id)]),
      ]),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
