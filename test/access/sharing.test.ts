import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectHttp, type Era, type Host } from '../protocol/harness.ts';
import { type ManyServing, serveMany } from './serving.ts';

/** Three people on one server, each with a host of their own, over HTTP. */

type Said = Record<string, unknown> & { status: string; message: string };

/** Friday, 2026-11-20 09:00 in Shanghai. */
const clock = { now: Date.UTC(2026, 10, 20, 1) };

let server: ManyServing;
beforeAll(async () => {
  server = await serveMany({ now: () => clock.now });
});
afterAll(() => server.stop());

const hosts: Host[] = [];
afterAll(async () => {
  for (const host of hosts) await host.close();
});

async function hostOf(user: string, era: Era): Promise<Host> {
  const host = await connectHttp(era, `${server.url}/mcp`, { token: await server.token(user, 'share') });
  hosts.push(host);
  return host;
}

async function call(host: Host, tool: string, args: object = {}): Promise<Said> {
  return (await host.call(tool, args)).structuredContent as Said;
}

/** Calls, and says yes to what is asked. */
async function surely(host: Host, tool: string, args: object): Promise<Said> {
  const asked = await call(host, tool, args);
  expect(asked, JSON.stringify(asked)).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
  const done = await call(host, tool, { ...args, confirm_token: asked.confirm_token });
  expect(done, JSON.stringify(done)).toMatchObject({ status: 'final' });
  return done;
}

const titles = (said: Said): unknown[] => (said.events as { title: string }[]).map(({ title }) => title);

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
