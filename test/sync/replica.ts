import { onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { remotesWith } from '../../src/app/remotes.ts';
import type { Caller } from '../../src/domain/caller.ts';
import type { Services } from '../../src/services/index.ts';
import type { Remotes } from '../../src/services/sync/remotes.ts';
import type { AccountRun } from '../../src/services/sync/run.ts';
import type { CalendarServer } from '../../src/services/sync/server.ts';
import type { Sync } from '../../src/services/sync/sync.ts';
import { newServerPlace } from '../postgres/place.ts';
import type { HostileServer } from './hostile-server.ts';

/** Monday. */
const NOW = Date.UTC(2026, 10, 23, 8, 0);

/** One Perch with a calendar of its own, connected to a server in the same process. */
export interface Replica {
  readonly services: Services;
  readonly sync: Sync;
  readonly clock: { now: number };
  caller(): Promise<Caller>;
  connect(): Promise<void>;
  run(mayRemove?: boolean): Promise<AccountRun>;
  /** As it would be exported, without stamps. */
  titles(): Promise<string[]>;
  idOf(title: string): Promise<string>;
}

/** A password that is kept in memory. */
function secrets() {
  const held = new Map<string, string>();
  return {
    read: async (account: string) => held.get(account),
    write: async (account: string, password: string) => void held.set(account, password),
    remove: async (account: string) => void held.delete(account),
  };
}

/** `db`: a file, where a test looks into it. `through`: what stands between the replica and its server. */
interface Otherwise {
  readonly db?: string | undefined;
  readonly through?: (server: CalendarServer) => CalendarServer;
}

export async function openReplica(
  server: HostileServer,
  { db, through = (one) => one }: Otherwise = {},
): Promise<Replica> {
  const clock = { now: NOW };
  const plain = remotesWith(secrets(), { send: server.send, now: () => clock.now });
  const remotes: Remotes = { ...plain, server: (...where) => through(plain.server(...where)) };
  const place = db === undefined ? await newServerPlace() : undefined;
  const opened = await createServices({
    ...{ db: db ?? place?.url ?? ':memory:', timezone: 'UTC', language: 'en' as const, now: () => clock.now },
    remotes: async () => remotes,
  });
  const services: Services = {
    ...opened,
    close: async () => {
      await opened.close();
      await place?.remove();
    },
  };
  const sync = await services.sync();
  const caller = () => services.callerFor({ user: 'local' }, { session: 's', tool: 'test', text: '' });
  const events = async () => {
    const { events: found = [] } = await services.events.query(await caller(), {
      ...{ start: '2026-01-01', end: '2027-12-31', limit: 200, detail: 'full' as const },
    });
    return found;
  };
  return {
    ...{ services, sync, clock, caller },
    connect: async () => {
      await sync.add(await caller(), { url: server.url, username: server.username, password: server.password });
    },
    run: async (mayRemove = false) => {
      const [run] = await sync.run(await caller(), { mayRemove });
      if (!run) throw new Error('No account is connected');
      return run;
    },
    titles: async () => (await events()).map(({ title }) => title).sort(),
    idOf: async (title) => {
      const found = (await events()).find((one) => one.title === title);
      if (!found) throw new Error(`No event ${title}`);
      return found.id;
    },
  };
}

/** As `openReplica`, connected, and closed with the test. */
export async function connected(server: HostileServer): Promise<Replica> {
  const replica = await openReplica(server);
  onTestFinished(() => replica.services.close());
  await replica.connect();
  return replica;
}

/** An object as a phone writes it: with properties that Perch does not know. */
export const phoneEvent = (
  uid: string,
  title: string,
  start = '20261201T090000Z',
  more: readonly string[] = [],
): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Phone//EN',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART:${start}`,
    'DURATION:PT30M',
    `SUMMARY:${title}`,
    `X-PHONE;KEPT="a:b;c":${uid}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** A todo, likewise. */
export const phoneTodo = (uid: string, title: string, more: readonly string[] = []): string =>
  [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Phone//EN', 'VERSION:2.0', 'BEGIN:VTODO'],
    ...[`UID:${uid}`, 'DTSTAMP:20261101T000000Z', `SUMMARY:${title}`, `X-PHONE;KEPT="a:b;c":${uid}`],
    ...[...more, 'END:VTODO', 'END:VCALENDAR', ''],
  ].join('\r\n');

export const titlesOn = (server: HostileServer): string[] =>
  [...server.work.objects.values()].map(({ ics }) => /^SUMMARY[^:]*:(.*?)\r?$/m.exec(ics)?.[1] ?? '').sort();
