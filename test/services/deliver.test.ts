import { describe, expect, it } from 'vitest';
import type { Notice } from '../../src/services/reminders/deliver.ts';
import { reminder, type Stage, stage } from './harness.ts';

const MINUTE = 60_000;

/** The notices of one look at what is due. */
async function told(user: Stage): Promise<Notice[]> {
  const notices: Notice[] = [];
  const channel = { name: 'test', send: async (notice: Notice) => void notices.push(notice) };
  await user.services.reminders.deliver(await user.caller('notify'), { channel, owner: 'one' });
  return notices;
}

describe('a reminder that is told', () => {
  it.each([0, 10])('%i minutes late is told as itself', async (late) => {
    const user = await stage();
    await reminder(user, { title: 'Pills', at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00') + late * MINUTE;
    expect(await told(user)).toEqual([{ title: 'Pills', body: 'Fri 2026-11-20 10:00', urgent: false }]);
    expect(await told(user)).toEqual([]);
  });

  it('more than ten minutes late is told as missed, with all that were missed in one notice', async () => {
    const user = await stage();
    await reminder(user, { title: 'Pills', at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00') + 10 * MINUTE + 1;
    expect(await told(user)).toEqual([
      { title: '1 missed reminder', body: 'Pills · Fri 2026-11-20 10:00', urgent: false },
    ]);
    await reminder(user, { title: 'Bread', at: '2026-11-20T11:00' });
    await reminder(user, { title: 'Milk', at: '2026-11-20T11:30', priority: 'high' });
    user.clock.now = Date.parse('2026-11-20T18:00+08:00');
    expect(await told(user)).toMatchObject([{ title: '2 missed reminders', urgent: true }]);
    expect(await told(user)).toEqual([]);
  });

  it('with more than two others is told with them in one notice', async () => {
    const user = await stage();
    const titles = ['Pills', 'Bread', 'Milk', 'Salt'];
    for (const title of titles.slice(0, 3)) await reminder(user, { title, at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00');
    expect((await told(user)).map(({ title }) => title).sort()).toEqual(['Bread', 'Milk', 'Pills']);
    for (const title of titles) await reminder(user, { title, at: '2026-11-20T12:00' });
    user.clock.now = Date.parse('2026-11-20T12:00+08:00');
    expect(await told(user)).toMatchObject([{ title: '4 reminders due' }]);
  });
});
