import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { readMeta, writeMeta } from '../../src/db/repos/meta.ts';
import { temporaryFolder } from './harness.ts';

const now = () => Date.UTC(2026, 0, 28, 9, 30);
const folder = temporaryFolder();
let count = 0;
const newPath = () => path.join(folder, String(++count), 'perch.db');

const hash = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
const mode = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
const beside = (file: string) => fs.readdirSync(path.dirname(file)).sort();

/** A closed database with one row in it. */
async function makeDatabase(): Promise<string> {
  const file = newPath();
  const { db, close } = await openDatabase({ path: file, now });
  await db
    .insertInto('meta')
    .values({ user: '', key: 'k', value: 'x'.repeat(20_000) })
    .execute();
  await close();
  return file;
}

/** `make` a file as another program left it; the log of a program that died stays beside it. */
function withLog(file: string, change: (db: SqliteDatabase.Database) => void): void {
  const copy = path.join(folder, String(++count));
  fs.mkdirSync(copy);
  const db = new SqliteDatabase(file);
  change(db);
  for (const name of beside(file)) fs.copyFileSync(path.join(path.dirname(file), name), path.join(copy, name));
  db.close();
  for (const name of fs.readdirSync(copy)) fs.copyFileSync(path.join(copy, name), path.join(path.dirname(file), name));
}

async function expectRefusal(file: string, message: RegExp): Promise<void> {
  const [before, around] = [hash(file), beside(file)];
  const error = await openDatabase({ path: file, now }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'UserError', message: expect.stringMatching(message) });
  expect((error as Error).message).not.toContain('\n');
  expect(hash(file)).toBe(before);
  expect(beside(file).filter((name) => !name.endsWith('-shm'))).toEqual(
    around.filter((name) => !name.endsWith('-shm')),
  );
}

const ADDED: Migration = {
  name: 'added',
  async up(db) {
    await db.schema.createTable('added').addColumn('user', 'text').execute();
  },
};

describe('opening a database', () => {
  it('creates the folder and the file for the owner only', async () => {
    const file = path.join(folder, 'deep', 'er', 'perch.db');
    const { path: opened, db, close } = await openDatabase({ path: file, now });
    await db.insertInto('meta').values({ user: '', key: 'k', value: '' }).execute();
    expect(opened).toBe(file);
    expect(mode(path.dirname(file))).toBe('700');
    expect(mode(path.dirname(path.dirname(file)))).toBe('700');
    expect(beside(file).map((name) => [name, mode(path.join(path.dirname(file), name))])).toEqual([
      ['perch.db', '600'],
      ['perch.db-shm', '600'],
      ['perch.db-wal', '600'],
    ]);
    await close();
    expect(beside(file)).toEqual(['perch.db']);
  });

  it('takes rights away from others on a file that had more', async () => {
    const file = await makeDatabase();
    fs.chmodSync(file, 0o644);
    await (await openDatabase({ path: file, now })).close();
    expect(mode(file)).toBe('600');
  });

  it('keeps nothing of a database in memory', async () => {
    const first = await openDatabase({ path: ':memory:', now });
    await first.db.insertInto('meta').values({ user: '', key: 'k', value: '' }).execute();
    await first.close();
    const second = await openDatabase({ path: ':memory:', now });
    expect(await second.db.selectFrom('meta').selectAll().execute()).toEqual([]);
    await second.close();
  });

  it('takes an empty file, a relative path, and a link', async () => {
    const file = newPath();
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '');
    const link = path.join(folder, 'link.db');
    fs.symlinkSync(file, link);
    const { path: opened, close } = await openDatabase({ path: path.relative(process.cwd(), link), now });
    expect(opened).toBe(file);
    await close();
  });

  it.each(['file', ':memory:'])('sets every pragma (%s)', async (kind) => {
    const { db, close } = await openDatabase({ path: kind === 'file' ? newPath() : kind, now });
    const read = async (pragma: string) =>
      Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(db)).rows[0] ?? {})[0];
    expect(await read('journal_mode')).toBe(kind === 'file' ? 'wal' : 'memory');
    expect(await read('synchronous')).toBe(2);
    expect(await read('foreign_keys')).toBe(1);
    expect(await read('trusted_schema')).toBe(0);
    expect(await read('secure_delete')).toBe(1);
    expect(await read('cell_size_check')).toBe(1);
    expect(await read('journal_size_limit')).toBe(67_108_864);
    await close();
  });

  it('changes nothing in a file that is up to date', async () => {
    const file = await makeDatabase();
    const before = hash(file);
    await (await openDatabase({ path: file, now })).close();
    expect(hash(file)).toBe(before);
    expect(beside(file)).toEqual(['perch.db']);
  });
});

describe('reads that go past Kysely', () => {
  it('are closed with the database, and none opens it again', async () => {
    const file = await makeDatabase();
    const { db, close } = await openDatabase({ path: file, now });
    expect(await readMeta(db, '', 'k')).toHaveLength(20_000);
    expect(beside(file)).toContain('perch.db-wal');
    await close();
    // The last connection to close takes the log away.
    expect(beside(file)).not.toContain('perch.db-wal');
    await expect(readMeta(db, '', 'k')).rejects.toThrow();
    expect(beside(file)).not.toContain('perch.db-wal');
  });

  it('see in a transaction what it has written', async () => {
    const { db, close } = await openDatabase({ path: newPath(), now });
    await db.transaction().execute(async (executor) => {
      await writeMeta(executor, '', 'k', 'new');
      expect(await readMeta(executor, '', 'k')).toBe('new');
      expect(await readMeta(db, '', 'k')).toBeUndefined();
    });
    expect(await readMeta(db, '', 'k')).toBe('new');
    await close();
  });
});

describe('migrating a file', () => {
  it('makes a backup first, once', async () => {
    const file = await makeDatabase();
    for (let time = 0; time < 2; time++) {
      const { db, close } = await openDatabase({ path: file, now, migrations: [...MIGRATIONS, ADDED] });
      expect((await db.introspection.getTables()).map((table) => table.name)).toContain('added');
      await close();
    }
    const name = `perch.db.v${MIGRATIONS.length}-2026-01-28T09-30-00Z.bak`;
    expect(beside(file)).toEqual(['perch.db', name]);
    const backup = path.join(path.dirname(file), name);
    expect(mode(backup)).toBe('600');
    const { db, close } = await openDatabase({ path: backup, now });
    expect(await db.selectFrom('meta').select('key').execute()).toEqual([{ key: 'k' }]);
    await close();
  });

  it('keeps the backup and the old schema when the migration fails', async () => {
    const file = await makeDatabase();
    const broken: Migration = { name: 'broken', up: () => Promise.reject(new Error('broken')) };
    await expect(openDatabase({ path: file, now, migrations: [...MIGRATIONS, ADDED, broken] })).rejects.toThrow(
      'broken',
    );
    expect(beside(file)).toHaveLength(2);
    const { db, close } = await openDatabase({ path: file, now });
    expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain('added');
    await close();
  });
});

describe('refusals leave the file as it is', () => {
  it('of a newer Perch', async () => {
    const file = await makeDatabase();
    const db = new SqliteDatabase(file);
    db.pragma('user_version = 99');
    db.close();
    await expectRefusal(file, /newer Perch \(schema 99, this one knows \d+\)/);
  });

  it('of a newer Perch that died before its log was folded in', async () => {
    const file = await makeDatabase();
    withLog(file, (db) => db.pragma('user_version = 99'));
    expect(beside(file)).toContain('perch.db-wal');
    await expectRefusal(file, /newer Perch/);
  });

  it('that is no database', async () => {
    for (const content of ['x', 'BEGIN:VCALENDAR\n'.repeat(1_000), '\0'.repeat(8_192)]) {
      const file = newPath();
      fs.mkdirSync(path.dirname(file));
      fs.writeFileSync(file, content);
      await expectRefusal(file, /is not a calendar of Perch/);
    }
  });

  it("of another program's", async () => {
    const file = newPath();
    fs.mkdirSync(path.dirname(file));
    const db = new SqliteDatabase(file);
    db.exec('create table notes (id)');
    db.close();
    await expectRefusal(file, /not one of Perch's/);
    withLog(file, (other) => other.exec('pragma journal_mode = wal; insert into notes values (1)'));
    await expectRefusal(file, /not one of Perch's/);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut inside the first page', (bytes: Buffer) => bytes.subarray(0, 2_000)],
    ['overwritten in the middle', (bytes: Buffer) => bytes.fill(0xa5, 8_192, 40_960)],
    ['overwritten in the first page', (bytes: Buffer) => bytes.fill(0xa5, 100, 4_096)],
  ])('that is %s', async (_what, damage) => {
    const file = await makeDatabase();
    fs.writeFileSync(file, damage(fs.readFileSync(file)));
    await expectRefusal(file, /is damaged/);
  });

  it('that is damaged, with a log beside it', async () => {
    const file = await makeDatabase();
    withLog(file, (db) => db.exec("insert into meta values ('', 'logged', '')"));
    fs.writeFileSync(file, fs.readFileSync(file).fill(0xa5, 8_192, 40_960));
    await expectRefusal(file, /is damaged/);
  });

  it('that is read-only', async () => {
    const file = await makeDatabase();
    fs.chmodSync(file, 0o400);
    await expectRefusal(file, /file .* is read-only/);
  });

  it('in a read-only folder', async () => {
    const file = await makeDatabase();
    fs.chmodSync(path.dirname(file), 0o500);
    await expectRefusal(file, /folder .* is read-only/);
    fs.rmSync(file);
    await expect(openDatabase({ path: file, now })).rejects.toThrow(/folder .* is read-only/);
    expect(beside(file)).toEqual([]);
    fs.chmodSync(path.dirname(file), 0o700);
  });

  it('that is a device', async () => {
    await expect(openDatabase({ path: '/dev/null', now })).rejects.toMatchObject({
      name: 'UserError',
      message: '/dev/null is not a file; PERCH_DB must name one.',
    });
  });

  it('that is a folder, or below a file', async () => {
    const file = await makeDatabase();
    await expect(openDatabase({ path: path.dirname(file), now })).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('is a folder'),
    });
    await expect(openDatabase({ path: path.join(file, 'x.db'), now })).rejects.toMatchObject({ name: 'UserError' });
  });
});
