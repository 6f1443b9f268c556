import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/db/file/open.ts';
import type { Schema } from '../../src/db/schema.ts';
import { temporaryFolder } from './harness.ts';

/** SQLite answers the same to a file that reached `max_page_count` as to a full disk. */
describe('a full disk', () => {
  const folder = temporaryFolder();
  let count = 0;
  let opened: Database | undefined;
  afterEach(() => opened?.close());

  async function openFull(): Promise<Kysely<Schema>> {
    count += 1;
    opened = await openDatabase({ path: path.join(folder, `${count}.db`), now: () => 0 });
    const { db } = opened;
    await put(db, 'before', 10);
    // Below the present size: SQLite takes the present size as the limit.
    await sql`pragma max_page_count = 1`.execute(db);
    return db;
  }
  const put = (db: Kysely<Schema>, key: string, length: number) =>
    db
      .insertInto('meta')
      .values({ user: '', key, value: 'x'.repeat(length) })
      .execute();
  const keys = async (db: Kysely<Schema>) =>
    (await db.selectFrom('meta').select('key').execute()).map((row) => row.key);
  const FULL = { name: 'UserError', code: 'STORAGE_FULL', details: { hint: expect.stringContaining('space') } };

  it('is reported as such; reads work, and writes again once there is room', async () => {
    const db = await openFull();
    await expect(put(db, 'plain', 100_000)).rejects.toMatchObject(FULL);
    const writing = db.transaction().execute(async (transaction) => {
      await put(transaction, 'small', 10);
      await put(transaction, 'big', 100_000);
    });
    await expect(writing).rejects.toMatchObject(FULL);
    expect(await keys(db)).toEqual(['before']);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await db.transaction().execute((transaction) => put(transaction, 'after', 100_000));
    expect(await keys(db)).toEqual(['after', 'before']);
  });

  it('never commits part of a transaction that went on regardless', async () => {
    const db = await openFull();
    const writing = db.transaction().execute(async (transaction) => {
      await put(transaction, 'first', 10);
      // What SQLite does by itself after some failures.
      await sql`rollback`.execute(transaction);
      await put(transaction, 'second', 10);
    });
    await expect(writing).rejects.toThrow(/rolled back/);
    expect(await keys(db)).toEqual(['before']);
    await put(db, 'later', 10);
    expect(await keys(db)).toEqual(['before', 'later']);
  });
});
