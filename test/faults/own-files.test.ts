import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/db/file/backup.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { prepareRestore } from '../../src/db/file/restore.ts';
import { writeWhole } from '../../src/db/file/whole-file.ts';
import { perchOn } from '../commands/terminal.ts';
import { temporaryFolder } from '../db/harness.ts';

const full = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' });

describe('promise 23: what export and backup write never replaces the calendar or a part of it', () => {
  const folder = temporaryFolder();
  let count = 0;

  /** A calendar that a program has open, and of which all that matters lies in its log. */
  async function calendarInUse(): Promise<string> {
    const file = path.join(folder, String(++count), 'perch.db');
    const { db, close } = await openDatabase({ path: file, now: () => 0 });
    onTestFinished(close);
    await db.insertInto('meta').values({ user: '', key: 'k', value: 'dear to me' }).execute();
    expect(fs.statSync(`${file}-wal`).size).toBeGreaterThan(0);
    return file;
  }

  /** All that a program finds which opens the calendar anew. */
  async function held(file: string): Promise<unknown> {
    const { db, close } = await openDatabase({ path: file, now: () => 0 });
    return db
      .selectFrom('meta')
      .select('value')
      .execute()
      .finally(() => close());
  }

  it.each([
    ['export', 'perch.db'],
    ['export', 'perch.db-wal'],
    ['backup', 'perch.db-wal'],
  ])('%s --force %s', async (command, target) => {
    const file = await calendarInUse();
    const before = fs.readdirSync(path.dirname(file));
    const {
      status: code,
      stdout,
      stderr,
    } = await perchOn(file, [command, '--force', path.join(path.dirname(file), target)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^perch-mcp: [^\n]*calendar[^\n]*\n$/);
    expect(fs.readdirSync(path.dirname(file))).toEqual(before);
    expect(await held(file)).toContainEqual({ value: 'dear to me' });
  });

  it('a backup, by whatever name the calendar and its parts are given', async () => {
    const file = await calendarInUse();
    const beside = (name: string) => path.join(path.dirname(file), name);
    const linked = path.join(folder, 'linked');
    fs.symlinkSync(path.dirname(file), linked);
    fs.symlinkSync(file, beside('soft.db'));
    fs.symlinkSync(`${file}-wal`, beside('soft-wal.db'));
    fs.linkSync(file, beside('hard.db'));
    fs.linkSync(`${file}-wal`, beside('hard-wal.db'));
    const before = fs.readdirSync(path.dirname(file));
    for (const to of [
      ...['', '-wal', '-shm', '-journal'].map((end) => `${file}${end}`),
      ...['perch.db', 'perch.db-wal', 'perch.db-journal'].map((name) => path.join(linked, name)),
      // On some disks this is the same name.
      path.join(path.dirname(file), 'PERCH.DB-Journal'),
      ...['soft.db', 'soft-wal.db', 'hard.db', 'hard-wal.db'].map(beside),
    ]) {
      const copying = backUp({
        from: file,
        to,
        force: true,
        now: 0,
        onProgress: () => {},
        signal: new AbortController().signal,
      });
      await expect(copying, to).rejects.toMatchObject({ name: 'UserError' });
    }
    expect(fs.readdirSync(path.dirname(file))).toEqual(before);
    expect(await held(file)).toContainEqual({ value: 'dear to me' });
  });

  it('an export does not replace any database, nor lie where one would take it for its log', async () => {
    const other = path.join(folder, String(++count), 'other.db');
    await (await openDatabase({ path: other, now: () => 0 })).close();
    const before = fs.readFileSync(other);
    const text = (target: string) =>
      writeWhole({ target, calendar: undefined, force: true, holds: 'text' }, (file) => fs.writeFileSync(file, 'x'));
    await expect(text(other)).rejects.toThrow(/is a database/);
    await expect(text(`${other}-journal`)).rejects.toThrow(/a part of the database/);
    fs.writeFileSync(path.join(folder, 'gone.db-wal'), '');
    await expect(text(path.join(folder, 'gone.db'))).rejects.toThrow(/belongs to a database/);
    expect(fs.readFileSync(other).equals(before)).toBe(true);
    expect(fs.readdirSync(path.dirname(other))).toEqual(['other.db']);
    // A name that only looks like that of a log is one like any other.
    await text(path.join(folder, 'notes-wal'));
    expect(fs.readFileSync(path.join(folder, 'notes-wal'), 'utf8')).toBe('x');
  });

  it('what was there stays when the disk is full, and what comes is for the owner only', async () => {
    const target = path.join(folder, String(++count), 'mine.ics');
    fs.mkdirSync(path.dirname(target));
    fs.writeFileSync(target, 'the earlier one', { mode: 0o666 });
    fs.chmodSync(target, 0o666);
    const write = (end: () => void) =>
      writeWhole({ target, calendar: undefined, force: true, holds: 'text' }, (file) => {
        fs.writeFileSync(file, 'the n');
        end();
        fs.appendFileSync(file, 'ew one');
      });
    await expect(
      write(() => {
        throw full();
      }),
    ).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(fs.readFileSync(target, 'utf8')).toBe('the earlier one');
    expect(fs.readdirSync(path.dirname(target))).toEqual(['mine.ics']);
    await write(() => {});
    expect(fs.readFileSync(target, 'utf8')).toBe('the new one');
    expect(fs.statSync(target).mode & 0o777).toBe(0o600);
  });
});

describe('copies that a killed backup or restore has left', () => {
  const folder = temporaryFolder();
  const day = 24 * 60 * 60 * 1_000;

  it('are removed a day later, and nothing else is', async () => {
    const calendar = path.join(folder, 'perch.db');
    await (await openDatabase({ path: calendar, now: () => 0 })).close();
    const backup = (to: string) =>
      backUp({ from: calendar, to, force: true, now: 0, onProgress: () => {}, signal: new AbortController().signal });
    const left = (name: string, age: number): string => {
      fs.writeFileSync(path.join(folder, name), 'x');
      fs.utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - age));
      return name;
    };
    const old = 25 * 60 * 60 * 1_000;
    const stay = [
      left('.perch.db.1a2b3c4d.part', day - 60_000),
      left('.other.db.1a2b3c4d.part', old),
      left('.perch.db.12345678.part.txt', old),
      left('perch.db.12345678.part', old),
      left('.perch.db.movie.part', old),
    ];
    left('.perch.db.00000001.part', old);
    left('.perch.db.00000001.part-wal', old);
    left('.perch-2025-12-24T18-00-00Z.db.0a0b0c0d.part', old);
    await backup(folder);
    expect(fs.readdirSync(folder).sort()).toEqual([...stay, 'perch-1970-01-01T00-00-00Z.db', 'perch.db'].sort());

    left('.perch.db.00000002.part', old);
    (await prepareRestore(path.join(folder, 'perch-1970-01-01T00-00-00Z.db'), calendar, () => {})).close();
    expect(fs.readdirSync(folder)).not.toContain('.perch.db.00000002.part');

    const added = await perchOn(calendar, ['call', '--json', 'memo_add', '{"content":"x"}']);
    const { memo } = JSON.parse(added.stdout) as { memo: { id: string } };
    left('.perch.db.00000003.part', old);
    expect(await perchOn(calendar, ['erase', '--yes', memo.id])).toMatchObject({ status: 0 });
    expect(fs.readdirSync(folder)).not.toContain('.perch.db.00000003.part');
    expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining(stay));
  });
});
