import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { connect } from '../protocol/harness.ts';
import { added, stage } from '../services/harness.ts';
import { newServerPlace } from './place.ts';

describe.skipIf(!inject('postgres'))('a server on PostgreSQL', () => {
  it.each(['v1', 'modern'] as const)('answers a host over stdio (%s), and a second one the same', async (era) => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const env = { PERCH_DB: place.url, PERCH_TIMEZONE: 'Asia/Shanghai' };
    const hosts = await Promise.all([connect(era, { env }), connect(era, { env })]);
    const [one, other] = hosts;
    const { structuredContent } = await one.call('schedule_add', { title: 'Lunch', start: '2027-01-28T12:00' });
    expect(structuredContent).toMatchObject({ status: 'final' });
    const taken = await other.call('schedule_add', { title: 'Call', start: '2027-01-28T12:15' });
    expect(taken.structuredContent).toMatchObject({ status: 'need_user' });
    const { store } = (await one.call('get_current_time', {})).structuredContent;
    expect(store).toBe(place.url.replace('perch@', ''));
    for (const host of hosts) await host.close();
  });

  it('tells subscribers of what another process writes, sooner than it would look by itself', async () => {
    const user = await stage({ lookMs: 60_000 });
    const told: number[] = [];
    const stop = await user.services.updates.watch({
      user: 'local',
      interest: () => ({ tables: ['todos'] }),
      changed: () => void told.push(performance.now()),
    });
    onTestFinished(stop);
    const other = await createServices({ db: user.file, timezone: 'Asia/Shanghai', language: 'en' });
    onTestFinished(() => other.close());
    // The first hint says that somebody listens.
    await sleep(1_000);
    const began = performance.now();
    await other.todos.add(await other.callerFor({ user: 'local' }, { session: 's', tool: 'todo_add', text: '' }), {
      title: 'Call',
    });
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(told[0]).toBeLessThan(began + 10_000);
    await added(user, { title: 'Lunch', start: '2027-01-28T12:00', duration_minutes: 30 });
  });
});
