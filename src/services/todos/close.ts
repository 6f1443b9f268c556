import { findTodos, listTodos } from '../../db/repos/todos.ts';
import type { TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { useConfirmToken } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { unnamed } from '../items/target.ts';
import { listOf } from '../items/todo-rows.ts';
import type { Found, TodoFilter } from './filter.ts';
import { partsNotes } from './parts.ts';
import { freePlanned } from './planned.ts';
import { listedTodo, type TodoView, viewsOf, whenDue } from './present.ts';
import { type Opened, openNext } from './repeat.ts';
import { severalTodos, theseTodos } from './several.ts';
import { todoByTitle } from './target.ts';

export interface CloseInput extends TodoFilter {
  readonly ids?: readonly string[] | undefined;
  readonly match?: string | undefined;
  readonly note?: string | undefined;
  readonly confirm_token?: string | undefined;
}

export type CloseResult = Result<{ closed: TodoView[]; opened: TodoView[] }>;

/** Titles that a line names. */
const NAMED = 3;

/** Closes todos: all that are named, or none. More than one is confirmed first; one that is closed already stays as it is. */
export function closeTodos(database: Database, caller: Caller, input: CloseInput): Promise<CloseResult> {
  return write<CloseResult>(database, caller, {}, (recorder) => closeInside(recorder, input));
}

async function closeInside(recorder: Recorder, input: CloseInput): Promise<Outcome<CloseResult>> {
  const { executor, caller } = recorder;
  const found = await targetsOf(recorder, input);
  if (isQuestion(found)) return found;
  const { rows: meant, assumptions, says } = found;
  if (meant.length === 0)
    return { asks: { status: 'final', ...says(messages(caller).todos.noneMatch({ status: 'open' })), closed: [] } };
  const assumed = assumptions.length > 0 ? { assumptions: [...assumptions] } : {};
  const open = meant.filter(({ status }) => status === 'open');
  const closedBefore = meant.filter(({ status }) => status === 'done');
  const already = closedBefore.length > 0 ? alreadyClosed(caller, closedBefore) : undefined;
  if (already !== undefined && open.length === 0) return { asks: { status: 'final', message: already, closed: [] } };
  if (open.length > 1) {
    const items = open.map(({ id, version }) => ({ id, version }));
    const pending = { items, effect: { note: input.note ?? null }, inParts: true } as const;
    if (input.confirm_token === undefined) {
      const message = messages(caller).todos.confirmClose({ count: open.length, names: named(caller, open) });
      const list = open.map((row) => listedTodo(caller, row));
      return {
        asks: {
          status: 'need_user',
          ...says(message),
          ...assumed,
          ...(already !== undefined && { warnings: [already] }),
        },
        pending,
        list,
      };
    }
    await useConfirmToken(executor, caller, input.confirm_token, pending, recorder.changeId);
  }
  const rows: TodoRow[] = [];
  const opened: TodoRow[] = [];
  const notes: string[] = [];
  for (const row of open) {
    const next = await openNext(recorder, row);
    // A calendar file knows the series by the one that is open.
    const uid = next && { ics_uid: null, ics_sequence: null };
    const patch = { status: 'done', closed_at: caller.now, close_note: input.note ?? null, ...uid } as const;
    rows.push(await recorder.change('todos', row, patch));
    notes.push(...notesOn(caller, row, next));
    if (next) opened.push(next.row);
  }
  const freed = await freePlanned(recorder, rows);
  const closed = await viewsOf(executor, caller, rows);
  const warnings = [
    ...stillPlanned(caller, closed),
    ...(freed > 0 ? [messages(caller).plan.freed({ count: freed })] : []),
    ...(already === undefined ? [] : [already]),
    ...(await consequences(recorder, rows)),
    ...(await partNotes(recorder, rows)),
    ...notes,
  ];
  return {
    summary: messages(caller).todos.closedTodoSummary({ names: named(caller, rows) }),
    done: {
      status: 'final',
      message: [
        closedLine(caller, rows),
        ...opened.slice(0, NAMED).map((row) => nextLine(caller, row, rows.length)),
      ].join(' · '),
      closed,
      ...assumed,
      ...(opened.length > 0 && { opened: await viewsOf(executor, caller, opened) }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

const closedLine = (caller: Caller, rows: readonly TodoRow[]): string =>
  rows.length === 1
    ? messages(caller).todos.closedTodo({ names: named(caller, rows) })
    : messages(caller).todos.closedSeveral({ count: rows.length, names: named(caller, rows) });

const nextLine = (caller: Caller, row: TodoRow, count: number): string =>
  messages(caller).todos.nextDue({ title: count === 1 ? undefined : row.title, when: whenDue(caller, row) });

async function partNotes(recorder: Recorder, rows: readonly TodoRow[]): Promise<string[]> {
  const { executor, caller } = recorder;
  const ids = rows.flatMap(({ parent_id }) => parent_id ?? []);
  return partsNotes(recorder, rows, await findTodos(executor, caller.user, [...new Set(ids)]));
}

/** Times to come that were kept for what is done now. */
const stillPlanned = (caller: Caller, closed: readonly TodoView[]): string[] =>
  closed.flatMap(({ title, planned }) =>
    planned && Date.parse(planned.end) > caller.now
      ? [messages(caller).todos.stillPlanned({ title, when: planned.when })]
      : [],
  );

/** What is to be known of the end of one of its times. */
function notesOn(caller: Caller, { title, repeat }: TodoRow, next: Opened | undefined): string[] {
  if (repeat === null) return [];
  if (!next) return [messages(caller).todos.wasLastTime({ title })];
  return next.passed === 0 ? [] : [messages(caller).todos.timesPassed({ title, count: next.passed })];
}

async function targetsOf({ executor, caller }: Recorder, input: CloseInput): Promise<Found | Question> {
  const several = await severalTodos(executor, caller, input);
  if (several) return several;
  if (input.match === undefined) throw unnamed(caller, 'ids');
  const found = await todoByTitle(executor, caller, input.match, 'ids');
  return isQuestion(found) ? found : theseTodos([found]);
}

const named = (caller: Caller, rows: readonly TodoRow[]): string =>
  messages(caller).common.listed({ names: rows.slice(0, NAMED).map(({ title }) => title), all: rows.length });

const alreadyClosed = (caller: Caller, rows: readonly TodoRow[]): string =>
  messages(caller).todos.closedAlready({ names: named(caller, rows) });

/** What stands in the way of what was closed all the same, and what nothing stands in the way of any more. */
async function consequences({ executor, caller }: Recorder, closed: readonly TodoRow[]): Promise<string[]> {
  const open = await listTodos(executor, caller.user, 'open');
  const openIds = new Set(open.map(({ id }) => id));
  const ids = new Set(closed.map(({ id }) => id));
  const needed = new Set(closed.flatMap((row) => listOf(row.depends_on)));
  const unfinished = open.filter(({ id }) => needed.has(id));
  const freed = open.filter((row) => {
    const depends = listOf(row.depends_on);
    return depends.some((id) => ids.has(id)) && !depends.some((id) => openIds.has(id));
  });
  return [
    ...(unfinished.length > 0 ? [messages(caller).todos.dependsOnOpen({ names: named(caller, unfinished) })] : []),
    ...(freed.length > 0 ? [messages(caller).todos.freed({ names: named(caller, freed) })] : []),
  ];
}
