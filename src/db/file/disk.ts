import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { refused, systemCode } from './explained.ts';

/** Writing files so that they are whole or not there, whatever happens. */

/** An instant (epoch ms) as a part of a file name, in UTC. */
export const stampOf = (now: number): string => new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** Creates an empty file, for the owner only. Throws EEXIST when there is one. */
export const createPrivate = (file: string): void => fs.closeSync(fs.openSync(file, 'wx', 0o600));

/** Creates an empty file whose name says when; answers the name. */
export function createStamped(start: string, now: number, end: string): string {
  for (let number = 1; ; number++) {
    const file = `${start}${stampOf(now)}${number === 1 ? '' : `-${number}`}${end}`;
    try {
      createPrivate(file);
      return file;
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** A name beside `target`, for what is not finished yet. */
export const unfinished = (target: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID().slice(0, 8)}.part`);

/** Waits until the content of `file`, and its name, are on disk. */
export function syncFile(file: string): void {
  const descriptor = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  // Windows has no way to sync a folder, and no need for it.
  if (process.platform === 'win32') return;
  const folder = fs.openSync(path.dirname(file), 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

/** Gives a finished file its name. Throws UserError when the name is taken, unless it may be `replaced`. */
export function putInPlace(finished: string, target: string, replaced: boolean): void {
  syncFile(finished);
  if (replaced || !linked(finished, target)) fs.renameSync(finished, target);
  syncFile(target);
}

/** A link never replaces a file, as renaming does. False where the file system has no links. */
function linked(finished: string, target: string): boolean {
  try {
    fs.linkSync(finished, target);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST' && !fs.existsSync(target)) return false;
    throw refused(`${target} exists already.`);
  }
  fs.rmSync(finished);
  return true;
}

/** Removes an unfinished database and what SQLite keeps beside it. */
export function discard(unfinishedFile: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) fs.rmSync(`${unfinishedFile}${end}`, { force: true });
}
