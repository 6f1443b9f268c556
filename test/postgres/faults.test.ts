import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { UserError } from '../../src/domain/errors.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { defectsIn, overlapping, read } from '../faults/ledger.ts';
import { Died, ServerProcess, type StartOptions } from '../faults/server-process.ts';
import { type Acknowledged, lostFrom, writeTo } from '../faults/writing.ts';
import { added, refusal, stage } from '../services/harness.ts';
import { startCluster } from './cluster.ts';
import { newServerPlace } from './place.ts';

const HOUR = 3_600_000;
const ZONE = 'Asia/Shanghai';
const EARLY = new URL('./answers-early.preload.ts', import.meta.url).pathname;

async function newPlace() {
  const place = await newServerPlace();
  if (!place) throw new Error('No server');
  onTestFinished(place.remove);
  return place;
}

describe.skipIf(!inject('postgres'))('the line for a user’s lock', () => {
  it('lets nobody wait longer than the first: all are refused after three seconds', async () => {
    const user = await stage();
    await added(user, { title: 'First', start: '2027-01-28T12:00', duration_minutes: 30 });
    const other = new pg.Client(user.file);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`begin; select pg_advisory_xact_lock(${0x50726368}, hashtext('local'))`);
    const began = performance.now();
    const calls = Array.from({ length: 20 }, (_, day) =>
      refusal(user.add({ title: 'Call', start: `2027-02-${10 + Math.floor(day / 2)}T09:00`, duration_minutes: 30 })),
    );
    expect(new Set((await Promise.all(calls)).map(({ code }) => code))).toEqual(new Set(['LOCKED']));
    expect(performance.now() - began).toBeLessThan(9_000);
    await other.query('rollback');
    await added(user, { title: 'Last', start: '2027-03-28T12:00', duration_minutes: 30 });
  });
});

describe.skipIf(!inject('postgres'))('promise 2 on PostgreSQL: an acknowledged write survives kill -9', () => {
  /** Kills servers while they write, one after the other. */
  async function killing(url: string, times: number, defect: Pick<StartOptions, 'preload'> = {}) {
    const acknowledged: Acknowledged[] = [];
    for (let kill = 0; kill < times; kill++) {
      const server = await new ServerProcess({ file: url, ...defect }).open();
      const { first, lanes } = writeTo(server, acknowledged);
      await first;
      await sleep(Math.random() * 200);
      await server.kill();
      for (const { reason } of (await Promise.allSettled(lanes)) as PromiseRejectedResult[])
        expect(reason).toBeInstanceOf(Died);
    }
    await sleep(300);
    return { acknowledged: acknowledged.length, lost: lostFrom(url, acknowledged).length };
  }

  const KILLS = inFull(40, 4);
  it(`${KILLS} kills while writing`, async () => {
    const { url } = await newPlace();
    const outcome = await killing(url, KILLS);
    expect(outcome.lost).toBe(0);
    expect(outcome.acknowledged).toBeGreaterThan(KILLS);
    expect(defectsIn(url, ZONE)).toEqual([]);
  }, 600_000);

  it('control: a server that answers before it commits loses writes', async () => {
    const { url } = await newPlace();
    let lost = 0;
    // A kill may find nothing between an answer and its commit.
    for (let tries = 0; tries < 8 && lost === 0; tries++) lost = (await killing(url, 2, { preload: EARLY })).lost;
    expect(lost).toBeGreaterThan(0);
  }, 240_000);
});

describe.skipIf(!inject('postgres'))('a PostgreSQL server that crashes and comes back under load', () => {
  it('costs errors that say so, and nothing that was acknowledged', async () => {
    const cluster = await startCluster({ settings: ['fsync=on'] });
    onTestFinished(() => cluster.stop());
    const url = await cluster.create('crashing');
    const services = await createServices({ db: url, timezone: ZONE, language: 'en' });
    onTestFinished(() => services.close());
    const acknowledged: string[] = [];
    const refused = new Set<string>();
    let isOver = false;
    const write = async (user: string): Promise<void> => {
      for (let slot = 0; !isOver; slot++) {
        const caller = services.callerFor({ user }, { session: 's', tool: 'schedule_add', text: '' });
        const start = new Date(Date.UTC(2027, 0, 1) + slot * HOUR).toISOString();
        const add = caller.then((one) => services.events.add(one, { title: 'Call', start, duration_minutes: 30 }));
        await add.then(
          ({ event }) => void acknowledged.push(event?.id as string),
          async (error: unknown) => {
            refused.add(error instanceof UserError ? error.code : String(error));
            await sleep(20);
          },
        );
      }
    };
    const writing = Promise.all(Array.from({ length: 12 }, (_, number) => write(`u${number}`)));
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
    const start = await cluster.crash();
    await expect.poll(() => refused.size, { timeout: 20_000 }).toBeGreaterThan(0);
    await sleep(500);
    const before = acknowledged.length;
    await start();
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 50);
    isOver = true;
    await writing;
    expect([...refused]).toEqual(['LOCKED']);
    const ids = read(url, (db) => db.prepare('select id from events').pluck().all() as string[]);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    const spans = read(
      url,
      (db) =>
        db.prepare('select "user", source, start_at as start, end_at as "end" from occurrences').all() as {
          user: string;
          source: string;
          start: number;
          end: number;
        }[],
    );
    for (const own of Map.groupBy(spans, ({ user }) => user).values()) expect(overlapping(own)).toEqual([]);
  }, 120_000);
});
