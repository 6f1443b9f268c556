import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import type { Services } from '../../src/services/index.ts';
import type { Limits } from '../../src/transports/http/limits.ts';
import { type HttpServing, serveHttp } from '../../src/transports/http/serve.ts';
import { BASE } from '../db/migrated.ts';
import { connectHttp, type Era, type Host } from './harness.ts';

const TODOS = 'perch://todos';

let folder: string;
let services: Services;
let serving: HttpServing;
/** Those who are told of changes now. */
const watchers = new Set<object>();

beforeEach(async () => {
  folder = await mkdtemp(join(BASE, 'perch-subscribers-'));
  const opened = await createServices({ db: join(folder, 'perch.db'), timezone: 'Asia/Shanghai', language: 'en' });
  services = {
    ...opened,
    updates: {
      ...opened.updates,
      async watch(watcher) {
        const stop = await opened.updates.watch(watcher);
        watchers.add(watcher);
        return () => {
          watchers.delete(watcher);
          stop();
        };
      },
    },
  };
});
afterEach(async () => {
  await serving.stop();
  await services.close();
  await rm(folder, { recursive: true, force: true });
  expect(watchers.size).toBe(0);
});

/** The product's server over HTTP, for the user whose name stands in the URL in the place of toolsets. */
async function serve(limits: Partial<Limits> = {}): Promise<void> {
  const fallback = { zone: 'Asia/Shanghai', language: 'en' } as const;
  const options = { toolsets: parseToolsets(undefined), readOnly: false, report: () => {}, fallback };
  serving = await serveHttp({
    host: '127.0.0.1',
    port: 0,
    limits,
    build: ({ era, session, toolsets: user = 'local' }) =>
      createServer(async () => services, { ...options, session, identity: { user, local: false } }, era),
    refuseToolsets: () => undefined,
    page: async () => new Response(''),
    health: async () => ({ version: '0' }),
    report: () => {},
    trace: () => {},
  });
}

const open = (era: Era, way: '/mcp' | '/sse', user = 'local'): Promise<Host> =>
  connectHttp(era, `${serving.url}${way}?active_experts=${user}`, { name: `${era}-${user}` });

const WAYS = [
  ['v1', '/mcp'],
  ['legacy', '/sse'],
  ['modern', '/mcp'],
] as const;

it('are told of their own user’s changes only', async () => {
  await serve();
  const told: string[] = [];
  const hosts = new Map<string, Host>();
  for (const user of ['ann', 'bob']) {
    for (const [era, way] of WAYS) {
      const host = await open(era, way, user);
      await host.watch([TODOS, 'perch://changes'], (uri) => told.push(`${user} ${era}${way} ${uri}`));
      hosts.set(user, host);
    }
  }
  expect(watchers.size).toBe(12);
  for (const user of ['ann', 'bob']) {
    await hosts.get(user)?.call('todo_add', { title: `Of ${user}` });
    await expect.poll(() => told.length, { timeout: 5_000 }).toBe(6);
    await sleep(600);
    expect(told.splice(0).filter((one) => one.startsWith(`${user} `))).toHaveLength(6);
  }
  for (const host of hosts.values()) await host.close();
});

it('neither read nor hear of what another user has', async () => {
  await serve();
  const [ann, bob] = [await open('v1', '/mcp', 'ann'), await open('modern', '/mcp', 'bob')];
  const { event } = (await ann.call('schedule_add', { title: 'Secret', start: '2031-03-05T09:00' })).structuredContent;
  const { memo } = (await ann.call('memo_add', { content: 'Secret' })).structuredContent;
  const ids = [event, memo].map((item) => (item as { id: string }).id);
  const addresses = [`perch://event/${ids[0]}`, `perch://memo/${ids[1]}`];
  const told: string[] = [];
  await bob.watch([...addresses, 'perch://agenda/2031-03-05'], (uri) => told.push(uri));
  for (const address of addresses) {
    expect(await ann.read(address)).toContain('Secret');
    await expect(bob.read(address)).rejects.toMatchObject({ code: -32_602, data: { uri: address } });
  }
  for (const address of ['perch://agenda/2031-03-05', 'perch://week/2031-03-05', 'perch://changes', 'perch://todos']) {
    expect(await bob.read(address), address).not.toContain('Secret');
  }
  expect(await bob.completeUri('perch://event/{id}', 'id', '')).toEqual([]);
  expect(await bob.completeUri('perch://memo/{id}', 'id', '')).toEqual([]);
  await ann.call('schedule_update', { id: ids[0], title: 'Secret still' });
  await ann.call('memo_update', { id: ids[1], content: 'Secret still' });
  await sleep(700);
  expect(told).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

it('are forgotten when their connection is gone, in whatever way', async () => {
  await serve({ sweepMs: 50, idleMs: 300 });
  for (const [era, way] of WAYS) {
    const host = await open(era, way);
    await host.watch([TODOS], () => {});
    expect(watchers.size, `${era} ${way}`).toBe(1);
    // Without a word to the server, as when the program was killed; a session is given up when nobody comes back to it.
    await host.close();
    await expect.poll(() => watchers.size, { timeout: 5_000, message: `${era} ${way}` }).toBe(0);
  }
});

it('do not keep a server from stopping', async () => {
  await serve();
  for (const [era, way] of WAYS) await (await open(era, way)).watch([TODOS], () => {});
  expect(watchers.size).toBe(3);
  const began = performance.now();
  await serving.stop();
  expect(watchers.size).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('are turned away when there are too many streams', async () => {
  await serve({ streams: 2 });
  const hosts = await Promise.all([1, 2, 3].map(() => open('modern', '/mcp')));
  for (const host of hosts.slice(0, 2)) await host.watch([TODOS], () => {});
  await expect(hosts[2]?.watch([TODOS], () => {})).rejects.toThrow();
  await hosts[0]?.close();
  await expect.poll(() => watchers.size, { timeout: 5_000 }).toBe(1);
  await hosts[2]?.watch([TODOS], () => {});
});
