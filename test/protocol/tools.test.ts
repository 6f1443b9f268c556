import { afterEach, describe, expect, it } from 'vitest';
import { tools } from '../../src/tools/index.ts';
import { connect, type Elicit, type Era, type Host } from './harness.ts';

let host: Host;
afterEach(() => host.close());

const connected = async (era: Era, elicit?: Elicit): Promise<Host> => {
  host = await connect(era, {
    env: { PERCH_TIMEZONE: 'Asia/Shanghai', PERCH_LANGUAGE: 'en' },
    ...(elicit ? { elicit } : {}),
  });
  return host;
};

const structured = async (tool: string, args: object = {}) => (await host.call(tool, args)).structuredContent;

async function add(title: string, start: string): Promise<string> {
  const { event } = await structured('schedule_add', { title, start });
  return (event as { id: string }).id;
}

const titles = async (): Promise<string[]> => {
  const { events } = await structured('schedule_query', { start: '2031-03-03', end: '2031-03-08' });
  return (events as { title: string }[]).map(({ title }) => title);
};

/**
 * Calls of every tool that reach each kind of result; `call` checks each against
 * the advertised schema. The other two hosts go through the suites in `tools/`.
 */
describe.each(['legacy', 'auto'] as const)('every tool, %s host', (era) => {
  it('answers by its schema: done, nothing found, refused, to be decided', async () => {
    await connected(era);
    expect((await host.list()).map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(await structured('schedule_query', { start: '2031-03-03' })).toMatchObject({ status: 'final', events: [] });
    expect(await structured('history_query')).toMatchObject({ status: 'final', changes: [] });
    expect(await structured('undo', { last: 1 })).toHaveProperty('status');

    expect(await structured('profile_update', { workingHours: 'MO-FR 09:00-18:00' })).toMatchObject({
      status: 'final',
    });
    const id = await add('Review', '2031-03-04T15:00');
    expect(await structured('check_conflict', { start: '2031-03-04T15:30' })).toMatchObject({ free: false });
    expect(await structured('check_conflict', { start: '2031-03-05T15:30' })).toMatchObject({ free: true });
    const taken = await structured('schedule_add', { title: 'Call', start: '2031-03-04T15:30' });
    expect(taken).toMatchObject({ status: 'need_user', conflicts: [{ id }] });
    const [slot] = taken.alternatives as { slot_token: string }[];
    const booked = await host.call('schedule_add', { title: 'Call', slot_token: slot?.slot_token });
    expect(booked.structuredContent).toMatchObject({ status: 'final' });
    expect(booked.text).toContain(`Say "undo" to take it back · ${booked.structuredContent.change_id}`);
    const free = await structured('find_free_time', { start: '2031-03-04', end: '2031-03-05' });
    expect((free.slots as unknown[]).length).toBeGreaterThan(0);
    expect(await structured('schedule_update', { id, title: 'Big review' })).toMatchObject({ status: 'final' });
    expect(await structured('delete_items', { ids: [id] })).toMatchObject({ status: 'final' });
    expect(await titles()).toEqual(['Call']);
    expect(await structured('undo', { last: 1 })).toMatchObject({ status: 'final' });
    expect((await titles()).sort()).toEqual(['Big review', 'Call']);
    expect(await structured('history_query', { limit: 3 })).toMatchObject({ status: 'final' });

    for (const [tool, args] of [
      ['schedule_query', { start: '2031-02-30' }],
      ['schedule_add', { title: 'x' }],
      ['schedule_add', { start: '2031-03-04T15:00' }],
      ['schedule_update', { id: 'evt_nothere', title: 'x' }],
      ['check_conflict', { start: '2031-03-04T15:00', end: '2031-03-04T14:00' }],
      ['find_free_time', {}],
      ['delete_items', { ids: ['evt_nothere'] }],
      ['history_query', { limit: 0 }],
      ['undo', { change_id: 'chg_nothere' }],
      ['profile_update', { timezone: 'Mars/Base' }],
      ['get_current_time', { timezone: 'Mars/Base' }],
    ] as const) {
      expect((await host.call(tool, args)).isError, tool).toBe(true);
    }
  });

  it('deletes two events only on a yes', async () => {
    const answers: ('accept' | 'decline')[] = ['decline', 'accept'];
    const asked: string[] = [];
    await connected(era, (message) => {
      asked.push(message);
      return { action: answers.shift() ?? 'cancel', content: { confirm: true } };
    });
    const ids = [await add('Standup', '2031-03-04T09:00'), await add('Retro', '2031-03-04T11:00')];
    const declined = await structured('delete_items', { ids });
    expect(declined.status).toBe('need_user');
    expect(declined).not.toHaveProperty('confirm_token');
    expect(await titles()).toEqual(['Standup', 'Retro']);
    expect(await structured('delete_items', { ids })).toMatchObject({ status: 'final' });
    expect(await titles()).toEqual([]);
    expect(asked).toHaveLength(2);
    for (const message of asked) expect(message).toMatch(/Standup.*Retro/s);
  });

  it('deletes two events by token where nobody can be asked', async () => {
    await connected(era);
    const ids = [await add('Standup', '2031-03-04T09:00'), await add('Retro', '2031-03-04T11:00')];
    const asking = await structured('delete_items', { ids });
    expect(asking).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    expect(await titles()).toEqual(['Standup', 'Retro']);
    const confirmed = { ids, confirm_token: asking.confirm_token };
    expect(await structured('delete_items', confirmed)).toMatchObject({ status: 'final' });
    expect(await titles()).toEqual([]);
    expect(await structured('delete_items', confirmed)).toMatchObject({ status: 'error' });
  });
});
