import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Host } from '../protocol/harness.ts';
import { call, peopleOn, type Said, surely, takeBack, titles } from './people.ts';
import { type ManyServing, serveMany } from './serving.ts';

/** What members of a share group do to events of each other. */

/** Friday, 2026-11-20 09:00 in Shanghai. */
const clock = { now: Date.UTC(2026, 10, 20, 1) };

let server: ManyServing;
beforeAll(async () => {
  server = await serveMany({ now: () => clock.now });
});
const { hostOf, pair, close } = peopleOn(() => server);
afterAll(close);
afterAll(() => server.stop());

const week = { start: '2026-11-23', end: '2026-11-29' };

type Shown = { id: string; title: string; start: string; version: number; shared_by?: string; shared_in?: string };

const eventsOf = async (host: Host): Promise<Shown[]> => (await call(host, 'schedule_query', week)).events as Shown[];

/** The events of the others in a group, by their titles. */
async function seenBy(host: Host, group: string): Promise<Record<string, Shown>> {
  const { events } = await call(host, 'share_group_events', { group, ...week });
  return Object.fromEntries((events as Shown[]).map((one) => [one.title, one]));
}

const idOf = (said: Said): string => (said.event as Shown).id;

describe('an event of somebody who shares edit', () => {
  it('is changed and deleted after a yes, as one change that both can take back', async () => {
    const { anna, bo, names } = await pair('Edit');
    const id = idOf(await call(bo, 'schedule_add', { title: 'Review', start: '2026-11-24T10:00' }));
    await surely(bo, 'share_group_update', { group: 'Edit', my_role: 'edit' });
    expect((await seenBy(anna, 'Edit')).Review).toMatchObject({ id, shared_by: names[1] });

    const asked = await call(anna, 'schedule_update', { id, start: '2026-11-24T14:00', title: 'Review 2' });
    expect(asked).toMatchObject({ status: 'need_user', message: expect.stringContaining(names[1]) });
    expect(asked.message).toContain('10:00–11:00');
    expect(asked.message).toContain('14:00–15:00');
    expect((await eventsOf(bo))[0]).toMatchObject({ title: 'Review', version: 1 });
    const other = { id, start: '2026-11-24T15:00', confirm_token: asked.confirm_token };
    expect(await call(anna, 'schedule_update', other)).toMatchObject({ code: 'CONFIRMATION_INVALID' });

    const changed = await surely(anna, 'schedule_update', { id, start: '2026-11-24T14:00', title: 'Review 2' });
    expect(changed).toMatchObject({
      event: { id, title: 'Review 2', shared_by: names[1] },
      change_id: expect.stringMatching(/^chg_/),
    });
    expect(await eventsOf(bo)).toMatchObject([{ id, title: 'Review 2', start: '2026-11-24T14:00:00+08:00' }]);
    const { changes } = await call(bo, 'history_query', { limit: 1 });
    expect(changes).toMatchObject([{ summary: expect.stringContaining(`Changed by ${names[0]}: Review 2`) }]);
    // What one has done oneself is undone first.
    await call(bo, 'todo_add', { title: 'Prepare' });
    expect(await call(bo, 'undo', { last: 1 })).toMatchObject({ message: expect.stringContaining('Prepare') });

    const undone = await call(anna, 'undo', { last: 1 });
    expect(await eventsOf(bo)).toMatchObject([{ id, title: 'Review', start: '2026-11-24T10:00:00+08:00' }]);
    expect(await call(anna, 'undo', { change_id: undone.change_id })).toMatchObject({ status: 'final' });
    expect(titles(await call(bo, 'schedule_query', week))).toEqual(['Review 2']);
    await takeBack(bo, /^Changed by/);
    expect(titles(await call(bo, 'schedule_query', week))).toEqual(['Review']);

    const deleted = await surely(anna, 'delete_items', { ids: [id] });
    expect(deleted).toMatchObject({ deleted: [{ id, title: 'Review' }] });
    expect(await eventsOf(bo)).toEqual([]);
    await call(anna, 'undo', { change_id: deleted.change_id });
    expect(await eventsOf(bo)).toMatchObject([{ id, title: 'Review' }]);

    const log = await server.accounts.audit(names[0]);
    expect(log.filter(({ action }) => action === 'share.edit')).toHaveLength(2);
  });

  it('is changed under the conflict policy of its calendar, of which no more is told than is shared', async () => {
    const { anna, bo } = await pair('Conflict');
    const id = idOf(await call(bo, 'schedule_add', { title: 'Review', start: '2026-11-24T10:00' }));
    await call(bo, 'schedule_add', { title: 'Dentist', start: '2026-11-24T14:00', private: true });
    await call(bo, 'schedule_add', { title: 'Lunch', start: '2026-11-24T12:00' });
    await surely(bo, 'share_group_update', { group: 'Conflict', my_role: 'edit' });
    const onto = (start: string, more: object = {}) => ({ id, start: `2026-11-24T${start}`, ...more });
    const hidden = await call(anna, 'schedule_update', onto('14:30'));
    expect(hidden).toMatchObject({ status: 'need_user', conflicts: [{ title: 'bo-conflict (busy)' }] });
    expect(hidden.alternatives).not.toEqual([]);
    expect(JSON.stringify(hidden)).not.toMatch(/Dentist/);
    const open = await call(anna, 'schedule_update', onto('12:30'));
    expect(open).toMatchObject({ conflicts: [{ title: 'Lunch (bo-conflict)' }] });
    expect(JSON.stringify(open)).not.toContain('confirm_token');

    const forced = await surely(anna, 'schedule_update', onto('12:30', { on_conflict: 'force' }));
    expect(forced).toMatchObject({ event: { start: '2026-11-24T12:30:00+08:00' } });
    const aside = await surely(anna, 'schedule_update', onto('14:00', { on_conflict: 'auto' }));
    const { start } = aside.event as Shown;
    expect(start).not.toBe('2026-11-24T14:00:00+08:00');
    expect((await eventsOf(bo)).find((one) => one.id === id)).toMatchObject({ start });
  });

  it('one occurrence of a series at a time, in the words and the zone of who changes it', async () => {
    const { anna, bo } = await pair('Series');
    await call(bo, 'profile_update', { timezone: 'Europe/Berlin' });
    const daily = { title: 'Standup', start: '2026-11-23T09:00', duration_minutes: 30, repeat: 'FREQ=DAILY;COUNT=3' };
    const id = idOf(await call(bo, 'schedule_add', daily));
    await surely(bo, 'share_group_update', { group: 'Series', my_role: 'edit' });
    // 09:00 in Berlin.
    expect((await seenBy(anna, 'Series')).Standup).toMatchObject({ occurrence: '2026-11-25T16:00:00+08:00' });
    expect(await call(anna, 'schedule_update', { id, start: '5pm' })).toMatchObject({
      missing: ['scope', 'occurrence'],
    });
    const one = { id, scope: 'this', occurrence: '2026-11-24T16:00:00+08:00' };
    const moved = await surely(anna, 'schedule_update', { ...one, start: '5pm' });
    expect(moved).toMatchObject({ event: { start: '2026-11-24T17:00:00+08:00' } });
    expect((await eventsOf(bo)).map(({ start }) => start)).toEqual([
      '2026-11-23T09:00:00+01:00',
      '2026-11-24T10:00:00+01:00',
      '2026-11-25T09:00:00+01:00',
    ]);
    await surely(anna, 'delete_items', { ids: [id], scope: 'this', occurrence: '2026-11-25T16:00:00+08:00' });
    expect(await eventsOf(bo)).toHaveLength(2);
    await call(bo, 'schedule_update', { id, scope: 'this', occurrence: '2026-11-23T09:00:00+01:00', private: true });
    const hidden = { id, scope: 'this', occurrence: '2026-11-23T16:00:00+08:00', title: 'Mine' };
    expect(await call(anna, 'schedule_update', hidden)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('events of others are found by words of their titles', () => {
  it('where no item of one’s own has them, and are changed and deleted after a yes', async () => {
    const { anna, bo, names } = await pair('Words');
    const id = idOf(await call(bo, 'schedule_add', { title: 'Budget review', start: '2026-11-24T10:00' }));
    await call(bo, 'schedule_add', { title: 'Budget secret', start: '2026-11-25T10:00', private: true });
    const move = { match: 'budget', start: '2026-11-24T14:00' };
    // Whoever sees when somebody is busy finds nothing by words.
    expect(await call(anna, 'schedule_update', move)).toMatchObject({ code: 'NOT_FOUND' });
    await surely(bo, 'share_group_update', { group: 'Words', my_role: 'details' });
    expect(await call(anna, 'schedule_update', move)).toMatchObject({ code: 'FORBIDDEN' });
    await surely(bo, 'share_group_update', { group: 'Words', my_role: 'edit' });

    // What is merely like them does not stand in the way.
    const own = idOf(await call(anna, 'schedule_add', { title: 'Budge the sofa', start: '2026-11-26T10:00' }));
    const changed = await surely(anna, 'schedule_update', move);
    expect(changed).toMatchObject({ event: { id, start: '2026-11-24T14:00:00+08:00', shared_by: names[1] } });
    const alone = await hostOf(names[0], 'modern', 'write');
    expect(await call(alone, 'delete_items', { match: 'budget' })).toMatchObject({ code: 'FORBIDDEN' });

    // One of one’s own comes first.
    await call(anna, 'schedule_update', { id: own, title: 'Budget of mine' });
    expect(await call(anna, 'schedule_update', { match: 'budget', title: 'Mine' })).toMatchObject({
      status: 'final',
      event: { id: own },
    });
    const deleted = await surely(anna, 'delete_items', { match: 'budget' });
    expect(deleted).toMatchObject({ deleted: [{ id }] });
    expect(titles(await call(bo, 'schedule_query', week))).toEqual(['Budget secret']);
    await call(anna, 'undo', { change_id: deleted.change_id });
    expect(titles(await call(bo, 'schedule_query', week))).toHaveLength(2);
  });

  it('are asked about where several have them, in the zone of who asks', async () => {
    const { anna, bo, names } = await pair('Several');
    await call(bo, 'profile_update', { timezone: 'Europe/Berlin' });
    const first = idOf(await call(bo, 'schedule_add', { title: 'Sync ops', start: '2026-11-24T10:00' }));
    const second = idOf(await call(bo, 'schedule_add', { title: 'Sync sales', start: '2026-11-25T10:00' }));
    await surely(bo, 'share_group_update', { group: 'Several', my_role: 'edit' });
    const asked = await call(anna, 'delete_items', { match: 'sync' });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['ids'] });
    const candidates = asked.candidates as { ref: string; id: string; title: string; when: string }[];
    expect(candidates.map(({ id }) => id)).toEqual([first, second]);
    expect(candidates[0]).toMatchObject({
      title: `Sync ops (${names[1]})`,
      when: expect.stringContaining('17:00–18:00'),
    });
    await surely(anna, 'delete_items', { ids: [candidates[1]?.ref] });
    expect(titles(await call(bo, 'schedule_query', week))).toEqual(['Sync ops']);
  });
});

describe('several events of others', () => {
  it('are changed and deleted in one call, as one change, all of them or none', async () => {
    const { anna, bo, names } = await pair('Many');
    const cy = await hostOf('cy-many');
    const { invite } = await call(anna, 'share_group_update', { group: 'Many', new_invite: 1 });
    await surely(cy, 'share_group_join', { invite });
    const of = async (host: Host, title: string, start: string) =>
      idOf(await call(host, 'schedule_add', { title, start }));
    const ids = [
      await of(bo, 'Review', '2026-11-24T10:00'),
      await of(bo, 'Retro', '2026-11-25T10:00'),
      await of(cy, 'Demo', '2026-11-26T10:00'),
    ];
    await surely(bo, 'share_group_update', { group: 'Many', my_role: 'edit' });
    await surely(cy, 'share_group_update', { group: 'Many', my_role: 'details' });
    expect(await call(anna, 'delete_items', { ids })).toMatchObject({ code: 'FORBIDDEN' });
    await surely(cy, 'share_group_update', { group: 'Many', my_role: 'edit' });

    const changed = await surely(anna, 'schedule_update', { ids, location: 'Room 2' });
    expect(changed.events).toMatchObject(ids.map((id) => ({ id, location: 'Room 2' })));
    expect((await eventsOf(cy))[0]).toMatchObject({ title: 'Demo', location: 'Room 2' });

    const asked = await call(anna, 'delete_items', { ids });
    for (const title of ['Review', 'Retro', 'Demo']) expect(asked.message).toContain(title);
    // The yes is to these and no others.
    const fewer = { ids: ids.slice(1), confirm_token: asked.confirm_token };
    expect(await call(anna, 'delete_items', fewer)).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    const own = await of(anna, 'Gym', '2026-11-27T10:00');
    expect(await call(anna, 'delete_items', { ids: [ids[0], own] })).toMatchObject({ code: 'INVALID_ARGUMENT' });

    const deleted = await surely(anna, 'delete_items', { ids });
    expect(deleted.deleted).toHaveLength(3);
    expect([await eventsOf(bo), await eventsOf(cy)]).toEqual([[], []]);
    const { changes } = await call(bo, 'history_query', { limit: 1 });
    expect(changes).toMatchObject([{ summary: `Deleted by ${names[0]}: Review, Retro` }]);
    await call(anna, 'undo', { change_id: deleted.change_id });
    expect([await eventsOf(bo), await eventsOf(cy)].map(({ length }) => length)).toEqual([2, 1]);
  });
});

describe('an event of somebody else is left alone', () => {
  it('by who may only look, is let see when they are busy, is out of the group, or has a token for themselves', async () => {
    const { anna, bo, names } = await pair('Look');
    const id = idOf(await call(bo, 'schedule_add', { title: 'Review', start: '2026-11-24T10:00' }));
    const hidden = idOf(await call(bo, 'schedule_add', { title: 'Dentist', start: '2026-11-25T10:00', private: true }));
    const acts = async (event: string, host = anna) => [
      await call(host, 'schedule_update', { id: event, title: 'Mine' }),
      await call(host, 'delete_items', { ids: [event] }),
    ];
    const codes = (said: Said[]) => said.map(({ code }) => code);
    expect(codes(await acts(id))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await surely(bo, 'share_group_update', { group: 'Look', my_role: 'details' });
    const looking = await acts(id);
    expect(codes(looking)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(looking[0]).toMatchObject({ message: `${names[1]} lets you see this, and not change it.` });
    await surely(bo, 'share_group_update', { group: 'Look', my_role: 'edit' });
    expect(codes(await acts(hidden))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const private_ = await call(anna, 'schedule_update', { id, private: true });
    expect(private_).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('private') });

    const alone = await hostOf(names[0], 'modern', 'write');
    const refused = await acts(id, alone);
    expect(codes(refused)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(refused[0]).toMatchObject({ hint: expect.stringContaining('scope share') });

    // What was done stays when it may not be done any more, and is not done again.
    const changed = await surely(anna, 'schedule_update', { id, title: 'Review 2' });
    expect(await call(alone, 'undo', { change_id: changed.change_id })).toMatchObject({ code: 'FORBIDDEN' });
    await call(bo, 'share_group_update', { group: 'Look', my_role: 'details' });
    expect(await call(anna, 'undo', { change_id: changed.change_id })).toMatchObject({ code: 'FORBIDDEN' });
    const asked = { id, title: 'Review 3' };
    expect(await call(anna, 'schedule_update', asked)).toMatchObject({ code: 'FORBIDDEN' });
    await surely(anna, 'share_group_update', { group: 'Look', member: names[1], remove: true });
    expect(codes(await acts(id))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(titles(await call(bo, 'schedule_query', week))).toEqual(['Review 2', 'Dentist']);
  });
});

describe('what others have given to a group', () => {
  it('stands in the schedule and on the agenda, with whose it is, and takes no time of one’s own', async () => {
    const { anna, bo, names } = await pair('Given');
    await call(anna, 'schedule_add', { title: 'Gym', start: '2026-11-28T09:00' });
    await surely(bo, 'schedule_add', { title: 'Party', start: '2026-11-28T18:00', share_with: 'Given' });
    await call(bo, 'schedule_add', { title: 'Secret', start: '2026-11-28T20:00' });
    const day = { start: '2026-11-28', end: '2026-11-28' };
    const seen = await anna.call('schedule_query', day);
    const schedule = seen.structuredContent as Said;
    expect(schedule).toMatchObject({
      events: [{ title: 'Gym' }, { title: 'Party', shared_by: names[1], shared_in: 'Given' }],
      total: 2,
      density: { hours: 1 },
    });
    expect(seen.text).toContain(`shared by ${names[1]} in Given`);
    const agenda = await call(anna, 'agenda_query', day);
    expect(titles(agenda)).toEqual(['Gym', 'Party']);
    expect(agenda.load).toMatchObject({ hours: 1 });
    await call(anna, 'profile_update', { language: 'zh' });
    expect((await anna.call('agenda_query', day)).text).toContain(`${names[1]}在“Given”里共享`);
    await call(anna, 'profile_update', { language: 'en' });

    const found = async (query: string) => titles(await call(anna, 'schedule_query', { ...week, query }));
    expect([await found('party'), await found('secret')]).toEqual([['Party'], []]);
    const first = await call(anna, 'schedule_query', { ...day, limit: 1 });
    expect(titles(first)).toEqual(['Gym']);
    expect(titles(await call(anna, 'schedule_query', { ...day, limit: 1, cursor: first.next_cursor }))).toEqual([
      'Party',
    ]);
    // Whoever is only let see when others are busy may look at it.
    const party = (schedule.events as Shown[])[1];
    expect(await call(anna, 'schedule_update', { id: party?.id, title: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await server.accounts.audit(names[1])).map(({ action }) => action)).toContain('share.event');

    await surely(anna, 'share_group_update', { group: 'Given', leave: true });
    expect(titles(await call(anna, 'schedule_query', day))).toEqual(['Gym']);
  });
});
