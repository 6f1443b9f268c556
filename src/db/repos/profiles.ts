import type { Executor, ProfileRow } from '../schema.ts';

/** One row a user; absent until something is saved. */
export function findProfile(executor: Executor, user: string): Promise<ProfileRow | undefined> {
  return executor.selectFrom('profiles').selectAll().where('user', '=', user).executeTakeFirst();
}
