import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };
import { migrate } from '../../src/db/file/migrate.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Schema } from '../../src/db/schema.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache');
const PREFIX = 'pglite-';

/** The dump is kept under what decides what is in it: the release of PostgreSQL, and all sources of the store. */
function dumpName(): string {
  const digest = createHash('sha256').update(manifest.devDependencies['@electric-sql/pglite']);
  const sources = join(ROOT, 'src/db');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) digest.update(file).update(readFileSync(join(sources, file)));
  return `${PREFIX}${digest.digest('hex').slice(0, 16)}.tar`;
}

function readDump(name: string): Blob | undefined {
  try {
    return new Blob([readFileSync(join(CACHE, name))]);
  } catch {
    return undefined;
  }
}

/** Several workers may come here at once: whoever reads finds all of it or nothing. Dumps of other sources go. */
function keepDump(name: string, dump: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true });
  const partial = join(CACHE, `partial-${name}.${process.pid}`);
  writeFileSync(partial, dump);
  renameSync(partial, join(CACHE, name));
  for (const other of readdirSync(CACHE)) {
    if (other.startsWith(PREFIX) && other !== name) rmSync(join(CACHE, other), { force: true });
  }
}

const within = (pglite: PGlite): Kysely<Schema> => new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });

/** A PostgreSQL in memory with our tables and no rows; making and migrating one takes six times as long as reading it. */
export async function migratedPostgres(): Promise<Kysely<Schema>> {
  const name = dumpName();
  const loadDataDir = readDump(name);
  if (loadDataDir) return within(await PGlite.create({ loadDataDir }));
  const made = await PGlite.create();
  const db = within(made);
  await migrate(db, { migrations: MIGRATIONS, store: 'PGlite' });
  const dump = await made.dumpDataDir('none');
  keepDump(name, await dump.bytes());
  return db;
}
