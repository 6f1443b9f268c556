import fs from 'node:fs';
import { whenFree } from '../../db/dialects/busy.ts';
import { connectSqlite, readPragma } from '../../db/dialects/connection.ts';
import type { SqliteConnection } from '../../db/dialects/driver.ts';
import { explained } from '../../db/explained.ts';
import { assertOurs, readHeader } from '../../db/header.ts';
import { look } from '../../db/look.ts';
import { newerSchema } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { contentsOf, damageOf, danglingRows } from '../../db/repos/inspect.ts';
import type { Executor } from '../../db/schema.ts';
import { UserError } from '../../errors.ts';
import { contentsText } from '../contents.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import { checkOccurrences, checkReminders, checkYears } from './occurrences.ts';
import { checkSearchIndex } from './search-index.ts';

/** What is in the file. It is only looked at: nothing in it changes, and nothing is left beside it. */
export async function checkDatabase(file: string): Promise<Finding[]> {
  try {
    if (fs.statSync(file).size === 0) return [ok(`Calendar ${file}: empty, the first write fills it`)];
    if (!readHeader(file)) return [problem(`${file} is not a calendar of Perch: PERCH_DB must name another file.`)];
    return await look(file, (db, connection) => checkContents(file, db, connection));
  } catch (error) {
    const shown = explained(file, error);
    if (!(shown instanceof UserError)) throw error;
    return [problem([shown.message, shown.details.hint].filter(Boolean).join(' '))];
  }
}

async function checkContents(file: string, db: Executor, connection: SqliteConnection): Promise<Finding[]> {
  await whenFree(() => readPragma(connection, 'schema_version'));
  const read = (pragma: string): number => Number(readPragma(connection, pragma));
  const version = read('user_version');
  assertOurs(file, read('application_id'), version, read('page_count'));
  if (version === 0) return [ok(`Calendar ${file}: empty, the first write fills it`)];
  if (version > MIGRATIONS.length) throw newerSchema(file, version, MIGRATIONS.length);
  const damage = await damageOf(db);
  if (damage) {
    return [
      problem(`${file} is damaged (${damage}): restore a backup with perch-mcp restore.`),
      ...(await checkLock(file)),
    ];
  }
  const dangling = await danglingRows(db);
  return [
    ok(`Calendar ${file}: ${contentsText(await contentsOf(db))}; the file is sound`),
    ...(version < MIGRATIONS.length
      ? [
          warning(
            `Its schema is ${version}, of an older release: it becomes ${MIGRATIONS.length} at the next use, after a backup.`,
          ),
        ]
      : []),
    ...(dangling > 0
      ? [problem(`${dangling} rows name others that are not there: restore a backup with perch-mcp restore.`)]
      : []),
    ...(await checkLock(file)),
    ...(version === MIGRATIONS.length
      ? [
          ...(await checkYears(db)),
          ...(await checkOccurrences(db)),
          ...(await checkReminders(db)),
          ...(await checkSearchIndex(db)),
        ]
      : []),
  ];
}

/** Tries the write lock. Another connection must be open, so that closing this one does not fold the log into the file. */
async function checkLock(file: string): Promise<Finding[]> {
  const connection = connectSqlite(file, 'write');
  try {
    await whenFree(() => connection.exec('BEGIN IMMEDIATE'));
    connection.exec('ROLLBACK');
    return [];
  } catch (error) {
    if (!(error instanceof UserError && error.code === 'LOCKED')) return [];
    return [
      problem(`A program${holder(file)} holds the write lock of ${file} and does not let go: end it, then try again.`),
    ];
  } finally {
    connection.close();
  }
}

/** The process that holds the write lock, which lies in the shared memory of the log; Linux says. */
function holder(file: string): string {
  try {
    const { ino } = fs.statSync(`${file}-shm`);
    const line = fs
      .readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .find((one) => one.includes(`:${ino} `) && one.includes(' WRITE '));
    const pid = line?.split(/\s+/)[4];
    return pid === undefined ? '' : ` (process ${pid})`;
  } catch {
    return '';
  }
}
