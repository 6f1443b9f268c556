import { listTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { cycleFrom } from '../../domain/todos/todo.ts';
import { imagesOf } from '../change/image.ts';
import type { UndoGuard } from '../change/kind.ts';
import { listOf } from '../items/todo-rows.ts';

/**
 * Todos that would depend on each other in a circle if `changed` stood in place
 * of what is stored (null: not there), from one of them back to itself.
 */
export async function circleWith(
  executor: Executor,
  caller: Caller,
  changed: ReadonlyMap<string, TodoRow | null>,
): Promise<readonly TodoRow[] | undefined> {
  // A circle through one of them goes on from it.
  const starts = [...changed].filter(([, row]) => row !== null && row.depends_on !== '[]').map(([id]) => id);
  if (starts.length === 0) return undefined;
  const stored = (await listTodos(executor, caller.user)).map((row) => [row.id, row] as const);
  const rows = new Map<string, TodoRow | null>([...stored, ...changed]);
  const dependsOn = (id: string): string[] =>
    listOf(rows.get(id)?.depends_on ?? '[]').filter((one) => rows.get(one) != null);
  for (const id of starts) {
    const way = cycleFrom(id, dependsOn);
    if (way) return way.map((one) => rows.get(one) as TodoRow);
  }
  return undefined;
}

/** Todos whose dependencies changed since may depend in a circle on one that is back. */
export const noCircles: UndoGuard = async (executor, caller, putBack) => {
  const todos = new Map(imagesOf(putBack, 'todos').map(({ id, after }) => [id, after]));
  const circle = await circleWith(executor, caller, todos);
  return circle && { rows: circle.map(({ id }) => ['todos', id] as const) };
};
