import { describe, expect, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { remotesWith } from '../../src/app/remotes.ts';
import { AUTHORIZATION, isThere, type RealServer, readByOthers, startServer, type Which } from './real-servers.ts';
import { phoneEvent, phoneTodo } from './replica.ts';

const SERIES = phoneEvent('series', 'Weekly', '20261207T090000Z', [
  'RRULE:FREQ=WEEKLY;BYDAY=MO',
  'EXDATE:20261221T090000Z',
  'ATTENDEE;CN="Wu, Ana";PARTSTAT=ACCEPTED;X-NUM-GUESTS=2:mailto:ana@example.org',
  'BEGIN:VALARM',
  'ACTION:AUDIO',
  'TRIGGER:-PT15M',
  'X-WR-ALARMUID:a-1',
  'END:VALARM',
]);

async function phone(server: RealServer) {
  const request = async (method: string, name: string, body?: string) => {
    const answer = await fetch(new URL(`${server.calendar}${name}.ics`, server.url), {
      ...{ method, headers: { authorization: AUTHORIZATION, 'content-type': 'text/calendar' } },
      ...(body !== undefined && { body }),
    });
    return answer.text();
  };
  return {
    put: (name: string, ics: string) => request('PUT', name, ics),
    get: (name: string) => request('GET', name),
    remove: (name: string) => request('DELETE', name),
  };
}

async function perch({ url, user }: RealServer) {
  const held = new Map<string, string>();
  const remotes = remotesWith({
    read: async (account) => held.get(account),
    write: async (account, password) => void held.set(account, password),
    remove: async (account) => void held.delete(account),
  });
  const services = await createServices({
    db: ':memory:',
    timezone: 'UTC',
    language: 'en',
    remotes: async () => remotes,
  });
  onTestFinished(() => services.close());
  const sync = await services.sync();
  const caller = () => services.callerFor({ user: 'local' }, { session: 's', tool: 'test', text: '' });
  await sync.add(await caller(), { url, username: user, password: 'secret' });
  const run = async () => {
    const [done] = await sync.run(await caller(), {});
    expect(done?.reason).toBe(undefined);
    return done?.calendars.find(({ calendar }) => calendar.name === 'Work');
  };
  const titles = async () => {
    const query = { start: '2026-11-01', end: '2027-02-01', limit: 200 };
    const { events = [] } = await services.events.query(await caller(), query);
    return [...new Set(events.map(({ title }) => title))].sort();
  };
  const idOf = async (title: string): Promise<string> => {
    const { events = [] } = await services.events.query(await caller(), { start: '2026-11-01', end: '2027-02-01' });
    return events.find((one) => one.title === title)?.id ?? '';
  };
  return { services, caller, run, titles, idOf };
}

describe.each<Which>(['radicale', 'xandikos', 'cyrus'])('%s', (which) => {
  it.skipIf(!isThere(which))(`syncs both ways with ${which} (skipped where it is not installed)`, async () => {
    const server = await startServer(which);
    onTestFinished(() => server.stop());
    const other = await phone(server);
    await other.put('a', phoneEvent('a', 'Dentist'));
    await other.put('series', SERIES);
    const here = await perch(server);
    expect((await here.run())?.taken.added).toBe(2);
    expect(await here.titles()).toEqual(['Dentist', 'Weekly']);

    const caller = await here.caller();
    await here.services.events.update(caller, { id: await here.idOf('Weekly'), scope: 'all', title: 'Team' });
    await here.services.events.add(caller, {
      title: '新会议',
      start: '2026-12-03T10:00',
      group: 'Work',
      remind_minutes: [10],
    });
    await other.put('b', phoneEvent('b', 'Made there', '20261204T090000Z'));
    const second = await here.run();
    expect(second?.pushed).toMatchObject({ created: 1, updated: 1, refused: 0 });
    expect(second?.taken.added).toBe(1);
    const series = await other.get('series');
    for (const kept of ['X-PHONE', 'EXDATE', 'X-NUM-GUESTS=2', 'X-WR-ALARMUID:a-1', 'PARTSTAT=ACCEPTED']) {
      expect(series).toContain(kept);
    }
    expect(series).toContain('SUMMARY:Team');
    const read = readByOthers(series);
    if (read) expect(read).toEqual(['Team\t2026-12-07T09:00:00+00:00']);

    await other.remove('b');
    await here.services.items.remove(caller, { ids: [await here.idOf('Dentist')] });
    await here.run();
    await here.run();
    expect(await here.titles()).toEqual(['Team', '新会议']);
    expect(await other.get('a')).not.toContain('BEGIN:VEVENT');

    const { todos } = here.services;
    await other.put('milk', phoneTodo('milk', 'Milk', ['DUE;VALUE=DATE:20261203', 'PERCENT-COMPLETE:40']));
    await other.put('oats', phoneTodo('oats', 'Oats', ['RELATED-TO:milk']));
    const ringing = ['TRIGGER;RELATED=END:-PT1H', 'TRIGGER;VALUE=DATE-TIME:20261204T080000Z'].flatMap((trigger) => [
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Tax', trigger, 'X-KEPT:1', 'END:VALARM'],
    ]);
    await other.put('tax', phoneTodo('tax', 'Tax', ['DUE:20261204T100000Z', ...ringing]));
    await todos.add(caller, { title: '面包', due: '2026-12-04', group: 'Work', repeat: 'FREQ=WEEKLY' });
    expect((await here.run())?.taken.added).toBe(3);
    const listed = (await todos.query(caller, {})).todos ?? [];
    const idOfTodo = (title: string) => listed.find((one) => one.title === title)?.id ?? title;
    expect(listed.find(({ title }) => title === 'Oats')).toMatchObject({ parent: idOfTodo('Milk') });
    await todos.update(caller, { id: idOfTodo('Milk'), title: 'Oat milk' });
    // Both alarms ring an hour and two before it is due, also when that is another day.
    await todos.update(caller, { id: idOfTodo('Tax'), due: '2026-12-05T10:00' });
    await here.services.reminders.add(caller, { title: 'Tax', event_id: idOfTodo('Tax'), minutes_before: 15 });
    await todos.close(caller, { ids: [idOfTodo('Oats')] });
    await todos.close(caller, { ids: [idOfTodo('面包')] });
    expect((await here.run())?.pushed).toMatchObject({ created: 1, updated: 4, refused: 0 });
    const tax = await other.get('tax');
    for (const trigger of ['-PT1H', '-PT2H', '-PT15M']) expect(tax).toContain(`TRIGGER;RELATED=END:${trigger}`);
    expect(tax.match(/X-KEPT:1/g)).toHaveLength(2);
    expect(tax.match(/BEGIN:VALARM/g)).toHaveLength(3);
    const milk = await other.get('milk');
    for (const kept of ['SUMMARY:Oat milk', 'PERCENT-COMPLETE:40', 'X-PHONE']) expect(milk).toContain(kept);
    expect(await other.get('oats')).toContain('STATUS:COMPLETED');
    expect(readByOthers(milk, 'VTODO') ?? ['Oat milk\t2026-12-03']).toEqual(['Oat milk\t2026-12-03']);
    await other.remove('milk');
    await other.remove('tax');
    await here.run();
    const left = (await todos.query(caller, { status: 'all' })).todos ?? [];
    expect(left.map(({ title }) => title).sort()).toEqual(['Oats', '面包', '面包']);
    await here.run();

    const quiet = await here.run();
    expect([quiet?.taken, quiet?.pushed]).toMatchObject([
      { added: 0, updated: 0, removed: 0 },
      { created: 0, updated: 0, removed: 0 },
    ]);
  });
});
