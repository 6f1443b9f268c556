import { findEvents } from '../../db/repos/events.ts';
import { findTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { isoDue, type Quadrant, quadrantOf, showDue } from '../../domain/todos/todo.ts';
import type { Listed } from '../change/question.ts';
import { withoutGone } from '../groups/present.ts';
import { dueOf, isOverdue, listOf } from '../items/todo-rows.ts';

/** A todo as a host sees it. */
export interface TodoView {
  id: string;
  version: number;
  title: string;
  status: TodoRow['status'];
  due?: string;
  when?: string;
  overdue?: true;
  importance: TodoRow['importance'];
  urgency: TodoRow['urgency'];
  quadrant: Quadrant;
  estimate_minutes?: number;
  tags: string[];
  /** Those that are still here. */
  depends_on?: string[];
  /** Of these, the open ones. */
  blocked_by: string[];
  group?: string;
  notes?: string;
  source?: string;
  /** The event that it became, while that is there. */
  event_id?: string;
  closed_at?: string;
  note?: string;
}

/** When it is due, in one readable line; empty when it is not. */
export function whenDue(caller: Caller, row: TodoRow): string {
  const due = dueOf(row);
  return due ? showDue(due, caller.zone, caller.language) : '';
}

export const listedTodo = (caller: Caller, row: TodoRow): Listed => ({
  id: row.id,
  title: row.title,
  when: whenDue(caller, row),
});

/** Rows with what they refer to. */
export async function viewsOf(executor: Executor, caller: Caller, rows: readonly TodoRow[]): Promise<TodoView[]> {
  const { user } = caller;
  const others = await findTodos(executor, user, [...new Set(rows.flatMap((row) => listOf(row.depends_on)))]);
  const events = await findEvents(
    executor,
    user,
    rows.flatMap((row) => row.event_id ?? []),
  );
  const views = rows.map((row) => viewOf(caller, row, others, new Set(events.keys())));
  await withoutGone(executor, caller, views);
  return views;
}

export async function view(executor: Executor, caller: Caller, row: TodoRow): Promise<TodoView> {
  const [only] = await viewsOf(executor, caller, [row]);
  return only as TodoView;
}

function viewOf(
  caller: Caller,
  row: TodoRow,
  others: ReadonlyMap<string, TodoRow>,
  events: ReadonlySet<string>,
): TodoView {
  const due = dueOf(row);
  const depends = listOf(row.depends_on).filter((id) => others.has(id));
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    status: row.status,
    ...(due && { due: isoDue(due, caller.zone), when: whenDue(caller, row) }),
    ...(isOverdue(row, caller) && { overdue: true }),
    importance: row.importance,
    urgency: row.urgency,
    quadrant: quadrantOf(row.importance, row.urgency),
    ...(row.estimate_minutes !== null && { estimate_minutes: row.estimate_minutes }),
    tags: listOf(row.tags),
    ...(depends.length > 0 && { depends_on: depends }),
    blocked_by: depends.filter((id) => others.get(id)?.status === 'open'),
    ...(row.group_id !== null && { group: row.group_id }),
    ...(row.notes !== null && { notes: row.notes }),
    ...(row.source !== null && { source: row.source }),
    ...(row.event_id !== null && events.has(row.event_id) && { event_id: row.event_id }),
    ...(row.closed_at !== null && { closed_at: isoWithOffset(row.closed_at, caller.zone) }),
    ...(row.close_note !== null && { note: row.close_note }),
  };
}
