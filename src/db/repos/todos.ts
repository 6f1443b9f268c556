import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { Executor, TodoRow } from '../schema.ts';

export async function findTodos(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, TodoRow>> {
  return new Map((await findBy(executor, user, 'id', ids)).map((row) => [row.id, row]));
}

/** Of calendar files: the todos of some UIDs. */
export function findTodosByUids(executor: Executor, user: string, uids: readonly string[]): Promise<TodoRow[]> {
  return findBy(executor, user, 'ics_uid', uids);
}

async function findBy(
  executor: Executor,
  user: string,
  column: 'id' | 'ics_uid' | 'parent_id',
  values: readonly string[],
): Promise<TodoRow[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<TodoRow>`
    select t.* from ${jsonTexts(executor, values)} as wanted cross join todos as t
      where t.${sql.ref(column)} = wanted.item and t."user" = ${user}`.execute(executor);
  return rows;
}

/** All todos of a user, or those of one status. */
export function listTodos(executor: Executor, user: string, status?: TodoRow['status']): Promise<TodoRow[]> {
  let query = executor.selectFrom('todos').selectAll().where('user', '=', user);
  if (status !== undefined) query = query.where('status', '=', status);
  return query.execute();
}

export const todosOfGroup = (executor: Executor, user: string, group: string): Promise<TodoRow[]> =>
  executor
    .selectFrom('todos')
    .selectAll()
    .where('user', '=', user)
    .where('group_id', '=', group)
    .orderBy('id')
    .execute();

/** What was opened by the closing of a todo that repeats: one, or none. */
export function followersOf(executor: Executor, user: string, id: string): Promise<TodoRow[]> {
  return executor.selectFrom('todos').selectAll().where('user', '=', user).where('repeat_of', '=', id).execute();
}

/** The todos that are part of these, in the order in which they were made. */
export async function childrenOf(executor: Executor, user: string, ids: readonly string[]): Promise<TodoRow[]> {
  const rows = await findBy(executor, user, 'parent_id', ids);
  return rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
}
