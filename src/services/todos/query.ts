import { listTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import { readLimit } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Suggestion } from '../../domain/suggestions/suggestion.ts';
import { QUADRANTS, type Quadrant, quadrantOf } from '../../domain/todos/todo.ts';
import { messages } from '../../messages/index.ts';

import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { groupBy } from '../items/groups.ts';
import { compareKeys, readCursor, writeCursor } from '../items/pages.ts';
import { deadline, isOverdue, listOf } from '../items/todo-rows.ts';
import { hasWords } from '../items/words.ts';
import { suggestTime } from '../planning/suggestions/todos.ts';
import { type TodoView, viewsOf } from './present.ts';

export interface TodoQueryInput {
  readonly status?: 'open' | 'done' | 'all' | undefined;
  readonly due_before?: string | undefined;
  readonly query?: string | undefined;
  readonly tag?: string | undefined;
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
  const before = input.due_before === undefined ? undefined : readLimit(input.due_before, 'due_before', caller);
  if (isQuestion(before)) return before.asks;
  const words = input.query === undefined ? undefined : hasWords(caller, input.query);
  const tag = input.tag?.trim().toLowerCase();
  const rows = (await listTodos(executor, caller.user, status === 'all' ? undefined : status)).filter(
    (row) =>
      (before === undefined || deadline(row, caller.zone) < before.until) &&
      (group === undefined || row.group_id === group.id) &&
      (tag === undefined || listOf(row.tags).some((one) => one.toLowerCase() === tag)) &&
      (input.quadrant === undefined || quadrantOf(row.importance, row.urgency) === input.quadrant) &&
      (words === undefined || words([row.title, row.notes ?? '', ...listOf(row.tags)].join('\n'))),
  );
  const filtered = [before, group, words, tag, input.quadrant].some((filter) => filter !== undefined);
  const sort = input.sort ?? 'due';
  const sorted = rows.map((row) => ({ row, key: keyOf(caller, row, sort) })).sort((a, b) => compareKeys(a.key, b.key));
  const cursor = input.cursor === undefined ? undefined : readCursor(caller, input.cursor, CURSOR[sort]);
  const after = cursor ? sorted.filter(({ key }) => compareKeys(key, cursor) > 0) : sorted;
  const page = after.slice(0, input.limit ?? 50);
  const last = page.at(-1);
  const overdue = rows.filter((row) => isOverdue(row, caller)).length;
  const suggestions = cursor ? [] : await suggestionsFor(executor, caller, { rows, filtered });
  const message = messageOf(caller, { shown: page.length, total: rows.length, overdue, status, filtered });
  return {
    status: 'final',
    ...(before ? inWindow(caller, { to: before.until }, message) : { message }),
    todos: await viewsOf(
      executor,
      caller,
      page.map(({ row }) => row),
    ),
    ...(last && after.length > page.length && { next_cursor: writeCursor(last.key) }),
    ...(before && before.assumptions.length > 0 && { assumptions: before.assumptions }),
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
  due: /^\["due",(-?\d+,){3}"todo_\w+"\]$/,
  importance: /^\["importance",(-?\d+,){3}"todo_\w+"\]$/,
  created: /^\["created",-?\d+,"todo_\w+"\]$/,
};

interface Counts {
  readonly shown: number;
  readonly total: number;
  readonly overdue: number;
  readonly filtered: boolean;
  readonly status: 'open' | 'done' | 'all';
}

function messageOf(caller: Caller, { shown, total, overdue, status, filtered }: Counts): string {
  const { none, noneMatch, all, some } = messages(caller).todos;
  if (total === 0) return filtered ? noneMatch({ status }) : none({ status });
  const counts = { status, total, overdue };
  return shown < total ? some({ ...counts, shown }) : all(counts);
}
