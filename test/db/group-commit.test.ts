import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/db/file/open.ts';
import type { Executor } from '../../src/db/schema.ts';
import { temporaryFolder } from './harness.ts';

describe('writes that come together', () => {
  const folder = temporaryFolder();
  let count = 0;
  let database: Database;
  let other: SqliteDatabase.Database;
  let executed: string[];
  let isFull: boolean;

  beforeEach(async () => {
    count += 1;
    database = await openDatabase({ path: path.join(folder, `${count}.db`), now: () => 0 });
    other = new SqliteDatabase(database.path, { readonly: true });
    executed = [];
    isFull = false;
    const { exec } = SqliteDatabase.prototype;
    vi.spyOn(SqliteDatabase.prototype, 'exec').mockImplementation(function (this: SqliteDatabase.Database, text) {
      executed.push(text);
      if (text === 'COMMIT' && isFull) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      return exec.call(this, text);
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    other.close();
    await database.close();
  });

  const put = (executor: Executor, key: string) =>
    executor.insertInto('meta').values({ user: '', key, value: '' }).execute();
  const keysIn = async (executor: Executor) =>
    (await executor.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key);
  const write = (key: string, more: (executor: Executor) => Promise<unknown> = async () => {}) =>
    database.db.transaction().execute(async (executor) => {
      await put(executor, key);
      await more(executor);
      return key;
    });
  const fail = async (): Promise<never> => {
    throw new Error('refused');
  };
  /** What another process sees: all of it is committed. */
  const committed = () => other.prepare('select key from meta order by key').pluck().all();
  const times = (text: string) => executed.filter((one) => one === text).length;

  it('are committed once, each answered when it is on disk, in the order they came', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `k${String(index).padStart(2, '0')}`);
    const order: string[] = [];
    const seen = await Promise.all(
      keys.map(async (key) => {
        order.push(await write(key));
        return committed().includes(key);
      }),
    );
    expect(seen).toEqual(keys.map(() => true));
    expect(order).toEqual(keys);
    expect(times('BEGIN IMMEDIATE')).toBeLessThan(10);
    expect(times('COMMIT')).toBe(times('BEGIN IMMEDIATE'));
  });

  it('cost one that comes alone nothing: no savepoint, one commit', async () => {
    await write('alone');
    expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
    expect(committed()).toEqual(['alone']);
  });

  it('fail each for itself, and no later one sees what was taken back', async () => {
    const later: string[][] = [];
    const look = async (executor: Executor): Promise<void> => {
      later.push(await keysIn(executor));
    };
    const outcomes = await Promise.allSettled([
      write('a', fail),
      write('b', look),
      write('c', fail),
      write('d', look),
      write('d'),
      write('e', look),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(later).toEqual([['b'], ['b', 'd'], ['b', 'd', 'e']]);
    expect(committed()).toEqual(['b', 'd', 'e']);
  });

  it('do not interleave, however long one takes', async () => {
    const steps: string[] = [];
    const slow = (name: string) => async (): Promise<void> => {
      steps.push(`${name} begins`);
      await sleep(5);
      steps.push(`${name} ends`);
    };
    await Promise.all([write('a', slow('a')), write('b', slow('b')), write('c', slow('c'))]);
    expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('all fail when their commit does, those too that had failed by what they saw', async () => {
    isFull = true;
    const outcomes = await Promise.allSettled([write('a'), write('b', fail), write('c')]);
    const FULL = { status: 'rejected', reason: { name: 'UserError', code: 'STORAGE_FULL' } };
    expect(outcomes).toMatchObject([FULL, FULL, FULL]);
    expect(committed()).toEqual([]);
    isFull = false;
    await write('d');
    expect(committed()).toEqual(['d']);
  });

  it('all fail when SQLite takes all of it back by itself', async () => {
    const outcomes = await Promise.allSettled([
      write('a'),
      write('b', (executor) => sql`rollback`.execute(executor)),
      write('c'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { message: expect.stringContaining('rolled back') } });
    expect(committed()).toEqual(['c']);
  });

  it('are done when the database is closed', async () => {
    const begun = Promise.withResolvers<void>();
    const writing = write('a', async () => begun.resolve());
    await begun.promise;
    await Promise.all([writing, database.close()]);
    expect(committed()).toEqual(['a']);
  });

  it('let another process write, however many there are', async () => {
    let stop = false;
    let own = 0;
    const lane = async (): Promise<void> => {
      while (!stop) await write(`k${own++}`);
    };
    const lanes = Array.from({ length: 200 }, lane);
    const child = fork(new URL('./other-writer.ts', import.meta.url), [database.path], { execArgv: [] });
    const [waits] = await once(child, 'message');
    stop = true;
    await Promise.all(lanes);
    console.log(`beside ${own} writes another process waited`, waits.join(', '), 'ms');
    expect(other.prepare("select count(*) from meta where user = 'other'").pluck().get()).toBe(10);
  });
});

describe('reads', () => {
  const folder = temporaryFolder();

  it.each(['file', ':memory:'])('see what was acknowledged, and nothing that is under way (%s)', async (kind) => {
    const file = kind === 'file' ? path.join(folder, 'reads.db') : kind;
    const { db, close } = await openDatabase({ path: file, now: () => 0 });
    const read = () => db.selectFrom('meta').select('key').execute();
    for (let index = 0; index < 20; index++) {
      const before = await read();
      const half = Promise.withResolvers<void>();
      const writing = db.transaction().execute(async (executor) => {
        await executor
          .insertInto('meta')
          .values({ user: '', key: `k${index}`, value: '' })
          .execute();
        half.resolve();
        await sleep(2);
      });
      await half.promise;
      // In memory there is one connection: they wait for the transaction instead.
      const during = kind === 'file' ? await read() : before;
      expect(during).toEqual(before);
      await writing;
      expect(await read()).toHaveLength(index + 1);
    }
    await close();
  });
});
