import fs from 'node:fs';
import path from 'node:path';
import { whenFree } from '../dialects/busy.ts';
import { readPragma } from '../dialects/connection.ts';
import type { SqliteConnection } from '../dialects/driver.ts';
import type { Migration } from '../migrations/migration.ts';
import { explained, refusedFile, systemCode } from './explained.ts';
import { assertKnown, assertOurs, readHeader } from './header.ts';
import { connectToLook, isLogged } from './look.ts';
import { assertMadeByUs, type SchemaObject, schemaOf } from './schema-check.ts';

/** Everything about the database file that has to be settled before it may be changed. */

/** Files up to this size are checked page by page at every start, which takes about 2 ms a megabyte. */
const CHECKED_BYTES = 2 * 1024 * 1024;

/** What a file says of itself. */
interface State {
  readonly application: number;
  readonly version: number;
  readonly pages: number;
  readonly schema: readonly SchemaObject[];
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
  throw refusedFile(kind === 'file' ? 'fileReadOnly' : 'folderReadOnly', target);
}

/** Reads all at one moment: meanwhile another process may migrate. */
function readState(connection: SqliteConnection): State {
  const read = (pragma: string): number => Number(readPragma(connection, pragma));
  connection.exec('BEGIN');
  try {
    return {
      application: read('application_id'),
      version: read('user_version'),
      pages: read('page_count'),
      schema: schemaOf(connection),
    };
  } finally {
    connection.exec('ROLLBACK');
  }
}

function assertSound(connection: SqliteConnection): void {
  if (readPragma(connection, 'quick_check(1)') === 'ok') return;
  throw Object.assign(new Error('quick_check failed'), { code: 'SQLITE_CORRUPT' });
}

async function inspect(file: string, bytes: number, migrations: readonly Migration[]): Promise<void> {
  const header = readHeader(file);
  if (!header) throw refusedFile('notCalendar', file);
  // With a log the first page may be out of date, and without one a rollback journal may wait to be replayed.
  if (!isLogged(file)) {
    assertOurs(file, header.application, header.version, bytes / header.pageBytes);
    assertKnown(file, header.version, migrations.length);
  }
  const connection = connectToLook(file);
  try {
    const { application, version, pages, schema } = await whenFree(() => readState(connection));
    assertOurs(file, application, version, pages);
    assertKnown(file, version, migrations.length);
    await assertMadeByUs(file, schema, version, migrations);
    if (bytes <= CHECKED_BYTES) await whenFree(() => assertSound(connection));
  } finally {
    connection.close();
  }
}

/**
 * Creates `file` (0600) and its folder (0700) when missing; otherwise makes
 * sure that this release, with its `migrations`, can use it. Throws UserError
 * with one line, and leaves the file as it is, when it is a folder or a
 * device, read-only, damaged, not ours, newer, or has in it what we did not make.
 */
export async function prepareFile(file: string, migrations: readonly Migration[]): Promise<void> {
  try {
    const status = fs.statSync(file, { throwIfNoEntry: false });
    if (status?.isDirectory()) throw refusedFile('isFolder', file);
    if (status && !status.isFile()) throw refusedFile('isNoFile', file);
    if (!status) fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    assertWritable(path.dirname(file), 'folder');
    if (!status) return fs.closeSync(fs.openSync(file, 'a', 0o600));
    assertWritable(file, 'file');
    if (status.size > 0) await inspect(file, status.size, migrations);
    // SQLite gives the log and its index the mode of the file.
    if ((status.mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
  } catch (error) {
    throw explained(file, error);
  }
}
