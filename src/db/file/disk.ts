import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { refusedFile, systemCode } from './explained.ts';

/** Writing files so that they are whole or not there, whatever happens. */

/** An instant (epoch ms) as a part of a file name, in UTC. */
export const stampOf = (now: number): string => new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** What SQLite keeps of a database: the file, and by these ends of its name what lies beside it. */
export const PARTS = ['', '-wal', '-shm', '-journal'];

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
    throw refusedFile('exists', target);
  }
  fs.rmSync(finished);
  return true;
}

/** Removes an unfinished database and what SQLite keeps beside it. */
export function discard(unfinishedFile: string): void {
  for (const end of PARTS) fs.rmSync(`${unfinishedFile}${end}`, { force: true });
}

/** A copy that nobody has written to for so long is nobody's any more. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

const UNFINISHED = /^\.(.+)\.[\da-f]{8}\.part(?:-wal|-shm|-journal)?$/;
/** As `stampOf` writes it: of a backup whose name says when, the earlier ones count too. */
const STAMP = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/;

/** What a process that was killed has left of writing `target`: whole calendars, some of them. */
export function leftOf(target: string): string[] {
  const folder = path.dirname(target);
  const wanted = path.basename(target).replace(STAMP, '');
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && UNFINISHED.exec(entry.name)?.[1]?.replace(STAMP, '') === wanted)
    .map(({ name }) => path.join(folder, name));
}

/** Removes what was left of writing `target` more than a day ago; what is younger may be somebody's work. */
export function removeAbandoned(target: string): void {
  if (!fs.existsSync(path.dirname(target))) return;
  for (const file of leftOf(target)) {
    const written = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && Date.now() - written > ABANDONED_MS) fs.rmSync(file, { force: true });
  }
}
