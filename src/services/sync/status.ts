import { lastChange } from '../../db/repos/export.ts';
import { listGroups } from '../../db/repos/groups.ts';
import { countLinks, itemsOfLinks, listSyncLinks } from '../../db/repos/sync-links.ts';
import type { SyncCalendarRow, SyncConflictRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { tableOf } from '../../domain/kinds.ts';
import type { FieldConflict } from '../../domain/sync/merge.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { listAccounts } from './accounts.ts';
import { listConflicts } from './conflicts.ts';
import { type Job, jobsIn } from './dirty.ts';
import type { Held } from './held.ts';

/** How a calendar of another place stands. */
export interface CalendarStatus {
  readonly name: string;
  readonly mode: SyncCalendarRow['mode'];
  readonly group?: string;
  /** When both sides were last the same. */
  readonly synced?: string;
  /** Changes of here that have yet to be sent; items that are gone there and stay here until the user agrees; that cannot be taken over. */
  readonly waiting?: number;
  readonly gone?: number;
  readonly refused?: number;
  readonly reason?: string;
}

export interface AccountStatus {
  readonly name: string;
  readonly state: 'ok' | 'login' | 'failing';
  readonly reason?: string;
  /** When it is tried again by itself. */
  readonly next_try?: string;
  readonly calendars: readonly CalendarStatus[];
}

/** What both sides changed differently: theirs stands. */
export interface Difference {
  /** What is decided on with `perch-mcp conflicts`. */
  readonly id: string;
  readonly event_id?: string;
  readonly todo_id?: string;
  readonly title: string;
  readonly fields: readonly string[];
  /** Undoing this for the item brings mine back. */
  readonly change_id?: string;
}

export type StatusResult = Result<{ accounts: readonly AccountStatus[]; differences: readonly Difference[] }>;

/** Accounts and their calendars, what waits, and what has to be decided. Asks no server. */
export async function syncStatus(database: Database, caller: Caller, clock: () => number): Promise<StatusResult> {
  const { db } = database;
  const said = messages(caller).sync;
  const views = await listAccounts(database, caller);
  if (views.length === 0) return { status: 'final', message: said.noneConnected, accounts: [], differences: [] };
  const groups = new Map((await listGroups(db, caller.user)).map(({ id, name }) => [id, name]));
  const iso = (at: number): string => isoWithOffset(at, caller.zone);
  const accounts: AccountStatus[] = [];
  for (const { account, calendars } of views) {
    const { name, state, reason, next_try } = account;
    const shown: CalendarStatus[] = [];
    for (const row of calendars) {
      const group = row.group_id === null ? undefined : groups.get(row.group_id);
      const waiting = row.mode === 'off' ? 0 : (await jobsOf(database, caller, row, clock)).length;
      const gone = missingIn(row);
      const refused = await countLinks(db, row, 'quarantined');
      shown.push({
        ...{ name: row.name, mode: modeOf(row), ...(group !== undefined && { group }) },
        ...(row.synced_at !== null && { synced: iso(row.synced_at) }),
        ...(waiting > 0 && { waiting }),
        ...(gone > 0 && { gone }),
        ...(refused > 0 && { refused }),
        ...(row.reason !== null && { reason: row.reason }),
      });
    }
    accounts.push({
      ...{ name, state, ...(reason !== null && { reason }) },
      ...(next_try !== null && { next_try: iso(next_try) }),
      calendars: shown,
    });
  }
  const conflicts = await listConflicts(database, caller);
  const items = await itemsOfLinks(db, caller.user, conflicts);
  const differences = conflicts.map((one) => differenceOf(one, items.get(one.href)));
  const all = accounts.flatMap(({ calendars }) => calendars);
  const message = said.status({
    accounts: accounts.length,
    calendars: all.filter(({ mode }) => mode !== 'off').length,
    waiting: all.reduce((sum, { waiting = 0, gone = 0 }) => sum + waiting + gone, 0),
    refused: all.reduce((sum, { refused = 0 }) => sum + refused, 0),
    differences: differences.length,
    failing: accounts.filter(({ state }) => state !== 'ok').length,
    fresh: all.filter(({ mode, synced, reason }) => mode !== 'off' && synced === undefined && reason === undefined)
      .length,
    stopped: all.filter(({ mode, reason }) => mode !== 'off' && reason !== undefined).length,
  });
  const suggestions = conflicts.slice(0, 2).flatMap(({ href, change_id, title }) => {
    const item = items.get(href);
    if (change_id === null || item === undefined) return [];
    return [{ use: 'undo' as const, changes: change_id, items: [item], why: said.takeMine({ title }) }];
  });
  return { status: 'final', message, accounts, differences, ...(suggestions.length > 0 && { suggestions }) };
}

/** A conflict without its two versions. `item`: the id of the event or todo that it is about. */
export function differenceOf({ id, title, fields, change_id }: SyncConflictRow, item?: string): Difference {
  const groups = new Set((JSON.parse(fields) as FieldConflict[]).map(({ group }) => group));
  return {
    ...{ id, ...(item !== undefined && { [tableOf(item) === 'todos' ? 'todo_id' : 'event_id']: item }) },
    ...{ title, fields: [...groups] },
    ...(change_id !== null && { change_id }),
  };
}

/** How a calendar is synced: one that its server lets nobody write is only read, whatever was chosen. */
export const modeOf = ({ mode, writable }: Pick<SyncCalendarRow, 'mode' | 'writable'>): SyncCalendarRow['mode'] =>
  mode === 'two-way' && writable === 0 ? 'pull' : mode;

/** How many items are gone from the server without being believed to be. */
export const missingIn = ({ missing }: SyncCalendarRow): number =>
  missing === null ? 0 : (JSON.parse(missing) as unknown[]).length;

/** What would be sent, without asking the server. */
export async function jobsOf(
  { db }: Database,
  caller: Caller,
  row: SyncCalendarRow,
  clock: () => number,
): Promise<readonly Job[]> {
  const { user } = caller;
  if (row.mode === 'pull' || row.group_id === null || (await lastChange(db, user)) === row.seen_seq) return [];
  const links = new Map((await listSyncLinks(db, { user, id: row.id })).map((link) => [link.href, link]));
  const held: Held = { user, id: row.id, groupId: row.group_id, links, row, fence: row.fence, clock };
  return jobsIn(db, caller, held);
}
