import { findTodos, listTodos } from '../../db/repos/todos.ts';
import type { TodoRow } from '../../db/schema.ts';
import { rowBy, rowByTitle, rowMeant } from '../items/entity.ts';
import type { Kind } from '../items/kind.ts';
import { listedTodo } from './present.ts';

const TODOS: Kind = {
  noun: 'todo',
  lookUp: () => ({ kind: 'todo', status: 'all' }),
};

export const todoBy = rowBy(TODOS, findTodos);

/** Open ones come first. */
export const todoByTitle = rowByTitle<TodoRow>(TODOS, {
  all: listTodos,
  titled: ({ id, title, status }) => ({ id, title, current: status === 'open' }),
  listed: listedTodo,
});

export const findTarget = rowMeant(todoBy, todoByTitle);
