import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { type Stage, stage } from '../services/harness.ts';
import type { Work } from './reminders.worker.ts';

const WORKERS = 4;
const DUE = 500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Another process, told what to do. */
async function worker(work: Work): Promise<ChildProcess> {
  const child = fork(new URL('./reminders.worker.ts', import.meta.url), { execArgv: [] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child, 'message');
  child.send(work);
  return child;
}

const folder = temporaryFolder();
let count = 0;

/** A calendar on the true clock, with a file beside it for what is sent. */
async function open(): Promise<{ user: Stage; log: string; at: (minutes: number) => string }> {
  const now = Date.now();
  const user = await stage({ clock: { now } });
  return {
    user,
    log: path.join(folder, `sent-${++count}`),
    at: (minutes) => new Date(now + minutes * MINUTE).toISOString(),
  };
}

interface Sent {
  readonly pid: number;
  readonly title: string;
}

const sentIn = (log: string): Sent[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Sent)
    : [];

/** How many reminders a notice is about. */
const countOf = ({ title }: Sent): number => Number(/^(\d+) (?:missed )?reminders?/.exec(title)?.[1] ?? 1);

const rows = ({ sql }: Stage) =>
  sql.prepare('select reminder, fence, delivered_at, batch from deliveries').all() as {
    reminder: string;
    fence: number;
    delivered_at: number | null;
    batch: string | null;
  }[];

const waiting = ({ sql }: Stage) =>
  sql.prepare("select count(*) from reminder_dues where pending = 1 and occurrence <> ''").pluck().get();

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!condition() && Date.now() < end) await sleep(20);
}

describe('promise 14: reminders are delivered at least once, one row for each', () => {
  it(`${WORKERS} processes share ${DUE} that are due`, { timeout: 120_000 }, async () => {
    const { user, log, at } = await open();
    for (let index = 0; index < DUE; index++) await user.reminders.add({ title: `Reminder ${index}`, at: at(-1) });
    const work: Work = { file: user.file, log, ahead: 0, how: 'run' };
    await Promise.all(Array.from({ length: WORKERS }, () => worker(work)));
    await until(() => waiting(user) === 0);
    await sleep(200);
    const delivered = rows(user);
    expect(new Set(delivered.map(({ reminder }) => reminder)).size).toBe(DUE);
    expect(delivered).toHaveLength(DUE);
    expect(delivered.filter((row) => row.delivered_at === null)).toEqual([]);
    const sent = sentIn(log);
    expect(sent.reduce((sum, one) => sum + countOf(one), 0)).toBe(DUE);
    expect(new Set(sent.map(({ pid }) => pid)).size).toBeGreaterThan(1);
  });

  it('what a process took and did not send before it was killed, another one sends', { timeout: 60_000 }, async () => {
    const { user, log, at } = await open();
    await user.reminders.add({ title: 'Bread', at: at(-1) });
    const first = await worker({ file: user.file, log, ahead: 0, how: 'stall' });
    await once(first, 'message');
    first.kill('SIGKILL');
    expect(rows(user)).toMatchObject([{ fence: 1, delivered_at: null }]);
    const early = await worker({ file: user.file, log, ahead: 0, how: 'run' });
    await sleep(1_500);
    expect(sentIn(log)).toEqual([]);
    early.kill('SIGKILL');
    await worker({ file: user.file, log, ahead: MINUTE, how: 'run' });
    await until(() => waiting(user) === 0);
    expect(sentIn(log).map(({ title }) => title)).toEqual(['Bread']);
    expect(rows(user)).toMatchObject([{ fence: 2, delivered_at: expect.any(Number) }]);
  });

  it('what was missed in three days comes as one notice, a series once', { timeout: 60_000 }, async () => {
    const { user, log, at } = await open();
    for (let index = 0; index < 12; index++) await user.reminders.add({ title: `Once ${index}`, at: at(60 + index) });
    await user.reminders.add({ title: 'Daily', at: at(30), repeat: 'FREQ=DAILY' });
    await user.reminders.add({ title: 'Later', at: at(10 * 24 * 60) });
    const work: Work = { file: user.file, log, ahead: 3 * DAY + 10 * MINUTE, how: 'run' };
    await Promise.all([worker(work), worker(work)]);
    await until(() => sentIn(log).length > 0);
    await sleep(500);
    expect(sentIn(log).map(({ title }) => title)).toEqual(['13 missed reminders']);
    const delivered = rows(user);
    expect(delivered).toHaveLength(13);
    expect(new Set(delivered.map(({ batch }) => batch)).size).toBe(1);
  });

  /** A process takes a reminder and stalls until its lease is over and another one has sent it; then it goes on. */
  async function takenTwice(how: 'stall' | 'unfenced'): Promise<string[]> {
    const { user, log, at } = await open();
    await user.reminders.add({ title: 'Bread', at: at(-1) });
    const slow = await worker({ file: user.file, log, ahead: 0, how });
    await once(slow, 'message');
    await worker({ file: user.file, log, ahead: MINUTE, how: 'run' });
    await until(() => waiting(user) === 0);
    expect(sentIn(log)).toHaveLength(1);
    slow.send('go');
    await once(slow, 'message');
    expect(rows(user)).toHaveLength(1);
    return sentIn(log).map(({ title }) => title);
  }

  it('a process that stalled longer than its lease sends nothing', { timeout: 60_000 }, async () => {
    expect(await takenTwice('stall')).toEqual(['Bread']);
  });

  it('control: without the fence it is delivered twice', { timeout: 60_000 }, async () => {
    expect(await takenTwice('unfenced')).toEqual(['Bread', 'Bread']);
  });
});

describe('what was delivered', () => {
  it('is not delivered again by undo, and what was completed before its time is, once that is undone', async () => {
    const { user, at } = await open();
    const sent: string[] = [];
    const channel = { name: 'list', send: async ({ title }: { title: string }) => void sent.push(title) };
    const deliver = async () =>
      user.services.reminders.deliver(await user.caller('notify'), {
        reach: async () => ({ channels: [channel] }),
        owner: 'test',
      });
    const add = async (title: string, minutes: number) =>
      (await user.reminders.add({ title, at: at(minutes) })).reminder?.id as string;
    const before = await add('Before', 5);
    const after = await add('After', 5);
    const undoneLater = await user.reminders.update({ id: before, action: 'complete' });
    user.clock.now += 6 * MINUTE;
    expect(await deliver()).toMatchObject({ count: 1, next: undefined });
    expect(sent).toEqual(['After']);
    const { change_id } = await user.reminders.update({ id: after, action: 'complete' });
    await user.undo({ change_id: change_id as string });
    await user.undo({ change_id: undoneLater.change_id as string });
    await deliver();
    expect(sent).toEqual(['After', 'Before']);
    await user.reminders.update({ id: after, snooze_until: '5 minutes' });
    await deliver();
    user.clock.now += 6 * MINUTE;
    await deliver();
    await deliver();
    expect(sent).toEqual(['After', 'Before', 'After']);
  });

  it('is told of once, however long it stays open', async () => {
    const { user, at } = await open();
    const sent: string[] = [];
    const channel = { name: 'list', send: async ({ title }: { title: string }) => void sent.push(title) };
    const deliver = async () =>
      user.services.reminders.deliver(await user.caller('notify'), {
        reach: async () => ({ channels: [channel] }),
        owner: 'test',
      });
    const { reminder } = await user.reminders.add({ title: 'Taxes', at: at(5) });
    await user.reminders.add({ title: 'Bread', at: at(100 * 24 * 60 + 60) });
    user.clock.now += 6 * MINUTE;
    await deliver();
    user.clock.now += 101 * DAY;
    await deliver();
    await user.reminders.update({ id: reminder?.id, notes: 'still' });
    await deliver();
    expect(sent).toEqual(['Taxes', '1 missed reminder']);
  });

  it('does not wait for one that cannot be sent', async () => {
    const { user, at } = await open();
    for (const title of ['Bad', 'Bread', 'Milk']) await user.reminders.add({ title, at: at(5) });
    const sent: string[] = [];
    let fails = true;
    const channel = {
      name: 'list',
      send: async ({ title }: { title: string }) => {
        if (fails && title === 'Bad') throw new Error('cannot be shown');
        sent.push(title);
      },
    };
    const deliver = async () =>
      user.services.reminders.deliver(await user.caller('notify'), {
        reach: async () => ({ channels: [channel] }),
        owner: 'test',
      });
    user.clock.now += 6 * MINUTE;
    expect((await deliver()).failures).toMatchObject([{ channel: 'list', error: { message: 'cannot be shown' } }]);
    expect(sent.sort()).toEqual(['Bread', 'Milk']);
    fails = false;
    user.clock.now += 2 * MINUTE;
    await deliver();
    expect(sent).toEqual(['Bread', 'Milk', 'Bad']);
  });

  it('survives a clock that is set back, and a channel that fails', async () => {
    const { user, at } = await open();
    await user.reminders.add({ title: 'Bread', at: at(5), priority: 'high' });
    const sent: string[] = [];
    let fails = true;
    const channel = {
      name: 'list',
      send: async ({ title }: { title: string }) => {
        if (fails) throw new Error('no bus');
        sent.push(title);
      },
    };
    const deliver = async () =>
      user.services.reminders.deliver(await user.caller('notify'), {
        reach: async () => ({ channels: [channel] }),
        owner: 'test',
      });
    user.clock.now += DAY;
    expect((await deliver()).failures).toMatchObject([{ channel: 'list', error: { message: 'no bus' } }]);
    fails = false;
    // The lease was given by a clock that was a day ahead.
    user.clock.now += 6 * MINUTE - DAY;
    await deliver();
    expect(sent).toEqual(['Bread']);
    await deliver();
    expect(sent).toEqual(['Bread']);
  });
});
