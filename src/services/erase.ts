import {
  type ErasedRow,
  eraseRows,
  familyInHistory,
  isKnown,
  leaveNoTrace,
  remindersInHistory,
} from '../db/repos/erase.ts';
import { purgeIndex } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { tableOf } from '../domain/kinds.ts';
import { messages } from '../messages/index.ts';
import type { Database } from './change/database.ts';
import { pacing } from './change/pace.ts';
import { reindex } from './search/projection.ts';
import { SEARCHED_TABLES } from './search/searched.ts';

export interface Erased {
  readonly rows: number;
  /** Why traces of it are still in the file; undefined when there are none. */
  readonly traces: 'in use' | 'disk full' | undefined;
}

/** Removes items and their history for good: the one write that leaves nothing to undo. Throws NOT_FOUND before anything is removed. */
export async function eraseItems(database: Database, caller: Caller, ids: readonly string[]): Promise<Erased> {
  const rows = await database.db.transaction().execute(async (executor) => {
    const all = new Map<string, ErasedRow>();
    for (const id of ids) {
      const table = tableOf(id);
      if (!table || !(await isKnown(executor, caller.user, { table, id }))) {
        throw new UserError('NOT_FOUND', messages(caller).items.nothingCalled({ id }), {
          hint: messages(caller).items.whereIdsAreShown,
        });
      }
      for (const row of await familyInHistory(executor, caller.user, id)) all.set(row, { table, id: row });
      // Its reminders go with it, as when it is deleted.
      const reminders =
        table === 'events' || table === 'todos' ? await remindersInHistory(executor, caller.user, id) : [];
      for (const row of reminders) all.set(row, { table: 'reminders', id: row });
    }
    await eraseRows(executor, caller.user, [...all.values()], messages(caller).items.erased);
    await eraseWords(executor, caller, [...all.values()]);
    return all.size;
  });
  return { rows, traces: await tracesLeft(database) };
}

/** What the search index knows of the rows, also of those that were deleted or changed before. */
async function eraseWords(executor: Executor, caller: Caller, rows: readonly ErasedRow[]): Promise<void> {
  for (const table of SEARCHED_TABLES) {
    const gone = rows.filter((row) => row.table === table).map(({ id }) => ({ id, row: null }));
    await reindex(executor, caller.user, table, gone, pacing(caller));
    if (gone.length > 0) await purgeIndex(executor);
  }
}

/** Rewrites the file, and answers why what was deleted is still in it. */
export async function tracesLeft(database: Database): Promise<Erased['traces']> {
  try {
    return (await leaveNoTrace(database.db)) ? undefined : 'in use';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.code === 'STORAGE_FULL' ? 'disk full' : 'in use';
  }
}
