import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseWorkingHours } from '../../src/domain/free-slots/working-hours.ts';
import type { Channel, Notice } from '../../src/services/reminders/deliver.ts';
import { reminder, type Stage, stage } from './harness.ts';

const MINUTE = 60_000;

/** The notices of one look at what is due; what their buttons do is tested where they are pressed. */
async function told(user: Stage): Promise<Omit<Notice, 'buttons'>[]> {
  const notices: Notice[] = [];
  const channel = { name: 'test', send: async (notice: Notice) => void notices.push(notice) };
  await user.services.reminders.deliver(await user.caller('notify'), {
    reach: async () => ({ channels: [channel] }),
    owner: 'one',
  });
  return notices.map(({ buttons: _buttons, ...notice }) => notice);
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

const rows = ({ sql }: Stage) =>
  sql.prepare('select channel, case when delivered_at is null then 0 else 1 end as over, fence from deliveries').all();

/** A channel that writes down what it was given, and fails while it is told to. */
function recorded(name: string): Channel & { readonly titles: string[]; fails: boolean } {
  const titles: string[] = [];
  return {
    name,
    titles,
    fails: false,
    async send({ title }) {
      if (this.fails) throw new Error('away');
      titles.push(title);
    },
  };
}

const deliver = async (user: Stage, channels: readonly Channel[], quiet?: string) =>
  user.services.reminders.deliver(await user.caller('notify'), {
    reach: async () => ({ channels, quiet: quiet === undefined ? undefined : parseWorkingHours(quiet) }),
    owner: 'one',
  });

describe('several channels', () => {
  it('are each told once, one row for both; what one does not take, it alone is told of again', async () => {
    const user = await stage();
    const [desktop, phone] = [recorded('desktop'), recorded('phone')];
    await reminder(user, { title: 'Pills', at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00');
    phone.fails = true;
    expect((await deliver(user, [desktop, phone])).failures).toMatchObject([{ channel: 'phone' }]);
    expect(rows(user)).toEqual([{ channel: 'desktop', over: 0, fence: 1 }]);
    user.clock.now += 29_000;
    expect((await deliver(user, [desktop, phone])).failures).toEqual([]);
    expect(rows(user)).toEqual([{ channel: 'desktop', over: 0, fence: 1 }]);
    phone.fails = false;
    user.clock.now += 2_000;
    expect(await deliver(user, [desktop, phone])).toMatchObject({ count: 1, failures: [] });
    expect([desktop.titles, phone.titles]).toEqual([['Pills'], ['Pills']]);
    expect(rows(user)).toEqual([{ channel: 'desktop phone', over: 1, fence: 2 }]);
    user.clock.now += 60 * MINUTE;
    expect(await deliver(user, [desktop, phone])).toMatchObject({ count: 0 });
  });

  it('that never answer are let go after hours where another has told, and never where none has', async () => {
    const user = await stage();
    const [desktop, phone] = [recorded('desktop'), recorded('phone')];
    phone.fails = true;
    await reminder(user, { title: 'Pills', at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00');
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await deliver(user, [phone]);
      user.clock.now += 5 * MINUTE;
    }
    expect(rows(user)).toMatchObject([{ over: 0 }]);
    let looks = 0;
    while (rows(user).some((row) => (row as { over: number }).over === 0) && ++looks < 100) {
      await deliver(user, [desktop, phone]);
      user.clock.now += 5 * MINUTE;
    }
    expect(rows(user)).toMatchObject([{ channel: 'desktop', over: 1 }]);
    expect(desktop.titles).toHaveLength(1);
  });

  it('that were taken away do not keep a reminder waiting', async () => {
    const user = await stage();
    const [desktop, phone] = [recorded('desktop'), recorded('phone')];
    phone.fails = true;
    await reminder(user, { title: 'Pills', at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00');
    await deliver(user, [desktop, phone]);
    user.clock.now += MINUTE;
    await deliver(user, [desktop]);
    expect(rows(user)).toMatchObject([{ channel: 'desktop', over: 1 }]);
    expect(desktop.titles).toEqual(['Pills']);
  });
});

describe('two processes at the same time', () => {
  it('send each notice once by each channel, and leave one row', async () => {
    const user = await stage();
    for (const title of ['Pills', 'Bread']) await reminder(user, { title, at: '2026-11-20T10:00' });
    user.clock.now = Date.parse('2026-11-20T10:00+08:00');
    const [desktop, phone] = [recorded('desktop'), recorded('phone')];
    const slow: Channel = {
      name: 'slow',
      async send(notice) {
        await sleep(50);
        await phone.send(notice);
      },
    };
    const look = async (owner: string) =>
      user.services.reminders.deliver(await user.caller('notify'), {
        reach: async () => ({ channels: [desktop, slow] }),
        owner,
      });
    await Promise.all(['one', 'two', 'three'].map(look));
    expect([desktop.titles.toSorted(), phone.titles.toSorted()]).toEqual([
      ['Bread', 'Pills'],
      ['Bread', 'Pills'],
    ]);
    expect(rows(user)).toMatchObject([{ over: 1 }, { over: 1 }]);
  });
});

describe('quiet hours', () => {
  it('let through what is urgent, and tell of the rest when they end', async () => {
    const user = await stage();
    const phone = recorded('phone');
    const night = 'MO-SU 22:00-07:00';
    await reminder(user, { title: 'Bread', at: '2026-11-20T23:00' });
    await reminder(user, { title: 'Taxi', at: '2026-11-20T23:00', priority: 'high' });
    user.clock.now = Date.parse('2026-11-20T23:00+08:00');
    await deliver(user, [phone], night);
    expect(phone.titles).toEqual(['Taxi']);
    user.clock.now = Date.parse('2026-11-21T06:59:59+08:00');
    await deliver(user, [phone], night);
    expect(phone.titles).toEqual(['Taxi']);
    user.clock.now += 1_000;
    await deliver(user, [phone], night);
    expect(phone.titles).toEqual(['Taxi', '1 missed reminder']);
  });
});
