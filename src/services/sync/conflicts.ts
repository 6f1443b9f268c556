import { findGroup } from '../../db/repos/groups.ts';
import { listSyncCalendars } from '../../db/repos/sync-accounts.ts';
import { listSyncConflicts, solveSyncConflict } from '../../db/repos/sync-links.ts';
import type { SyncConflictRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { mergeOwn } from '../../domain/sync/merge.ts';
import { type ItemObject, isItem, readObject } from '../../domain/sync/object.ts';
import { patchObject } from '../../domain/sync/patch.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Recorder } from '../change/recorder.ts';
import { write } from '../change/write.ts';
import { type Family, familiesOf, sayFamily } from './families.ts';
import { addItem, replaceItem } from './items.ts';

export type Choice = 'mine' | 'theirs' | 'both';

export const listConflicts = ({ db }: Database, { user }: Caller): Promise<SyncConflictRow[]> =>
  listSyncConflicts(db, user);

/**
 * Decides a conflict: theirs stands already; mine takes its place, and is sent with the next run; both: mine becomes an
 * item of its own. Throws NOT_FOUND, also where the calendar is not here any more. Answers the change that it took, if any.
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
      if (choice !== 'theirs') await bringBack(recorder, conflict, choice);
      await solveSyncConflict(recorder.executor, caller.user, id, caller.now);
      const summary = choice === 'both' ? to.keptBoth({ title }) : to.tookMine({ title });
      return { done: { status: 'final', message: summary }, summary };
    },
  );
  return result.change_id;
}

async function bringBack(recorder: Recorder, conflict: SyncConflictRow, how: Choice): Promise<void> {
  const { executor, caller } = recorder;
  const { ours, theirs, uid, calendar } = conflict;
  const mine = readObject(ours, caller);
  const groupId = (await listSyncCalendars(executor, caller.user)).find(({ id }) => id === calendar)?.group_id;
  if (!isItem(mine) || groupId == null || !(await findGroup(executor, caller.user, groupId))) {
    throw new UserError('NOT_FOUND', messages(caller).sync.goneGroup);
  }
  const families = await familiesOf(executor, caller, [uid], [{ uid, base: theirs }]);
  const family = families.find((one) => one.groupId === groupId && one.kind === mine.kind);
  if (how === 'mine' && family) {
    await replaceItem(recorder, family, broughtUpToDate(caller, mine, conflict, family), groupId);
  } else await addItem(recorder, mine, how === 'mine' ? uid : crypto.randomUUID(), groupId);
}

/** Mine, with what was changed here since it was put aside: only what was in dispute is taken back. */
function broughtUpToDate(
  caller: Caller,
  mine: ItemObject,
  { ours, theirs }: SyncConflictRow,
  family: Family,
): ItemObject {
  const then = readObject(theirs, caller);
  if (!isItem(then) || !mine.isPlain) return mine;
  const { own: now, uses } = sayFamily(family, caller);
  const { own } = mergeOwn({ base: then.own, ours: now, theirs: mine.own });
  const { zone, language } = caller;
  const text = patchObject(ours, mine, own, { zone, language, now: caller.now, uses });
  const joined = text === undefined ? undefined : readObject(text, caller);
  return joined && isItem(joined) ? joined : mine;
}
