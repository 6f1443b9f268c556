import fs from 'node:fs';
import { whenFree } from '../../db/dialects/busy.ts';
import { connectSqlite, readPragma } from '../../db/dialects/connection.ts';
import type { SqliteConnection } from '../../db/dialects/driver.ts';
import { explained } from '../../db/file/explained.ts';
import { assertOurs, readHeader } from '../../db/file/header.ts';
import { look } from '../../db/file/look.ts';
import { newerSchema } from '../../db/file/migrate.ts';
import {
  differencesIn,
  digestOf,
  type SchemaDifferences,
  type SchemaObject,
  schemaOf,
} from '../../db/file/schema-check.ts';
import { DIGESTS } from '../../db/migrations/digests.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { contentsOf, damageOf, danglingRows } from '../../db/repos/inspect.ts';
import type { Executor } from '../../db/schema.ts';
import { UserError } from '../../domain/errors.ts';
import { visible } from '../../present/visible.ts';
import { contentsText } from '../terminal/contents.ts';
import { checkAccounts } from './accounts.ts';
import { checkOccurrences, checkReminders, checkSearchIndex, checkYears } from './derived.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What is in the file. It is only looked at: nothing in it changes, and nothing is left beside it. */
export async function checkDatabase(file: string): Promise<Finding[]> {
  try {
    if (!fs.statSync(file).isFile()) return [problem(`${file} is not a file; PERCH_DB must name one.`)];
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
  if (version > MIGRATIONS.length) throw newerSchema(file, version, MIGRATIONS.length);
  const schema = schemaOf(connection);
  const differences = await differencesIn(schema, version, MIGRATIONS);
  if (differences) return [foreignSchema(file, { version, schema, differences })];
  if (version === 0) return [ok(`Calendar ${file}: empty, the first write fills it`)];
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
          ...(await checkAccounts(db, 'local')),
        ]
      : []),
  ];
}

interface Foreign {
  /** As the file says. */
  readonly version: number;
  readonly schema: readonly SchemaObject[];
  readonly differences: SchemaDifferences;
}

function foreignSchema(file: string, { version, schema, differences }: Foreign): Finding {
  const found = DIGESTS.indexOf(digestOf(schema)) + 1;
  if (found > 0) {
    return problem(
      `${file} says that its schema is ${version}, and it is ${found}: restore a backup with perch-mcp restore.`,
    );
  }
  const { missing, changed } = differences;
  const away =
    missing.length + changed.length === 0 ? ', or take out with a tool for SQLite what does not belong there' : '';
  return problem(
    `${file} is not as Perch makes it: ${named(differences)}. So Perch does not use it: restore a backup with perch-mcp restore${away}.`,
  );
}

/** More of them than anybody reads. */
const MOST_NAMED = 10;

/** What is foreign, missing or changed, without the indexes of tables that are. */
function named({ foreign, missing, changed }: SchemaDifferences): string {
  const list = (objects: readonly SchemaObject[], verb: string): string[] => {
    const whole = new Set(objects.filter(({ type }) => type === 'table').map(({ name }) => name));
    const shown = objects.filter(({ type, table }) => type !== 'index' || !whole.has(table));
    const names = shown.slice(0, MOST_NAMED).map(({ type, name }) => `${type} "${visible(name.slice(0, 60))}"`);
    const more = shown.length > MOST_NAMED ? [`${shown.length - MOST_NAMED} more`] : [];
    return shown.length > 0 ? [`${verb} ${[...names, ...more].join(', ')}`] : [];
  };
  return [
    ...list(foreign, "it has what is not one of Perch's:"),
    ...list(missing, 'it lacks'),
    ...list(changed, 'somebody has changed'),
  ].join('; ');
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
