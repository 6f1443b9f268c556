import { expect, it } from 'vitest';
import { HostileServer } from './hostile-server.ts';
import { connected, phoneEvent, titlesOn } from './replica.ts';

const MANY = Array.from({ length: 8 }, (_, index) => `e${index}`);
const work = (name: string): string => `/dav/lena/work/${name}.ics`;
const home = (name: string): string => `/dav/lena/home/${name}.ics`;

it('a yes to many removals is for the calendar that was named, and for as many', async () => {
  const server = new HostileServer();
  server.make('/dav/lena/home/', 'Home');
  for (const [index, name] of MANY.entries()) {
    server.store(work(name), phoneEvent(name, `Work ${name}`, `202612${10 + index}T090000Z`));
    server.store(home(`h${name}`), phoneEvent(`h${name}`, `Home ${name}`, `202612${10 + index}T150000Z`));
  }
  const { sync, caller, run, clock, titles } = await connected(server);
  await run();
  for (const name of MANY.slice(1)) server.discard(work(name));
  await run();
  const asked = await sync.now(await caller(), {});
  expect(asked).toMatchObject({ status: 'need_user', message: expect.stringContaining('7 items of “Work”') });

  // Between the question and the yes.
  for (const name of MANY) server.discard(home(`h${name}`));
  clock.now += 60_000;
  const { confirm_token } = asked;
  const done = await sync.now(await caller(), { confirm_token });
  expect(done).toMatchObject({ calendars: [{ name: 'Home', gone: 8, here: { removed: 0 } }, { name: 'Work' }] });
  expect(done).toMatchObject({ calendars: [{}, { here: { removed: 7 } }] });
  expect((await titles()).filter((title) => title.startsWith('Home'))).toHaveLength(8);
});

it('what runs by itself makes no first run, which nobody has agreed to yet', async () => {
  const server = new HostileServer();
  server.store(work('a'), phoneEvent('a', 'A'));
  const { sync, caller, run, titles, services } = await connected(server);
  expect(await sync.run(await caller(), { onlyDue: true })).toEqual([]);
  expect(await titles()).toEqual([]);
  expect((await sync.status(await caller())).message).toBe('1 account, 1 synced calendar · 1 not yet synced');
  await run();
  expect(await sync.run(await caller(), { onlyDue: true })).toHaveLength(1);
  // What the server has under another address is looked for by a listing: that is no first run.
  await services.events.add(await caller(), { title: 'B', start: '2026-12-03T10:00', group: 'Work' });
  server.behaviour = { refuses: { text: 'SUMMARY:B', status: 409 } };
  await run();
  expect(await sync.run(await caller(), { onlyDue: true })).toHaveLength(1);
});

it('a calendar that is gone from its server is said to be no longer synced, until it is back', async () => {
  const server = new HostileServer();
  const { sync, caller, run } = await connected(server);
  await run();
  const { calendars } = server;
  const held = server.work;
  calendars.delete('/dav/lena/work/');
  await run();
  const said = await sync.status(await caller());
  expect(said.message).toContain('1 calendar is no longer synced');
  expect(said.accounts?.[0]?.calendars[0]?.reason).toContain('no longer there');
  calendars.set('/dav/lena/work/', held);
  await run();
  expect((await sync.status(await caller())).message).toContain('everything is in step');
});

it('to keep mine takes back what was in dispute alone, and needs a calendar to go to', async () => {
  const server = new HostileServer();
  server.store(work('a'), phoneEvent('a', 'Call'));
  const { sync, caller, run, idOf, services } = await connected(server);
  await run();
  const clash = async () => {
    const titled = (await services.events.query(await caller(), { start: '2026-12-01' })).events?.[0];
    await services.events.update(await caller(), { id: titled?.id, title: `Mine ${titled?.title}` });
    server.store(work('a'), phoneEvent('a', `Theirs ${titled?.title}`, undefined, ['LOCATION:Room 4']));
    await run();
    const [conflict] = await sync.conflicts(await caller());
    return conflict?.id ?? '';
  };
  const first = await clash();
  await services.events.update(await caller(), { id: await idOf('Theirs Call'), description: 'Since then' });
  await sync.solve(await caller(), { id: first, choice: 'mine' });
  await run();
  const ics = server.work.objects.get(work('a'))?.ics ?? '';
  for (const line of ['SUMMARY:Mine Call', 'LOCATION:Room 4', 'DESCRIPTION:Since then']) expect(ics).toContain(line);

  const second = await clash();
  const [group] = await services.groups.list(await caller());
  const removal = { ids: [group?.id ?? ''], delete_group_items: false };
  const { confirm_token } = await services.items.remove(await caller(), removal);
  if (confirm_token) await services.items.remove(await caller(), { ...removal, confirm_token });
  expect(await services.groups.list(await caller())).toEqual([]);
  await expect(sync.solve(await caller(), { id: second, choice: 'mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await sync.conflicts(await caller())).toHaveLength(1);
});

it('an object that the server fails at stops no other, and comes when it can be had', async () => {
  const server = new HostileServer({ breaksAt: work('b') });
  for (const name of ['a', 'b', 'c']) server.store(work(name), phoneEvent(name, name));
  const { run, titles, services, caller, idOf } = await connected(server);
  const first = await run();
  expect(first).toMatchObject({ calendars: [{ state: 'done', taken: { added: 2, quarantined: 1 } }] });
  await services.events.update(await caller(), { id: await idOf('a'), title: 'a2' });
  await run();
  expect(titlesOn(server)).toContain('a2');
  server.behaviour = {};
  await run();
  expect(await titles()).toEqual(['a2', 'b', 'c']);
});

it('how far a run is, is told of what is sent as of what comes', async () => {
  const server = new HostileServer();
  for (const name of ['a', 'b']) server.store(work(name), phoneEvent(name, name));
  const { sync, caller, services } = await connected(server);
  const { events } = services;
  for (const title of ['C', 'D', 'E']) {
    await events.add(await caller(), { title, start: '2026-12-03T10:00', group: 'Work', on_conflict: 'force' });
  }
  const told: unknown[] = [];
  await sync.run(await caller(), { onProgress: (...one) => told.push(one) });
  expect(told).toEqual([
    ['Work', 2, 2],
    ['Work', 3, 3],
  ]);
});
