import { emptyLog, eraseRows, familyInHistory, isKnown } from '../db/repos/erase.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../errors.ts';
import type { Database } from './database.ts';
import { say } from './say.ts';

export interface Erased {
  readonly rows: number;
  /** False while another process reads: its copy of the write-ahead log goes when it ends. */
  readonly logEmptied: boolean;
}

/** Removes items and their history for good: the one write that leaves nothing to undo. Throws NOT_FOUND before anything is removed. */
export async function eraseItems(database: Database, caller: Caller, ids: readonly string[]): Promise<Erased> {
  const rows = await database.db.transaction().execute(async (executor) => {
    const all = new Set<string>();
    for (const id of ids) {
      if (!(await isKnown(executor, caller.user, id))) {
        throw new UserError('NOT_FOUND', say(caller, `没有 ${id}。`, `There is no ${id}.`), {
          hint: 'Ids are shown by schedule_query and history_query, such as evt_7k2m9q4t1x.',
        });
      }
      for (const row of await familyInHistory(executor, caller.user, id)) all.add(row);
    }
    await eraseRows(executor, caller.user, [...all], say(caller, '（已彻底删除）', '(erased)'));
    return all.size;
  });
  return { rows, logEmptied: await emptyLog(database.db) };
}
