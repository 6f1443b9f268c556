import { listTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { cycleFrom } from '../../domain/todos/todo.ts';
import { imagesOf } from '../change/image.ts';
import type { UndoGuard } from '../change/kind.ts';
import { listOf } from '../items/todo-rows.ts';

/** What leads from a todo to others, in which no circle may be. */
const LINKS = {
  depends_on: (row: TodoRow): readonly string[] => (row.depends_on === '[]' ? [] : listOf(row.depends_on)),
  parent: ({ parent_id }: TodoRow): readonly string[] => (parent_id === null ? [] : [parent_id]),
};

export type Link = keyof typeof LINKS;

/**
 * Todos that would form a circle if `changed` stood in place of what is stored
 * (null: not there), from one of them back to itself.
 */
export async function circleWith(
  executor: Executor,
  caller: Caller,
  changed: ReadonlyMap<string, TodoRow | null>,
  link: Link,
): Promise<readonly TodoRow[] | undefined> {
  const linksOf = LINKS[link];
  // A circle through one of them goes on from it.
  const starts = [...changed].filter(([, row]) => row !== null && linksOf(row).length > 0).map(([id]) => id);
  if (starts.length === 0) return undefined;
  const stored = (await listTodos(executor, caller.user)).map((row) => [row.id, row] as const);
  const rows = new Map<string, TodoRow | null>([...stored, ...changed]);
  const leadsTo = (id: string): string[] => {
    const row = rows.get(id);
    return row ? linksOf(row).filter((one) => rows.get(one) != null) : [];
  };
  for (const id of starts) {
    const way = cycleFrom(id, leadsTo);
    if (way) return way.map((one) => rows.get(one) as TodoRow);
  }
  return undefined;
}

/** Todos that have changed since may form a circle with one that is back. */
export const noCircles: UndoGuard = async (executor, caller, putBack) => {
  const todos = new Map(imagesOf(putBack, 'todos').map(({ id, after }) => [id, after]));
  const circle =
    (await circleWith(executor, caller, todos, 'depends_on')) ?? (await circleWith(executor, caller, todos, 'parent'));
  return circle && { rows: circle.map(({ id }) => ['todos', id] as const) };
};
