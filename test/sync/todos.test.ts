import { describe, expect, it } from 'vitest';
import type { ReminderView } from '../../src/services/reminders/present.ts';
import { type Behaviour, HostileServer } from './hostile-server.ts';
import { connected, phoneTodo, type Replica, titlesOn } from './replica.ts';

const href = (name: string): string => `/dav/lena/work/${name}.ics`;
const icsOf = (server: HostileServer, name: string): string => server.work.objects.get(href(name))?.ics ?? '';

async function todosOf(replica: Replica) {
  const { todos = [] } = await replica.services.todos.query(await replica.caller(), { status: 'all', limit: 200 });
  return todos;
}

const titles = async (replica: Replica): Promise<string[]> => (await todosOf(replica)).map(({ title }) => title).sort();

async function idOf(replica: Replica, title: string): Promise<string> {
  return (await todosOf(replica)).find((one) => one.title === title)?.id ?? title;
}

/** Runs until neither side has anything to say. */
async function settle(...replicas: readonly Replica[]): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const replica of replicas) {
      const { reason, calendars } = await replica.run();
      expect([reason, ...calendars.map((one) => one.reason)]).toEqual([undefined, undefined]);
      replica.clock.now += 60_000;
    }
  }
}

async function scene(objects: Readonly<Record<string, string>>, behaviour: Behaviour = {}) {
  const server = new HostileServer(behaviour);
  for (const [name, ics] of Object.entries(objects)) server.store(href(name), ics);
  const replica = await connected(server);
  await settle(replica);
  const { todos, history } = replica.services;
  const update = async (title: string, change: object) =>
    todos.update(await replica.caller(), { id: await idOf(replica, title), ...change });
  const close = async (title: string) => todos.close(await replica.caller(), { ids: [await idOf(replica, title)] });
  const undo = async () => history.undo(await replica.caller(), { last: 1 });
  return { server, replica, todos, update, close, undo };
}

/** Lines that one text has and the other has not. */
const differing = (one: string, other: string): string[] => {
  const there = new Set(other.split('\r\n'));
  return one.split('\r\n').filter((line) => !there.has(line));
};

const RICH = phoneTodo('milk', 'Milk', [
  'DTSTART;VALUE=DATE:20261201',
  'DUE;VALUE=DATE:20261203',
  'PRIORITY:2',
  'STATUS:IN-PROCESS',
  'PERCENT-COMPLETE:40',
  'CATEGORIES:shop,home',
  'RELATED-TO;RELTYPE=SIBLING:bread',
  'RELATED-TO:another-list',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER;VALUE=DATE-TIME:20261203T080000Z',
  'END:VALARM',
]);

describe.each(
  Object.entries<Behaviour>({
    'as one would wish': {},
    'in other words': { rewrites: true, hidesEtags: true },
    'with gaps in its answers': { omits: 'some', pages: true },
  }),
)('todos of a server %s', (_name, behaviour) => {
  it('and of here come into step, both ways, and are quiet then', async () => {
    const { server, replica, todos, update, close } = await scene({ a: phoneTodo('a', 'A'), milk: RICH }, behaviour);
    expect(await todosOf(replica)).toMatchObject([
      { title: 'Milk', due: '2026-12-03', importance: 'high', tags: ['shop', 'home'], group: 'Work' },
      { title: 'A' },
    ]);
    await update('Milk', { title: 'Oat milk' });
    await close('A');
    await todos.add(await replica.caller(), { title: 'Made here', due: '2026-12-05T10:00', group: 'Work' });
    server.store(href('b'), phoneTodo('b', 'Made there'));
    await settle(replica);
    expect(titlesOn(server)).toEqual(['A', 'Made here', 'Made there', 'Oat milk']);
    expect(await titles(replica)).toEqual(titlesOn(server));
    expect(icsOf(server, 'a')).toContain('STATUS:COMPLETED');
    expect(icsOf(server, 'milk')).toContain('X-PHONE;KEPT="a:b;c":milk');

    server.discard(href('b'));
    server.store(href('a'), phoneTodo('a', 'A again'));
    await settle(replica);
    expect(await titles(replica)).toEqual(['A again', 'Made here', 'Oat milk']);
    expect((await todosOf(replica)).every(({ status }) => status === 'open')).toBe(true);
    const { writes } = server;
    const before = server.requests.length;
    await settle(replica);
    expect(server.writes).toBe(writes);
    expect(server.requests.slice(before)).toEqual(['PROPFIND', 'PROPFIND', 'PROPFIND']);
  });
});

describe('a todo of a server', () => {
  it('that is renamed, or due at another time, is the same but for that', async () => {
    const { server, replica, update } = await scene({ milk: RICH });
    await update('Milk', { title: 'Oat milk' });
    await settle(replica);
    expect(differing(icsOf(server, 'milk'), RICH)).toEqual([
      expect.stringMatching(/^DTSTAMP:/),
      'SUMMARY:Oat milk',
      'SEQUENCE:1',
    ]);
    await update('Oat milk', { due: '2026-11-30' });
    await settle(replica);
    // It cannot begin after it is due.
    expect(differing(icsOf(server, 'milk'), RICH)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DUE;VALUE=DATE:20261130']),
    );
    expect(icsOf(server, 'milk')).toContain('PERCENT-COMPLETE:40');
  });

  it('is ticked off on either side, and taken back by an undo', async () => {
    const { server, replica, close, undo } = await scene({ milk: RICH });
    await close('Milk');
    await settle(replica);
    expect(icsOf(server, 'milk')).toMatch(/STATUS:COMPLETED[\s\S]*PERCENT-COMPLETE:100/);
    await undo();
    await settle(replica);
    expect(icsOf(server, 'milk')).toContain('STATUS:NEEDS-ACTION');
    expect(icsOf(server, 'milk')).not.toContain('COMPLETED');
    server.store(href('milk'), RICH.replace('IN-PROCESS', 'COMPLETED\r\nCOMPLETED:20261124T100000Z'));
    await settle(replica);
    expect(await todosOf(replica)).toMatchObject([{ title: 'Milk', status: 'done' }]);
  });

  it('that both sides have changed is merged by its fields; what is in dispute alone is given back', async () => {
    const { server, replica, update } = await scene({ milk: RICH });
    await update('Milk', { title: 'Mine', urgency: 'high' });
    server.store(href('milk'), RICH.replace('Milk', 'Theirs').replace('PRIORITY:2', 'PRIORITY:2\r\nLOCATION:Shop'));
    await settle(replica);
    expect(await todosOf(replica)).toMatchObject([{ title: 'Theirs', urgency: 'high', location: 'Shop' }]);
    const [conflict] = await replica.sync.conflicts(await replica.caller());
    expect(JSON.parse(conflict?.fields ?? '')).toEqual([{ mark: null, group: 'title' }]);
    await update('Theirs', { notes: 'Since then' });
    await replica.sync.solve(await replica.caller(), { id: conflict?.id ?? '', choice: 'mine' });
    await settle(replica);
    expect(await todosOf(replica)).toMatchObject([{ title: 'Mine', location: 'Shop', urgency: 'high' }]);
    for (const line of ['SUMMARY:Mine', 'LOCATION:Shop', 'DESCRIPTION:Since then', 'X-PERCH-URGENCY:HIGH']) {
      expect(icsOf(server, 'milk')).toContain(line);
    }
  });

  it('stays where it was deleted on one side and changed on the other', async () => {
    const { server, replica, update } = await scene({ a: phoneTodo('a', 'A'), b: phoneTodo('b', 'B') });
    await update('A', { title: 'A changed here' });
    await replica.services.items.remove(await replica.caller(), { ids: [await idOf(replica, 'B')] });
    const id = await idOf(replica, 'A changed here');
    server.discard(href('a'));
    server.store(href('b'), phoneTodo('b', 'B changed there'));
    await settle(replica);
    const both = ['A changed here', 'B changed there'];
    expect([await titles(replica), titlesOn(server)]).toEqual([both, both]);
    expect(await idOf(replica, 'A changed here')).toBe(id);
  });

  it('goes on being a part of what came later, or lies in another list', async () => {
    const { server, replica, update } = await scene({
      child: phoneTodo('child', 'Child', ['RELATED-TO:parent']),
      milk: RICH,
    });
    server.store(href('parent'), phoneTodo('parent', 'Parent'));
    await settle(replica);
    const parent = await idOf(replica, 'Parent');
    expect((await todosOf(replica)).find(({ title }) => title === 'Child')).toMatchObject({ parent });
    await update('Child', { title: 'Little child' });
    await update('Milk', { title: 'Oat milk' });
    await settle(replica);
    expect(icsOf(server, 'child')).toContain('RELATED-TO:parent');
    expect(icsOf(server, 'milk')).toContain('RELATED-TO:another-list');
    await update('Little child', { clear: ['parent'] });
    await update('Oat milk', { parent });
    await settle(replica);
    expect(icsOf(server, 'child')).not.toContain('RELATED-TO');
    expect(icsOf(server, 'milk')).toContain('RELATED-TO;RELTYPE=PARENT:parent');
    expect(icsOf(server, 'milk')).toContain('RELATED-TO;RELTYPE=SIBLING:bread');
  });

  it('that repeats moves on when it is closed, and leaves one that is done', async () => {
    const weekly = ['DTSTART;VALUE=DATE:20261124', 'DUE;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY'];
    const { server, replica, close, undo } = await scene({ bins: phoneTodo('bins', 'Bins', weekly) });
    expect(await todosOf(replica)).toMatchObject([{ due: '2026-11-24', repeat: expect.stringContaining('WEEKLY') }]);
    await close('Bins');
    await settle(replica);
    expect(icsOf(server, 'bins')).toContain('DUE;VALUE=DATE:20261201');
    expect(icsOf(server, 'bins')).not.toContain('COMPLETED');
    const done = [...server.work.objects.values()].filter(({ ics }) => ics.includes('STATUS:COMPLETED'));
    expect(done.map(({ ics }) => ics.includes('20261124'))).toEqual([true]);
    await undo();
    await settle(replica);
    expect(server.work.objects.size).toBe(1);
    expect(icsOf(server, 'bins')).toContain('DUE;VALUE=DATE:20261124');
  });

  it('is not sent to a calendar of events, and comes from a list of todos alone', async () => {
    const server = new HostileServer();
    server.make('/dav/lena/work/', 'Work', ['VEVENT']);
    server.make('/dav/lena/tasks/', 'Tasks', ['VTODO']);
    server.store('/dav/lena/tasks/a.ics', phoneTodo('a', 'A'));
    server.store(
      '/dav/lena/tasks/gone.ics',
      phoneTodo('gone', 'The creator of this list has upgraded these reminders.'),
    );
    const replica = await connected(server);
    await replica.run();
    const { todos, events } = replica.services;
    await todos.add(await replica.caller(), { title: 'Stays here', group: 'Work' });
    await events.add(await replica.caller(), { title: 'Stays here', start: '2026-12-01T09:00', group: 'Tasks' });
    await todos.add(await replica.caller(), { title: 'Goes there', group: 'Tasks' });
    const { calendars } = await replica.run();
    expect(calendars.map(({ calendar, pushed }) => [calendar.name, pushed.created])).toEqual([
      ['Tasks', 1],
      ['Work', 0],
    ]);
    expect(await titles(replica)).toEqual(['A', 'Goes there', 'Stays here']);
  });
});

describe('the alarms of a todo', () => {
  const alarm = (...lines: readonly string[]): string[] => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM'];
  const ringing = phoneTodo('milk', 'Milk', [
    'DTSTART:20261202T080000Z',
    'DUE:20261203T100000Z',
    ...alarm('TRIGGER;RELATED=END:-PT30M', 'X-APPLE-KEPT:1'),
    ...alarm('TRIGGER:PT1H'),
    ...alarm('TRIGGER;VALUE=DATE-TIME:20261203T060000Z'),
  ]);
  const reminders = async (replica: Replica): Promise<ReminderView[]> => {
    const { reminders: found = [] } = await replica.services.reminders.query(await replica.caller(), {
      ...{ start: '2026-11-01', end: '2027-12-31', status: 'all' },
    });
    return found;
  };
  const times = async (replica: Replica): Promise<(string | undefined)[]> =>
    (await reminders(replica)).map(({ at }) => at?.slice(0, 16)).sort();

  it('remind of it here, from its start, its end and at a time of their own, under its title', async () => {
    const { server, replica, update } = await scene({ milk: ringing });
    expect(await reminders(replica)).toMatchObject([{ title: 'Milk' }, { title: 'Milk' }, { title: 'Milk' }]);
    expect(await times(replica)).toEqual(['2026-12-02T09:00', '2026-12-03T06:00', '2026-12-03T09:30']);
    await update('Milk', { title: 'Oat milk' });
    await settle(replica);
    expect(differing(ringing, icsOf(server, 'milk'))).toEqual(['DTSTAMP:20261101T000000Z', 'SUMMARY:Milk']);
    expect((await reminders(replica))[0]).toMatchObject({ title: 'Oat milk' });
  });

  it('go away, come and change on either side', async () => {
    const { server, replica } = await scene({ milk: ringing });
    const [first] = (await reminders(replica)).filter(({ at }) => at?.startsWith('2026-12-03T09:30'));
    await replica.services.items.remove(await replica.caller(), { ids: [first?.id ?? ''] });
    const id = await idOf(replica, 'Milk');
    await replica.services.reminders.add(await replica.caller(), { title: 'Milk', event_id: id, minutes_before: 120 });
    await settle(replica);
    expect(icsOf(server, 'milk')).toContain('TRIGGER;RELATED=END:-PT2H');
    expect(icsOf(server, 'milk')).not.toContain('X-APPLE-KEPT');
    expect(icsOf(server, 'milk')).toContain('TRIGGER:PT1H\r\n');
    server.store(href('milk'), icsOf(server, 'milk').replace('END:-PT2H', 'END:-PT3H'));
    await settle(replica);
    expect(await times(replica)).toEqual(['2026-12-02T09:00', '2026-12-03T06:00', '2026-12-03T07:00']);
  });

  it('move with it when it is due at another time, and are silent when it is done', async () => {
    const { server, replica, todos, update, close, undo } = await scene({});
    await todos.add(await replica.caller(), { title: 'Tax', due: '2026-12-05T10:00', group: 'Work' });
    await replica.services.reminders.add(await replica.caller(), {
      ...{ title: 'Tax', event_id: await idOf(replica, 'Tax'), minutes_before: 60 },
    });
    await settle(replica);
    const [object] = [...server.work.objects.values()];
    expect(object?.ics).toMatch(/DUE:20261205T100000Z[\s\S]*BEGIN:VALARM[\s\S]*TRIGGER;RELATED=END:-PT1H/);
    await update('Tax', { due: '2026-12-06T10:00' });
    expect(await times(replica)).toEqual(['2026-12-06T09:00']);
    await close('Tax');
    expect(await times(replica)).toEqual([]);
    await undo();
    expect(await times(replica)).toEqual(['2026-12-06T09:00']);
    await settle(replica);
    const { writes } = server;
    await settle(replica);
    expect(server.writes).toBe(writes);
  });

  it('go on with the next time of one that repeats', async () => {
    const weekly = ['DTSTART;VALUE=DATE:20261124', 'DUE;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY'];
    const { replica, server, close } = await scene({
      bins: phoneTodo('bins', 'Bins', [...weekly, ...alarm('TRIGGER;RELATED=END:PT8H')]),
    });
    expect(await times(replica)).toEqual(['2026-11-24T08:00']);
    await close('Bins');
    await settle(replica);
    expect(await times(replica)).toEqual(['2026-12-01T08:00']);
    expect(icsOf(server, 'bins')).toContain('TRIGGER;RELATED=END:PT8H');
  });
});

it('what was deleted here, sent, and brought back by an undo is there again with all that was in it', async () => {
  const { server, replica, undo } = await scene({ milk: RICH });
  await replica.services.items.remove(await replica.caller(), { ids: [await idOf(replica, 'Milk')] });
  await settle(replica);
  expect(server.work.objects.size).toBe(0);
  await undo();
  await settle(replica);
  const [again] = [...server.work.objects.values()];
  expect(differing(RICH, again?.ics ?? '').filter((line) => !line.startsWith('DTSTAMP'))).toEqual([]);
  expect(await titles(replica)).toEqual(['Milk']);
});

it('a todo that was deleted here, sent, and came back from elsewhere is here once after an undo', async () => {
  const server = new HostileServer();
  server.store(href('milk'), RICH);
  const [one, other] = [await connected(server), await connected(server)];
  await settle(one, other);
  const id = await idOf(one, 'Milk');
  await other.services.todos.update(await other.caller(), { match: 'Milk', title: 'Oat milk' });
  await one.services.items.remove(await one.caller(), { ids: [id] });
  await settle(one, other);
  expect(await todosOf(one)).toMatchObject([{ id, title: 'Oat milk' }]);
  await expect(one.services.history.undo(await one.caller(), { last: 1 })).rejects.toMatchObject({
    code: 'UNDO_CONFLICT',
  });
  await settle(one, other);
  expect([await titles(one), titlesOn(server)]).toEqual([['Oat milk'], ['Oat milk']]);
});
