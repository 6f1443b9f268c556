import type { Executor, MemoryRow } from '../schema.ts';
import { findBy } from './find-by.ts';

export async function findMemories(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, MemoryRow>> {
  return new Map((await findBy<MemoryRow>(executor, user, 'memories.id', ids)).map((row) => [row.id, row]));
}

/** What came in the place of each of these, the newest where there are several. */
export async function findSuccessors(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, MemoryRow>> {
  const rows = await findBy<MemoryRow>(executor, user, 'memories.supersedes', ids);
  rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  return new Map(rows.map((row) => [row.supersedes as string, row]));
}

/** What holds at an instant, newest first. */
function holding(executor: Executor, user: string, now: number) {
  return executor
    .selectFrom('memories')
    .selectAll()
    .where('user', '=', user)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id');
}

export const listHolding = (executor: Executor, user: string, now: number, most: number): Promise<MemoryRow[]> =>
  holding(executor, user, now).limit(most).execute();

/** Memories with a place, of those that hold. */
export const listPlaces = (executor: Executor, user: string, now: number): Promise<MemoryRow[]> =>
  holding(executor, user, now).where('place', 'is not', null).execute();
