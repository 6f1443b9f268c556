import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { temporaryFolder } from './harness.ts';

describe('a file that another process is writing to', () => {
  const folder = temporaryFolder();
  let count = 0;
  let database: Database;
  let holder: ChildProcess | undefined;

  beforeEach(async () => {
    count += 1;
    database = await openDatabase({ path: path.join(folder, `${count}.db`), now: () => 0 });
  });
  afterEach(async () => {
    holder?.kill('SIGKILL');
    holder = undefined;
    await database.close();
  });

  const put = (key: string) => database.db.insertInto('meta').values({ user: '', key, value: '' }).execute();
  const putInTransaction = (key: string) =>
    database.db
      .transaction()
      .execute((transaction) => transaction.insertInto('meta').values({ user: '', key, value: '' }).execute());
  const keys = async () => (await database.db.selectFrom('meta').select('key').execute()).map((row) => row.key);

  async function lock(): Promise<() => void> {
    const child = fork(path.join(import.meta.dirname, 'lock-holder.ts'), [database.path], { execArgv: [] });
    holder = child;
    await once(child, 'message');
    return () => child.send('stop');
  }

  it('is waited for, with the event loop free and reads answered', async () => {
    const release = await lock();
    let last = performance.now();
    let longest = 0;
    const ticks = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const writes = Promise.all([put('plain'), putInTransaction('transaction')]);
    let written = false;
    void writes.then(() => {
      written = true;
    });
    const until = performance.now() + 300;
    while (performance.now() < until) {
      expect(await keys()).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(written).toBe(false);
    release();
    await writes;
    clearInterval(ticks);
    expect((await keys()).sort()).toEqual(['plain', 'transaction']);
    // A blocking wait would have been one gap of 300 ms.
    expect(longest).toBeLessThan(200);
  });

  it('is given up after five seconds, and works again afterwards', async () => {
    const release = await lock();
    const started = performance.now();
    const refused = { name: 'UserError', code: 'LOCKED', details: { hint: expect.stringContaining('Repeat') } };
    await Promise.all([
      expect(put('a')).rejects.toMatchObject(refused),
      expect(putInTransaction('b')).rejects.toMatchObject(refused),
    ]);
    expect(performance.now() - started).toBeGreaterThan(4_500);
    release();
    await putInTransaction('c');
    expect(await keys()).toEqual(['c']);
  });

  it('keeps others from writing from the first statement of a transaction on', async () => {
    const other = new SqliteDatabase(database.path, { timeout: 0 });
    await database.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('meta').selectAll().execute();
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/);
    });
    other.exec('BEGIN IMMEDIATE; COMMIT');
    other.close();
  });
});
