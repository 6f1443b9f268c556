import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { DialectName } from '../../src/db/dialects/sql.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import type { Schema } from '../../src/db/schema.ts';
import { writeMigrated } from './migrated.ts';
import { migratedPostgres } from './pglite.ts';

/** A folder that is gone after the test file. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'perch-test-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty, migrated database. Call it once a test; it is closed when the test ends. */
export type OpenEmpty = () => Promise<Kysely<Schema>>;

/** Runs `suite` on SQLite (a new file each time) and on PostgreSQL (one a worker, emptied each time). */
export function forEachDialect(name: string, suite: (open: OpenEmpty, dialect: DialectName) => void): void {
  const engine = process.env.PERCH_SQLITE === 'node' ? 'node:sqlite' : 'sqlite';
  describe(`${name} [${engine}]`, () => {
    const folder = temporaryFolder();
    const opened: (() => Promise<void>)[] = [];
    let count = 0;
    afterEach(async () => {
      for (const close of opened.splice(0)) await close();
    });
    suite(async () => {
      count += 1;
      const file = path.join(folder, `${count}.db`);
      await writeMigrated(file);
      const { db, close } = await openDatabase({ path: file, now: () => 0 });
      opened.push(close);
      return db;
    }, 'sqlite');
  });

  if (engine !== 'sqlite') return;
  describe(`${name} [postgres]`, () => {
    let db: Kysely<Schema>;
    beforeAll(async () => {
      db = await postgres();
    }, 60_000);
    suite(async () => {
      await empty(db);
      return db;
    }, 'postgres');
  });
}

let opened: Promise<Kysely<Schema>> | undefined;

/** The PostgreSQL of this worker, which all of its test files share. */
function postgres(): Promise<Kysely<Schema>> {
  opened ??= migratedPostgres();
  return opened;
}

/** Empties the tables that have had rows since they were emptied last: those that take up room. */
async function empty(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_version'
    and pg_relation_size(oid) > 0`.execute(db);
  if (rows.length === 0) return;
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(db);
}
