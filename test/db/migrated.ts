import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/file/open.ts';

/** For files of tests: in memory where the system can, since nobody pulls the plug here. */
export const BASE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let made: Promise<Buffer> | undefined;

async function make(): Promise<Buffer> {
  const folder = mkdtempSync(join(BASE, 'perch-test-'));
  try {
    const file = join(folder, 'perch.db');
    // The last one to close leaves all of it in the file.
    await (await openDatabase({ path: file, now: () => 0 })).close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts a calendar with nothing in it there, as opening a new one does: migrating takes several times as long as copying. */
export async function writeMigrated(file: string): Promise<void> {
  made ??= make();
  writeFileSync(file, await made, { mode: 0o600 });
}
