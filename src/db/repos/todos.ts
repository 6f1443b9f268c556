import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { Executor, TodoRow } from '../schema.ts';

export async function findTodos(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, TodoRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TodoRow>`
    select t.* from ${jsonTexts(executor, ids)} as wanted cross join todos as t
      where t.id = wanted.item and t."user" = ${user}`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

/** All todos of a user, or those of one status. */
export function listTodos(executor: Executor, user: string, status?: TodoRow['status']): Promise<TodoRow[]> {
  let query = executor.selectFrom('todos').selectAll().where('user', '=', user);
  if (status !== undefined) query = query.where('status', '=', status);
  return query.execute();
}
