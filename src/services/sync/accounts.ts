import { listGroups } from '../../db/repos/groups.ts';
import {
  deleteSyncAccount,
  insertSyncAccount,
  insertSyncCalendar,
  listSyncAccounts,
  listSyncCalendars,
  updateSyncCalendar,
} from '../../db/repos/sync-accounts.ts';
import { rootsOfGroup } from '../../db/repos/sync-links.ts';
import { todosOfGroup } from '../../db/repos/todos.ts';
import type { SyncAccountRow, SyncCalendarRow, SyncMode } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Recorder } from '../change/recorder.ts';
import { write } from '../change/write.ts';
import { foldName } from '../items/groups.ts';
import { removeFamily } from './apply.ts';
import { familiesWith } from './families.ts';
import { refused } from './refusals.ts';
import type { Discovered, FeedAs, Remotes } from './remotes.ts';
import { type ListedCalendar, ServerRefusal } from './server.ts';
import { isOfUse } from './takes.ts';

export interface NewAccount {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** What it is called; the host of its address without it. */
  readonly name?: string | undefined;
}

/** A file on the web that is subscribed to. */
export interface NewFeed {
  /** Often a secret: it is kept where passwords are. */
  readonly url: string;
  readonly as: FeedAs;
  /** What the account is called; the host of its address without it. */
  readonly name?: string | undefined;
  /** What its group is to be called; as the feed is without it. */
  readonly group?: string | undefined;
}

/** An account and its calendars. */
export interface AccountView {
  readonly account: SyncAccountRow;
  readonly calendars: readonly SyncCalendarRow[];
}

export async function listAccounts({ db }: Database, { user }: Caller): Promise<AccountView[]> {
  const calendars = await listSyncCalendars(db, user);
  return (await listSyncAccounts(db, user)).map((account) => ({
    account,
    calendars: calendars.filter((one) => one.account === account.id),
  }));
}

/** The account of that name or id. Throws NOT_FOUND. */
export async function accountCalled(database: Database, caller: Caller, name: string): Promise<AccountView> {
  const all = await listAccounts(database, caller);
  const found = all.find(({ account }) => account.id === name || foldName(account.name) === foldName(name));
  if (found) return found;
  const names = all.map(({ account }) => account.name);
  throw new UserError('NOT_FOUND', messages(caller).sync.noAccount({ name, names }));
}

/**
 * Connects an account: finds its calendars, keeps the password where secrets are kept, and makes a group of each
 * calendar that takes events or todos. Nothing is stored where the address or the password is wrong: throws UserError.
 */
export async function addAccount(
  database: Database,
  caller: Caller,
  remotes: Remotes,
  { url, username, password, name: called }: NewAccount,
): Promise<AccountView> {
  const address = URL.parse(url)?.host ?? url;
  const name = called ?? address;
  await mustBeNew(database, caller, name);
  const { home, addresses, listed } = await look(remotes, { url, username, password }).catch((error: unknown) => {
    throw error instanceof ServerRefusal ? refused(caller, { name: address, kind: 'caldav' }, error) : error;
  });
  const account: SyncAccountRow = {
    ...{ user: caller.user, id: newId('acc'), name, kind: 'caldav', url, username, home },
    addresses: JSON.stringify(addresses),
    ...{ state: 'ok', reason: null, tries: 0, next_try: null, created_at: caller.now },
  };
  return store(database, caller, remotes, { account, secret: password, listed });
}

/** Subscribes to a feed, after it was fetched once. Nothing is stored where it is none: throws UserError. */
export async function addFeed(
  database: Database,
  caller: Caller,
  remotes: Remotes,
  { url: given, as, name: called, group }: NewFeed,
): Promise<AccountView> {
  const url = URL.parse(given.replace(/^webcals?:/i, 'https:'));
  if (!url) throw new UserError('INVALID_ARGUMENT', messages(caller).sync.noAddress({ url: given }));
  const name = called ?? url.host;
  await mustBeNew(database, caller, name);
  const found = await remotes
    .feed(url.href, as, undefined)
    .calendars()
    .catch((error: unknown) => {
      throw error instanceof ServerRefusal ? refused(caller, { name: url.host, kind: 'ics' }, error) : error;
    });
  const listed = found.map((one) => ({ ...one, name: group ?? one.name }));
  const account: SyncAccountRow = {
    ...{ user: caller.user, id: newId('acc'), name, kind: 'ics', url: `${url.origin}/…`, username: null, home: as },
    addresses: null,
    ...{ state: 'ok', reason: null, tries: 0, next_try: null, created_at: caller.now },
  };
  return store(database, caller, remotes, { account, secret: url.href, listed });
}

async function mustBeNew({ db }: Database, caller: Caller, name: string): Promise<void> {
  if ((await listSyncAccounts(db, caller.user)).some((one) => foldName(one.name) === foldName(name))) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).sync.accountExists({ name }));
  }
}

interface Found {
  readonly account: SyncAccountRow;
  readonly secret: string;
  readonly listed: readonly ListedCalendar[];
}

async function store(
  database: Database,
  caller: Caller,
  { secrets }: Remotes,
  { account, secret, listed }: Found,
): Promise<AccountView> {
  await secrets.write(account.id, secret);
  try {
    await write(database, { ...caller, tool: 'sync' }, {}, async (recorder) => {
      const calendars: SyncCalendarRow[] = [];
      for (const one of listed) calendars.push(await calendarRow(recorder, account, one, modeFor(one)));
      await insertSyncAccount(recorder.executor, account, calendars);
      const summary = messages(caller).sync.connected({ name: account.name, calendars: calendars.length });
      return { done: { status: 'final', message: summary }, summary };
    });
  } catch (error) {
    await secrets.remove(account.id);
    throw error;
  }
  return accountCalled(database, caller, account.id);
}

async function look(
  { discover, server }: Remotes,
  { url, username, password }: Pick<NewAccount, 'url' | 'username' | 'password'>,
): Promise<Discovered & { listed: ListedCalendar[] }> {
  const found = await discover(url, { username, password });
  const listed = await server(found.home, { username, password }).calendars();
  return { ...found, listed: listed.filter(({ components }) => isOfUse(components)) };
}

const modeFor = ({ writable }: ListedCalendar): SyncMode => (writable ? 'two-way' : 'pull');

/** A calendar's row, and its group where it is synced: one that is there by its name, unless it is another calendar's. */
async function calendarRow(
  recorder: Recorder,
  { user, id: account, name: accountName }: SyncAccountRow,
  { href, name, color, writable, components }: ListedCalendar,
  mode: SyncMode,
): Promise<SyncCalendarRow> {
  return {
    ...{ user, id: newId('cal'), account, href, name, color, mode, writable: writable ? 1 : 0 },
    group_id: mode === 'off' ? null : await groupFor(recorder, { name, color, accountName }),
    ...{ components: JSON.stringify(components), token: null, ctag: null, listed_at: null, synced_at: null },
    ...{ seen_seq: 0, missing: null, reason: null, owner: null, fence: 0, lease_until: 0 },
  };
}

/** A new group, under a name that no other has: events of a group that is there already would be sent. */
async function groupFor(
  recorder: Recorder,
  { name, color, accountName }: { readonly name: string; readonly color: string | null; readonly accountName: string },
): Promise<string> {
  const { executor, caller } = recorder;
  const taken = new Set((await listGroups(executor, caller.user)).map((group) => foldName(group.name)));
  const short = name.slice(0, 80);
  const names = [short, `${short} (${accountName.slice(0, 60)})`];
  const free = [...names, ...Array.from({ length: 100 }, (_, index) => `${short} (${index + 2})`)].find(
    (one) => !taken.has(foldName(one)),
  );
  const empty = { description: null, default_duration_minutes: null, default_importance: null };
  const row = { ...empty, default_urgency: null, working_hours: null, color, name: free ?? newId('grp') };
  return (await recorder.insert('groups', { ...row, id: newId('grp') })).id;
}

/** Knows calendars that have come since: they are off until they are chosen. */
export async function noteNewCalendars(
  { db }: Database,
  account: SyncAccountRow,
  known: readonly SyncCalendarRow[],
  listed: readonly ListedCalendar[],
): Promise<void> {
  const hrefs = new Set(known.map(({ href }) => href));
  const fresh = listed.filter(({ href, components }) => !hrefs.has(href) && isOfUse(components));
  if (fresh.length === 0) return;
  await db.transaction().execute(async (executor) => {
    for (const { href, name, color, writable, components } of fresh) {
      await insertSyncCalendar(executor, {
        ...{ user: account.user, id: newId('cal'), account: account.id, href, name, color, mode: 'off' as const },
        ...{ group_id: null, writable: writable ? 1 : 0, components: JSON.stringify(components), token: null },
        ...{ ctag: null, listed_at: null, synced_at: null, seen_seq: 0, missing: null, reason: null },
        ...{ owner: null, fence: 0, lease_until: 0 },
      });
    }
  });
}

/** How a calendar is synced from now on. Throws NOT_FOUND. */
export async function chooseMode(
  database: Database,
  caller: Caller,
  { account, calendars }: AccountView,
  { calendar: name, mode }: { readonly calendar: string; readonly mode: SyncMode },
): Promise<void> {
  const calendar = calendars.find((one) => one.id === name || foldName(one.name) === foldName(name));
  if (!calendar) {
    const names = calendars.map((one) => one.name);
    throw new UserError('NOT_FOUND', messages(caller).sync.noCalendar({ name, names }));
  }
  await write(database, { ...caller, tool: 'sync' }, {}, async (recorder) => {
    const { color } = calendar;
    const group_id =
      calendar.group_id ??
      (mode === 'off' ? null : await groupFor(recorder, { name: calendar.name, color, accountName: account.name }));
    await updateSyncCalendar(recorder.executor, caller.user, calendar.id, {
      mode,
      group_id,
      writable: 1,
      seen_seq: 0,
      reason: null,
    });
    const summary = messages(caller).sync.connected({ name: calendar.name, calendars: 1 });
    return { done: { status: 'final', message: summary }, summary };
  });
}

/** Ends an account. Its events and todos stay, unless they are to go: from here, not from the server. */
export async function removeAccount(
  database: Database,
  caller: Caller,
  { secrets }: Remotes,
  { account, calendars }: AccountView,
  { keep }: { readonly keep: boolean },
): Promise<void> {
  await write(database, { ...caller, tool: 'sync' }, {}, async (recorder) => {
    const { executor } = recorder;
    await deleteSyncAccount(executor, caller.user, account.id);
    for (const { group_id } of keep ? [] : calendars) {
      if (group_id === null) continue;
      const roots = await rootsOfGroup(executor, caller.user, group_id);
      for (const family of await familiesWith(executor, caller, roots)) await removeFamily(recorder, family);
      for (const { id } of await todosOfGroup(executor, caller.user, group_id)) await recorder.remove('todos', id);
    }
    const summary = messages(caller).sync.connected({ name: account.name, calendars: 0 });
    return { done: { status: 'final', message: summary }, summary };
  });
  await secrets.remove(account.id);
}
