import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { dialectOf } from '../../src/db/dialects/sql.ts';
import { migrate, schemaVersion } from '../../src/db/file/migrate.ts';
import { syncedTodos } from '../../src/db/migrations/0016-synced-todos.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { insertChange } from '../../src/db/repos/changes.ts';
import type { ChangeRow, Schema } from '../../src/db/schema.ts';
import { TABLE_NAMES } from '../../src/db/tables.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

const INDEXES = [
  'access_tokens_by_id',
  'access_tokens_by_user',
  'candidate_sets_by_expiry',
  'change_images_by_row',
  'changes_by_id',
  'changes_undoable',
  'events_shared',
  'share_invites_by_digest',
  'share_members_by_group',
  'confirmations_by_expiry',
  'deliveries_by_time',
  'events_by_group',
  'events_by_ics_uid',
  'events_by_plan',
  'events_by_series',
  'extents_incomplete',
  'groups_by_user',
  'idempotency_by_expiry',
  'memories_by_superseded',
  'memories_by_time',
  'memories_with_place',
  'memos_by_origin',
  'memos_by_time',
  'occurrences_by_source',
  'occurrences_long',
  'occurrences_medium',
  'passages_by_item',
  'profiles_by_user',
  'reminder_dues_by_time',
  'reminder_dues_ends',
  'reminder_dues_pending',
  'reminders_by_event',
  'reminders_by_status',
  'search_spaces_by_kind',
  'sync_links_by_item',
  'sync_links_by_uid',
  'todos_by_group',
  'todos_by_ics_uid',
  'todos_by_parent',
  'todos_by_repeat',
  'todos_by_status',
  'vector_spaces_by_embedder',
  'vectors_by_passage',
  'vectors_codes',
];

/** SQLite answers bytes as a Buffer. */
const plain = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? new Uint8Array(value) : value]),
  );

async function indexNames(db: Kysely<Schema>): Promise<string[]> {
  const { rows } =
    dialectOf(db) === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_schema where type = 'index' and sql is not null`.execute(db)
      : await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'
          and indexname not like '%\_key' and indexname not like '%\_pkey'`.execute(db);
  return rows.map((row) => row.name).sort();
}

forEachDialect('schema', (open, dialect) => {
  it('keeps the same values in every column', async () => {
    const db = await open();
    for (const table of TABLE_NAMES) {
      await db.insertInto(table).values(ROWS[table]).execute();
      // What the database numbers by itself.
      const number =
        {
          search_spaces: { id: 1 },
          passages: { id: 1 },
          vector_spaces: { id: 1 },
          vectors: { id: 1 },
        }[table as 'passages'] ?? {};
      const expected = { ...ROWS[table], ...number };
      const found = await db.selectFrom(table).selectAll().execute();
      expect(found.map(plain), table).toEqual([expected]);
    }
  });

  it('names its user in every table, and has the indexes', async () => {
    const db = await open();
    for (const table of await db.introspection.getTables()) {
      // The terms of the search index carry the id of their user's space.
      if (table.name === 'schema_version' || table.name.startsWith('passage_terms')) continue;
      expect(TABLE_NAMES).toContain(table.name);
      expect(table.columns.find((column) => column.name === 'user')?.isNullable, table.name).toBe(false);
    }
    // What FTS5 is on SQLite is a table here.
    const terms = dialect === 'postgres' ? ['passage_terms_by_passage'] : [];
    expect(await indexNames(db)).toEqual([...INDEXES, ...terms].sort());
  });

  it.each([
    ['events', { show_as: 'maybe' }],
    ['memos', { pinned: 2 }],
    ['memos', { content: null }],
    ['memories', { kind: 'thing' }],
    ['memories', { content: null }],
    ['events', { all_day: 2 }],
    ['events', { fold: -1 }],
    ['events', { title: null }],
    ['events', { version: 'one' }],
    ['occurrences', { end_at: 7_258_118_399_999 }],
    ['occurrences', { show_as: 'maybe' }],
    ['extents', { complete: 2 }],
    ['groups', { default_importance: 'low' }],
    ['groups', { name: null }],
    ['todos', { importance: 'low' }],
    ['todos', { status: 'open' }],
    ['todos', { due_wall: null }],
    ['reminders', { priority: 'urgent' }],
    ['reminders', { status: 'snoozed' }],
    ['reminders', { event_id: 'evt_1' }],
    ['reminders', { wall_start: null }],
    ['reminder_dues', { pending: 2 }],
  ] as const)('refuses %s with %o', async (table, wrong) => {
    const db = await open();
    const row = { ...ROWS[table], ...wrong } as never;
    await expect(db.insertInto(table).values(row).execute()).rejects.toThrow();
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it.each([
    'events',
    'groups',
    'todos',
    'reminders',
    'memories',
    'profiles',
    'occurrences',
    'extents',
    'reminder_dues',
    'deliveries',
    'vector_spaces',
    'vectors',
    'changes',
    'change_images',
    'candidate_sets',
    'confirmations',
    'idempotency',
    'meta',
    'accounts',
    'access_tokens',
    'quotas',
    'usage',
    'audit',
  ] as const)('refuses the same row of %s twice', async (table) => {
    const db = await open();
    await db.insertInto(table).values(ROWS[table]).execute();
    await expect(db.insertInto(table).values(ROWS[table]).execute()).rejects.toThrow();
  });

  it('keeps one profile a user', async () => {
    const db = await open();
    await db.insertInto('profiles').values(ROWS.profiles).execute();
    await expect(
      db
        .insertInto('profiles')
        .values({ ...ROWS.profiles, id: 'prf_2' })
        .execute(),
    ).rejects.toThrow();
  });

  it('numbers the changes of each user', async () => {
    const db = await open();
    for (const [user, id] of [
      ['a', 'chg_1'],
      ['b', 'chg_1'],
      ['a', 'chg_2'],
    ] as const) {
      await insertChange(db, { ...ROWS.changes, user, id } as ChangeRow);
    }
    expect(
      await db.selectFrom('changes').select(['user', 'seq', 'id']).orderBy('user').orderBy('seq').execute(),
    ).toEqual([
      { user: 'a', seq: 1, id: 'chg_1' },
      { user: 'a', seq: 2, id: 'chg_2' },
      { user: 'b', seq: 1, id: 'chg_1' },
    ]);
  });

  it('looks anew at the todos of servers that were left there, and at nothing else', async () => {
    const db = await open();
    await db.schema.alterTable('sync_accounts').dropColumn('addresses').execute();
    const link = (href: string, state: 'ok' | 'hidden', component: string, calendar = 'cal_1') => ({
      ...{ ...ROWS.sync_links, href, uid: href, calendar, state },
      base: `BEGIN:VCALENDAR\r\nBEGIN:${component}\r\n`,
    });
    for (const id of ['cal_1', 'cal_2'])
      await db
        .insertInto('sync_calendars')
        .values({ ...ROWS.sync_calendars, id })
        .execute();
    const links = [link('a', 'hidden', 'VTODO'), link('b', 'hidden', 'VJOURNAL'), link('c', 'ok', 'VEVENT')];
    await db
      .insertInto('sync_links')
      .values([...links, link('d', 'ok', 'VEVENT', 'cal_2')])
      .execute();
    await syncedTodos.up(db as Kysely<unknown>);
    const left = await db.selectFrom('sync_links').select('href').orderBy('href').execute();
    expect(left.map(({ href }) => href)).toEqual(['b', 'c', 'd']);
    expect(await db.selectFrom('sync_calendars').select(['id', 'token', 'ctag']).orderBy('id').execute()).toEqual([
      { id: 'cal_1', token: null, ctag: null },
      { id: 'cal_2', token: ROWS.sync_calendars.token, ctag: ROWS.sync_calendars.ctag },
    ]);
  });

  it('migrates once, and refuses a newer schema', async () => {
    const db = await open();
    expect(await schemaVersion(db)).toBe(MIGRATIONS.length);
    await migrate(db, { migrations: MIGRATIONS, store: 'it' });
    await expect(migrate(db, { migrations: [], store: 'it' })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: `it was written by a newer Perch (schema ${MIGRATIONS.length}, this one knows 0); update Perch.`,
    });
  });

  it('leaves nothing of a migration that fails half way', async () => {
    const db = await open();
    const broken: Migration = {
      name: 'broken',
      async up(transaction) {
        await transaction.schema.createTable('half').addColumn('user', 'text').execute();
        await sql`insert into missing values (1)`.execute(transaction);
      },
    };
    await expect(migrate(db, { migrations: [...MIGRATIONS, broken], store: 'it' })).rejects.toThrow(/missing/);
    expect(await schemaVersion(db)).toBe(MIGRATIONS.length);
    expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain('half');
  });

  if (dialect === 'sqlite')
    it('stores occurrences in the order of their key', async () => {
      const db = await open();
      await expect(sql`select rowid from occurrences`.execute(db)).rejects.toThrow(/rowid/);
    });
});
