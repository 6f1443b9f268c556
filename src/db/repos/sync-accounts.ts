import { fixedQuery } from '../fixed-query.ts';
import type { Executor } from '../schema.ts';
import type { SyncAccountRow, SyncCalendarRow } from '../sync-rows.ts';

/** Accounts and their calendars, and who is at work on a calendar. */

export const listSyncAccounts = (executor: Executor, user: string): Promise<SyncAccountRow[]> =>
  executor.selectFrom('sync_accounts').selectAll().where('user', '=', user).orderBy('name').execute();

export async function insertSyncAccount(
  executor: Executor,
  account: SyncAccountRow,
  calendars: readonly SyncCalendarRow[],
): Promise<void> {
  await executor.insertInto('sync_accounts').values(account).execute();
  for (const calendar of calendars) await executor.insertInto('sync_calendars').values(calendar).execute();
}

export async function updateSyncAccount(
  executor: Executor,
  user: string,
  id: string,
  patch: Partial<Omit<SyncAccountRow, 'user' | 'id'>>,
): Promise<void> {
  await executor.updateTable('sync_accounts').set(patch).where('user', '=', user).where('id', '=', id).execute();
}

/** Takes away an account with all that is known of its calendars; their events stay. */
export async function deleteSyncAccount(executor: Executor, user: string, id: string): Promise<void> {
  const calendars = executor
    .selectFrom('sync_calendars')
    .select('id')
    .where('user', '=', user)
    .where('account', '=', id);
  for (const table of ['sync_links', 'sync_outbox', 'sync_conflicts'] as const) {
    await executor
      .deleteFrom<'sync_links' | 'sync_outbox' | 'sync_conflicts'>(table)
      .where('user', '=', user)
      .where('calendar', 'in', calendars)
      .execute();
  }
  await executor.deleteFrom('sync_calendars').where('user', '=', user).where('account', '=', id).execute();
  await executor.deleteFrom('sync_accounts').where('user', '=', user).where('id', '=', id).execute();
}

export const listSyncCalendars = (executor: Executor, user: string, account?: string): Promise<SyncCalendarRow[]> => {
  const all = executor.selectFrom('sync_calendars').selectAll().where('user', '=', user).orderBy('name').orderBy('id');
  return (account === undefined ? all : all.where('account', '=', account)).execute();
};

/** The names of those calendars in step with some of the groups whose server takes nothing from here: so it was chosen, or it says so. */
export async function calendarsOnlyRead(
  executor: Executor,
  user: string,
  groups: readonly string[],
): Promise<string[]> {
  const found = await executor
    .selectFrom('sync_calendars')
    .select('name')
    .where('user', '=', user)
    .where('group_id', 'in', groups)
    .where('mode', '!=', 'off')
    .where(({ or, eb }) => or([eb('mode', '=', 'pull'), eb('writable', '=', 0)]))
    .orderBy('name')
    .execute();
  return found.map(({ name }) => name);
}

export async function insertSyncCalendar(executor: Executor, calendar: SyncCalendarRow): Promise<void> {
  await executor.insertInto('sync_calendars').values(calendar).execute();
}

/** What a run may change of a calendar while it holds it. */
export type CalendarPatch = Partial<Omit<SyncCalendarRow, 'user' | 'id' | 'owner' | 'fence' | 'lease_until'>>;

export async function updateSyncCalendar(
  executor: Executor,
  user: string,
  id: string,
  patch: CalendarPatch,
): Promise<void> {
  await executor.updateTable('sync_calendars').set(patch).where('user', '=', user).where('id', '=', id).execute();
}

/** A lease that would last longer than this was given by a clock that was ahead. */
const LONGEST_MS = 3_600_000;

const take = fixedQuery<{ fence: number }, (string | number)[]>(
  `update sync_calendars set owner = ?, fence = fence + 1, lease_until = ?
    where "user" = ? and id = ? and (owner is null or owner = ? or lease_until <= ? or lease_until > ?) returning fence`,
);

/** The fence of a calendar that nobody else is at; undefined where somebody is. */
export async function takeCalendar(
  executor: Executor,
  { user, id }: Pick<SyncCalendarRow, 'user' | 'id'>,
  { owner, now, until }: { readonly owner: string; readonly now: number; readonly until: number },
): Promise<number | undefined> {
  const [row] = await take(executor, owner, until, user, id, owner, now, now + LONGEST_MS);
  return row?.fence;
}

const renew = fixedQuery<{ fence: number }, (string | number)[]>(
  'update sync_calendars set lease_until = ? where "user" = ? and id = ? and fence = ? returning fence',
);

/** Whether nobody has taken the calendar since; it is held until `until` then. Asked in the transaction that writes. */
export async function renewCalendar(
  executor: Executor,
  { user, id, fence }: Pick<SyncCalendarRow, 'user' | 'id' | 'fence'>,
  until: number,
): Promise<boolean> {
  return (await renew(executor, until, user, id, fence)).length > 0;
}

export async function releaseCalendar(
  executor: Executor,
  { user, id, fence }: Pick<SyncCalendarRow, 'user' | 'id' | 'fence'>,
): Promise<void> {
  await executor
    .updateTable('sync_calendars')
    .set({ owner: null, lease_until: 0 })
    .where('user', '=', user)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .execute();
}
