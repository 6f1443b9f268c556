import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import { sqliteCode } from '../dialects/busy.ts';
import { connectSqlite, readPragma } from '../dialects/connection.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { type Contents, contentsOf, damageOf } from '../repos/inspect.ts';
import { copyWhole } from './backup.ts';
import { copyPages, type Progress } from './copy.ts';
import { createStamped, discard, putInPlace, removeAbandoned, syncFile } from './disk.ts';
import { explained, isDamage, refusedFile } from './explained.ts';
import { assertOurs } from './header.ts';
import { look } from './look.ts';
import { differencesIn, schemaOf } from './schema-check.ts';
import { type Staged, stage } from './stage.ts';

/** What lies where a backup is to go. */
type Present = { readonly state: 'none' | 'unreadable' } | ({ readonly state: 'sound' } & Contents);

/** A restore that has been checked and waits for a yes. */
export interface Restore {
  readonly backup: Staged;
  readonly present: Present;
  /**
   * Replaces the calendar: all of it or, whatever happens, nothing. Answers
   * where the replaced one was kept, if there was one. Throws UserError, LOCKED
   * when another program keeps writing.
   */
  apply(now: number, onProgress: Progress): Promise<string | undefined>;
  /** To be called in the end, applied or not. */
  close(): void;
}

/** Checks a backup and the place where it is to go. Throws UserError; then nothing has been changed. */
export async function prepareRestore(
  backup: string,
  path: string,
  onProgress: Progress,
  /** Those of this release unless a test brings its own. */
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Restore> {
  const calendar = fs.existsSync(path) ? fs.realpathSync(path) : path;
  removeAbandoned(calendar);
  const present = await presentAt(calendar, migrations);
  const staged = await stage(backup, calendar, onProgress, migrations);
  return {
    backup: staged,
    present,
    async apply(now, progress) {
      try {
        if (fs.existsSync(calendar)) return await replace(calendar, staged.copy, now, progress);
        putInPlace(staged.copy, calendar, false);
        return undefined;
      } catch (error) {
        throw explained(calendar, error);
      }
    },
    close: () => discard(staged.copy),
  };
}

async function presentAt(calendar: string, migrations: readonly Migration[]): Promise<Present> {
  if (!fs.existsSync(calendar)) {
    // SQLite would take it for a part of whatever file comes there.
    const log = [`${calendar}-wal`, `${calendar}-journal`].find((file) => fs.existsSync(file));
    if (log) throw refusedFile('leftLog', log);
    return { state: 'none' };
  }
  if (!fs.statSync(calendar).isFile()) throw refusedFile('isNoFile', calendar);
  try {
    return await look(calendar, async (db, connection) => {
      const read = (pragma: string): number => Number(readPragma(connection, pragma));
      assertOurs(calendar, read('application_id'), read('user_version'), read('page_count'));
      const version = read('user_version');
      const isKnown = version <= migrations.length;
      if (isKnown && (await differencesIn(schemaOf(connection), version, migrations))) return { state: 'unreadable' };
      if (version === 0) return { state: 'none' };
      if ((await damageOf(db)) !== undefined) return { state: 'unreadable' };
      return { state: 'sound', ...(await contentsOf(db)) };
    });
  } catch (error) {
    // Tables of a newer release.
    if (sqliteCode(error) === 'SQLITE_ERROR') return { state: 'unreadable' };
    if (!isDamage(error)) throw explained(calendar, error);
    throw refusedFile('tooDamaged', calendar);
  }
}

/**
 * In one transaction of the file that is there, so that servers which have it
 * open go on with what was restored. What they wrote until then is kept, to
 * the last write, since nobody can write any more when it is copied.
 */
async function replace(calendar: string, copy: string, now: number, onProgress: Progress): Promise<string> {
  const kept = createStamped(`${calendar}.before-restore-`, now, '.bak');
  const source = connectSqlite(copy, 'read');
  // Kept open meanwhile, so that the file keeps its write-ahead log.
  const target = connectSqlite(calendar, 'write');
  try {
    readPragma(target, 'journal_mode = WAL');
    const keep = async (): Promise<void> => {
      await copyWhole(calendar, kept, () => {});
      syncFile(kept);
    };
    await patiently(() => copyPages(source, calendar, onProgress, keep));
    if (fs.existsSync(`${calendar}-wal`)) syncFile(`${calendar}-wal`);
    readPragma(target, 'wal_checkpoint(TRUNCATE)');
    fs.chmodSync(calendar, 0o600);
    return kept;
  } catch (error) {
    discard(kept);
    throw error;
  } finally {
    source.close();
    target.close();
  }
}

/** How long somebody else's write is waited for. */
const PATIENCE_MS = 5_000;

async function patiently(attempt: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await sleep(2 + 20 * Math.random())) {
    try {
      return await attempt();
    } catch (error) {
      if (!sqliteCode(error)?.startsWith('SQLITE_BUSY')) throw error;
      if (performance.now() > deadline) {
        throw storageRefusal('LOCKED', { reason: 'locked', hint: 'notRestored' });
      }
    }
  }
}
