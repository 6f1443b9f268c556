import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/db/file/open.ts';
import type { UserError } from '../../src/domain/errors.ts';
import { inLanguage } from '../../src/domain/storage-refusal.ts';
import { temporaryFolder } from './harness.ts';

/** What happens to a file while a server has it open, perhaps for weeks. */
describe('a server that is running notices', () => {
  const folder = temporaryFolder();
  let count = 0;
  let opened: Database;
  afterEach(() => opened.close());

  async function open(): Promise<string> {
    const file = path.join(folder, String(++count), 'perch.db');
    opened = await openDatabase({ path: file, now: () => 0 });
    await put('before');
    return file;
  }
  const put = (key: string) =>
    opened.db
      .transaction()
      .execute((transaction) => transaction.insertInto('meta').values({ user: '', key, value: '' }).execute());
  const keysIn = (file: string): unknown => {
    const db = new SqliteDatabase(file, { readonly: true });
    const keys = db.prepare('select key from meta order by key').pluck().all();
    db.close();
    return keys;
  };

  it.each([
    [
      'that it is gone',
      (file: string) => fs.renameSync(file, `${file}.moved`),
      /is no longer the calendar .* gone/,
      /先前打开的日历：文件不见了/,
    ],
    [
      'that another lies there',
      (file: string) => {
        fs.copyFileSync(file, `${file}.copy`);
        fs.renameSync(`${file}.copy`, file);
      },
      /is no longer the calendar .* another file/,
      /先前打开的日历：那里现在是另一个文件/,
    ],
  ])('%s, and writes nothing more', async (_what, change, message, inChinese) => {
    const file = await open();
    change(file);
    for (let time = 0; time < 2; time++) {
      const refused = await put('straggler').catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: 'UserError', message: expect.stringMatching(message) });
      expect(inLanguage(refused as UserError, 'zh').message).toMatch(inChinese);
    }
    const folderOf = path.dirname(file);
    for (const name of fs.readdirSync(folderOf)) {
      expect(fs.readFileSync(path.join(folderOf, name)).includes('straggler'), name).toBe(false);
    }
  });

  it.each([99, 0])('that another release changed the schema (%i), and writes nothing more', async (version) => {
    const file = await open();
    const other = new SqliteDatabase(file);
    const known = Number(other.pragma('user_version', { simple: true }));
    other.pragma(`user_version = ${version}`);
    await expect(put('straggler')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining(`now has schema ${version}`),
      details: { hint: expect.stringContaining('Start Perch again') },
    });
    expect(keysIn(file)).toEqual(['before']);
    other.pragma(`user_version = ${known}`);
    await put('straggler');
    expect(keysIn(file)).toEqual(['before', 'straggler']);
    other.close();
  });
});
