import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { remotesWith } from '../../src/app/remotes.ts';
import { HostileServer } from './hostile-server.ts';
import { phoneEvent, titlesOn } from './replica.ts';

const SECRET = 'Xylophone clinic';

it('an erased event leaves nothing of it here, stays on its server, and is not brought again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = new HostileServer();
  server.store('/dav/lena/work/a.ics', phoneEvent('a', SECRET));
  const secrets = { read: async () => server.password, write: async () => {}, remove: async () => {} };
  const clock = { now: Date.UTC(2026, 10, 23, 8) };
  const services = await createServices({
    ...{ db: join(folder, 'perch.db'), timezone: 'UTC', language: 'en' as const, now: () => clock.now },
    remotes: async () => remotesWith(secrets, { send: server.send, now: () => clock.now }),
  });
  const caller = () => services.callerFor({ user: 'local' }, { session: 's', tool: 'test', text: '' });
  const sync = await services.sync();
  await sync.add(await caller(), { url: server.url, username: 'lena', password: server.password });
  const run = async () => {
    clock.now += 25 * 3_600_000;
    expect((await sync.run(await caller(), {}))[0]?.reason).toBeUndefined();
  };
  const shown = async () => (await services.events.query(await caller(), { start: '2026-12-01' })).events ?? [];
  await run();
  const id = (await shown())[0]?.id ?? '';
  // A conflict, which holds both versions.
  await services.events.update(await caller(), { id, title: `${SECRET} moved` });
  server.store('/dav/lena/work/a.ics', phoneEvent('a', `${SECRET} there`));
  await run();
  expect(await sync.conflicts(await caller())).toHaveLength(1);

  await services.erase(await caller(), [id]);
  for (let time = 0; time < 3; time++) await run();
  expect(await shown()).toEqual([]);
  expect(titlesOn(server)).toEqual([`${SECRET} there`]);
  await services.close();
  for (const file of readdirSync(folder)) {
    expect(readFileSync(join(folder, file), 'latin1').includes(SECRET), file).toBe(false);
  }
});
