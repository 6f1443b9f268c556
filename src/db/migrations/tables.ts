import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';

/** `ms` is an instant, wall time, duration in milliseconds, or another number of 64 bits; `?` allows null. */
export type Column = 'text' | 'text?' | 'integer' | 'integer?' | 'ms' | 'ms?' | 'blob' | 'blob?';

/** Texts are compared as SQLite does, by their bytes, whatever the language of the PostgreSQL database. */
const TYPES = {
  text: { sqlite: sql`text`, postgres: sql`text collate "C"` },
  integer: { sqlite: sql`integer`, postgres: sql`integer` },
  ms: { sqlite: sql`integer`, postgres: sql`bigint` },
  blob: { sqlite: sql`blob`, postgres: sql`bytea` },
} as const;

/** What every row that undo can restore carries. */
export const TRACKED = {
  id: 'text',
  user: 'text',
  version: 'integer',
  state: 'text',
  created_at: 'ms',
  updated_at: 'ms',
} as const;

/**
 * Starts a table that is the same in both dialects. STRICT keeps SQLite from
 * storing what PostgreSQL would refuse; `clustered` stores the rows in the
 * order of the key (PostgreSQL has no such thing).
 */
export function createTable<Name extends string>(
  db: Kysely<unknown>,
  name: string,
  columns: Record<Name, Column>,
  key: readonly NoInfer<Name>[],
  form: 'plain' | 'clustered' = 'plain',
): CreateTableBuilder<string, Name> {
  const sqlite = dialectOf(db) === 'sqlite';
  let table = db.schema.createTable(name) as CreateTableBuilder<string, Name>;
  for (const [column, kind] of Object.entries<Column>(columns)) {
    const type = kind.replace('?', '') as keyof typeof TYPES;
    table = table.addColumn(column as Name, TYPES[type][sqlite ? 'sqlite' : 'postgres'], (build) =>
      kind.endsWith('?') ? build : build.notNull(),
    );
  }
  if (key.length > 0) table = table.addPrimaryKeyConstraint(`${name}_key`, [...key]);
  if (!sqlite) return table;
  return table.modifyEnd(form === 'clustered' ? sql`strict, without rowid` : sql`strict`);
}

/** Adds columns that may be null, one at a time: SQLite adds no more. */
export async function addColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, Extract<Column, `${string}?`>>>,
): Promise<void> {
  const dialect = dialectOf(db) === 'sqlite' ? 'sqlite' : 'postgres';
  for (const [column, kind] of Object.entries(columns)) {
    const type = kind.replace('?', '') as keyof typeof TYPES;
    await db.schema.alterTable(table).addColumn(column, TYPES[type][dialect]).execute();
  }
}

/** A table whose ids the database counts up and never gives twice. */
export function createNumbered<Name extends string>(
  db: Kysely<unknown>,
  name: string,
  columns: Record<Name, Column>,
): CreateTableBuilder<string, Name | 'id'> {
  const sqlite = dialectOf(db) === 'sqlite';
  return createTable<Name>(db, name, columns, []).addColumn('id', sqlite ? 'integer' : 'bigint', (column) =>
    sqlite ? column.primaryKey().autoIncrement() : column.generatedByDefaultAsIdentity().primaryKey(),
  );
}
