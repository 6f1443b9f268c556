import { remindersOf } from '../../db/repos/reminders.ts';
import { findTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import type { SyncLinkRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { readObject } from '../../domain/sync/object.ts';
import type { SaidTodo } from '../../domain/sync/own.ts';
import { pacing } from '../change/pace.ts';
import { uidOf } from '../exchange/names.ts';
import { listOf } from '../items/todo-rows.ts';
import { written } from '../todos/exchange/out.ts';
import { findKnown } from '../todos/exchange/own.ts';

/** The row of a todo. */
export interface TodoFamily {
  readonly kind: 'todo';
  readonly uid: string;
  readonly groupId: string | null;
  readonly row: TodoRow;
  /** What a calendar file says of it. */
  readonly said: SaidTodo;
}

/** An object that is known of a UID. */
export type KnownObject = Pick<SyncLinkRow, 'uid' | 'base'>;

interface Relations {
  readonly parent: string | null;
  readonly dependsOn: readonly string[];
}

const NONE: Relations = { parent: null, dependsOn: [] };

/**
 * The todos of some UIDs, whatever group they are in. An object may relate one to todos that are not here, since they
 * are in another list: such relations are said on, as nobody has taken them away. `objects`: as they were seen last.
 */
export async function todosOf(
  executor: Executor,
  caller: Caller,
  uids: readonly string[],
  objects: Iterable<KnownObject>,
): Promise<TodoFamily[]> {
  const known = await findKnown(executor, caller, uids, pacing(caller));
  if (known.size === 0) return [];
  const rows = [...known.values()];
  const related = await findTodos(
    executor,
    caller.user,
    rows.flatMap(({ parent_id, depends_on }) => [...(parent_id === null ? [] : [parent_id]), ...listOf(depends_on)]),
  );
  const uidsOf = (ids: readonly string[]): string[] => ids.flatMap((id) => related.get(id) ?? []).map(uidOf);
  const strangers = await strangersIn(
    executor,
    caller,
    [...objects].filter(({ uid }) => known.has(uid)),
  );
  const ids = rows.map(({ id }) => id);
  const reminders = Map.groupBy(await remindersOf(executor, caller.user, ids), ({ event_id }) => event_id);
  return [...known].map(([uid, row]): TodoFamily => {
    const others = strangers.get(uid) ?? NONE;
    const [parent = others.parent] = uidsOf(row.parent_id === null ? [] : [row.parent_id]);
    const dependsOn = [...uidsOf(listOf(row.depends_on)), ...others.dependsOn];
    const minutes = (reminders.get(row.id) ?? []).flatMap(({ minutes_before }) => minutes_before ?? []);
    const todo = written(row, { uid, parent, dependsOn, group: null, event: null, repeatOf: null });
    return { kind: 'todo', uid, groupId: row.group_id, row, said: { ...todo, minutes } };
  });
}

/** Those todos that objects relate theirs to and that are not here, by the UID of the object. */
async function strangersIn(
  executor: Executor,
  caller: Caller,
  objects: readonly KnownObject[],
): Promise<Map<string, Relations>> {
  const said = new Map<string, Relations>();
  for (const { uid, base } of objects) {
    const read = /^RELATED-TO/im.test(base) ? readObject(base, caller) : undefined;
    if (read?.kind !== 'todo') continue;
    const { parent = null, dependsOn = [] } = read.todo;
    said.set(uid, { parent, dependsOn });
  }
  const named = [...said.values()].flatMap(({ parent, dependsOn }) => [parent ?? [], dependsOn].flat());
  const here = await findKnown(executor, caller, [...new Set(named)], pacing(caller));
  for (const [uid, { parent, dependsOn }] of said) {
    said.set(uid, {
      parent: parent !== null && here.has(parent) ? null : parent,
      dependsOn: dependsOn.filter((one) => !here.has(one)),
    });
  }
  return said;
}
