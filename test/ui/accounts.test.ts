import { expect, test } from 'vitest';
import { decide, readAccounts } from '../../src/ui/app/accounts.ts';
import { HostileServer } from '../sync/hostile-server.ts';
import { connected, openReplica, phoneEvent, phoneTodo } from '../sync/replica.ts';

const AT = '/dav/lena/work/call.ics';

test('without accounts there is nothing to show', async () => {
  const replica = await openReplica(new HostileServer());
  expect(await readAccounts(replica.services, await replica.caller())).toEqual({ accounts: [], conflicts: [] });
});

test.each([
  ['mine', ['Call Lena']],
  ['theirs', ['Call Mia']],
  ['both', ['Call Lena', 'Call Mia']],
] as const)('what both sides have changed is shown field by field, and decided: %s', async (choice, titles) => {
  const server = new HostileServer();
  server.store(AT, phoneEvent('call', 'Call'));
  const replica = await connected(server);
  const caller = await replica.caller();
  const sync = await replica.services.sync();
  await sync.run(caller, {});
  await replica.services.events.update(caller, { id: await replica.idOf('Call'), title: 'Call Lena' });
  replica.clock.now += 60_000;
  server.store(AT, phoneEvent('call', 'Call Mia'));
  await sync.run(caller, {});
  const { accounts, conflicts } = await readAccounts(replica.services, caller);
  expect(accounts).toMatchObject([{ state: 'ok', calendars: [{ mode: 'two-way', synced: expect.any(String) }] }]);
  expect(conflicts).toMatchObject([{ differences: [{ field: 'title', mine: 'Call Lena', theirs: 'Call Mia' }] }]);
  const decided = await decide(replica.services, caller, { id: conflicts[0]?.id ?? '', choice });
  expect(decided).toMatchObject({ status: 'final' });
  expect((await replica.titles()).toSorted()).toEqual(titles);
  expect((await readAccounts(replica.services, caller)).conflicts).toEqual([]);
});

test('a todo that both sides have changed is shown side by side, too', async () => {
  const server = new HostileServer();
  const at = '/dav/lena/work/milk.ics';
  server.store(at, phoneTodo('milk', 'Milk', ['DUE;VALUE=DATE:20261203']));
  const replica = await connected(server);
  await replica.run();
  const caller = await replica.caller();
  const { todos } = replica.services;
  await todos.update(caller, { match: 'Milk', due: '2026-12-04' });
  server.store(at, phoneTodo('milk', 'Milk', ['DUE;VALUE=DATE:20261205', 'LOCATION:Shop']));
  await replica.run();
  const { conflicts } = await readAccounts(replica.services, caller);
  // The place is theirs alone, and stands on both sides.
  expect(conflicts).toMatchObject([{ title: 'Milk', differences: [{ field: 'when' }] }]);
  expect(conflicts[0]?.differences).toHaveLength(1);
  expect(conflicts[0]?.differences[0]?.mine).toContain('2026-12-04');
});
