import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { createServices } from '../src/app/compose.ts';
import { remotesWith } from '../src/app/remotes.ts';
import { HostileServer } from '../test/sync/hostile-server.ts';
import { AUTHORIZATION, isInstalled, type RealServer, startServer } from '../test/sync/real-servers.ts';
import { phoneEvent } from '../test/sync/replica.ts';
import { eventAt, startOf } from './lib/long-calendar.ts';
import { milliseconds, printTable } from './lib/table.ts';
import { benchCallsBesideSync } from './sync-calls.ts';
import { benchRename } from './sync-rename.ts';

const run = promisify(execFile);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const secrets = () => {
  const held = new Map<string, string>();
  return {
    read: async (id: string) => held.get(id),
    write: async (id: string, password: string) => void held.set(id, password),
    remove: async (id: string) => void held.delete(id),
  };
};

/** A Perch with its calendar in a file. */
async function perch(db: string, remotes: ReturnType<typeof remotesWith>) {
  const options = { db, timezone: 'UTC', language: 'en' as const };
  const services = await createServices({ ...options, remotes: async () => remotes });
  const caller = () => services.callerFor({ user: 'local' }, { session: 'bench', tool: 'bench', text: '' });
  const sync = await services.sync();
  return {
    services,
    caller,
    connect: async (url: string) => sync.add(await caller(), { url, username: 'lena', password: 'secret' }),
    sync: async () => {
      const [done] = await sync.run(await caller(), { mayRemove: true });
      if (done?.reason !== undefined) throw new Error(done.reason);
      return done;
    },
  };
}

async function put(server: RealServer, name: string, ics: string): Promise<Response> {
  const answer = await fetch(new URL(`${server.calendar}${name}.ics`, server.url), {
    ...{ method: 'PUT', body: ics, headers: { authorization: AUTHORIZATION, 'content-type': 'text/calendar' } },
  });
  await answer.text();
  return answer;
}

/** As many as Perch has under way at a time (services/sync/push.ts). */
const IN_FLIGHT = 4;

/** What the server itself takes for the uploads, of a loop that does nothing but PUT: no client that writes each object can be quicker. */
async function bare(count: number): Promise<number> {
  const server = await startServer('radicale');
  const waiting = Array.from({ length: count }, (_, index) => index);
  const work = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const { status } = await put(server, `e${index}`, eventAt(index));
      if (status !== 201) throw new Error(`PUT: ${status}`);
    }
  };
  try {
    return await timed(() => Promise.all(Array.from({ length: IN_FLIGHT }, work)));
  } finally {
    server.stop();
  }
}

type Times = Readonly<Record<'uploads' | 'nothing' | 'one', number>> & { readonly requests?: number };

async function ours(folder: string, count: number): Promise<Times> {
  const server = await startServer('radicale');
  let requests = 0;
  const send = (url: URL, init: RequestInit): Promise<Response> => {
    requests++;
    return fetch(url, init);
  };
  const one = await perch(join(folder, 'sync.db'), remotesWith(secrets(), { send }));
  try {
    await one.connect(server.url);
    await one.sync();
    const events = Array.from({ length: count }, (_, index) => eventAt(index, ['CATEGORIES:Work']));
    const ics = ['BEGIN:VCALENDAR', ...events.flatMap((text) => text.match(/BEGIN:VEVENT[\s\S]*END:VEVENT/) ?? [])];
    const text = [...ics, 'END:VCALENDAR', ''].join('\r\n');
    await one.services.events.importCalendar(await one.caller(), { ics: text });
    const uploads = await timed(one.sync);
    await one.sync();
    requests = 0;
    const nothing = await timed(one.sync);
    const quiet = requests;
    const { events: [first] = [] } = await one.services.events.query(await one.caller(), { start: '2027-01-01' });
    await one.services.events.update(await one.caller(), { id: first?.id, title: 'Renamed' });
    await put(server, 'e9', phoneEvent('e9', 'Renamed there', startOf(9)));
    return { uploads, nothing, one: await timed(one.sync), requests: quiet };
  } finally {
    await one.services.close();
    server.stop();
  }
}

async function vdirsyncer(folder: string, count: number): Promise<Times> {
  const server = await startServer('radicale');
  const place = join(folder, 'vdirsyncer');
  const items = join(place, 'items', 'work');
  mkdirSync(items, { recursive: true });
  for (let index = 0; index < count; index++) {
    writeFileSync(join(items, `e${index}.ics`), eventAt(index));
  }
  const config = join(place, 'config');
  writeFileSync(
    config,
    `[general]\nstatus_path = "${join(place, 'status')}"\n[pair all]\na = "here"\nb = "there"\ncollections = ["work"]\n` +
      `[storage here]\ntype = "filesystem"\npath = "${join(place, 'items')}"\nfileext = ".ics"\n` +
      `[storage there]\ntype = "caldav"\nurl = "${server.url}"\nusername = "lena"\npassword = "secret"\n`,
  );
  const call = (...args: string[]) => run('vdirsyncer', ['-c', config, ...args], { maxBuffer: 2 ** 26 });
  try {
    await call('discover', '--no-list');
    const uploads = await timed(() => call('sync'));
    const nothing = await timed(() => call('sync'));
    writeFileSync(join(items, 'e0.ics'), phoneEvent('e0', 'Renamed', startOf(0)));
    await put(server, 'e9', phoneEvent('e9', 'Renamed there', startOf(9)));
    return { uploads, nothing, one: await timed(() => call('sync')) };
  } finally {
    server.stop();
  }
}

/** A first download, of a server that costs nothing: what Perch itself takes, with every event looked at for overlaps. */
async function download(folder: string, count: number): Promise<{ ms: number; cpu: number; p99: number }> {
  const server = new HostileServer();
  for (let index = 0; index < count; index++) {
    server.store(`/dav/lena/work/e${index}.ics`, eventAt(index));
  }
  const one = await perch(join(folder, 'download.db'), remotesWith(secrets(), { send: server.send }));
  await one.connect(server.url);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const ms = await timed(one.sync);
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  await one.services.close();
  return { ms, cpu: (user + system) / 1e3, p99: delay.percentile(99) / 1e6 };
}

/** Through a tool's service, as a host has it done. */
async function rename(server: RealServer, db: string): Promise<void> {
  const one = await perch(db, remotesWith(secrets()));
  try {
    await one.connect(server.url);
    await one.sync();
    const { events: [first] = [] } = await one.services.events.query(await one.caller(), { start: '2026-12-07' });
    await one.services.events.update(await one.caller(), { id: first?.id, scope: 'all', title: 'Team' });
    await one.sync();
  } finally {
    await one.services.close();
  }
}

/** Sync beside vdirsyncer and caldav-mcp, on a Radicale of its own for each; a peer that is not installed is named. */
export async function benchSync(folder: string, { events }: { readonly events: number }): Promise<void> {
  console.log('## Connected calendars\n');
  const { ms, cpu, p99 } = await download(folder, 10_000);
  console.log(
    `First download of 10,000 events: ${(ms / 1000).toFixed(1)} s (${(cpu / 1000).toFixed(1)} s of CPU), event loop p99 ${p99.toFixed(0)} ms (goal: 15 s, 50 ms)\n`,
  );
  if (isInstalled('xandikos')) await benchRename(rename, folder);
  else console.log('Skipped: Xandikos is not installed\n');
  await benchCallsBesideSync(folder);
  if (!isInstalled('radicale')) return console.log('Skipped: Radicale is not installed\n');
  const puts = await bare(events);
  const us = await ours(folder, events);
  const peer = isInstalled('vdirsyncer') ? await vdirsyncer(folder, events) : undefined;
  if (!peer) console.log('Skipped: vdirsyncer is not installed\n');
  const row = (name: string, ms: number, of: 'uploads' | 'nothing' | 'one', goal: string): string[] => {
    const theirs = peer?.[of];
    const ratio = theirs === undefined ? '' : (ms / theirs).toFixed(2);
    return [name, milliseconds(ms), theirs === undefined ? '' : milliseconds(theirs), ratio, goal];
  };
  printTable(
    ['', 'ms', 'vdirsyncer ms', '× vdirsyncer', 'goal'],
    [
      row(`raw PUTs: ${events} by a bare loop, ${IN_FLIGHT} at a time`, puts, 'uploads', 'the floor'),
      row(`${events} uploads`, us.uploads, 'uploads', '0.5 ×, or the floor'),
      row(`nothing changed of ${events} (${us.requests} request)`, us.nothing, 'nothing', '300 ms, 1 request'),
      row('one change each way', us.one, 'one', '1000 ms'),
    ],
  );
}
