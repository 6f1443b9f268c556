import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectHttp, type Era, type Host } from '../protocol/harness.ts';
import { call, peopleOn, surely, takeBack, titles } from './people.ts';
import { type ManyServing, serveMany } from './serving.ts';

/** Three people on one server, each with a host of their own, over HTTP. */

/** Friday, 2026-11-20 09:00 in Shanghai. */
const clock = { now: Date.UTC(2026, 10, 20, 1) };

let server: ManyServing;
beforeAll(async () => {
  server = await serveMany({ now: () => clock.now });
});
afterAll(() => server.stop());

const { hostOf, pair, close } = peopleOn(() => server);
afterAll(close);

describe.each<Era>(['legacy', 'modern'])('people who share, over HTTP (%s)', (era) => {
  it('make a group, join it, see who is busy, find a time and book it for all, and take it back', async () => {
    const of = (name: string) => `${name}-${era}`;
    const [anna, bo, cy] = await Promise.all(['anna', 'bo', 'cy'].map((name) => hostOf(of(name), era)));
    if (!anna || !bo || !cy) throw new Error('no hosts');
    await call(anna, 'profile_update', { timezone: 'Asia/Shanghai', working_hours: 'MO-FR 09:00-18:00' });
    await call(bo, 'profile_update', { timezone: 'Europe/Berlin', working_hours: 'MO-FR 09:00-18:00' });
    await call(cy, 'profile_update', { timezone: 'Asia/Shanghai', working_hours: 'MO-FR 13:00-18:00' });

    const made = await call(anna, 'share_group_create', { name: 'Team' });
    const { invite } = made;
    for (const host of [bo, cy]) {
      const joined = await surely(host, 'share_group_join', { invite });
      expect(joined).toMatchObject({ group: { name: 'Team', owner: false } });
    }
    expect(await call(anna, 'share_group_query')).toMatchObject({
      groups: [
        { name: 'Team', owner: true, members: [{ you: true }, { name: of('bo'), role: 'busy' }, { name: of('cy') }] },
      ],
    });

    // 17:00 in Shanghai is 10:00 in Berlin.
    await call(bo, 'schedule_add', { title: 'Dentist', start: '2026-11-24T09:00', end: '2026-11-24T10:00' });
    await call(bo, 'schedule_add', { title: 'Then lunch', start: '2026-11-24T10:00', end: '2026-11-24T10:30' });
    const seen = await anna.call('share_group_events', { group: 'team', start: '2026-11-24', end: '2026-11-24' });
    expect(seen.structuredContent).toMatchObject({
      events: [],
      busy: [{ member: of('bo'), start: '2026-11-24T16:00:00+08:00', end: '2026-11-24T17:30:00+08:00' }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/Dentist|lunch|evt_/);

    const free = await call(anna, 'find_free_time', {
      start: '2026-11-24',
      participants: ['Team'],
      duration_minutes: 30,
    });
    // Berlin opens at 16:00 in Shanghai, and Bo is busy until 17:30.
    expect(free).toMatchObject({ slots: [{ start: '2026-11-24T17:30:00+08:00', end: '2026-11-24T18:00:00+08:00' }] });
    const [slot] = free.slots as { slot_token: string }[];

    const taken = await call(anna, 'schedule_add', {
      title: 'Review',
      start: '2026-11-24T16:30',
      participants: [of('bo')],
    });
    expect(taken).toMatchObject({ status: 'need_user', conflicts: [{ title: `${of('bo')} (busy)` }] });
    expect(taken.alternatives).not.toEqual([]);
    expect(JSON.stringify(taken)).not.toMatch(/Dentist|evt_/);

    const booked = await surely(anna, 'schedule_add', {
      title: 'Review',
      slot_token: slot?.slot_token,
      participants: [of('bo'), of('cy')],
    });
    expect(booked).toMatchObject({ event: { title: 'Review' }, change_id: expect.any(String) });
    const day = { start: '2026-11-24', end: '2026-11-24' };
    for (const host of [bo, cy]) {
      const { events } = await call(host, 'schedule_query', day);
      expect((events as { title: string; show_as: string }[]).find(({ title }) => title === 'Review')).toMatchObject({
        show_as: 'tentative',
      });
    }
    const undone = await call(anna, 'undo', { change_id: booked.change_id });
    expect(undone).toMatchObject({ status: 'final' });
    for (const host of [anna, bo, cy]) expect(titles(await call(host, 'schedule_query', day))).not.toContain('Review');
    const redone = await call(anna, 'undo', { change_id: undone.change_id });
    expect(redone).toMatchObject({ status: 'final' });
    for (const host of [anna, bo, cy]) expect(titles(await call(host, 'schedule_query', day))).toContain('Review');

    // Who leaves is gone at once, and what they had is left alone.
    expect(await call(bo, 'share_group_update', { group: 'Team', leave: true })).toMatchObject({ status: 'final' });
    expect(await call(anna, 'find_free_time', { start: '2026-11-24', participants: [of('bo')] })).toMatchObject({
      status: 'error',
      code: 'NOT_FOUND',
    });
    expect(await call(anna, 'undo', { change_id: redone.change_id })).toMatchObject({ status: 'final' });
    expect(titles(await call(bo, 'schedule_query', day))).toContain('Review');
    expect(titles(await call(cy, 'schedule_query', day))).not.toContain('Review');
  });
});

describe('what is shared', () => {
  const week = { start: '2026-11-23', end: '2026-11-29' };

  it('goes by the role, but for what is private, by the user or by a calendar file, and what was given to the group', async () => {
    const { anna, bo, names } = await pair('Roles');
    const seen = () => call(anna, 'share_group_events', { group: 'Roles', ...week });
    await call(bo, 'schedule_add', { title: 'Dentist', start: '2026-11-24T09:00' });
    await call(bo, 'schedule_add', { title: 'Salary talk', start: '2026-11-24T11:00', private: true });
    const ics = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z'],
      ...['DTSTART:20261124T060000Z', 'DTEND:20261124T070000Z', 'SUMMARY:Doctor', 'CLASS:CONFIDENTIAL'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
    await call(bo, 'calendar_import', { ics });
    const { confirm_token, ...asked } = await call(bo, 'schedule_add', {
      ...{ title: 'Party', start: '2026-11-28T18:00', share_with: 'Roles' },
    });
    expect(asked.message).toContain(names[0]);
    await call(bo, 'schedule_add', { title: 'Party', start: '2026-11-28T18:00', share_with: 'Roles', confirm_token });

    expect(await seen()).toMatchObject({ events: [{ title: 'Party', shared_by: names[1] }], busy: [{}, {}, {}] });
    await surely(bo, 'share_group_update', { group: 'Roles', my_role: 'details' });
    const details = await seen();
    expect(titles(details)).toEqual(['Dentist', 'Party']);
    expect(details.busy).toMatchObject([{ member: names[1] }, { member: names[1] }]);
    expect(JSON.stringify(details)).not.toMatch(/Salary|Doctor/);

    const both = await call(bo, 'schedule_update', { match: 'Salary talk', share_with: 'Roles' });
    expect(both).toMatchObject({ status: 'error', code: 'INVALID_ARGUMENT', hint: expect.stringContaining('private') });
    await surely(bo, 'schedule_update', { match: 'Doctor', share_with: 'Roles', private: false });
    await call(bo, 'schedule_update', { match: 'Party', private: true });
    await call(bo, 'share_group_update', { group: 'Roles', my_role: 'busy' });
    expect(titles(await seen())).toEqual(['Doctor']);

    const { ics: file } = await call(bo, 'calendar_export');
    expect(String(file).match(/CLASS:PRIVATE/g)).toHaveLength(2);
    expect(file).not.toContain('CONFIDENTIAL');
  });

  it('ends at once for who is taken out, whatever they hold of before', async () => {
    const { anna, bo, names } = await pair('Ends');
    const free = await call(bo, 'find_free_time', { start: '2026-11-25', participants: [names[0]], limit: 1 });
    const [slot] = free.slots as { slot_token: string }[];
    const booking = { title: 'Sync', slot_token: slot?.slot_token, participants: [names[0]] };
    const { confirm_token } = await call(bo, 'schedule_add', booking);
    expect(confirm_token).toBeDefined();
    await surely(anna, 'share_group_update', { group: 'Ends', member: names[1], remove: true });
    const gone = [
      await call(bo, 'schedule_add', { ...booking, confirm_token }),
      await call(bo, 'find_free_time', { start: '2026-11-25', participants: [names[0]] }),
      await call(bo, 'share_group_events', { group: 'Ends', ...week }),
      await call(bo, 'share_group_update', { group: 'Ends', my_role: 'busy' }),
    ];
    expect(gone.map(({ code }) => code)).toEqual(Array(4).fill('NOT_FOUND'));
    expect(await call(bo, 'share_group_query')).toMatchObject({ groups: [] });
    expect(titles(await call(anna, 'schedule_query', week))).not.toContain('Sync');
  });

  it('needs no answer where it may be edited, and is booked for nobody who has no room', async () => {
    const { anna, bo, names } = await pair('Room');
    await surely(bo, 'share_group_update', { group: 'Room', my_role: 'edit' });
    const booking = { title: 'Plan', start: '2026-11-25T10:00', participants: [names[1]] };
    const booked = await surely(anna, 'schedule_add', booking);
    const { events } = await call(bo, 'schedule_query', week);
    expect(events).toMatchObject([{ title: 'Plan' }]);
    expect(JSON.stringify(events)).not.toContain('tentative');
    // Who was booked for may take it back for themselves; then there is nothing left there to take back.
    await takeBack(bo, /^Booked by/);
    expect(titles(await call(bo, 'schedule_query', week))).toEqual([]);
    expect(titles(await call(anna, 'schedule_query', week))).toEqual(['Plan']);
    expect(await call(anna, 'undo', { change_id: booked.change_id })).toMatchObject({ status: 'final' });

    // It is taken back for who would have to accept it by now, and not put there again.
    const again = await surely(anna, 'schedule_add', booking);
    await call(bo, 'share_group_update', { group: 'Room', my_role: 'busy' });
    const undone = await call(anna, 'undo', { change_id: again.change_id });
    expect(titles(await call(bo, 'schedule_query', week))).toEqual([]);
    const redone = await call(anna, 'undo', { change_id: undone.change_id });
    expect(redone).toMatchObject({ status: 'final' });
    expect(titles(await call(anna, 'schedule_query', week))).toEqual(['Plan']);
    expect(titles(await call(bo, 'schedule_query', week))).toEqual([]);
    expect(await call(anna, 'undo', { change_id: redone.change_id })).toMatchObject({ status: 'final' });

    const account = (await server.accounts.users()).find(({ name }) => name === names[1]);
    if (!account) throw new Error('nobody');
    await server.accounts.setQuota(account, 'events', 0);
    const { confirm_token } = await call(anna, 'schedule_add', booking);
    const refused = await call(anna, 'schedule_add', { ...booking, confirm_token });
    expect(refused).toMatchObject({ code: 'LIMIT_EXCEEDED', message: expect.stringContaining(names[1]) });
    for (const host of [anna, bo]) expect(titles(await call(host, 'schedule_query', week))).toEqual([]);
  });

  it('comes back exactly when it is undone: who was taken out, with the invitation, and what one member was let see', async () => {
    const { anna, bo, names } = await pair('Back');
    const mine = async (host: Host) => {
      const { groups } = await call(host, 'share_group_query');
      return (groups as { members: { name: string; role: string; sees?: string }[] }[])[0]?.members;
    };
    await surely(anna, 'share_group_update', { group: 'Back', member: names[1], role: 'details' });
    expect(await mine(bo)).toContainEqual({ name: names[0], role: 'details' });
    await takeBack(anna, /details|title, time and place/);
    expect(await mine(bo)).toContainEqual({ name: names[0], role: 'busy' });

    const { invite } = await call(anna, 'share_group_update', { group: 'Back', new_invite: 5 });
    await surely(anna, 'share_group_update', { group: 'Back', member: names[1], remove: true });
    expect(await mine(bo)).toBeUndefined();
    // What let them in before does not let them in again.
    expect(await call(bo, 'share_group_join', { invite })).toMatchObject({ code: 'INVALID_ARGUMENT' });
    await takeBack(anna, /^Took/);
    expect(await mine(bo)).toHaveLength(2);
    const cy = await hostOf('cy-back', 'modern');
    expect(await surely(cy, 'share_group_join', { invite })).toMatchObject({ status: 'final' });
  });

  it('counts only the groups that somebody is in', async () => {
    const [owner, member] = await Promise.all(['owner-many', 'member-many'].map((user) => hostOf(user, 'modern')));
    if (!owner || !member) throw new Error('no hosts');
    for (let count = 1; count <= 20; count++) {
      const { invite } = await call(owner, 'share_group_create', { name: `G${count}` });
      await surely(member, 'share_group_join', { invite });
    }
    expect(await call(member, 'share_group_create', { name: 'One more' })).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    await surely(owner, 'share_group_update', { group: 'G1', member: 'member-many', remove: true });
    expect(await call(member, 'share_group_create', { name: 'One more' })).toMatchObject({ status: 'final' });
  });

  it('tells people of one name apart: in a group by a number, and elsewhere not at all', async () => {
    const accounts = server.accounts;
    const subject = { issuer: 'https://login.example', name: 'Kim' };
    for (const one of ['1', '2']) await accounts.holderBySubject({ ...subject, subject: one }, true);
    const users = (await accounts.users()).filter(({ name }) => name === 'Kim');
    const hosts = await Promise.all(
      users.map(async (account) => {
        const { token } = await accounts.createToken(account, { scope: 'share', days: 90 });
        const host = await connectHttp('modern', `${server.url}/mcp`, { token });
        onTestFinished(() => host.close());
        return host;
      }),
    );
    const lee = await hostOf('lee', 'modern');
    const { invite } = await call(lee, 'share_group_create', { name: 'Kims' });
    for (const host of hosts) await surely(host, 'share_group_join', { invite });
    const { groups } = await call(lee, 'share_group_query');
    const [kims] = groups as { members: { name: string }[] }[];
    expect(kims?.members.map(({ name }) => name)).toEqual(['lee', 'Kim', 'Kim (2)']);
    const free = (participants: string[]) => call(lee, 'find_free_time', { start: '2026-11-25', participants });
    expect(await free(['Kim (2)'])).toMatchObject({ status: 'final' });

    const max = await hostOf('max', 'modern');
    const made = [];
    for (const name of ['One', 'Other']) made.push((await call(max, 'share_group_create', { name })).invite);
    for (const [index, host] of hosts.entries()) await surely(host, 'share_group_join', { invite: made[index] });
    const asked = { start: '2026-11-25', participants: ['Kim'] };
    expect(await call(max, 'find_free_time', asked)).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await call(max, 'find_free_time', { ...asked, participants: ['Other'] })).toMatchObject({ status: 'final' });
  });
});

// Beside one another: they wait for what is not to come.
describe.concurrent.each<Era>(['legacy', 'modern'])('an open stream (%s)', (era) => {
  it('of somebody who was taken out brings nothing more of what those they shared with do', async ({
    onTestFinished,
  }) => {
    const names = [`anna-stream-${era}`, `bo-stream-${era}`] as const;
    const [anna, bo] = [await hostOf(names[0], era), await hostOf(names[1], era)];
    const { invite } = await call(anna, 'share_group_create', { name: 'Stream' });
    await surely(bo, 'share_group_join', { invite });
    const told: number[] = [];
    const watching = await bo.watch(['perch://agenda/2026-11-25'], () => told.push(performance.now()));
    onTestFinished(() => watching.stop());
    const booking = { title: 'Plan', start: '2026-11-25T10:00', participants: [names[1]] };

    // Control: as long as they share, it is told of within a second.
    const booked = await surely(anna, 'schedule_add', booking);
    await vi.waitFor(() => expect(told).not.toEqual([]), 1_000);

    await surely(anna, 'share_group_update', { group: 'Stream', member: names[1], remove: true });
    const before = told.length;
    expect(await call(anna, 'schedule_add', { ...booking, start: '2026-11-25T14:00' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await call(anna, 'undo', { change_id: booked.change_id })).toMatchObject({ status: 'final' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(told).toHaveLength(before);
  });

  it('brings what others in a share group do with what they give to it, and nothing once one of them is out', async ({
    onTestFinished,
  }) => {
    const names = [`anna-gift-${era}`, `bo-gift-${era}`] as const;
    const [anna, bo] = [await hostOf(names[0], era), await hostOf(names[1], era)];
    const { invite } = await call(anna, 'share_group_create', { name: 'Gift' });
    await surely(bo, 'share_group_join', { invite });
    const told: string[] = [];
    const days = ['perch://agenda/2026-11-25', 'perch://week/2026-11-25', 'perch://agenda/2026-11-26'];
    const watching = await bo.watch(days, (uri) => told.push(uri));
    onTestFinished(() => watching.stop());
    const quiet = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await quiet(1_000);

    const at = (hour: number) => `2026-11-25T${hour}:00`;
    await call(anna, 'schedule_add', { title: 'Secret', start: at(20) });
    await quiet(700);
    expect(told).toEqual([]);
    const party = await surely(anna, 'schedule_add', { title: 'Party', start: at(18), share_with: 'Gift' });
    await vi.waitFor(() => expect([...told].sort()).toEqual(days.toSorted().filter((uri) => uri !== days[2])), 3_000);
    const page = await bo.read(days[0] as string);
    expect(page).toContain('Party');
    expect(page).not.toContain('Secret');

    told.length = 0;
    const { id } = party.event as { id: string };
    await call(anna, 'schedule_update', { id, title: 'Feast' });
    await vi.waitFor(() => expect(told).toContain(days[0]), 3_000);

    await surely(anna, 'share_group_update', { group: 'Gift', member: names[1], remove: true });
    await quiet(500);
    told.length = 0;
    await call(anna, 'schedule_update', { id, title: 'Banquet' });
    await quiet(1_500);
    expect(told).toEqual([]);
    expect(await bo.read(days[0] as string)).not.toContain('Banquet');
  });
});
