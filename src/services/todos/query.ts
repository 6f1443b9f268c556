import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Suggestion } from '../../domain/suggestions/suggestion.ts';
import { QUADRANTS, type Quadrant, quadrantOf } from '../../domain/todos/todo.ts';
import { messages } from '../../messages/index.ts';

import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { groupBy } from '../items/groups.ts';
import { compareKeys, readCursor, writeCursor } from '../items/pages.ts';
import { deadline, isOverdue } from '../items/todo-rows.ts';
import { suggestTime } from '../planning/suggestions/todos.ts';
import { foundTodos, isFiltered, type Status, type TodoFilter } from './filter.ts';
import { type TodoView, viewsOf } from './present.ts';

export interface TodoQueryInput extends TodoFilter {
  readonly status?: Status | undefined;
  readonly quadrant?: Quadrant | undefined;
  readonly group?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

type Sort = 'due' | 'importance' | 'created';

export type TodoQueryResult = Result<{ todos: TodoView[] }>;

/** Stands for the due time of what has none: after all others. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Todos of one status, the open ones unless said, in order, a page at a time. */
export async function queryTodos(database: Database, caller: Caller, input: TodoQueryInput): Promise<TodoQueryResult> {
  const executor = database.db;
  const status = input.status ?? 'open';
  const group = input.group === undefined ? undefined : await groupBy(executor, caller, input.group);
  const found = await foundTodos(executor, caller, input, status);
  if (isQuestion(found)) return found.asks;
  const rows = found.rows.filter(
    (row) =>
      (group === undefined || row.group_id === group.id) &&
      (input.quadrant === undefined || quadrantOf(row.importance, row.urgency) === input.quadrant),
  );
  const filtered = isFiltered(input) || group !== undefined || input.quadrant !== undefined;
  const sort = input.sort ?? 'due';
  const sorted = inTrees(rows.map((row) => ({ row, key: keyOf(caller, row, sort) })));
  const cursor = input.cursor === undefined ? undefined : readCursor<Mark>(caller, input.cursor, CURSOR[sort]);
  const after = cursor ? afterMark(sorted, cursor) : sorted;
  const page = after.slice(0, input.limit ?? 50);
  const last = page.at(-1);
  const overdue = rows.filter((row) => isOverdue(row, caller)).length;
  const suggestions = cursor ? [] : await suggestionsFor(executor, caller, { rows, filtered });
  const message = messageOf(caller, { shown: page.length, total: rows.length, overdue, status, filtered });
  return {
    status: 'final',
    ...found.says(message),
    todos: await viewsOf(
      executor,
      caller,
      page.map(({ row }) => row),
    ),
    ...(last && after.length > page.length && { next_cursor: writeCursor([...last.root, last.row.id]) }),
    ...(found.assumptions.length > 0 && { assumptions: [...found.assumptions] }),
    ...(suggestions.length > 0 && { suggestions }),
  };
}

function suggestionsFor(
  executor: Executor,
  caller: Caller,
  { rows, filtered }: { readonly rows: readonly TodoRow[]; readonly filtered: boolean },
): Promise<Suggestion[]> | Suggestion[] {
  if (rows.length > 0) return suggestTime(executor, caller, rows);
  const why = messages(caller).todos.lookAtAllTodos;
  return filtered ? [{ use: 'lookUp', kind: 'todo', status: 'all', why }] : [];
}

type Key = readonly [Sort, ...(readonly number[]), string];

const rankOf = (row: TodoRow): number => QUADRANTS.indexOf(quadrantOf(row.importance, row.urgency));

/** Where a page ended: the key of the todo at the top of a tree, and the id of the last one shown of it. */
type Mark = readonly [...Key, string];

interface Sorted {
  readonly row: TodoRow;
  readonly key: Key;
}

/** Sorts todos, each part right after its whole, where that is listed too; `root`: the key of the topmost todo. */
function inTrees(items: readonly Sorted[]): { readonly row: TodoRow; readonly root: Key }[] {
  const ids = new Set(items.map(({ row }) => row.id));
  const sorted = items.toSorted((a, b) => compareKeys(a.key, b.key));
  const below = Map.groupBy(sorted, ({ row }) => (ids.has(row.parent_id ?? '') ? row.parent_id : null));
  const placed: { row: TodoRow; root: Key }[] = [];
  const place = ({ row, key }: Sorted, root: Key = key): void => {
    placed.push({ row, root });
    for (const one of below.get(row.id) ?? []) place(one, root);
  };
  for (const one of below.get(null) ?? []) place(one);
  return placed;
}

/** What comes after the last one shown: of its tree the rest, unless it is not there any more. */
function afterMark<One extends { readonly row: TodoRow; readonly root: Key }>(
  placed: readonly One[],
  mark: Mark,
): One[] {
  const root = mark.slice(0, -1) as unknown as Key;
  const at = placed.findIndex(({ row }) => row.id === mark.at(-1));
  return placed.filter((one, index) => {
    const order = compareKeys(one.root, root);
    return order > 0 || (order === 0 && at >= 0 && index > at);
  });
}

/** Begins with the order that it is of, and ends with the id, so that no two are equal. */
function keyOf(caller: Caller, row: TodoRow, sort: Sort): Key {
  const due = Math.min(deadline(row, caller.zone), NEVER);
  switch (sort) {
    case 'due':
      return [sort, due, rankOf(row), row.created_at, row.id];
    case 'importance':
      return [sort, rankOf(row), due, row.created_at, row.id];
    case 'created':
      return [sort, row.created_at, row.id];
  }
}

const CURSOR: Record<Sort, RegExp> = {
  due: /^\["due",(-?\d+,){3}"todo_\w+","todo_\w+"\]$/,
  importance: /^\["importance",(-?\d+,){3}"todo_\w+","todo_\w+"\]$/,
  created: /^\["created",-?\d+,"todo_\w+","todo_\w+"\]$/,
};

interface Counts {
  readonly shown: number;
  readonly total: number;
  readonly overdue: number;
  readonly filtered: boolean;
  readonly status: Status;
}

function messageOf(caller: Caller, { shown, total, overdue, status, filtered }: Counts): string {
  const { none, noneMatch, all, some } = messages(caller).todos;
  if (total === 0) return filtered ? noneMatch({ status }) : none({ status });
  const counts = { status, total, overdue };
  return shown < total ? some({ ...counts, shown }) : all(counts);
}
