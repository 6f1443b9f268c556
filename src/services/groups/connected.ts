import { listSyncAccounts, listSyncCalendars } from '../../db/repos/sync-accounts.ts';
import type { Executor } from '../../db/schema.ts';
import type { SyncAccountRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { isOneOf } from '../../domain/ics/answer.ts';
import type { EventView } from '../series/present.ts';

/** A calendar of another place that a group stands for. */
interface ConnectedCalendar {
  readonly name: string;
  /** Whether what is changed here goes there. */
  readonly sends: boolean;
}

/** What is connected: calendars by the id of their group, and the addresses that the user has there, in lower case. */
export interface Connected {
  readonly calendars: ReadonlyMap<string, ConnectedCalendar>;
  readonly addresses: ReadonlySet<string>;
}

/** What the caller has connected. */
export async function connectedOf(executor: Executor, { user }: Pick<Caller, 'user'>): Promise<Connected> {
  const accounts = await listSyncAccounts(executor, user);
  const calendars = accounts.length === 0 ? [] : await listSyncCalendars(executor, user);
  return {
    calendars: new Map(
      calendars.flatMap(({ group_id, name, mode, writable }) =>
        group_id === null || mode === 'off' ? [] : [[group_id, { name, sends: mode !== 'pull' && writable === 1 }]],
      ),
    ),
    addresses: new Set(accounts.flatMap(addressesOf)),
  };
}

/**
 * The addresses of the user of an account, in lower case: those that the server knows; of one that knows none the name
 * that they log in with, or that name at the server's domain and those above it.
 *
 * @example addressesOf({ username: 'lena', url: 'https://cloud.x.org/', addresses: null }) // ['lena@cloud.x.org', 'lena@x.org']
 */
function addressesOf({ username, url, addresses }: Pick<SyncAccountRow, 'username' | 'url' | 'addresses'>): string[] {
  const known = JSON.parse(addresses ?? '[]') as string[];
  if (username === null) return known;
  const name = username.toLowerCase();
  if (name.includes('@')) return [...known, name];
  if (known.length > 0) return known;
  const labels = (URL.parse(url)?.hostname ?? '').split('.');
  return labels.slice(0, -1).map((_, above) => `${name}@${labels.slice(above).join('.')}`);
}

/** Says of events which calendar they are of, and which of their attendees the user is. Their groups are ids still. */
export async function withCalendars(
  executor: Executor,
  caller: Pick<Caller, 'user'>,
  views: readonly EventView[],
): Promise<void> {
  if (views.every(({ group, attendees }) => group === undefined && attendees === undefined)) return;
  const { calendars, addresses } = await connectedOf(executor, caller);
  for (const view of views) {
    const calendar = view.group === undefined ? undefined : calendars.get(view.group);
    if (calendar) view.calendar = calendar.name;
    if (view.attendees) {
      view.attendees = view.attendees.map((one) => (isOneOf(one, addresses) ? { ...one, me: true } : one));
    }
  }
}
