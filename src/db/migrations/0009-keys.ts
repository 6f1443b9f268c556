import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Migration } from './migration.ts';
import { createTable } from './tables.ts';

/**
 * Every primary and unique key begins with the user, so that tables can be split by user. SQLite's own numbers of
 * rows (`passages.id` and the like) stay keys there: a file is not split.
 */
export const keys: Migration = {
  name: '0009-keys',
  async up(db) {
    for (const table of ['events', 'profiles', 'groups', 'todos', 'reminders', 'memos', 'memories', 'confirmations']) {
      await rekey(db, table, ['id']);
    }
    await rekey(db, 'extents', ['source']);
    await rekey(db, 'change_images', ['change_id', 'ordinal']);
    await numberChangesByUser(db);
    await rekeySearch(db);
  },
};

/** Puts the user in front of the columns of a table's primary key. */
async function rekey(db: Kysely<unknown>, table: string, key: readonly string[]): Promise<void> {
  if (dialectOf(db) === 'sqlite') return rebuild(db, table, key);
  await db.schema.alterTable(table).dropConstraint(`${table}_key`).execute();
  await db.schema
    .alterTable(table)
    .addPrimaryKeyConstraint(`${table}_key`, ['user', ...key] as never)
    .execute();
}

const listed = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** SQLite changes no key of a table that is there: its rows go into one that is made as it was, but for the key. */
async function rebuild(db: Kysely<unknown>, table: string, key: readonly string[]): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null order by type desc, name`.execute(
    db,
  );
  const [made, ...indexes] = rows.map((row) => row.sql);
  if (!made?.includes(`primary key (${listed(key)})`)) throw new Error(`Unexpected key of ${table}`);
  const old = `old_${table}`;
  await db.schema.alterTable(table).renameTo(old).execute();
  await sql.raw(made.replace(`primary key (${listed(key)})`, `primary key (${listed(['user', ...key])})`)).execute(db);
  await sql`insert into ${sql.table(table)} select * from ${sql.table(old)}`.execute(db);
  await db.schema.dropTable(old).execute();
  for (const index of indexes) await sql.raw(index).execute(db);
}

/** A change's number is given under its user's lock, and one's changes are seen in the order of their numbers. */
async function numberChangesByUser(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('changes_by_id').execute();
  await db.schema.dropIndex('changes_by_user').execute();
  if (dialectOf(db) === 'sqlite') {
    await db.schema.dropIndex('changes_undoable').execute();
    await db.schema.alterTable('changes').renameTo('old_changes').execute();
    await createTable(
      db,
      'changes',
      {
        user: 'text',
        seq: 'ms',
        id: 'text',
        session: 'text',
        tool: 'text',
        summary: 'text',
        created_at: 'ms',
        undoes: 'text?',
        undone_by: 'text?',
      },
      ['user', 'seq'],
    ).execute();
    await sql`insert into changes ("user", seq, id, session, tool, summary, created_at, undoes, undone_by)
      select "user", seq, id, session, tool, summary, created_at, undoes, undone_by from old_changes`.execute(db);
    await db.schema.dropTable('old_changes').execute();
    await db.schema
      .createIndex('changes_undoable')
      .on('changes')
      .columns(['user', 'seq'])
      .where(sql<boolean>`undone_by is null`)
      .execute();
  } else {
    await sql`alter table changes alter column seq drop identity, drop constraint changes_pkey,
      add constraint changes_key primary key ("user", seq)`.execute(db);
  }
  await db.schema.createIndex('changes_by_id').on('changes').columns(['user', 'id']).unique().execute();
}

async function rekeySearch(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('vectors_by_passage').execute();
  const passage = ['user', 'passage', 'space'];
  await db.schema.createIndex('vectors_by_passage').on('vectors').columns(passage).unique().execute();
  await db.schema.dropIndex('vectors_codes').execute();
  const codes = ['user', 'space', 'id', 'passage', 'code'];
  await db.schema.createIndex('vectors_codes').on('vectors').columns(codes).execute();
  if (dialectOf(db) === 'sqlite') return;
  for (const table of ['search_spaces', 'passages', 'vector_spaces', 'vectors']) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)},
      add constraint ${sql.ref(`${table}_key`)} primary key ("user", id)`.execute(db);
  }
  await db.schema.dropTable('passage_terms').execute();
  await createTable(db, 'passage_terms', { user: 'text', term: 'text', passage: 'ms', times: 'integer' }, [
    'user',
    'term',
    'passage',
  ]).execute();
  const terms = ['user', 'passage'];
  await db.schema.createIndex('passage_terms_by_passage').on('passage_terms').columns(terms).execute();
}
