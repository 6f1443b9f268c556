import { listTodos } from '../../db/repos/todos.ts';
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
import { listedTodo, type TodoView, viewsOf } from './present.ts';
import { todoBy, todoByTitle } from './target.ts';

export interface CloseInput {
  readonly ids?: readonly string[] | undefined;
  readonly match?: string | undefined;
  readonly note?: string | undefined;
  readonly confirm_token?: string | undefined;
}

export type CloseResult = Result<{ closed: TodoView[] }>;

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
  const open = found.filter(({ status }) => status === 'open');
  const closedBefore = found.filter(({ status }) => status === 'done');
  const already = closedBefore.length > 0 ? alreadyClosed(caller, closedBefore) : undefined;
  if (already !== undefined && open.length === 0) return { asks: { status: 'final', message: already, closed: [] } };
  if (open.length > 1) {
    const pending = { items: open.map(({ id, version }) => ({ id, version })), effect: { note: input.note ?? null } };
    if (input.confirm_token === undefined) {
      const message = messages(caller).todos.confirmClose({ count: open.length, names: named(open) });
      const list = open.map((row) => listedTodo(caller, row));
      return {
        asks: { status: 'need_user', message, ...(already !== undefined && { warnings: [already] }) },
        pending,
        list,
      };
    }
    await useConfirmToken(executor, caller, input.confirm_token, pending, recorder.changeId);
  }
  const rows: TodoRow[] = [];
  for (const row of open) {
    const patch = { status: 'done', closed_at: caller.now, close_note: input.note ?? null } as const;
    rows.push(await recorder.change('todos', row, patch));
  }
  const warnings = [...(already === undefined ? [] : [already]), ...(await consequences(recorder, rows))];
  return {
    summary: messages(caller).todos.closedTodoSummary({ names: named(rows) }),
    done: {
      status: 'final',
      message:
        rows.length === 1
          ? messages(caller).todos.closedTodo({ names: named(rows) })
          : messages(caller).todos.closedSeveral({ count: rows.length, names: named(rows) }),
      closed: await viewsOf(executor, caller, rows),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

async function targetsOf({ executor, caller }: Recorder, input: CloseInput): Promise<TodoRow[] | Question> {
  if (input.ids === undefined) {
    if (input.match === undefined) throw unnamed(caller, 'ids');
    const found = await todoByTitle(executor, caller, input.match, 'ids');
    return isQuestion(found) ? found : [found];
  }
  const rows = new Map<string, TodoRow>();
  for (const id of input.ids) {
    const row = await todoBy(executor, caller, id);
    rows.set(row.id, row);
  }
  return [...rows.values()];
}

const named = (rows: readonly TodoRow[]): string =>
  rows
    .slice(0, NAMED)
    .map(({ title }) => title)
    .join(', ') + (rows.length > NAMED ? ' …' : '');

const alreadyClosed = (caller: Caller, rows: readonly TodoRow[]): string =>
  messages(caller).todos.closedAlready({ names: named(rows) });

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
    ...(unfinished.length > 0 ? [messages(caller).todos.dependsOnOpen({ names: named(unfinished) })] : []),
    ...(freed.length > 0 ? [messages(caller).todos.freed({ names: named(freed) })] : []),
  ];
}
