import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors.ts';
import { sqliteCode, whenFree } from './dialects/busy.ts';
import { connectSqlite, readPragma, type SqliteConnection } from './dialects/connection.ts';
import { APPLICATION_ID, newerSchema } from './migrate.ts';

/** Everything about the database file that has to be settled before it may be changed. */

/** Files up to this size are checked page by page at every start, which takes about 2 ms a megabyte. */
const CHECKED_BYTES = 2 * 1024 * 1024;

const refused = (message: string): UserError => new UserError('INVALID_ARGUMENT', message);

const systemCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** A failure to use `file` in one line for the user; anything unknown is passed on as it is. */
export function explained(file: string, error: unknown): unknown {
  const code = systemCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return refused(`${file} is damaged; restore a backup, or move it away to start anew.`);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new UserError('STORAGE_FULL', `The disk that holds ${file} is full.`);
  if (/^(E[A-Z]+|SQLITE_CANTOPEN.*|SQLITE_READONLY.*)$/.test(code))
    return refused(`${file} cannot be opened (${code}).`);
  return error;
}

/** The owner may have taken away the right to write; root could write all the same, and should not. */
function assertWritable(target: string, kind: 'file' | 'folder'): void {
  const { mode } = fs.statSync(target);
  try {
    fs.accessSync(target, fs.constants.R_OK | fs.constants.W_OK);
    if ((mode & 0o222) !== 0) return;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) throw error;
  }
  throw refused(`The ${kind} ${target} is read-only; Perch must be able to write its calendar there.`);
}

/** Mark and schema version in the first page (https://sqlite.org/fileformat2.html#the_database_header); undefined for other files. */
function readHeader(file: string): { application: number; version: number; pageBytes: number } | undefined {
  const bytes = Buffer.alloc(100);
  const descriptor = fs.openSync(file, 'r');
  try {
    if (fs.readSync(descriptor, bytes) < bytes.length) return undefined;
  } finally {
    fs.closeSync(descriptor);
  }
  if (bytes.toString('latin1', 0, 16) !== 'SQLite format 3\0') return undefined;
  // 1 stands for 65536.
  const pageBytes = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  return { application: bytes.readUInt32BE(68), version: bytes.readUInt32BE(60), pageBytes };
}

function assertOurs(file: string, application: number, version: number, pages: number, known: number): void {
  if (application === APPLICATION_ID) {
    if (version > known) throw newerSchema(file, version, known);
    return;
  }
  // A single page without a mark was created by a process that has not migrated it yet.
  if (application !== 0 || version !== 0 || pages > 1) throw refused(`${file} is a database, but not one of Perch's.`);
}

function assertUsable(file: string, connection: SqliteConnection, bytes: number, known: number): void {
  const read = (pragma: string): number => Number(readPragma(connection, pragma));
  assertOurs(file, read('application_id'), read('user_version'), read('page_count'), known);
  if (bytes <= CHECKED_BYTES && readPragma(connection, 'quick_check(1)') !== 'ok') {
    throw Object.assign(new Error('quick_check failed'), { code: 'SQLITE_CORRUPT' });
  }
}

async function inspect(file: string, bytes: number, known: number): Promise<void> {
  const header = readHeader(file);
  if (!header) throw refused(`${file} is not a calendar of Perch.`);
  const logged = (fs.statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  // With a log the first page may be out of date, and without one a rollback journal may wait to be replayed.
  if (!logged) assertOurs(file, header.application, header.version, bytes / header.pageBytes, known);
  // Closing a writing connection folds the log into the file; closing a reading one leaves an empty log behind.
  const connection = connectSqlite(file, logged ? 'read' : 'write');
  try {
    await whenFree(() => assertUsable(file, connection, bytes, known));
  } finally {
    connection.close();
  }
}

/**
 * Creates `file` (0600) and its folder (0700) when missing; otherwise makes
 * sure that this release can use it. `known` is the newest schema version of
 * this release. Throws UserError with one line, and leaves the file as it is,
 * when it is a folder, read-only, damaged, not ours, or newer.
 */
export async function prepareFile(file: string, known: number): Promise<void> {
  try {
    const status = fs.statSync(file, { throwIfNoEntry: false });
    if (status?.isDirectory()) throw refused(`${file} is a folder; PERCH_DB must name a file.`);
    if (!status) fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    assertWritable(path.dirname(file), 'folder');
    if (!status) return fs.closeSync(fs.openSync(file, 'a', 0o600));
    assertWritable(file, 'file');
    if (status.size > 0) await inspect(file, status.size, known);
    // SQLite gives the log and its index the mode of the file.
    if ((status.mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
  } catch (error) {
    throw explained(file, error);
  }
}

/** Copies the database, as it was before the open transaction, to a new file beside it, and makes sure that it is on disk. */
export function backUpFile(file: string, version: number, now: number): void {
  const stamp = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const target = `${file}.v${version}-${stamp}.bak`;
  try {
    fs.closeSync(fs.openSync(target, 'wx', 0o600));
    const reader = connectSqlite(file, 'read');
    try {
      reader.prepare('VACUUM INTO ?').run([target]);
    } finally {
      reader.close();
    }
    const descriptor = fs.openSync(target, 'r+');
    fs.fsyncSync(descriptor);
    fs.closeSync(descriptor);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') fs.rmSync(target, { force: true });
    throw sqliteCode(error) === 'SQLITE_FULL'
      ? new UserError(
          'STORAGE_FULL',
          `There is no room for a backup of ${file}, which is made before its schema changes.`,
        )
      : explained(target, error);
  }
}
