import type { Executor, GroupRow } from '../schema.ts';
import { findTracked } from './changes.ts';

export async function findGroup(executor: Executor, user: string, id: string): Promise<GroupRow | undefined> {
  return (await findTracked(executor, 'groups', user, id)) as GroupRow | undefined;
}

export function listGroups(executor: Executor, user: string): Promise<GroupRow[]> {
  return executor.selectFrom('groups').selectAll().where('user', '=', user).orderBy('name').orderBy('id').execute();
}
