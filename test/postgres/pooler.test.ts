import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import type { Services } from '../../src/services/index.ts';
import { busyOccurrences } from '../faults/ledger.ts';
import { newServerPlace } from './place.ts';
import { hasPooler, startPooler } from './pooler.ts';

const USERS = 6;
const SLOTS = 10;

/** Two processes, as it were, behind one pooler with fewer connections than they have. */
async function behindPooler(): Promise<{ readonly db: string; readonly processes: readonly Services[] }> {
  const place = await newServerPlace();
  if (!place) throw new Error('No server');
  onTestFinished(place.remove);
  const pooler = await startPooler(place.url);
  onTestFinished(pooler.stop);
  const open = () =>
    createServices({ db: pooler.url, pgPrepared: false, timezone: 'Asia/Shanghai', language: 'en', lookMs: 50 });
  const processes = [await open(), await open()];
  onTestFinished(async () => {
    for (const one of processes) await one.close();
  });
  return { db: place.url, processes };
}

const callerOf = (services: Services, user: string) =>
  services.callerFor({ user }, { session: 's', tool: 'schedule_add', text: '' });

describe.skipIf(!inject('postgres') || !hasPooler)('PgBouncer in transaction mode, with PERCH_PG_PREPARED=off', () => {
  it('lets one of many have an hour, keeps users apart, and takes things back', async () => {
    const { db, processes } = await behindPooler();
    const book = async (services: Services, user: string, slot: number) => {
      const start = new Date(Date.UTC(2027, 0, 4) + slot * 3_600_000).toISOString();
      return services.events.add(await callerOf(services, user), { title: user, start, duration_minutes: 60 });
    };
    const results = await Promise.all(
      Array.from({ length: USERS }, (_, user) =>
        Array.from({ length: SLOTS }, (_unused, slot) =>
          processes.map((services) => book(services, `u${user}`, slot)),
        ).flat(),
      ).flat(),
    );
    expect(results.filter(({ status }) => status === 'final')).toHaveLength(USERS * SLOTS);
    const [one, other] = processes as [Services, Services];
    const caller = await callerOf(other, 'u1');
    const { events = [] } = await other.events.query(caller, { start: '2027-01-04', end: '2027-01-06', limit: 100 });
    expect(new Set(events.map(({ title }) => title))).toEqual(new Set(['u1']));
    expect(events).toHaveLength(SLOTS);
    const last = results.find(({ event }) => event?.title === 'u1');
    const undone = await one.history.undo(await callerOf(one, 'u1'), { change_id: last?.change_id });
    expect(undone.status).toBe('final');
    expect(busyOccurrences(db)).toHaveLength(USERS * SLOTS - 1);
  });

  it('tells watchers of what another process writes, without LISTEN', async () => {
    const { processes } = await behindPooler();
    const [one, other] = processes as [Services, Services];
    let told = 0;
    const stop = await one.updates.watch({
      user: 'u1',
      interest: () => ({ tables: ['todos'] }),
      changed: () => {
        told++;
      },
    });
    onTestFinished(stop);
    await other.todos.add(await callerOf(other, 'u1'), { title: 'Call' });
    await expect.poll(() => told, { timeout: 5_000 }).toBeGreaterThan(0);
  });
});
