import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { hasTitle } from '../items/match.ts';
import { narrowed } from '../items/narrow.ts';
import { deadline } from '../items/todo-rows.ts';
import { type Found, foundTodos, isFiltered, type TodoFilter } from './filter.ts';
import { todoBy } from './target.ts';

/** Todos that were named. */
export const theseTodos = (rows: readonly TodoRow[]): Found => ({
  rows,
  assumptions: [],
  says: (message) => ({ message }),
});

/** What is due first comes first, and last what has no due time: a database gives rows in no order. */
function inOrder({ zone }: Caller, rows: readonly TodoRow[]): TodoRow[] {
  const keyed = rows.map((row) => ({ row, due: deadline(row, zone) }));
  keyed.sort((a, b) => a.due - b.due || a.row.created_at - b.row.created_at || (a.row.title < b.row.title ? -1 : 1));
  return keyed.map(({ row }) => row);
}

/**
 * The todos that a call means by their ids, or the open ones by what they have in common; ids beside that name a part
 * of these. Undefined where it names them in neither way. Throws NOT_FOUND.
 */
export async function severalTodos(
  executor: Executor,
  caller: Caller,
  input: TodoFilter & { readonly ids?: readonly string[] | undefined; readonly match?: string | undefined },
): Promise<Found | Question | undefined> {
  const { ids, match } = input;
  if (isFiltered(input)) {
    const found = await foundTodos(executor, caller, input, 'open');
    if (isQuestion(found)) return found;
    const rows = inOrder(caller, match === undefined ? found.rows : found.rows.filter((row) => hasTitle(row, match)));
    return { ...found, rows: ids === undefined ? rows : await narrowed(executor, caller, rows, ids) };
  }
  if (ids === undefined) return undefined;
  const rows = new Map<string, TodoRow>();
  for (const id of ids) {
    const row = await todoBy(executor, caller, id);
    rows.set(row.id, row);
  }
  return theseTodos([...rows.values()]);
}
