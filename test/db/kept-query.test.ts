import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { connectSqlite } from '../../src/db/dialects/connection.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { readMeta, writeMeta } from '../../src/db/repos/meta.ts';
import { endedLists, listDue } from '../../src/db/repos/trigger-schedule.ts';
import { forEachDialect, temporaryFolder } from './harness.ts';

forEachDialect('what is kept of a query', (open) => {
  it('is never older than what was committed', async () => {
    const db = await open();
    const read = () => readMeta(db, 'ann', 'key');
    expect(await read()).toBeUndefined();
    for (const value of ['1', '2', '3']) {
      await db.transaction().execute(async (transaction) => {
        await writeMeta(transaction, 'ann', 'key', value);
        expect(await readMeta(transaction, 'ann', 'key')).toBe(value);
      });
      expect(await read()).toBe(value);
      expect(await readMeta(db, 'bob', 'key')).toBeUndefined();
    }
    await writeMeta(db, 'ann', 'key', 'alone');
    expect(await read()).toBe('alone');
    await expect(
      db.transaction().execute(async (transaction) => {
        await writeMeta(transaction, 'ann', 'key', 'rolled back');
        throw new Error('enough');
      }),
    ).rejects.toThrow('enough');
    expect(await read()).toBe('alone');
  });

  it('is not what a transaction has yet to commit', async () => {
    const db = await open();
    await writeMeta(db, 'ann', 'key', 'before');
    const transaction = await db.startTransaction().execute();
    await writeMeta(transaction, 'ann', 'key', 'after');
    const meanwhile = readMeta(db, 'ann', 'key');
    await transaction.commit().execute();
    expect(['before', 'after']).toContain(await meanwhile);
    expect(await readMeta(db, 'ann', 'key')).toBe('after');
  });
});

const folder = temporaryFolder();

it('what another program commits is seen by the next who asks', async () => {
  const file = path.join(folder, 'shared.db');
  const { db, close } = await openDatabase({ path: file, now: () => 0 });
  const other = connectSqlite(file, 'write');
  for (const value of ['1', '2', '3']) {
    other.prepare('insert or replace into meta ("user", "key", value) values (?, ?, ?)').run(['ann', 'key', value]);
    // A real call arrives in an event of its own, so this one does, too.
    await new Promise(setImmediate);
    expect(await readMeta(db, 'ann', 'key')).toBe(value);
  }
  other.close();
  await close();
});

it('what nobody has changed is not asked for again', async () => {
  const file = path.join(folder, 'once.db');
  const { db, close } = await openDatabase({ path: file, now: () => 0 });
  await writeMeta(db, 'ann', 'key', 'value');
  const { adapter } = db.getExecutor();
  const asked = vi.spyOn(adapter as typeof adapter & { readDirectly: () => Promise<unknown[]> }, 'readDirectly');
  for (let turn = 0; turn < 5; turn++) {
    await new Promise(setImmediate);
    expect(await readMeta(db, 'ann', 'key')).toBe('value');
  }
  expect(asked).toHaveBeenCalledTimes(1);
  await close();
});

it('that nothing is due holds until the next reminder goes off, and until another program adds one', async () => {
  const file = path.join(folder, 'due.db');
  const { db, close } = await openDatabase({ path: file, now: () => 0 });
  const other = connectSqlite(file, 'write');
  const add = (reminder: string, occurrence: string, at: number): unknown =>
    other
      .prepare(
        'insert into reminder_dues ("user", reminder, occurrence, fire_at, due_until, pending) values (?, ?, ?, ?, ?, 1)',
      )
      .run(['ann', reminder, occurrence, at, at + 1_000]);
  const { adapter } = db.getExecutor();
  const asked = vi.spyOn(adapter as typeof adapter & { readDirectly: () => Promise<unknown[]> }, 'readDirectly');
  const at = async (now: number): Promise<readonly string[]> => {
    await new Promise(setImmediate);
    const due = await listDue(db, 'ann', now);
    return [...due.map(({ reminder }) => reminder), ...(await endedLists(db, 'ann', now))];
  };
  add('later', 'o1', 500);
  for (const now of [100, 101, 102, 103]) expect(await at(now)).toEqual([]);
  const before = asked.mock.calls.length;
  for (const now of [104, 300, 499]) expect(await at(now)).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(before);
  expect(await at(500)).toEqual(['later']);
  // A clock that is set back, and time that makes what was due no matter any more.
  expect(await at(400)).toEqual([]);
  expect(await at(1_600)).toEqual([]);
  add('sooner', 'o1', 1_550);
  expect(await at(1_601)).toEqual(['sooner']);
  add('ended', '', 1_560);
  expect(await at(3_000)).toContain('ended');
  other.close();
  await close();
});
