import fs from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { betterSqlite } from '../../src/db/dialects/better-sqlite.ts';
import type { SqliteConnection, SqliteEngine } from '../../src/db/dialects/driver.ts';
import { nodeSqlite } from '../../src/db/dialects/node-sqlite.ts';
import { PerchSqliteDialect } from '../../src/db/dialects/sqlite.ts';
import { migrate } from '../../src/db/file/migrate.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { assertMadeByUs, differencesIn, digestOf, schemaOf } from '../../src/db/file/schema-check.ts';
import { DIGESTS } from '../../src/db/migrations/digests.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { temporaryFolder } from './harness.ts';

const ENGINES = [betterSqlite(), nodeSqlite()].filter((engine) => engine !== undefined);
const LATEST = MIGRATIONS.length;
const EACH = Array.from({ length: LATEST }, (_, index) => index + 1);
/** What a file may be at before it is brought up. */
const VERSIONS = inFull(EACH, [1, LATEST - 1, LATEST]);
const now = () => Date.UTC(2026, 0, 28, 9, 30);

describe.each(ENGINES.map((engine) => [engine.name, engine] as const))('a schema made with %s', (_name, engine) => {
  const folder = temporaryFolder();
  const other = ENGINES.find((one) => one !== engine) as SqliteEngine;
  let count = 0;

  /** A file that some of the migrations have made, one after the other. */
  async function made(migrations: readonly Migration[], file: string, start = 1): Promise<void> {
    for (let version = start; version <= migrations.length; version++) {
      const db = new Kysely<unknown>({ dialect: new PerchSqliteDialect(engine.connect(file, 'write', 10)) });
      await migrate(db, { migrations: migrations.slice(0, version), store: file });
      await db.destroy();
    }
  }
  const newFile = (): string => {
    const file = path.join(folder, `${++count}.db`);
    fs.writeFileSync(file, '');
    return file;
  };
  function on<T>(file: string, by: SqliteEngine, work: (connection: SqliteConnection) => T): T {
    const connection = by.connect(file, 'write', 10);
    try {
      return work(connection);
    } finally {
      connection.close();
    }
  }
  const digestIn = (file: string, by = other): string => on(file, by, (connection) => digestOf(schemaOf(connection)));

  it('has the digest of its version, which src/db/migrations/digests.ts says', async () => {
    const found: string[] = [];
    for (const version of EACH) {
      const file = newFile();
      await made(MIGRATIONS.slice(0, version), file, version);
      found.push(digestIn(file));
    }
    expect(DIGESTS).toEqual(found);
  });

  it('is the same when it was brought up from any earlier version, and after VACUUM and ANALYZE', async () => {
    for (const version of VERSIONS.filter((one) => one < LATEST)) {
      const file = newFile();
      await made(MIGRATIONS.slice(0, version), file, version);
      await made(MIGRATIONS, file, version + 1);
      expect(digestIn(file)).toBe(DIGESTS.at(-1));
    }
    const file = newFile();
    await made(MIGRATIONS, file);
    on(file, engine, (connection) => {
      connection.exec("insert into meta values ('', 'k', 'v')");
      connection.exec("insert into passage_terms (rowid, terms) values (1, 'a')");
      connection.exec('analyze');
      connection.exec('vacuum');
      expect(connection.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").all([])).toHaveLength(1);
    });
    expect(digestIn(file)).toBe(DIGESTS.at(-1));
    const copy = path.join(folder, 'copy.db');
    on(file, engine, (connection) => connection.prepare('vacuum into ?').run([copy]));
    expect(digestIn(copy)).toBe(DIGESTS.at(-1));
  });

  it('opens at every version, whichever SQLite made it', async () => {
    for (const version of VERSIONS) {
      const file = newFile();
      await made(MIGRATIONS.slice(0, version), file, version);
      const { db, close } = await openDatabase({ path: file, now });
      const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
      await close();
      expect(rows).toEqual([{ user_version: MIGRATIONS.length }]);
    }
  });

  it('is known by its objects where no digest is known, as of the migrations of a test', async () => {
    const added: Migration = {
      name: 'added',
      up: (db) => db.schema.createTable('added').addColumn('user', 'text').execute(),
    };
    const file = newFile();
    await made([...MIGRATIONS, added], file);
    const schema = on(file, other, schemaOf);
    const version = MIGRATIONS.length + 1;
    expect(await differencesIn(schema, version, [...MIGRATIONS, added])).toBeUndefined();
    expect(await differencesIn(schema, version, [...MIGRATIONS, { ...added, up: async () => {} }])).toMatchObject({
      foreign: [{ type: 'table', name: 'added' }],
      missing: [],
      changed: [],
    });
  });

  it('passes when FTS5 keeps its index in another way, but not when a table of the index is something else', async () => {
    const file = newFile();
    await made(MIGRATIONS, file);
    const schema = on(file, other, schemaOf);
    const shadow = schema.find(({ name }) => name === 'passage_terms_config');
    expect(shadow).toEqual({ type: 'table', name: 'passage_terms_config', table: 'passage_terms_config', sql: '' });
    on(file, engine, (connection) => {
      connection.exec('drop table passage_terms');
      connection.exec('create view passage_terms_config as select 1');
    });
    await expect(assertMadeByUs(file, on(file, other, schemaOf), MIGRATIONS.length, MIGRATIONS)).rejects.toThrow(
      /not one of Perch's as it is.* 1 too many, 5 missing/,
    );
  });
});
