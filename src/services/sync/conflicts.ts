import { findGroup } from '../../db/repos/groups.ts';
import { listSyncCalendars } from '../../db/repos/sync-accounts.ts';
import { listSyncConflicts, solveSyncConflict } from '../../db/repos/sync-links.ts';
import type { SyncConflictRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { readObject } from '../../domain/sync/object.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { write } from '../change/write.ts';
import { PlanWriter } from '../events/exchange/rows-in.ts';
import { addFamily, replaceFamily, setAlarms } from './apply.ts';
import { familiesOf } from './families.ts';

export type Choice = 'mine' | 'theirs' | 'both';

export const listConflicts = ({ db }: Database, { user }: Caller): Promise<SyncConflictRow[]> =>
  listSyncConflicts(db, user);

/**
 * Decides a conflict: theirs stands already; mine takes its place, and is sent with the next run; both: mine becomes an
 * event of its own. Throws NOT_FOUND. Answers the change that it took, if any.
 */
export async function solveConflict(
  database: Database,
  caller: Caller,
  { id, choice }: { readonly id: string; readonly choice: Choice },
): Promise<string | undefined> {
  const conflict = (await listConflicts(database, caller)).find((one) => one.id === id);
  if (!conflict) throw new UserError('NOT_FOUND', messages(caller).sync.noConflict({ id }));
  const to = messages(caller).sync;
  const { title } = conflict;
  const result = await write<{ status: 'final'; message: string; change_id?: string }>(
    database,
    caller,
    {},
    async (recorder) => {
      const { executor, user } = { executor: recorder.executor, user: caller.user };
      if (choice !== 'theirs') await bringBack(conflict, choice);
      await solveSyncConflict(executor, user, id, caller.now);
      const summary = choice === 'both' ? to.keptBoth({ title }) : to.tookMine({ title });
      return { done: { status: 'final', message: summary }, summary };

      async function bringBack({ ours, uid, calendar }: SyncConflictRow, how: Choice): Promise<void> {
        const read = readObject(ours, { zone: caller.zone, language: caller.language });
        const groupId = (await listSyncCalendars(executor, user)).find((one) => one.id === calendar)?.group_id;
        if (read.kind !== 'event' || groupId == null || !(await findGroup(executor, user, groupId))) return;
        const family = (await familiesOf(executor, caller, [uid])).find((one) => one.groupId === groupId);
        if (how === 'mine' && family) return replaceFamily(recorder, family, { events: read.events, groupId });
        const copy = how === 'mine' ? uid : crypto.randomUUID();
        const writer = new PlanWriter(recorder);
        const alarmed = await addFamily(
          recorder,
          read.events.map((event) => ({ ...event, uid: copy })),
          { groupId, writer },
        );
        await writer.flush();
        if (alarmed) await setAlarms(recorder, [alarmed]);
      }
    },
  );
  return result.change_id;
}
