import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/file/open.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { fasterClock } from '../faster-clock.ts';
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
    const child = fork(new URL('./lock-holder.ts', import.meta.url), [database.path], { execArgv: [] });
    holder = child;
    await once(child, 'message');
    return () => child.send('stop');
  }

  it('is waited for, with the event loop free and reads answered', async () => {
    const release = await lock();
    const writes = Promise.all([put('plain'), putInTransaction('transaction')]);
    let written = false;
    void writes.then(() => {
      written = true;
    });
    // A wait that blocks would end in an error: this very loop is what lets the other process go on.
    for (let read = 0; read < 40; read++) {
      expect(await keys()).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(written).toBe(false);
    release();
    await writes;
    expect((await keys()).sort()).toEqual(['plain', 'transaction']);
  });

  it('is given up after five seconds, and works again afterwards', async () => {
    const release = await lock();
    fasterClock();
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
