import { highestVersion } from '../../db/repos/changes.ts';
import { findTodos } from '../../db/repos/todos.ts';
import type { TodoRow } from '../../db/schema.ts';
import { Notes } from '../../domain/ics/notes.ts';
import type { CalendarTodo } from '../../domain/ics/todos.ts';
import { newId } from '../../domain/ids.ts';
import type { Recorder } from '../change/recorder.ts';
import { listOf } from '../items/todo-rows.ts';
import { columnsOf, type Draft, draftOf, linkDrafts, newRow } from '../todos/exchange/in.ts';
import { setAlarms } from './apply.ts';
import { differing } from './differing.ts';

/** A todo as its object has it, and what is here of it. */
export interface ComingTodo {
  readonly todo: CalendarTodo;
  readonly row?: TodoRow | undefined;
  /** The id that it had here before it was deleted here: what knows it by that goes on knowing it. */
  readonly wasHere?: string | undefined;
}

/** What a todo is planned for is no matter of its server. */
const NO_EVENTS: ReadonlyMap<string, string> = new Map();

/** Makes the rows of todos say what their objects say; those of todos that are not here are added. */
export async function putTodos(recorder: Recorder, groupId: string, coming: readonly ComingTodo[]): Promise<void> {
  if (coming.length === 0) return;
  const { executor, caller } = recorder;
  const drafts = coming.map(({ todo, row, wasHere }) =>
    draftOf(synced(todo, row), row, row?.id ?? wasHere ?? newId('todo'), { groupId, rest: todo.categories }),
  );
  await linkDrafts(recorder, drafts, new Notes());
  const back = new Set(coming.flatMap(({ wasHere }) => wasHere ?? []));
  const fresh = drafts.filter(({ row, id }) => !row && !back.has(id));
  await recorder.insertAll(
    'todos',
    fresh.map((draft) => newRow(caller, draft, NO_EVENTS)),
  );
  for (const draft of drafts) {
    if (draft.row) await update(recorder, draft, draft.row);
    else if (back.has(draft.id)) {
      const above = await highestVersion(executor, caller.user, 'todos', draft.id);
      await recorder.insert('todos', newRow(caller, draft, NO_EVENTS), above);
    }
  }
  await setAlarms(
    recorder,
    drafts.map(({ id, todo, row }) => ({ eventId: id, title: todo.title, alarms: todo.alarms, isNew: !row })),
  );
}

/** On a server silence about others means that there are none; what only Perch has words for stays. */
const synced = (todo: CalendarTodo, row: TodoRow | undefined): CalendarTodo => ({
  ...todo,
  ...{ parent: todo.parent ?? null, dependsOn: todo.dependsOn ?? [] },
  ...{ event: undefined, repeatOf: undefined, source: row ? undefined : todo.source },
});

async function update(recorder: Recorder, draft: Draft, row: TodoRow): Promise<void> {
  const columns = columnsOf(recorder.caller, draft, NO_EVENTS);
  const changes = differing(row, { ...columns, ...heldHere(row, columns) });
  if (Object.keys(changes).length > 0) await recorder.change('todos', row, changes);
}

/** What no server says: that a UID is our own, and at which part of a second it was done. */
const heldHere = ({ ics_uid, closed_at }: TodoRow, columns: Pick<TodoRow, 'closed_at'>) => ({
  ...(ics_uid === null && { ics_uid }),
  ...(closed_at !== null && Math.trunc(closed_at / 1_000) * 1_000 === columns.closed_at && { closed_at }),
});

/** Links todos that came before those which they are parts of, or wait for. */
export async function linkLate(recorder: Recorder, waiting: ReadonlyMap<string, CalendarTodo>): Promise<void> {
  if (waiting.size === 0) return;
  const rows = await findTodos(recorder.executor, recorder.caller.user, [...waiting.keys()]);
  const drafts = [...rows.values()].flatMap((row) => {
    const todo = waiting.get(row.id);
    return todo ? [draftOf(todo, row, row.id, { groupId: undefined, rest: [] })] : [];
  });
  await linkDrafts(recorder, drafts, new Notes());
  for (const { row, parent, dependsOn = [] } of drafts) {
    if (!row) continue;
    const links = {
      parent_id: row.parent_id ?? parent ?? null,
      depends_on: JSON.stringify([...new Set([...listOf(row.depends_on), ...dependsOn])]),
    };
    const changes = differing(row, links);
    if (Object.keys(changes).length > 0) await recorder.change('todos', row, changes);
  }
}
