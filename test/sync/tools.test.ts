import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { readConfig } from '../../src/app/config.ts';
import { passwordsFor } from '../../src/app/passwords.ts';
import { remotesWith } from '../../src/app/remotes.ts';
import { serverOptions } from '../../src/app/server-options.ts';
import { hostOn } from '../protocol/case-store.ts';
import { expectInOneLanguage } from '../protocol/in-one-language.ts';
import type { Said } from '../protocol/tools/session.ts';
import { HostileServer } from './hostile-server.ts';
import { phoneEvent, titlesOn } from './replica.ts';

const ERAS = ['v1', 'modern'] as const;
const LANGUAGES = ['zh', 'en'] as const;
interface Synced {
  readonly calendars: unknown;
  readonly accounts: unknown;
  readonly suggestions: readonly { readonly tool: string; readonly arguments: Record<string, unknown> }[];
}

const NOW = Date.UTC(2026, 10, 23, 8, 0);

async function scene(era: (typeof ERAS)[number], language: (typeof LANGUAGES)[number]) {
  const server = new HostileServer();
  const secrets = { read: async () => server.password, write: async () => {}, remove: async () => {} };
  const clock = { now: NOW };
  const services = await createServices({
    ...{ db: ':memory:', timezone: 'UTC', language, now: () => clock.now },
    remotes: async () => remotesWith(secrets, { send: server.send, now: () => clock.now }),
  });
  onTestFinished(() => services.close());
  const host = await hostOn(services, era);
  const call = async (tool: string, args: object = {}) => {
    const { structuredContent, text } = await host.call(tool, args);
    expectInOneLanguage(text, language, {
      says: '',
      calls: [[tool, { ...args, names: ['Work', 'Phone', 'dav.example', 'A1', 'A2', 'A3', 'B1'] }]],
    });
    return { ...(structuredContent as Said & Synced), text };
  };
  const caller = await services.callerFor({ user: 'local' }, { session: 's', tool: 'test', text: '' });
  const connect = async () =>
    (await services.sync()).add(caller, {
      url: server.url,
      username: 'lena',
      password: server.password,
      name: 'Phone',
    });
  return { server, clock, services, caller, call, connect };
}

for (const era of ERAS) {
  for (const language of LANGUAGES) {
    it(`a host of ${era} syncs in ${language}: asked the first time, told what came, and what is to be decided`, async () => {
      const { server, call, connect, clock } = await scene(era, language);
      expect((await call('sync_status')).text).toContain('perch-mcp account add');
      expect(await call('sync_now')).toMatchObject({ status: 'final', calendars: [] });
      server.store('/dav/lena/work/a.ics', phoneEvent('a', 'A1'));
      await connect();

      const asked = await call('sync_now');
      expect(asked).toMatchObject({ status: 'need_user', calendars: [{ here: { added: 1 }, there: { added: 0 } }] });
      expect((await call('sync_now', { dry_run: true })).calendars).toEqual(asked.calendars);
      expect((await call('schedule_query', { start: '2026-12-01' })).events).toEqual([]);

      await call('schedule_add', { title: 'B1', start: '2026-12-01T09:00' });
      const done = await call('sync_now', { confirm_token: asked.confirm_token });
      expect(done).toMatchObject({ status: 'final', calendars: [{ here: { added: 1 }, overlaps: 1 }] });
      expect(done.warnings).toHaveLength(1);
      await expect(call('sync_now', { account: 'x' })).resolves.toMatchObject({ code: 'NOT_FOUND' });

      // Both change the title.
      const { events } = await call('schedule_query', { start: '2026-12-01', query: 'A1' });
      await call('schedule_update', { id: events[0]?.id, title: 'A2' });
      expect((await call('sync_status')).accounts).toMatchObject([{ calendars: [{ waiting: 1 }] }]);
      server.store('/dav/lena/work/a.ics', phoneEvent('a', 'A3'));
      await call('sync_now');
      const status = await call('sync_status');
      expect(status).toMatchObject({ differences: [{ title: 'A2', fields: ['title'] }] });
      const [suggestion] = status.suggestions;
      expect((await call(suggestion?.tool ?? '', suggestion?.arguments)).status).toBe('final');
      await call('sync_now');
      expect(titlesOn(server)).toEqual(['A2']);

      server.password = 'another';
      clock.now += 600_000;
      expect(await call('sync_now')).toMatchObject({ status: expect.any(String) });
    });
  }
}

it('many events that are gone from the server stay until the user agrees', async () => {
  const { server, call, connect, clock } = await scene('modern', 'en');
  const names = Array.from({ length: 8 }, (_, index) => `e${index}`);
  for (const [index, name] of names.entries())
    server.store(`/dav/lena/work/${name}.ics`, phoneEvent(name, name, `202612${10 + index}T090000Z`));
  await connect();
  await call('sync_now', { confirm_token: (await call('sync_now')).confirm_token });
  for (const name of names) server.discard(`/dav/lena/work/${name}.ics`);
  clock.now += 60_000;
  const said = await call('sync_now');
  expect(said).toMatchObject({ status: 'final', calendars: [{ gone: 8, here: { removed: 0 } }] });
  expect(said.warnings).toHaveLength(1);
  const asked = await call('sync_now');
  expect(asked.status).toBe('need_user');
  expect((await call('schedule_query', { start: '2026-12-01', end: '2026-12-31' })).events).toHaveLength(8);
  const done = await call('sync_now', { confirm_token: asked.confirm_token });
  expect(done).toMatchObject({ status: 'final', calendars: [{ here: { removed: 8 } }] });
  expect((await call('schedule_query', { start: '2026-12-01', end: '2026-12-31' })).events).toEqual([]);
});

it('a host is offered the tools once an account is connected, without a calendar being opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = join(folder, 'perch.db');
  const offered = () => serverOptions(readConfig({ db }, {})).toolsets.has('sync');
  const secrets = passwordsFor(db, {});
  expect(offered()).toBe(false);
  await secrets.write('acc_1', 'secret');
  expect(offered()).toBe(true);
  await secrets.remove('acc_1');
  expect(offered()).toBe(false);
});
