import { keptQuery } from '../kept-query.ts';
import type { EventRow, Executor, GroupRow, TodoRow } from '../schema.ts';
import { findTracked } from './changes.ts';

export async function findGroup(executor: Executor, user: string, id: string): Promise<GroupRow | undefined> {
  return (await findTracked(executor, 'groups', user, id)) as GroupRow | undefined;
}

const all = keptQuery<GroupRow, [string]>('select * from "groups" where "user" = ? order by "name", "id"');

export function listGroups(executor: Executor, user: string): Promise<readonly GroupRow[]> {
  return all(executor, user);
}

/** The rows of a group: events, changed occurrences among them, and todos. */
export async function listMembers(
  executor: Executor,
  user: string,
  id: string,
): Promise<{ events: EventRow[]; todos: TodoRow[] }> {
  const [events, todos] = await Promise.all(
    (['events', 'todos'] as const).map((table) =>
      executor
        .selectFrom(table)
        .selectAll()
        .where('user', '=', user)
        .where('group_id', '=', id)
        .orderBy('id')
        .execute(),
    ),
  );
  return { events: events as EventRow[], todos: todos as TodoRow[] };
}
