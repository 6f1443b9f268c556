import { findTodos, listTodos } from '../../db/repos/todos.ts';
import type { Finding } from '../change/finding.ts';
import { deadline, listOf } from '../items/todo-rows.ts';
import { hasWords } from '../items/words.ts';
import { listedTodo } from './present.ts';

/** Todos by their titles, or open ones by the time in which they are due. */
export const todoFinding: Finding = {
  async titles(executor, { user }) {
    const rows = await listTodos(executor, user);
    return rows.map(({ id, title, status }) => ({ id, title, current: status === 'open' }));
  },
  async listed(executor, caller, ids) {
    return [...(await findTodos(executor, caller.user, ids)).values()].map((row) => listedTodo(caller, row));
  },
  async within(executor, caller, { from, to }, query) {
    const words = query === undefined ? undefined : hasWords(caller, query);
    const open = (await listTodos(executor, caller.user, 'open')).filter((row) => {
      const due = deadline(row, caller.zone);
      return due >= from && due < to && (!words || words([row.title, row.notes ?? '', ...listOf(row.tags)].join('\n')));
    });
    return open.map((row) => listedTodo(caller, row));
  },
};
