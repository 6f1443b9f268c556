import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../src/db/file/backup.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { prepareRestore } from '../../src/db/file/restore.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { temporaryFolder } from '../db/harness.ts';
import { fasterClock } from '../faster-clock.ts';

const NOW = Date.UTC(2026, 0, 28, 9, 30);

describe('backup and restore', () => {
  const folder = temporaryFolder();
  let count = 0;
  const newPath = (name = 'perch.db'): string => {
    const parent = path.join(folder, String(++count));
    fs.mkdirSync(parent);
    return path.join(parent, name);
  };

  /** A closed calendar that holds a value. */
  async function calendar(value: string): Promise<string> {
    const file = newPath();
    const { db, close } = await openDatabase({ path: file, now: () => NOW });
    await db
      .insertInto('meta')
      .values({ user: '', key: value, value: value.repeat(9_000) })
      .execute();
    await close();
    return file;
  }
  const held = (file: string): unknown => {
    const db = new SqliteDatabase(file);
    const keys = db.prepare('select key from meta').pluck().all();
    db.close();
    return keys;
  };
  const change = (file: string, sql: string): string => {
    const db = new SqliteDatabase(file);
    db.exec(sql);
    db.close();
    return file;
  };
  const damage = (file: string, from: number, to: number): string => {
    fs.writeFileSync(file, fs.readFileSync(file).fill(0xa5, from, to));
    return file;
  };
  const beside = (file: string): string[] => fs.readdirSync(path.dirname(file)).sort();
  const backup = (from: string, to: string, force = false) =>
    backUp({ from, to, force, now: NOW, onProgress: () => {}, signal: new AbortController().signal });
  async function restore(from: string, to: string): Promise<string | undefined> {
    const prepared = await prepareRestore(from, to, () => {});
    try {
      return await prepared.apply(NOW, () => {});
    } finally {
      prepared.close();
    }
  }

  describe('a backup', () => {
    it('gets a name with its time in a folder', async () => {
      const target = path.dirname(newPath());
      const { file, bytes, contents } = await backup(await calendar('a'), target);
      expect(file).toBe(path.join(target, 'perch-2026-01-28T09-30-00Z.db'));
      expect(bytes).toBe(fs.statSync(file).size);
      expect(contents).toEqual({
        events: 0,
        todos: 0,
        reminders: 0,
        memories: 0,
        memos: 0,
        changes: 0,
        newest: undefined,
      });
      expect(beside(file)).toEqual([path.basename(file)]);
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    });

    it('replaces a file only when forced to, and never the calendar', async () => {
      const file = await calendar('a');
      const target = newPath('backup.db');
      fs.writeFileSync(target, 'dear to me');
      await expect(backup(file, target)).rejects.toThrow(/exists already/);
      expect(fs.readFileSync(target, 'utf8')).toBe('dear to me');
      await backup(file, target, true);
      expect(held(target)).toEqual(['a']);
      const link = path.join(path.dirname(target), 'link.db');
      fs.linkSync(file, link);
      await expect(backup(file, link, true)).rejects.toThrow(/is the calendar itself/);
      await expect(backup(file, '/dev/null', true)).rejects.toThrow(/not a file/);
      expect(beside(target)).toEqual(['backup.db', 'link.db']);
    });

    it('leaves nothing behind when it is stopped, or when the calendar is damaged', async () => {
      const target = newPath('backup.db');
      const stop = new AbortController();
      const copying = backUp({
        from: await calendar('a'),
        to: target,
        force: false,
        now: NOW,
        onProgress: () => stop.abort(),
        signal: stop.signal,
      });
      await expect(copying).rejects.toThrow(/^Stopped: no backup was made\.$/);
      await expect(backup(damage(await calendar('a'), 8_192, 60_000), target)).rejects.toThrow(/damaged/);
      expect(beside(target)).toEqual([]);
    });
  });

  describe('a restore', () => {
    it('puts a backup in the place of a calendar and keeps what was there', async () => {
      const file = await calendar('old');
      const source = newPath('backup.db');
      await backup(await calendar('new'), source);
      fs.chmodSync(source, 0o400);
      const kept = await restore(source, file);
      expect(held(file)).toEqual(['new']);
      expect(kept).toBe(`${file}.before-restore-2026-01-28T09-30-00Z.bak`);
      expect(held(kept as string)).toEqual(['old']);
      expect(beside(file)).toEqual(['perch.db', path.basename(kept as string)]);
      expect(held(source)).toEqual(['new']);
    });

    it('creates a calendar where there is none, through a link, and over an empty file', async () => {
      const source = await calendar('new');
      const nowhere = path.join(path.dirname(newPath()), 'deep', 'perch.db');
      expect(await restore(source, nowhere)).toBeUndefined();
      expect(held(nowhere)).toEqual(['new']);
      expect(fs.statSync(nowhere).mode & 0o777).toBe(0o600);
      const empty = newPath();
      fs.writeFileSync(empty, '');
      const link = newPath('link.db');
      fs.symlinkSync(empty, link);
      await restore(source, link);
      expect(held(empty)).toEqual(['new']);
      expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
    });

    it('brings an older schema up to date, and leaves the backup as it is', async () => {
      const added: Migration = {
        name: 'added',
        up: (db) => db.schema.createTable('added').addColumn('user', 'text').execute(),
      };
      const [file, source] = [await calendar('old'), await calendar('new')];
      const before = fs.readFileSync(source);
      const prepared = await prepareRestore(source, file, () => {}, [...MIGRATIONS, added]);
      expect(prepared.backup.schema).toBe(MIGRATIONS.length);
      expect(held(file)).toEqual(['old']);
      await prepared.apply(NOW, () => {});
      prepared.close();
      expect(held(file)).toEqual(['new']);
      const db = new SqliteDatabase(file);
      expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length + 1);
      expect(db.prepare('select * from added').all()).toEqual([]);
      db.close();
      expect(fs.readFileSync(source).equals(before)).toBe(true);
    });

    it('replaces a calendar that is damaged inside, or of a newer schema, and keeps its bytes', async () => {
      const source = await calendar('new');
      for (const broken of [
        damage(await calendar('old'), 16_384, 60_000),
        change(await calendar('old'), 'pragma user_version = 99'),
      ]) {
        const kept = await restore(source, broken);
        expect(held(broken)).toEqual(['new']);
        expect(fs.statSync(kept as string).size).toBeGreaterThan(100_000);
      }
    });

    it.each<[string, () => Promise<string>, RegExp]>([
      ['is damaged', async () => damage(await calendar('x'), 16_384, 60_000), /is damaged/],
      [
        'is cut short',
        async () => {
          const file = await calendar('x');
          fs.truncateSync(file, 50_000);
          return file;
        },
        /is damaged/,
      ],
      ['is of a newer schema', async () => change(await calendar('x'), 'pragma user_version = 99'), /newer Perch/],
      [
        "is another program's",
        async () => change(newPath(), 'create table notes (id); create table more (id)'),
        /not one of Perch/,
      ],
      [
        'is no database',
        async () => {
          const file = newPath('diary.txt');
          fs.writeFileSync(file, 'dear diary '.repeat(99));
          return file;
        },
        /not a calendar of Perch/,
      ],
      ['holds nothing yet', async () => change(newPath(), 'pragma application_id = 0x50726368'), /holds no calendar/],
      ['is not there', async () => newPath(), /There is no file/],
      ['is a folder', async () => path.dirname(newPath()), /not a file/],
    ])('refuses a backup that %s', async (_what, make, message) => {
      const file = await calendar('old');
      const before = fs.readFileSync(file);
      await expect(restore(await make(), file)).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringMatching(message),
      });
      expect(fs.readFileSync(file).equals(before)).toBe(true);
      expect(beside(file)).toEqual(['perch.db']);
    });

    it.each<[string, () => Promise<string>, RegExp]>([
      [
        "is another program's",
        async () => change(newPath(), 'create table notes (id); create table more (id)'),
        /not one of Perch/,
      ],
      ['is damaged from its first page on', async () => damage(await calendar('old'), 0, 4_096), /too damaged/],
      [
        'has a log and no file',
        async () => {
          const file = newPath();
          fs.writeFileSync(`${file}-wal`, 'x');
          return file;
        },
        /move it away first/,
      ],
    ])('refuses to replace what %s', async (_what, make, message) => {
      const file = await make();
      const before = beside(file);
      await expect(restore(await calendar('new'), file)).rejects.toThrow(message);
      expect(beside(file)).toEqual(before);
    });

    it('waits for a writer, then gives up and leaves everything as it was', async () => {
      const file = await calendar('old');
      const writer = new SqliteDatabase(file);
      writer.exec('begin immediate');
      const source = await calendar('new');
      const released = restore(source, file);
      setTimeout(() => writer.exec('commit'), 300);
      await released;
      expect(held(file)).toEqual(['new']);
      writer.exec('begin immediate');
      fasterClock();
      await expect(restore(await calendar('newer'), file)).rejects.toMatchObject({ code: 'LOCKED' });
      writer.close();
      expect(held(file)).toEqual(['new']);
      expect(beside(file)).toHaveLength(2);
    });
  });
});
