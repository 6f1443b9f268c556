import { listSyncLinks } from '../../db/repos/sync-links.ts';
import type { SyncCalendarRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Database } from '../change/database.ts';
import type { AccountView } from './accounts.ts';
import { isThere } from './links.ts';
import { isUnchanged } from './pull.ts';
import { refused } from './refusals.ts';
import type { Remotes } from './remotes.ts';
import { connect } from './run.ts';
import { type CalendarServer, type ListedCalendar, ServerRefusal } from './server.ts';
import { jobsOf } from './status.ts';

/** What a run would do with a calendar, as far as ETags tell. */
export interface CalendarPreview {
  readonly calendar: SyncCalendarRow;
  /** Objects that would come here, those of them that have changed, and those that are gone there. */
  readonly come: number;
  readonly changed: number;
  readonly gone: number;
  /** What would be sent. */
  readonly create: number;
  readonly update: number;
  readonly remove: number;
}

/** What a run would do with an account; nothing is written, on either side. Throws UserError where it cannot be asked. */
export async function preview(
  database: Database,
  caller: Caller,
  remotes: Remotes,
  { account, calendars }: AccountView,
  clock: () => number,
): Promise<CalendarPreview[]> {
  try {
    const server = await connect(caller, remotes, { account, calendars });
    const listed = await server.calendars();
    const found: CalendarPreview[] = [];
    for (const row of calendars.filter(({ mode }) => mode !== 'off')) {
      const there = listed.find(({ href }) => href === row.href);
      if (there && row.group_id !== null) found.push(await previewOf(database, caller, server, row, there, clock));
    }
    return found;
  } catch (error) {
    throw error instanceof ServerRefusal ? refused(caller, account, error) : error;
  }
}

async function previewOf(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  row: SyncCalendarRow,
  listed: ListedCalendar,
  clock: () => number,
): Promise<CalendarPreview> {
  const { user } = caller;
  const links = new Map((await listSyncLinks(database.db, { user, id: row.id })).map((link) => [link.href, link]));
  const objects = isUnchanged(row, listed, clock()) ? undefined : await server.list(row.href);
  const there = new Set(objects?.map(({ href }) => href));
  const jobs = await jobsOf(database, caller, row, clock);
  const count = (op: string): number => jobs.filter((job) => job.op === op).length;
  return {
    calendar: row,
    come: objects?.filter(({ href }) => !links.has(href)).length ?? 0,
    changed: objects?.filter(({ href, etag }) => links.has(href) && links.get(href)?.etag !== etag).length ?? 0,
    gone: objects ? [...links.values()].filter((one) => isThere(one) && !there.has(one.href)).length : 0,
    create: count('create'),
    update: count('update'),
    remove: count('delete'),
  };
}
