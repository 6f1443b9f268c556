import { findTodos, listTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Kind } from '../items/kind.ts';
import { byTitle, unnamed } from '../items/target.ts';
import { removalOfRow, rowBy } from '../items/whole.ts';
import { listedTodo } from './present.ts';

const TODOS: Kind = {
  noun: 'todo',
  lookUp: () => ({ tool: 'todo_query', arguments: { status: 'all' } }),
};

export const todoBy = rowBy(TODOS, findTodos);

export const removalOfTodo = removalOfRow('todos', todoBy, listedTodo);

/** The todo whose title has these words, or the question which. Open ones come first. Throws NOT_FOUND. */
export async function todoByTitle(
  executor: Executor,
  caller: Caller,
  match: string,
  answer = 'id',
): Promise<TodoRow | Question> {
  const rows = new Map((await listTodos(executor, caller.user)).map((row) => [row.id, row]));
  const found = await byTitle(caller, match, TODOS, {
    titles: async () => [...rows.values()].map(({ id, title, status }) => ({ id, title, current: status === 'open' })),
    list: async (ids) => ids.map((id) => listedTodo(caller, rows.get(id) as TodoRow)),
    answer,
  });
  return isQuestion(found) ? found : (rows.get(found.id) as TodoRow);
}

/** The todo that a call means, or the question that must be asked first. Throws NOT_FOUND. */
export async function findTarget(
  executor: Executor,
  caller: Caller,
  input: { readonly id?: string | undefined; readonly match?: string | undefined },
): Promise<TodoRow | Question> {
  if (input.id !== undefined) return todoBy(executor, caller, input.id);
  if (input.match === undefined) throw unnamed(caller);
  return todoByTitle(executor, caller, input.match);
}
