import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../../src/db/schema.ts';
import { forEachDialect } from './harness.ts';

const put = (db: Kysely<Schema>, key: string, value: string) =>
  db.insertInto('meta').values({ user: '', key, value }).execute();

const keys = async (db: Kysely<Schema>) =>
  (await db.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key);

forEachDialect('transactions', (open, dialect) => {
  it('rolls back when the callback throws, and goes on', async () => {
    const db = await open();
    const failing = db.transaction().execute(async (transaction) => {
      await put(transaction, 'a', '1');
      throw new Error('enough');
    });
    await expect(failing).rejects.toThrow('enough');
    expect(await keys(db)).toEqual([]);
    await db.transaction().execute((transaction) => put(transaction, 'b', '1'));
    expect(await keys(db)).toEqual(['b']);
  });

  it('rolls back when a statement fails', async () => {
    const db = await open();
    const failing = db.transaction().execute(async (transaction) => {
      await put(transaction, 'a', '1');
      await put(transaction, 'a', '2');
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await keys(db)).toEqual([]);
  });

  it('keeps what came before a savepoint', async () => {
    const db = await open();
    const transaction = await db.startTransaction().execute();
    await put(transaction, 'kept', '1');
    const inner = await transaction.savepoint('one "operation"').execute();
    await put(inner, 'dropped', '1');
    await expect(put(inner, 'kept', '2')).rejects.toThrow(/unique/i);
    await inner.rollbackToSavepoint('one "operation"').execute();
    await put(transaction, 'after', '1');
    const released = await transaction.savepoint('two').execute();
    await put(released, 'released', '1');
    await released.releaseSavepoint('two').execute();
    await transaction.commit().execute();
    expect(await keys(db)).toEqual(['after', 'kept', 'released']);
  });

  it('runs one after the other', async () => {
    const db = await open();
    await put(db, 'n', '0');
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'n')
          .executeTakeFirstOrThrow();
        await sleep(1);
        await transaction
          .updateTable('meta')
          .set({ value: String(Number(row.value) + 1) })
          .where('key', '=', 'n')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await db.selectFrom('meta').select('value').executeTakeFirst()).toEqual({ value: '20' });
  });

  it('shows nobody else what is not committed', async () => {
    const db = await open();
    const half = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (transaction) => {
      await put(transaction, 'a', '1');
      half.resolve();
      await sleep(20);
      await put(transaction, 'b', '1');
    });
    await half.promise;
    const [seen] = await Promise.all([keys(db), put(db, 'c', '1'), writing]);
    // On a file of their own connection reads do not wait.
    expect(seen).toEqual(dialect === 'sqlite' ? [] : ['a', 'b']);
    expect(await keys(db)).toEqual(['a', 'b', 'c']);
  });

  it('counts the rows that a write touched', async () => {
    const db = await open();
    await put(db, 'a', '1');
    const { numUpdatedRows } = await db.updateTable('meta').set({ value: '2' }).executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
  });

  if (dialect === 'sqlite')
    it('binds booleans as 0 and 1', async () => {
      const db = await open();
      const { rows } = await db.executeQuery<{ yes: number }>({
        ...db.selectNoFrom((build) => build.val(true).as('yes')).compile(),
      });
      expect(rows).toEqual([{ yes: 1 }]);
    });
});
