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
