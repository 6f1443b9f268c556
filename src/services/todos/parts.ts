import { childrenOf } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import { newId } from '../../domain/ids.ts';
import { DAY, wallDay } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Removal, Remove } from '../change/removal.ts';
import { removalOfRow } from '../items/entity.ts';
import { listOf } from '../items/todo-rows.ts';
import { freePlanned } from './planned.ts';
import { listedTodo } from './present.ts';
import { todoBy } from './target.ts';

/** All that is part of these todos, near and far (parts have parts), in no order; never one of them. */
async function partsOf(executor: Executor, user: string, ids: readonly string[]): Promise<TodoRow[]> {
  const found = new Map<string, TodoRow>();
  for (let near = ids; near.length > 0; ) {
    const rows = (await childrenOf(executor, user, near)).filter(({ id }) => !found.has(id) && !ids.includes(id));
    for (const row of rows) found.set(row.id, row);
    near = rows.map(({ id }) => id);
  }
  return [...found.values()];
}

/** Titles that a question names. */
const NAMED = 5;

const namesOf = (rows: readonly TodoRow[]): string[] => [
  ...rows.slice(0, NAMED).map(({ title }) => title),
  ...(rows.length > NAMED ? ['…'] : []),
];

const removalOfOne = removalOfRow('todos', todoBy, listedTodo);

/** What was planned for a todo is free again when it goes. */
const withPlanned = (id: string): Pick<Removal, 'isLast' | 'carryOut'> => ({
  isLast: true,
  async carryOut(recorder) {
    await freePlanned(recorder, [{ id }]);
    await recorder.remove('todos', id);
  },
});

/** A todo goes with its parts, and that is asked about. */
export const removalOfTodo: Remove = async (recorder, id, part, others) => {
  const removal = await removalOfOne(recorder, id, part, others);
  if (isQuestion(removal)) return removal;
  const { executor, caller } = recorder;
  const parts = await partsOf(executor, caller.user, [removal.key]);
  const own = { ...removal, ...withPlanned(removal.key) };
  if (parts.length === 0) return own;
  return {
    ...own,
    question: messages(caller).todos.confirmDeleteWhole({
      title: removal.shown.title,
      count: parts.length,
      names: namesOf(parts),
    }),
    withIt: parts.map((row) => ({
      key: row.id,
      shown: listedTodo(caller, row),
      items: [{ id: row.id, version: row.version }],
      ...withPlanned(row.id),
    })),
  };
};

/**
 * The parts of a todo that repeats, for the next one: what is open goes over to it, what was closed is there again,
 * open, and due as long before or after it.
 */
export async function carryParts(recorder: Recorder, from: TodoRow, to: TodoRow): Promise<void> {
  const { executor, caller } = recorder;
  const later = from.due_wall === null || to.due_wall === null ? 0 : wallDay(to.due_wall) - wallDay(from.due_wall);
  const days = Math.round(later / DAY) * DAY;
  const copies = new Map<string, TodoRow>();
  const carry = async (parent: string, under: string): Promise<void> => {
    for (const row of await childrenOf(executor, caller.user, [parent])) {
      if (row.status === 'open') await recorder.change('todos', row, { parent_id: under });
      // One that repeats by itself has opened its own next one.
      else if (row.repeat === null) {
        const copy = await recorder.insert('todos', copyOf(row, under, days));
        copies.set(row.id, copy);
        await carry(row.id, copy.id);
      }
    }
  };
  await carry(from.id, to.id);
  for (const copy of copies.values()) {
    const depends = listOf(copy.depends_on);
    if (!depends.some((id) => copies.has(id))) continue;
    const again = depends.map((id) => copies.get(id)?.id ?? id);
    await recorder.change('todos', copy, { depends_on: JSON.stringify(again) });
  }
}

function copyOf(row: TodoRow, parent_id: string, later: number) {
  // It keeps when it was made: parts are in that order.
  const { id, user, version, state, updated_at, ...columns } = row;
  return {
    ...columns,
    id: newId('todo'),
    parent_id,
    due_wall: row.due_wall === null ? null : row.due_wall + later,
    status: 'open' as const,
    closed_at: null,
    close_note: null,
    event_id: null,
    ics_uid: null,
    ics_sequence: null,
  };
}

/** Parts that went over to the next one come back with the todo whose closing had opened that; what was made anew for it goes. */
export async function giveBackParts(recorder: Recorder, from: TodoRow, to: TodoRow): Promise<void> {
  const { executor, caller } = recorder;
  const kept = new Set((await childrenOf(executor, caller.user, [to.id])).map(({ title }) => title));
  for (const row of await childrenOf(executor, caller.user, [from.id])) {
    if (!kept.has(row.title)) {
      await recorder.change('todos', row, { parent_id: to.id });
      continue;
    }
    for (const { id } of [...(await partsOf(executor, caller.user, [row.id])), row]) await recorder.remove('todos', id);
  }
}

/** What closing todos leaves open of them, and which ones have nothing open left in them. */
export async function partsNotes(
  { executor, caller }: Recorder,
  closed: readonly TodoRow[],
  parents: ReadonlyMap<string, TodoRow>,
): Promise<string[]> {
  const { user } = caller;
  const left = (
    await childrenOf(
      executor,
      user,
      closed.map(({ id }) => id),
    )
  ).filter(({ status }) => status === 'open');
  const notes = left.length === 0 ? [] : [messages(caller).todos.partsStayOpen({ names: namesOf(left) })];
  const openParents = [...parents.values()].filter(({ status }) => status === 'open');
  const siblings = await childrenOf(
    executor,
    user,
    openParents.map(({ id }) => id),
  );
  const finished = openParents.filter(
    ({ id }) => !siblings.some(({ parent_id, status }) => parent_id === id && status === 'open'),
  );
  if (finished.length > 0) notes.push(messages(caller).todos.partsAllClosed({ names: namesOf(finished) }));
  return notes;
}
