import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { BASE } from '../db/migrated.ts';
import { connect, connectHttp, type Era, type Host } from './harness.ts';
import { type HttpServer, startHttp } from './http-server.ts';
import type { Watching } from './watch.ts';

/** Within a second on a machine that is idle; this one may not be. */
const SOON = 5_000;
/** Longer than from one look of a server to the next. */
const settled = () => sleep(600);

let folder: string;
let env: Record<string, string>;
let server: HttpServer;
/** A process of its own, which writes to the file that all share. */
let writer: Host;
beforeAll(async () => {
  folder = await mkdtemp(join(BASE, 'perch-updates-'));
  env = { PERCH_DB: join(folder, 'perch.db'), PERCH_TIMEZONE: 'Asia/Shanghai', PERCH_TOOLSETS: 'planner,memo,io' };
  [server, writer] = await Promise.all([startHttp({ env }), connect('v1', { env })]);
});
afterAll(async () => {
  await writer.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function write(tool: string, args: object): Promise<Record<string, unknown>> {
  const { structuredContent, text } = await writer.call(tool, args);
  expect(structuredContent.status, text).toBe('final');
  return structuredContent;
}

type Way = 'stdio' | '/mcp' | '/sse';

const open = (era: Era, way: Way): Promise<Host> =>
  way === 'stdio' ? connect(era, { env }) : connectHttp(era, `${server.url}${way}`, { name: `${era}${way}` });

const DAY = 'perch://agenda/2031-03-05';
const WORDS = 'perch://agenda/2031年3月5日';
const TODOS = 'perch://todos';

/** A host that notes what it is told, and when. */
class Watcher {
  readonly told: { uri: string; at: number }[] = [];
  readonly name: string;
  readonly host: Host;
  watching: Watching = { uris: [], stop: async () => {} };

  constructor(name: string, host: Host) {
    this.name = name;
    this.host = host;
  }

  async watch(uris: readonly string[]): Promise<readonly string[]> {
    this.watching = await this.host.watch(uris, (uri) => this.told.push({ uri, at: performance.now() }));
    return this.watching.uris;
  }

  /** What it was told since it was last asked. */
  taken(): string[] {
    return this.told.splice(0).map(({ uri }) => uri);
  }
}

async function watcher(era: Era, way: Way): Promise<Watcher> {
  const host = await open(era, way);
  onTestFinished(() => host.close());
  return new Watcher(`${era} over ${way}`, host);
}

const HOSTS: readonly (readonly [Era, Way])[] = [
  ['v1', 'stdio'],
  ['modern', 'stdio'],
  ['v1', '/mcp'],
  ['legacy', '/sse'],
  ['modern', '/mcp'],
];

it('tells hosts of both eras once, over every transport, of what another process writes', async ({ annotate }) => {
  const all = await Promise.all(HOSTS.map(([era, way]) => watcher(era, way)));
  for (const one of all) expect(await one.watch([DAY, WORDS, TODOS]), one.name).toEqual([DAY, WORDS, TODOS]);
  const delays: string[] = [];
  /** All are told of these, whatever the order, and of nothing else. */
  const told = async (uris: readonly string[], work: () => Promise<unknown>): Promise<void> => {
    await work();
    const written = performance.now();
    if (uris.length > 0) {
      const isTold = () => all.every((one) => one.told.length > 0);
      await expect.poll(isTold, { timeout: SOON }).toBe(true);
      delays.push(all.map((one) => Math.round((one.told[0]?.at ?? 0) - written)).join(', '));
    }
    await settled();
    for (const one of all) expect(one.taken().sort(), one.name).toEqual([...uris].sort());
  };
  const start = '2031-03-05T09:00';
  let id = '';
  await told([DAY, WORDS], async () => {
    const { event } = await write('schedule_add', { title: 'Review', start });
    ({ id } = event as { id: string });
  });
  await told([DAY, WORDS], () => write('schedule_update', { id, start: '2031-03-06T09:00' }));
  await told([], () => write('schedule_update', { id, title: 'On another day' }));
  await told([], () => write('undo', { last: 1 }));
  await told([DAY, WORDS], () => write('undo', { last: 1 }));
  const ics = [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//EN',
    'BEGIN:VEVENT\r\nUID:e\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20310305T040000Z\r\nSUMMARY:Imported\r\nEND:VEVENT',
    'BEGIN:VTODO\r\nUID:t\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:Task\r\nEND:VTODO\r\nEND:VCALENDAR\r\n',
  ];
  await told([DAY, WORDS, TODOS], () => write('calendar_import', { ics: ics.join('\r\n') }));
  await told([TODOS], () => (all[2] as Watcher).host.call('todo_add', { title: 'By one of those that watch' }));
  for (const one of all) await one.watching.stop();
  await told([], () => write('todo_add', { title: 'Seen by nobody' }));
  await told([], () => write('undo', { last: 1 }));
  await annotate(`milliseconds until each was told: ${delays.join(' | ')}`);
});

it('tells a host of the 2025 era why it cannot watch something', async () => {
  const host = await connect('v1', { env });
  onTestFinished(() => host.close());
  const watch = (uri: string) => host.watch([uri], () => {});
  await expect(watch('perch://nothing')).rejects.toMatchObject({ code: -32_602, data: { uri: 'perch://nothing' } });
  await expect(watch('perch://agenda/2031-02-30')).rejects.toThrow('There is no such date');
  await expect(watch('perch://profile')).rejects.toThrow('Resource not found');
  for (let index = 0; index < 100; index++) await watch(`perch://memo/memo_${index}`);
  await expect(watch('perch://memo/memo_100')).rejects.toThrow('At most 100');
  // One that it watches already costs nothing, and another may take the place of one given up.
  const first = await watch('perch://memo/memo_0');
  await first.stop();
  await watch('perch://memo/memo_100');
});

it.each(['stdio', '/mcp'] as const)('tells a host of 2026-07-28 over %s what each stream will hear of', async (way) => {
  const one = await watcher('modern', way);
  // No more than there is, and no more than 100.
  expect(await one.watch([TODOS, 'perch://nothing', 'perch://agenda/2031-02-30'])).toEqual([TODOS]);
  const first = one.watching;
  expect(await one.watch([DAY, TODOS])).toEqual([DAY, TODOS]);
  await write('todo_add', { title: 'Call' });
  await settled();
  expect(one.taken()).toEqual([TODOS, TODOS]);
  await first.stop();
  await write('todo_add', { title: 'Call' });
  await settled();
  expect(one.taken()).toEqual([TODOS]);
  await one.watching.stop();
  await write('todo_add', { title: 'Call' });
  await settled();
  expect(one.taken()).toEqual([]);
  const many = Array.from({ length: 150 }, (_, index) => `perch://memo/memo_${index}`);
  expect(await one.watch(many)).toEqual(many.slice(0, 100));
});
