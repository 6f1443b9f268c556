import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { ChangeImageRow, EventRow, Executor } from '../schema.ts';
import type { SyncCalendarRow, SyncConflictRow, SyncLinkRow, SyncOutboxRow } from '../sync-rows.ts';

/** What each object of a calendar is here, and what is on its way. */

type Calendar = Pick<SyncCalendarRow, 'user' | 'id'>;

export const listSyncLinks = (executor: Executor, { user, id }: Calendar): Promise<SyncLinkRow[]> =>
  executor.selectFrom('sync_links').selectAll().where('user', '=', user).where('calendar', '=', id).execute();

/** The objects of some UIDs, in any calendar. */
export async function findLinksByUid(
  executor: Executor,
  user: string,
  uids: readonly string[],
): Promise<SyncLinkRow[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<SyncLinkRow>`
    select l.* from ${jsonTexts(executor, uids)} as wanted cross join sync_links as l
      where l."user" = ${user} and l.uid = wanted.item`.execute(executor);
  return rows;
}

/** Objects, in any calendar, that have this property. */
export const linksWith = (
  executor: Executor,
  user: string,
  property: string,
): Promise<Pick<SyncLinkRow, 'item' | 'base'>[]> =>
  executor
    .selectFrom('sync_links')
    .select(['item', 'base'])
    .where('user', '=', user)
    .where('base', 'like', `%\n${property}%`)
    .execute();

/** The events and todos of some objects, by href. */
export async function itemsOfLinks(
  executor: Executor,
  user: string,
  objects: readonly Pick<SyncLinkRow, 'calendar' | 'href'>[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { calendar, href } of objects) {
    const row = await executor
      .selectFrom('sync_links')
      .select('item')
      .where('user', '=', user)
      .where('calendar', '=', calendar)
      .where('href', '=', href)
      .executeTakeFirst();
    if (row?.item != null) found.set(href, row.item);
  }
  return found;
}

/** How many objects of a calendar are there, or are in this state. */
export async function countLinks(
  executor: Executor,
  { user, id }: Calendar,
  state?: SyncLinkRow['state'],
): Promise<number> {
  const all = executor
    .selectFrom('sync_links')
    .select((rows) => rows.fn.countAll<number | string>().as('count'))
    .where('user', '=', user)
    .where('calendar', '=', id);
  const wanted = state === undefined ? all.where('state', '<>', 'gone') : all.where('state', '=', state);
  const { count } = await wanted.executeTakeFirstOrThrow();
  return Number(count);
}

export async function putSyncLink(executor: Executor, link: SyncLinkRow): Promise<void> {
  const { user: _user, calendar: _calendar, href: _href, ...rest } = link;
  await executor
    .insertInto('sync_links')
    .values(link)
    .onConflict((conflict) => conflict.columns(['user', 'calendar', 'href']).doUpdateSet(rest))
    .execute();
}

export async function deleteSyncLink(executor: Executor, { user, id }: Calendar, href: string): Promise<void> {
  await executor
    .deleteFrom('sync_links')
    .where('user', '=', user)
    .where('calendar', '=', id)
    .where('href', '=', href)
    .execute();
}

/** Forgets what objects of an event or todo said. That they are there is still known, so that they are not brought again. */
export async function eraseObjects(executor: Executor, user: string, item: string): Promise<void> {
  const links = await executor
    .selectFrom('sync_links')
    .select(['calendar', 'href'])
    .where('user', '=', user)
    .where('item', '=', item)
    .execute();
  for (const { calendar, href } of links) {
    for (const table of ['sync_outbox', 'sync_conflicts'] as const) {
      await executor
        .deleteFrom<'sync_outbox' | 'sync_conflicts'>(table)
        .where('user', '=', user)
        .where('calendar', '=', calendar)
        .where('href', '=', href)
        .execute();
    }
  }
  await executor
    .updateTable('sync_links')
    .set({ item: null, base: '', digest: '', state: 'hidden', reason: null })
    .where('user', '=', user)
    .where('item', '=', item)
    .execute();
}

export const listOutbox = (executor: Executor, { user, id }: Calendar): Promise<SyncOutboxRow[]> =>
  executor.selectFrom('sync_outbox').selectAll().where('user', '=', user).where('calendar', '=', id).execute();

export async function putOutbox(executor: Executor, row: SyncOutboxRow): Promise<void> {
  const { user: _user, calendar: _calendar, href: _href, ...rest } = row;
  await executor
    .insertInto('sync_outbox')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user', 'calendar', 'href']).doUpdateSet(rest))
    .execute();
}

export async function deleteOutbox(executor: Executor, { user, id }: Calendar, href: string): Promise<void> {
  await executor
    .deleteFrom('sync_outbox')
    .where('user', '=', user)
    .where('calendar', '=', id)
    .where('href', '=', href)
    .execute();
}

export async function insertSyncConflict(executor: Executor, row: SyncConflictRow): Promise<void> {
  await executor.insertInto('sync_conflicts').values(row).execute();
}

/** Those that nobody has decided on, newest first. */
export const listSyncConflicts = (executor: Executor, user: string): Promise<SyncConflictRow[]> =>
  executor
    .selectFrom('sync_conflicts')
    .selectAll()
    .where('user', '=', user)
    .where('solved_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();

export async function solveSyncConflict(executor: Executor, user: string, id: string, at: number): Promise<void> {
  await executor
    .updateTable('sync_conflicts')
    .set({ solved_at: at })
    .where('user', '=', user)
    .where('id', '=', id)
    .execute();
}

/** Images of events, todos and reminders in changes after `seq`: what may have been changed here since. */
export const imagesSince = (
  executor: Executor,
  user: string,
  seq: number,
): Promise<Pick<ChangeImageRow, 'before' | 'after' | 'table_name'>[]> =>
  executor
    .selectFrom('change_images')
    .innerJoin('changes', (on) =>
      on.onRef('changes.user', '=', 'change_images.user').onRef('changes.id', '=', 'change_images.change_id'),
    )
    .select(['change_images.before', 'change_images.after', 'change_images.table_name'])
    .where('change_images.user', '=', user)
    .where('changes.seq', '>', seq)
    .where('change_images.table_name', 'in', ['events', 'todos', 'reminders'])
    .execute();

/** Whether anybody but sync has changed anything after `seq`. */
export async function hasForeignChange(executor: Executor, user: string, seq: number): Promise<boolean> {
  const row = await executor
    .selectFrom('changes')
    .select('seq')
    .where('user', '=', user)
    .where('seq', '>', seq)
    .where('tool', '<>', 'sync')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const rootsWhere = (executor: Executor, user: string, condition: Expression<SqlBool>): Promise<EventRow[]> =>
  executor
    .selectFrom('events')
    .selectAll()
    .where('user', '=', user)
    .where('series_id', 'is', null)
    .where(condition)
    .orderBy('id')
    .execute() as Promise<EventRow[]>;

/** Events and series of a group. */
export const rootsOfGroup = (executor: Executor, user: string, group: string): Promise<EventRow[]> =>
  rootsWhere(executor, user, sql<boolean>`group_id = ${group}`);
