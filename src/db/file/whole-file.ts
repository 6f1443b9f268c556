import fs from 'node:fs';
import path from 'node:path';
import { createPrivate, discard, PARTS, putInPlace, removeAbandoned, unfinished } from './disk.ts';
import { explained, refusedFile } from './explained.ts';
import { readHeader } from './header.ts';

/** A file that a command writes where its user says. */
export interface WholeFile {
  /** Where; its folder must be there. */
  readonly target: string;
  /** The real path of the calendar, which is never replaced; undefined for one in memory. */
  readonly calendar: string | undefined;
  /** Whether a file that is there may be replaced. */
  readonly force: boolean;
  /** A text never replaces a database. */
  readonly holds: 'text' | 'database';
}

/**
 * Writes a file that is whole or not there, whatever happens, and that nobody
 * but its owner can read: `make` fills an empty file beside it, which gets its
 * name when it is on disk. Until then what had the name stays. Throws
 * UserError, also when the name is that of a calendar, of a part of any
 * database, or of a link; then nothing is left behind.
 */
export async function writeWhole<T>(file: WholeFile, make: (unfinishedFile: string) => T | Promise<T>): Promise<T> {
  const target = path.resolve(file.target);
  try {
    assertReplaceable(target, file);
    removeAbandoned(target);
  } catch (error) {
    throw explained(target, error);
  }
  const temporary = unfinished(target);
  try {
    createPrivate(temporary);
    const made = await make(temporary);
    putInPlace(temporary, target, file.force);
    return made;
  } catch (error) {
    throw explained(target, error);
  } finally {
    discard(temporary);
  }
}

function assertReplaceable(target: string, { calendar, force, holds }: WholeFile): void {
  if (!fs.existsSync(path.dirname(target))) throw refusedFile('noFolder', path.dirname(target));
  if (calendar !== undefined && isPartOf(calendar, target)) {
    throw refusedFile('nameOfCalendar', target);
  }
  const database = PARTS.flatMap((end) => (end !== '' && target.endsWith(end) ? [target.slice(0, -end.length)] : []));
  for (const name of database) {
    if (isDatabase(name)) throw refusedFile('nameOfPart', target, name);
  }
  // SQLite would take it for a part of what comes there.
  const log = ['-wal', '-journal'].map((end) => `${target}${end}`).find((name) => fs.existsSync(name));
  if (log !== undefined) throw refusedFile('logThere', log);
  const status = fs.lstatSync(target, { throwIfNoEntry: false });
  if (!status) return;
  if (status.isSymbolicLink()) throw refusedFile('isLink', target);
  if (!status.isFile()) throw refusedFile('notFile', target);
  if (holds === 'text' && isDatabase(target)) throw refusedFile('isDatabase', target);
  if (!force) throw refusedFile('needsForce', target);
}

/** Whether `file`, which need not be there, is a database or one of the files that SQLite keeps beside it; links to them count. */
export function isPartOf(database: string, file: string): boolean {
  const parts = PARTS.map((end) => `${database}${end}`);
  const place = path.join(fs.realpathSync(path.dirname(file)), path.basename(file));
  if (parts.some((part) => asOnAnyDisk(part) === asOnAnyDisk(place))) return true;
  const found = identityOf(file);
  return found !== undefined && parts.some((part) => identityOf(part) === found);
}

/** Some file systems take names for the same that differ in case, or in how an accent is written. */
const asOnAnyDisk = (name: string): string => name.normalize('NFC').toLowerCase();

/** What a name leads to, whatever it is called. */
function identityOf(file: string): string | undefined {
  const status = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return status && `${status.dev}/${status.ino}`;
}

function isDatabase(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true && readHeader(file) !== undefined;
}
