import { describe, expect, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { type Behaviour, HostileServer } from './hostile-server.ts';
import { connected, openReplica, phoneEvent, type Replica, titlesOn } from './replica.ts';

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'as one would wish': {},
  'in other words': { rewrites: true },
  'without ETags in answers to PUT': { hidesEtags: true },
  'with ETags that change by themselves': { flakyEtags: true },
  'with one change a page': { pages: true },
  'with gaps in its answers': { omits: 'some' },
  'with small letters in addresses': { lowersHrefs: true },
  'with itself among its objects': { listsItself: true },
  'without sync tokens': { noTokens: true },
  'that answers for what is gone': { answersForGone: true },
  'found by a redirect': { wellKnown: 302 },
};

const href = (name: string): string => `/dav/lena/work/${name}.ics`;

/** Runs until neither side has anything to say, with a little time in between. */
async function settle(replica: Replica, mayRemove = false): Promise<void> {
  for (let run = 0; run < 3; run++) {
    const { reason, calendars } = await replica.run(mayRemove);
    expect([reason, ...calendars.map((one) => one.reason)]).toEqual([undefined, undefined]);
    replica.clock.now += 60_000;
  }
}

describe.each(Object.entries(BEHAVIOURS))('a server %s', (_name, behaviour) => {
  it('and what is here come into step, both ways, and are quiet then', async () => {
    const server = new HostileServer(behaviour);
    for (const name of ['a', 'b', 'c', '你好 d']) server.store(href(name), phoneEvent(name, `Phone ${name}`));
    const replica = await connected(server);
    await settle(replica);
    expect(await replica.titles()).toEqual(['Phone a', 'Phone b', 'Phone c', 'Phone 你好 d']);

    const caller = await replica.caller();
    const { events, items } = replica.services;
    await events.update(caller, { id: await replica.idOf('Phone a'), title: 'Renamed here' });
    await events.add(caller, { title: 'Made here', start: '2026-12-03T10:00', group: 'Work' });
    await items.remove(caller, { ids: [await replica.idOf('Phone b')] });
    server.store(href('c'), phoneEvent('c', 'Renamed there'));
    server.store(href('e'), phoneEvent('e', 'Made there', '20261204T090000Z'));
    server.discard(href('你好 d'));
    await settle(replica);

    const both = ['Made here', 'Made there', 'Renamed here', 'Renamed there'];
    expect(await replica.titles()).toEqual(both);
    expect(titlesOn(server)).toEqual(both);
    expect(server.work.objects.get(href('a'))?.ics).toContain('X-PHONE;KEPT="a:b;c":a');

    const { writes } = server;
    const before = server.requests.length;
    const quiet = await replica.run();
    expect(server.writes).toBe(writes);
    expect(quiet.calendars[0]?.taken).toMatchObject({ added: 0, updated: 0, removed: 0, conflicts: 0 });
    if (!behaviour.flakyEtags) expect(server.requests.slice(before)).toEqual(['PROPFIND']);
  });
});

describe('a change of one side alone', () => {
  it('goes with what the other side has changed of the same event', async () => {
    const server = new HostileServer();
    server.store(href('a'), phoneEvent('a', 'Call'));
    const replica = await connected(server);
    await settle(replica);
    const id = await replica.idOf('Call');
    await replica.services.events.update(await replica.caller(), { id, title: 'Call Ana' });
    server.store(href('a'), phoneEvent('a', 'Call', '20261202T110000Z', ['LOCATION:Room 4']));
    await settle(replica);
    const ics = server.work.objects.get(href('a'))?.ics;
    expect(ics).toContain('SUMMARY:Call Ana');
    expect(ics).toContain('DTSTART:20261202T110000Z');
    expect(ics).toContain('LOCATION:Room 4');
    expect(await replica.sync.conflicts(await replica.caller())).toEqual([]);
  });

  it('that both have made to different things is told, and can be decided either way', async () => {
    const server = new HostileServer();
    server.store(href('a'), phoneEvent('a', 'Call'));
    const replica = await connected(server);
    await settle(replica);
    const id = await replica.idOf('Call');
    await replica.services.events.update(await replica.caller(), { id, title: 'Mine' });
    server.store(href('a'), phoneEvent('a', 'Theirs'));
    await settle(replica);
    expect([await replica.titles(), titlesOn(server)]).toEqual([['Theirs'], ['Theirs']]);
    const [conflict] = await replica.sync.conflicts(await replica.caller());
    expect(conflict?.ours).toContain('SUMMARY:Mine');
    expect(JSON.parse(conflict?.fields ?? '')).toEqual([{ mark: null, group: 'title' }]);
    await replica.sync.solve(await replica.caller(), { id: conflict?.id ?? '', choice: 'mine' });
    await settle(replica);
    expect([await replica.titles(), titlesOn(server)]).toEqual([['Mine'], ['Mine']]);
    expect(await replica.sync.conflicts(await replica.caller())).toEqual([]);
  });

  it('beats the deletion of the other side', async () => {
    const server = new HostileServer();
    for (const name of ['a', 'b']) server.store(href(name), phoneEvent(name, name));
    const replica = await connected(server);
    await settle(replica);
    const caller = await replica.caller();
    await replica.services.events.update(caller, { id: await replica.idOf('a'), title: 'a changed here' });
    await replica.services.items.remove(caller, { ids: [await replica.idOf('b')] });
    server.discard(href('a'));
    server.store(href('b'), phoneEvent('b', 'b, changed there'));
    await settle(replica);
    const both = ['a changed here', 'b, changed there'];
    expect([await replica.titles(), titlesOn(server)]).toEqual([both, both]);
  });

  it('that is taken back is not sent', async () => {
    const server = new HostileServer();
    server.store(href('a'), phoneEvent('a', 'Call'));
    const replica = await connected(server);
    await settle(replica);
    const caller = await replica.caller();
    await replica.services.events.update(caller, { id: await replica.idOf('Call'), title: 'Other' });
    await replica.services.history.undo(caller, { last: 1 });
    const { writes } = server;
    await settle(replica);
    expect(server.writes).toBe(writes);
  });
});

describe('what is not there', () => {
  it('is not deleted here when much is gone at once, until the user agrees', async () => {
    const server = new HostileServer();
    for (let one = 0; one < 20; one++) server.store(href(`e${one}`), phoneEvent(`e${one}`, `E${one}`));
    const replica = await connected(server);
    await settle(replica);
    for (let one = 0; one < 15; one++) server.discard(href(`e${one}`));
    const run = await replica.run();
    expect(run.calendars[0]?.missing).toBe(15);
    expect(await replica.titles()).toHaveLength(20);
    await settle(replica, true);
    expect(await replica.titles()).toHaveLength(5);
    expect(server.work.objects.size).toBe(5);
  });

  it.each([{}, { answersForGone: true }])(
    'is not deleted here when the calendar itself is gone: %j',
    async (behaviour) => {
      const server = new HostileServer(behaviour);
      server.store(href('a'), phoneEvent('a', 'A'));
      const replica = await connected(server);
      await settle(replica);
      server.calendars.delete('/dav/lena/work/');
      const run = await replica.run();
      expect(run.calendars[0]?.state).toBe('failed');
      expect(await replica.titles()).toEqual(['A']);
    },
  );

  it.each([403, 409, 410, 500, 'empty', 'full', 'any'] as const)(
    'is told when a calendar was made anew at its address, whatever the server makes of the old token: %s',
    async (badToken) => {
      const server = new HostileServer({ badToken });
      for (const name of ['a', 'b']) server.store(href(name), phoneEvent(name, name.toUpperCase()));
      const replica = await connected(server);
      await settle(replica);
      server.make('/dav/lena/work/', 'Work');
      server.store(href('b'), phoneEvent('b', 'B again'));
      await settle(replica);
      expect(await replica.titles()).toContain('B again');
      replica.clock.now += 25 * 3_600_000;
      await settle(replica);
      expect(await replica.titles()).toEqual(['B again']);
    },
  );

  it('is not what a listing that lags behind does not name', async () => {
    const server = new HostileServer();
    server.store(href('a'), phoneEvent('a', 'A'));
    const replica = await connected(server);
    await settle(replica);
    server.behaviour = { lags: 12, noTokens: true };
    await replica.services.events.add(await replica.caller(), {
      title: 'New',
      start: '2026-12-03T10:00',
      group: 'Work',
    });
    await settle(replica);
    await settle(replica);
    expect(await replica.titles()).toEqual(['A', 'New']);
    expect(titlesOn(server)).toEqual(['A', 'New']);
  });
});

describe('a request that fails', () => {
  it.each(['unheard', 'unanswered', 'crash-before', 'crash-after'] as const)(
    'at any moment (%s) makes no double and loses nothing',
    async (fault) => {
      for (let at = 1; at < 14; at += inFull(1, 4)) {
        const server = new HostileServer();
        server.store(href('a'), phoneEvent('a', 'A'));
        server.store(href('b'), phoneEvent('b', 'B'));
        const replica = await openReplica(server);
        await replica.connect();
        await settle(replica);
        const caller = await replica.caller();
        await replica.services.events.update(caller, { id: await replica.idOf('A'), title: 'A2' });
        await replica.services.events.add(caller, { title: 'New', start: '2026-12-03T10:00', group: 'Work' });
        await replica.services.items.remove(caller, { ids: [await replica.idOf('B')] });
        let count = 0;
        server.fault = () => (++count === at ? fault : undefined);
        await Promise.race([replica.run(), new Promise((resolve) => setTimeout(resolve, 60))]);
        server.fault = () => undefined;
        replica.clock.now += 600_000;
        await settle(replica);
        expect([at, titlesOn(server)]).toEqual([at, ['A2', 'New']]);
        expect(await replica.titles()).toEqual(['A2', 'New']);
        await replica.services.close();
      }
    },
  );

  it('to make an event that was deleted here since does not bring it back', async () => {
    const server = new HostileServer();
    const replica = await connected(server);
    await settle(replica);
    const caller = await replica.caller();
    await replica.services.events.add(caller, { title: 'New', start: '2026-12-03T10:00', group: 'Work' });
    server.fault = (method) => (method === 'PUT' ? 'unanswered' : undefined);
    await replica.run();
    server.fault = () => undefined;
    expect(titlesOn(server)).toEqual(['New']);
    await replica.services.items.remove(caller, { ids: [await replica.idOf('New')] });
    await settle(replica);
    expect([await replica.titles(), titlesOn(server)]).toEqual([[], []]);
  });

  it('with 401 stops the account, and says so; with 503 it waits as long as it is asked to', async () => {
    const server = new HostileServer();
    const replica = await connected(server);
    server.password = 'changed';
    expect((await replica.run()).reason).toContain('does not accept');
    const [view] = await replica.sync.accounts(await replica.caller());
    expect(view?.account.state).toBe('login');
    server.password = 'secret';
    server.fault = () => ({ status: 503, headers: { 'retry-after': '1000' } });
    await replica.run();
    const [busy] = await replica.sync.accounts(await replica.caller());
    expect(busy?.account.next_try).toBe(replica.clock.now + 1_000_000);
    expect(await replica.sync.run(await replica.caller(), { onlyDue: true })).toEqual([]);
  });

  it('for one object leaves the others alone', async () => {
    const server = new HostileServer({ refuses: { text: 'RSCALE', status: 500 } });
    server.store(
      href('broken'),
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:soon\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    );
    server.store(
      href('journal'),
      'BEGIN:VCALENDAR\r\nBEGIN:VJOURNAL\r\nUID:t\r\nSUMMARY:Milk\r\nEND:VJOURNAL\r\nEND:VCALENDAR\r\n',
    );
    server.store(href('a'), phoneEvent('a', 'A', '20261201T090000Z', ['COMMENT:RSCALE']));
    server.store(href('b'), phoneEvent('b', 'B'));
    const replica = await connected(server);
    const first = await replica.run();
    expect(first.calendars[0]?.taken).toMatchObject({ added: 2, quarantined: 1 });
    const caller = await replica.caller();
    await replica.services.events.update(caller, { id: await replica.idOf('A'), title: 'A2' });
    await replica.services.events.update(caller, { id: await replica.idOf('B'), title: 'B2' });
    const second = await replica.run();
    expect(second.calendars[0]?.pushed).toMatchObject({ updated: 1, refused: 1 });
    expect(await replica.titles()).toEqual(['A2', 'B2']);
    expect(titlesOn(server)).toContain('B2');
    // Not tried again before it is changed, or a day is over.
    expect((await replica.run()).calendars[0]?.pushed).toMatchObject({ updated: 0, refused: 0 });
  });

  it('since the calendar is not to be written keeps what was changed here, and says so', async () => {
    const server = new HostileServer({ readOnly: true });
    server.store(href('a'), phoneEvent('a', 'A'));
    const replica = await connected(server);
    const { services, sync, caller } = replica;
    await settle(replica);
    const { warnings } = await services.events.update(await caller(), { id: await replica.idOf('A'), title: 'Mine' });
    expect(warnings).toBe(undefined);
    expect((await replica.run()).calendars[0]?.pushed).toMatchObject({ updated: 0, refused: 0, kept: 1 });
    expect(await replica.titles()).toEqual(['Mine']);
    server.store(href('b'), phoneEvent('b', 'B'));
    expect((await replica.run()).calendars[0]?.pushed).toMatchObject({ kept: 1 });
    expect(await replica.titles()).toEqual(['B', 'Mine']);
    const { accounts = [], message } = await sync.status(await caller());
    expect(accounts[0]?.calendars).toMatchObject([{ mode: 'pull', waiting: 1 }]);
    expect(message).toBe('1 account, 1 synced calendar · 1 change waits');
    expect(await sync.now(await caller(), {})).toMatchObject({
      message: 'Nothing was taken in or sent.',
      warnings: ['“Work”: 1 change stays here: the server does not let you write this calendar.'],
    });
    // By now it is known.
    const again = await services.events.update(await caller(), { id: await replica.idOf('B'), title: 'B2' });
    expect(again.warnings).toEqual(['“Work” is read-only: this change stays here and is not sent.']);

    server.behaviour = {};
    await sync.choose(await caller(), 'dav.example', { calendar: 'Work', mode: 'two-way' });
    expect((await replica.run()).calendars[0]?.pushed).toMatchObject({ updated: 2, kept: 0 });
    expect(titlesOn(server)).toEqual(['B2', 'Mine']);
  });

  it.each([201, 403, 409, 207] as const)(
    'since its UID is there already (%s) makes no double here',
    async (sameUid) => {
      const server = new HostileServer({ sameUid });
      const replica = await connected(server);
      await settle(replica);
      const { event } = await replica.services.events.add(await replica.caller(), {
        ...{ title: 'Twice', start: '2026-12-03T10:00', group: 'Work' },
      });
      server.store(href('other'), phoneEvent(`${event?.id}@perch-mcp`, 'Twice', '20261203T100000Z'));
      await settle(replica);
      replica.clock.now += 100_000;
      await settle(replica);
      expect(await replica.titles()).toEqual(['Twice']);
      if (sameUid !== 201) expect(server.work.objects.size).toBe(1);
    },
  );
});

describe('an account', () => {
  it('is not stored where the password is wrong, or nothing there speaks CalDAV', async () => {
    const server = new HostileServer({ wellKnown: 404 });
    const replica = await openReplica(server);
    const caller = await replica.caller();
    const add = (url: string, password: string) => replica.sync.add(caller, { url, username: 'lena', password });
    await expect(add('https://dav.example/dav/', 'wrong')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(add('https://dav.example/', 'secret')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add('http://dav.example/dav/', 'secret')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await replica.sync.accounts(caller)).toEqual([]);
    await add('https://dav.example/dav/', 'secret');
    await expect(add('https://dav.example/dav/', 'secret')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await replica.services.close();
  });

  it('that ends leaves its events here, and takes away nothing there', async () => {
    const server = new HostileServer();
    server.store(href('a'), phoneEvent('a', 'A'));
    const replica = await connected(server);
    await settle(replica);
    await replica.sync.remove(await replica.caller(), 'dav.example', { keep: true });
    expect(await replica.titles()).toEqual(['A']);
    expect(titlesOn(server)).toEqual(['A']);
    expect(await replica.sync.accounts(await replica.caller())).toEqual([]);
  });
});
