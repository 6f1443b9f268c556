import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { dialectOf } from '../../src/db/dialects/sql.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Schema } from '../../src/db/schema.ts';
import { TABLE_NAMES } from '../../src/db/tables.ts';
import { forEachDialect, temporaryFolder } from './harness.ts';
import { ROWS } from './rows.ts';

interface Key {
  table: string;
  columns: string;
}

/** Primary and unique keys, with their columns; of SQLite without those that are its own numbers of rows. */
async function keysOf(db: Kysely<Schema>): Promise<Key[]> {
  if (dialectOf(db) === 'sqlite') {
    const { rows } = await sql<Key>`
      select t.name as "table", (select group_concat(c.name) from pragma_index_info(i.name) as c) as columns
        from pragma_table_list as t, pragma_index_list(t.name) as i
        where t.schema = 'main' and t.type = 'table' and i."unique" = 1`.execute(db);
    return rows;
  }
  const { rows } = await sql<Key>`
    select i.indrelid::regclass::text as "table", (select string_agg(a.attname, ',') from pg_attribute as a
        where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
      from pg_index as i join pg_class as c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

forEachDialect('keys', (open, dialect) => {
  it('name the user, every primary and every unique one', async () => {
    const db = await open();
    const keys = await keysOf(db);

    const keyed = new Set(keys.map(({ table }) => table.replaceAll('"', '')));
    expect(TABLE_NAMES.filter((table) => !keyed.has(table))).toEqual(dialect === 'sqlite' ? ['passages'] : []);
    for (const { table, columns } of keys) expect(columns.split(','), table).toContain('user');
  });

  it('keep apart what two users call by the same id', async () => {
    const db = await open();
    for (const table of ['events', 'todos', 'confirmations', 'extents', 'change_images'] as const) {
      for (const user of ['a', 'b'])
        await db
          .insertInto(table)
          .values({ ...(ROWS[table] as object), user } as never)
          .execute();
      expect((await db.selectFrom(table).selectAll().execute()).length, table).toBe(2);
    }
  });
});

it('a file of version 0.1 gets them with every row as it was', async () => {
  const file = join(temporaryFolder(), 'old.db');
  const released = MIGRATIONS.slice(0, 8);
  const before = await openDatabase({ path: file, now: () => 0, migrations: released });
  const { rows: made } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(
    before.db,
  );
  const names = TABLE_NAMES.filter((table) => made.some(({ name }) => name === table));
  for (const table of names) {
    const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
      before.db,
    );
    const known = new Set(columns.map(({ name }) => name));
    const row = Object.fromEntries(Object.entries(ROWS[table]).filter(([name]) => known.has(name)));
    await before.db
      .insertInto(table)
      .values(row as never)
      .execute();
  }
  await before.db
    .insertInto('changes')
    .values({ ...ROWS.changes, id: 'chg_2', user: 'other', seq: 9 } as never)
    .execute();
  const read = async (db: Kysely<Schema>) => {
    const rows: Record<string, object[]> = {};
    for (const table of names) rows[table] = await db.selectFrom(table).selectAll().execute();
    return rows;
  };
  const old = await read(before.db);
  await before.close();
  const after = await openDatabase({ path: file, now: () => 0 });
  // Columns that came since are empty.
  const columns: Record<string, string[]> = {};
  for (const table of names) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(after.db);
    columns[table] = rows.map(({ name }) => name);
  }
  const kept = Object.entries(old).map(([table, rows]) => {
    const empty = Object.fromEntries((columns[table] ?? []).map((column) => [column, null]));
    return [table, rows.map((row) => ({ ...empty, ...row }))] as const;
  });
  expect(await read(after.db)).toEqual(Object.fromEntries(kept));
  expect(old.changes).toHaveLength(2);
  await after.close();
});
