import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json' with { type: 'json' };

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/** What PostgreSQL makes of an empty folder: depends on nothing but its release, and takes four times as long to make as to read. */
const INITIAL = join(CACHE, `pglite-${manifest.devDependencies['@electric-sql/pglite']}.tar`);

function readInitial(): Blob | undefined {
  try {
    return new Blob([readFileSync(INITIAL)]);
  } catch {
    return undefined;
  }
}

/** A PostgreSQL in memory, with nothing of ours in it. */
export async function newPostgres(): Promise<PGlite> {
  const loadDataDir = readInitial();
  if (loadDataDir) return PGlite.create({ loadDataDir });
  const made = await PGlite.create();
  const dump = await made.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  // Several workers may come here at once: whoever reads finds all of it or nothing.
  const partial = `${INITIAL}.${process.pid}`;
  writeFileSync(partial, await dump.bytes());
  renameSync(partial, INITIAL);
  return made;
}
