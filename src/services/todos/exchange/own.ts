import { findTodos, findTodosByUids } from '../../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { Pause } from '../../change/pace.ts';
import { idOfUid } from '../../exchange/names.ts';

/** Todos that are looked up together. */
const AT_ONCE = 500;

/** The todos of these UIDs that are here already: from a file, or made here and come back in one. */
export async function findKnown(
  executor: Executor,
  { user }: Caller,
  uids: readonly string[],
  pause: Pause,
): Promise<Map<string, TodoRow>> {
  const known = new Map<string, TodoRow>();
  for (let from = 0; from < uids.length; from += AT_ONCE) {
    const some = uids.slice(from, from + AT_ONCE);
    for (const row of await findTodosByUids(executor, user, some)) known.set(row.ics_uid as string, row);
    const own = some.flatMap((uid) => (known.has(uid) ? [] : [[uid, idOfUid(uid)] as const]));
    const rows = await findTodos(
      executor,
      user,
      own.flatMap(([, id]) => id ?? []),
    );
    for (const [uid, id] of own) {
      const row = id === undefined ? undefined : rows.get(id);
      if (row?.ics_uid === null) known.set(uid, row);
    }
    await pause();
  }
  return known;
}
