import { keptQuery } from '../kept-query.ts';
import type { Executor, ProfileRow } from '../schema.ts';

const profileOf = keptQuery<ProfileRow, [string]>('select * from profiles where "user" = ?');

/** One row a user; absent until something is saved. */
export async function findProfile(executor: Executor, user: string): Promise<ProfileRow | undefined> {
  const [row] = await profileOf(executor, user);
  return row;
}
