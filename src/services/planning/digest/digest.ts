import { listTodos } from '../../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { Window } from '../../../domain/time/event.ts';
import { withinYears } from '../../../domain/time/limits.ts';
import { isoWithOffset } from '../../../domain/time/show.ts';
import type { WallMs } from '../../../domain/time/wall.ts';
import { startOfDay } from '../../../domain/time/zone.ts';
import type { Database } from '../../change/database.ts';
import { deadline, isOverdue } from '../../items/todo-rows.ts';
import { dueReminders } from '../../reminders/due.ts';
import type { ReminderView } from '../../reminders/present.ts';
import { queryReminders } from '../../reminders/query.ts';
import type { Given } from '../../series/present.ts';
import { type TodoView, viewsOf } from '../../todos/present.ts';
import { type SpentView, spentOf } from '../spent/spent.ts';
import { type Agenda, agendaOf } from './days.ts';
import { type Period, periodOf, type Span } from './period.ts';

export interface DigestInput {
  readonly span: Span;
  /** Words that may name the days. */
  readonly about?: string | undefined;
  /** Midnight of the day that it is about, where that is known. */
  readonly day?: WallMs | undefined;
  /** What may be looked at: the toolsets that are on. */
  readonly kinds: ReadonlySet<string>;
}

/** What a user has in some days. A part is absent when its toolset is off. */
export interface Digest {
  readonly period: Period;
  readonly agenda?: Agenda;
  /** Where the time of a week went. */
  readonly time?: SpentView;
  readonly todos?: DigestTodos;
  readonly reminders?: DigestReminders;
}

interface DigestTodos {
  /** All open ones. */
  readonly open: number;
  /** In order of their due times. */
  readonly overdue: readonly TodoView[];
  /** Due in these days, and not overdue. */
  readonly due: readonly TodoView[];
  /** Closed in these days, the earliest first. */
  readonly closed: readonly TodoView[];
}

interface DigestReminders {
  /** Gone off, and neither done nor put off. */
  readonly due: readonly ReminderView[];
  /** Reminders of these days that are still to go off. */
  readonly coming: readonly ReminderView[];
}

/** Gathers what a briefing or a review is made of. Undefined where the words of `named` name no days. */
export async function digestOf(
  database: Database,
  caller: Caller,
  { span, about, day, kinds }: DigestInput,
  given: Given,
): Promise<Digest | undefined> {
  const period = await periodOf(caller, span, { about, day });
  if (!period) return undefined;
  const window = { from: startOfDay(period.from, caller.zone), to: startOfDay(period.to, caller.zone) };
  const time = span === 'week' && kinds.has('schedule') ? await spentOf(database.db, caller, window) : undefined;
  return {
    period,
    ...(time && { time }),
    ...(kinds.has('schedule') && { agenda: await agendaOf(database.db, caller, period, given) }),
    ...(kinds.has('todo') && { todos: await todosOf(database.db, caller, window) }),
    ...(kinds.has('reminder') && { reminders: await remindersOf(database, caller, window) }),
  };
}

async function todosOf(executor: Executor, caller: Caller, { from, to }: Window): Promise<DigestTodos> {
  const { zone } = caller;
  const due = (row: TodoRow): number => deadline(row, zone);
  const open = (await listTodos(executor, caller.user, 'open')).sort(
    (a, b) => due(a) - due(b) || (a.id < b.id ? -1 : 1),
  );
  const done = await listTodos(executor, caller.user, 'done');
  const closedAt = ({ closed_at: at }: TodoRow): number => at ?? Number.NaN;
  const closed = done.filter((row) => closedAt(row) >= from && closedAt(row) < to);
  const views = (rows: readonly TodoRow[]): Promise<TodoView[]> => viewsOf(executor, caller, rows);
  return {
    open: open.length,
    overdue: await views(open.filter((row) => isOverdue(row, caller))),
    due: await views(open.filter((row) => !isOverdue(row, caller) && due(row) >= from && due(row) < to)),
    closed: await views(closed.sort((a, b) => closedAt(a) - closedAt(b))),
  };
}

/** Reminders of these days that are shown. */
const MOST_REMINDERS = 50;

async function remindersOf(database: Database, caller: Caller, { from, to }: Window): Promise<DigestReminders> {
  const due = (await dueReminders(database, caller)).map(({ view }) => view);
  const rest = Math.max(from, caller.now);
  if (rest >= to) return { due, coming: [] };
  const { reminders = [] } = await queryReminders(database, caller, {
    start: isoWithOffset(rest, caller.zone),
    end: isoWithOffset(withinYears(to, caller.zone), caller.zone),
    limit: MOST_REMINDERS,
  });
  return { due, coming: reminders.filter(({ status }) => status !== 'due') };
}
