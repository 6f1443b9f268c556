import { findEvents } from '../../db/repos/events.ts';
import { childrenOf, findTodos } from '../../db/repos/todos.ts';
import type { EventRow, Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand, findOccurrence, firstStart } from '../../domain/recurrence/expand.ts';
import { describeRepeat } from '../../domain/recurrence/text.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { TodoRepeat } from '../../domain/todos/repeat.ts';
import { isoDue, type Quadrant, quadrantOf, showDue } from '../../domain/todos/todo.ts';
import { messages } from '../../messages/index.ts';
import type { Listed } from '../change/question.ts';
import { withGroupNames } from '../groups/present.ts';
import { dueOf, isOverdue, listOf, repeatIn } from '../items/todo-rows.ts';
import { isoSpan, whenOf } from '../series/present.ts';
import { seriesOf } from '../series/rows.ts';

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
  /** Titles of the open ones of these. */
  blocked_by: string[];
  /** The todo that it is a part of, while that is there. */
  parent?: string;
  parent_title?: string;
  /** How many of its own parts are open, and how many closed. */
  subtasks?: { open: number; done: number };
  group?: string;
  location?: string;
  notes?: string;
  source?: string;
  /** The event that it is planned for, while that is there, and when that is: of a series the next time. */
  event_id?: string;
  planned?: { start: string; end: string; when: string };
  repeat?: string;
  repeat_text?: string;
  /** Absent where the next due time follows the rule. */
  repeat_from?: 'done';
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
  const linked = rows.flatMap((row) => [...listOf(row.depends_on), ...(row.parent_id === null ? [] : [row.parent_id])]);
  const others = await findTodos(executor, user, [...new Set(linked)]);
  const parts = Map.groupBy(
    await childrenOf(
      executor,
      user,
      rows.map(({ id }) => id),
    ),
    (row) => row.parent_id,
  );
  const events = await findEvents(
    executor,
    user,
    rows.flatMap((row) => row.event_id ?? []),
  );
  const views = rows.map((row) => ({
    ...viewOf(caller, row, others, events),
    ...subtasks(parts.get(row.id) ?? []),
  }));
  await withGroupNames(executor, caller, views);
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
  events: ReadonlyMap<string, EventRow>,
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
    blocked_by: depends.flatMap((id) => {
      const other = others.get(id);
      return other?.status === 'open' ? [other.title] : [];
    }),
    ...parentView(others.get(row.parent_id ?? '')),
    ...(row.group_id !== null && { group: row.group_id }),
    ...(row.location !== null && { location: row.location }),
    ...(row.notes !== null && { notes: row.notes }),
    ...(row.source !== null && { source: row.source }),
    ...plannedIn(caller, events.get(row.event_id ?? '')),
    ...repeatView(caller, row),
    ...(row.closed_at !== null && { closed_at: isoWithOffset(row.closed_at, caller.zone) }),
    ...(row.close_note !== null && { note: row.close_note }),
  };
}

/** When the event of a todo takes place. */
function plannedIn(caller: Caller, event: EventRow | undefined): Pick<TodoView, 'event_id' | 'planned'> {
  if (!event) return {};
  const series = seriesOf(event);
  const allDay = event.all_day === 1;
  const window = { from: caller.now, to: Number.POSITIVE_INFINITY };
  const coming = expand(series, caller.zone, window, { limit: 1 }).occurrences[0];
  const span = coming ?? findOccurrence(series, caller.zone, firstStart(series, caller.zone));
  if (!span) return { event_id: event.id };
  return { event_id: event.id, planned: { ...isoSpan(caller, span, allDay), when: whenOf(caller, span, allDay) } };
}

const parentView = (parent: TodoRow | undefined): Pick<TodoView, 'parent' | 'parent_title'> =>
  parent ? { parent: parent.id, parent_title: parent.title } : {};

function subtasks(parts: readonly TodoRow[]): Pick<TodoView, 'subtasks'> {
  if (parts.length === 0) return {};
  const open = parts.filter(({ status }) => status === 'open').length;
  return { subtasks: { open, done: parts.length - open } };
}

function repeatView(caller: Caller, row: TodoRow): Pick<TodoView, 'repeat' | 'repeat_text' | 'repeat_from'> {
  const repeat = repeatIn(row);
  if (!repeat) return {};
  const { rrule, from } = repeat;
  return { repeat: rrule, repeat_text: saidRepeat(caller, repeat), ...(from === 'done' && { repeat_from: from }) };
}

/** How a todo repeats, as people say it: `every Monday`, counted from when it was done where it is. */
export function saidRepeat(caller: Caller, { from, ...repeat }: TodoRepeat): string {
  const text = describeRepeat(repeat, caller);
  return from === 'done' ? messages(caller).todos.afterDone({ text }) : text;
}
