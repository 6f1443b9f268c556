import fs from 'node:fs';
import path from 'node:path';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import { sqliteCode } from '../dialects/busy.ts';
import { connectSqlite, readPragma } from '../dialects/connection.ts';
import type { SqliteConnection } from '../dialects/driver.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { type Contents, contentsOf, damageOf } from '../repos/inspect.ts';
import { copyPages, type Progress } from './copy.ts';
import { createPrivate, removeAbandoned, stampOf, syncFile } from './disk.ts';
import { explained, refusedFile, systemCode } from './explained.ts';
import { assertOurs } from './header.ts';
import { connectToLook, look } from './look.ts';
import { newerSchema } from './migrate.ts';
import { assertMadeByUs, schemaOf } from './schema-check.ts';
import { writeWhole } from './whole-file.ts';

export interface BackupOptions {
  /** The database, which may be in use. */
  readonly from: string;
  /** A file, or a folder that gets a file with the time in its name. */
  readonly to: string;
  /** Whether a file that is there may be replaced. */
  readonly force: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onProgress: Progress;
  /** Ends the copying early; nothing is left of it. */
  readonly signal: AbortSignal;
}

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly contents: Contents;
}

/**
 * Copies a database that may be in use into a file of its own, checks the copy
 * and gives it its name when it is on disk. What was committed before the call
 * is in it. Throws UserError; then nothing is left behind.
 */
export async function backUp({ from, to, force, now, onProgress, signal }: BackupOptions): Promise<Backup> {
  const source = existing(from);
  const target = targetOf(to, now);
  removeAbandoned(source);
  try {
    const contents = await writeWhole({ target, calendar: source, force, holds: 'database' }, async (temporary) => {
      await copyWhole(source, temporary, (done, total) => {
        signal.throwIfAborted();
        onProgress(done, total);
      });
      return look(temporary, async (db, connection) => {
        const version = Number(readPragma(connection, 'user_version'));
        const known = MIGRATIONS.length;
        // How a newer release makes its tables is not known.
        if (version <= known) await assertMadeByUs(source, schemaOf(connection), version, MIGRATIONS);
        const damage = await damageOf(db);
        if (damage) throw refusedFile('damagedSource', source, damage);
        return contentsOf(db).catch((error: unknown) => {
          throw version > known && sqliteCode(error) === 'SQLITE_ERROR' ? newerSchema(source, version, known) : error;
        });
      });
    });
    return { file: target, bytes: fs.statSync(target).size, contents };
  } catch (error) {
    throw signal.aborted ? refusedFile('backupStopped', target) : error;
  }
}

/** Copies a database of ours page by page, damaged ones too, into an empty file that then needs no log beside it. */
export async function copyWhole(source: string, target: string, onProgress: Progress): Promise<void> {
  const connection = connectToLook(source);
  try {
    const read = (pragma: string): number => Number(readPragma(connection, pragma));
    assertOurs(source, read('application_id'), read('user_version'), read('page_count'));
    await copyPages(connection, target, onProgress);
  } catch (error) {
    throw sqliteCode(error) === 'SQLITE_FULL' ? explained(target, error) : explained(source, error);
  } finally {
    connection.close();
  }
  const copy = connectSqlite(target, 'write');
  try {
    withoutLog(copy);
  } finally {
    copy.close();
  }
}

/** A file that is kept can then be read where nothing can be written. */
const withoutLog = (connection: SqliteConnection): unknown => readPragma(connection, 'journal_mode = DELETE');

/** The real path of a database that is there. Throws UserError. */
export function existing(file: string): string {
  const status = fs.statSync(file, { throwIfNoEntry: false });
  if (!status) throw refusedFile('noFile', file);
  if (!status.isFile()) throw refusedFile('notFile', file);
  return fs.realpathSync(file);
}

/** In a folder the file gets a name that says when. */
function targetOf(to: string, now: number): string {
  const given = path.resolve(to);
  const isFolder = fs.statSync(given, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? path.join(given, `perch-${stampOf(now)}.db`) : given;
}

/** Copies the database, as it was before the open transaction, to a new file beside it, and makes sure that it is on disk. */
export function backUpFile(file: string, version: number, now: number): void {
  const target = `${file}.v${version}-${stampOf(now)}.bak`;
  try {
    createPrivate(target);
    const reader = connectSqlite(file, 'read');
    try {
      // In one step: a transaction that migrates waits for it.
      reader.prepare('VACUUM INTO ?').run([target]);
    } finally {
      reader.close();
    }
    syncFile(target);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') fs.rmSync(target, { force: true });
    throw sqliteCode(error) === 'SQLITE_FULL'
      ? storageRefusal('STORAGE_FULL', { reason: 'noRoomForBackup', file })
      : explained(target, error);
  }
}
