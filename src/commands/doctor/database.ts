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
import { inLanguage } from '../../domain/storage-refusal.ts';
import type { Messages } from '../../messages/en/messages.ts';
import { visible } from '../../present/visible.ts';
import { heldBy } from '../terminal/contents.ts';
import { checkAccounts } from './accounts.ts';
import { checkOccurrences, checkReminders, checkSearchIndex, checkYears } from './derived.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What is in the file. It is only looked at: nothing in it changes, and nothing is left beside it. */
export async function checkDatabase(file: string): Promise<Finding[]> {
  try {
    if (!fs.statSync(file).isFile()) return [problem((say) => say.notAFile({ file }))];
    if (fs.statSync(file).size === 0) return [ok((say) => say.empty({ file }))];
    if (!readHeader(file)) return [problem((say) => say.notOurs({ file }))];
    return await look(file, (db, connection) => checkContents(file, db, connection));
  } catch (error) {
    const shown = explained(file, error);
    if (!(shown instanceof UserError)) throw error;
    return [
      problem((_say, language) => {
        const { message, details } = inLanguage(shown, language);
        return [message, details.hint].filter(Boolean).join(' ');
      }),
    ];
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
  if (version === 0) return [ok((say) => say.empty({ file }))];
  const damage = await damageOf(db);
  if (damage) {
    return [problem((say) => say.damaged({ file, damage })), ...(await checkLock(file))];
  }
  const dangling = await danglingRows(db);
  const held = heldBy(await contentsOf(db));
  return [
    ok((say) => say.sound({ file, held })),
    ...(version < MIGRATIONS.length ? [warning((say) => say.older({ version, current: MIGRATIONS.length }))] : []),
    ...(dangling > 0 ? [problem((say) => say.dangling({ count: dangling }))] : []),
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
    return problem((say) => say.otherSchema({ file, version, found }));
  }
  const { missing, changed } = differences;
  const isOnlyMore = missing.length + changed.length === 0;
  return problem((say) => {
    const facts = { file, differences: named(differences, say) };
    return isOnlyMore ? say.foreignObjectsOnly(facts) : say.foreignSchema(facts);
  });
}

/** More of them than anybody reads. */
const MOST_NAMED = 10;

/** What is foreign, missing or changed, without the indexes of tables that are. */
function named({ foreign, missing, changed }: SchemaDifferences, say: Messages['doctor']): string[] {
  const list = (objects: readonly SchemaObject[], word: Messages['doctor']['missingObjects']): string[] => {
    const whole = new Set(objects.filter(({ type }) => type === 'table').map(({ name }) => name));
    const shown = objects.filter(({ type, table }) => type !== 'index' || !whole.has(table));
    const names = shown.slice(0, MOST_NAMED).map(({ type, name }) => `${type} "${visible(name.slice(0, 60))}"`);
    return shown.length > 0 ? [word({ names, more: shown.length - names.length })] : [];
  };
  return [
    ...list(foreign, say.foreignObjects),
    ...list(missing, say.missingObjects),
    ...list(changed, say.changedObjects),
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
    const pid = holder(file);
    return [problem((say) => say.lockHeld({ file, pid }))];
  } finally {
    connection.close();
  }
}

/** The process that holds the write lock, which lies in the shared memory of the log; Linux says. */
function holder(file: string): string | undefined {
  try {
    const { ino } = fs.statSync(`${file}-shm`);
    const line = fs
      .readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .find((one) => one.includes(`:${ino} `) && one.includes(' WRITE '));
    return line?.split(/\s+/)[4];
  } catch {
    return undefined;
  }
}
