import { hash } from 'node:crypto';
import { Kysely } from 'kysely';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import { connectSqlite } from '../dialects/connection.ts';
import type { SqliteConnection } from '../dialects/driver.ts';
import { PerchSqliteDialect } from '../dialects/sqlite.ts';
import { DIGESTS } from '../migrations/digests.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrate } from './migrate.ts';

/**
 * Is a file of ours as our migrations make it? Whoever can write to a file can
 * put a trigger into it that copies what is added, or a view in the place of a
 * table that never ends: SQLite would run them as if they were ours.
 */

/** What a database is made of: a table, an index, a view or a trigger. */
export interface SchemaObject {
  readonly type: string;
  readonly name: string;
  /** What an index or a trigger is on; a table itself. */
  readonly table: string;
  /** How it was made, each run of white space as one blank; empty for what SQLite makes by itself. */
  readonly sql: string;
}

/** How a database differs from what the migrations make. */
export interface SchemaDifferences {
  readonly foreign: readonly SchemaObject[];
  readonly missing: readonly SchemaObject[];
  /** There, but made otherwise. */
  readonly changed: readonly SchemaObject[];
}

/** What ANALYZE makes, on whatever tables there are. */
const STATISTICS: ReadonlySet<string> = new Set([
  'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
  'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)',
]);
/** What FTS5 keeps of a virtual table, each version of it in its own way (https://sqlite.org/fts5.html#fts5_data_structures). */
const SHADOWS = ['data', 'idx', 'content', 'docsize', 'config'];
/** How it makes them: columns and a key, nothing that reaches out of the table. */
const COLUMNS = /^CREATE TABLE (?!.*\b(?:references|check|as)\b)/is;

/** All objects of a database, in the order of their types and names: VACUUM changes that of the rows. */
export function schemaOf(connection: SqliteConnection): SchemaObject[] {
  const rows = connection.prepare('select type, name, tbl_name, sql from sqlite_schema').all([]) as {
    type: string;
    name: string;
    tbl_name: string;
    sql: string | null;
  }[];
  const virtual = rows.filter(({ sql }) => sql?.startsWith('CREATE VIRTUAL TABLE'));
  const shadows = new Set(virtual.flatMap(({ name }) => SHADOWS.map((end) => `${name}_${end}`)));
  return rows
    .map(({ type, name, tbl_name, sql }) => {
      const isBySqlite = sql === null || (shadows.has(name) && COLUMNS.test(sql));
      return { type, name, table: tbl_name, sql: isBySqlite ? '' : sql.replaceAll(/\s+/g, ' ') };
    })
    .filter(({ sql }) => !STATISTICS.has(sql))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ type, name }: SchemaObject): string => `${type} ${name}`;

/** Stands for a whole schema. */
export const digestOf = (schema: readonly SchemaObject[]): string =>
  hash('sha256', JSON.stringify(schema.map(Object.values)));

/** What the first migrations make of an empty database. */
async function schemaMadeBy(migrations: readonly Migration[]): Promise<SchemaObject[]> {
  const connection = connectSqlite(':memory:', 'write');
  const db = new Kysely<unknown>({ dialect: new PerchSqliteDialect(connection) });
  try {
    await migrate(db, { migrations, store: 'memory' });
    return schemaOf(connection);
  } finally {
    await db.destroy();
    connection.close();
  }
}

/**
 * How the schema of a file differs from what the first `version` migrations
 * make, which this release knows; undefined when it does not. A known digest
 * answers in a fraction of a millisecond, anything else by building the schema.
 */
export async function differencesIn(
  schema: readonly SchemaObject[],
  version: number,
  migrations: readonly Migration[],
): Promise<SchemaDifferences | undefined> {
  if (digestOf(schema) === DIGESTS[version - 1]) return undefined;
  const ours = new Map((await schemaMadeBy(migrations.slice(0, Math.max(0, version)))).map((one) => [keyOf(one), one]));
  const there = new Map(schema.map((one) => [keyOf(one), one]));
  const foreign = schema.filter((one) => !ours.has(keyOf(one)));
  const missing = [...ours.values()].filter((one) => !there.has(keyOf(one)));
  const changed = schema.filter((one) => {
    const made = ours.get(keyOf(one));
    return made !== undefined && (made.sql !== one.sql || made.table !== one.table);
  });
  return foreign.length + missing.length + changed.length > 0 ? { foreign, missing, changed } : undefined;
}

/** Throws UserError for a file that is not as the migrations make it. It does not say the names of what is in there: who gave them is not known, and a model may read it. */
export async function assertMadeByUs(
  file: string,
  schema: readonly SchemaObject[],
  version: number,
  migrations: readonly Migration[],
): Promise<void> {
  const differences = await differencesIn(schema, version, migrations);
  if (!differences) return;
  const { foreign, missing, changed } = differences;
  const counts = { found: foreign.length, missing: missing.length, changed: changed.length };
  throw storageRefusal('INVALID_ARGUMENT', { reason: 'foreignSchema', file, ...counts, hint: 'askDoctor' });
}
