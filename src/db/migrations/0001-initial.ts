import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Migration } from './migration.ts';
import { createTable, TRACKED } from './tables.ts';

const isShowAs = sql`show_as in ('busy', 'tentative', 'free')`;

export const initial: Migration = {
  name: '0001-initial',
  async up(db) {
    await createCalendar(db);
    await createOccurrences(db);
    await createHistory(db);
    await createGuards(db);
    await createTable(db, 'meta', { user: 'text', key: 'text', value: 'text' }, ['user', 'key']).execute();
  },
};

async function createCalendar(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'events',
    {
      ...TRACKED,
      series_id: 'text?',
      recurrence_id: 'text?',
      cancelled: 'integer',
      title: 'text',
      description: 'text?',
      location: 'text?',
      location_place: 'text?',
      show_as: 'text',
      all_day: 'integer',
      zone: 'text?',
      wall_start: 'ms',
      fold: 'integer',
      days: 'integer',
      ms: 'ms',
      rrule: 'text?',
      exdates: 'text',
      rdates: 'text',
      ics_uid: 'text?',
      ics_sequence: 'integer?',
      source: 'text?',
    },
    ['id'],
  )
    .addCheckConstraint('events_show_as', isShowAs)
    .addCheckConstraint('events_flags', sql`cancelled in (0, 1) and all_day in (0, 1) and fold in (0, 1)`)
    .execute();
  await db.schema.createIndex('events_by_series').on('events').columns(['user', 'series_id']).execute();
  await db.schema.createIndex('events_by_ics_uid').on('events').columns(['user', 'ics_uid']).execute();

  await createTable(db, 'profiles', { ...TRACKED, language: 'text?', timezone: 'text?', working_hours: 'text?' }, [
    'id',
  ]).execute();
  await db.schema.createIndex('profiles_by_user').on('profiles').column('user').unique().execute();
}

async function createOccurrences(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'occurrences',
    { user: 'text', start_at: 'ms', source: 'text', end_at: 'ms', show_as: 'text' },
    ['user', 'start_at', 'source'],
    'clustered',
  )
    .addCheckConstraint('occurrences_order', sql`end_at >= start_at`)
    .addCheckConstraint('occurrences_show_as', isShowAs)
    .execute();
  const occurrences = ['user', 'source', 'start_at'];
  await db.schema.createIndex('occurrences_by_source').on('occurrences').columns(occurrences).execute();
  // Searches look back two hours; whatever is longer they find here.
  const byEnd = (name: string) => db.schema.createIndex(name).on('occurrences').columns(['user', 'end_at']);
  await byEnd('occurrences_medium')
    .where(sql<boolean>`end_at - start_at > 7200000 and end_at - start_at <= 86400000`)
    .execute();
  await byEnd('occurrences_long').where(sql<boolean>`end_at - start_at > 86400000`).execute();

  await createTable(
    db,
    'extents',
    {
      source: 'text',
      user: 'text',
      first_start: 'ms',
      last_end: 'ms?',
      cached_from: 'ms',
      cached_to: 'ms',
      complete: 'integer',
    },
    ['source'],
  )
    .addCheckConstraint('extents_complete', sql`complete in (0, 1)`)
    .execute();
  await db.schema
    .createIndex('extents_incomplete')
    .on('extents')
    .columns(['user', 'cached_to'])
    .where(sql<boolean>`complete = 0`)
    .execute();
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  const columns = {
    id: 'text',
    user: 'text',
    session: 'text',
    tool: 'text',
    summary: 'text',
    created_at: 'ms',
    undoes: 'text?',
    undone_by: 'text?',
  } as const;
  await createTable<keyof typeof columns | 'seq'>(db, 'changes', columns as never, [])
    .addColumn('seq', dialectOf(db) === 'sqlite' ? 'integer' : 'bigint', (column) =>
      dialectOf(db) === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.generatedByDefaultAsIdentity().primaryKey(),
    )
    .execute();
  await db.schema.createIndex('changes_by_id').on('changes').column('id').unique().execute();
  await db.schema.createIndex('changes_by_user').on('changes').columns(['user', 'seq']).execute();
  await db.schema
    .createIndex('changes_undoable')
    .on('changes')
    .columns(['user', 'seq'])
    .where(sql<boolean>`undone_by is null`)
    .execute();

  await createTable(
    db,
    'change_images',
    {
      change_id: 'text',
      ordinal: 'integer',
      user: 'text',
      table_name: 'text',
      row_id: 'text',
      before: 'text?',
      after: 'text?',
    },
    ['change_id', 'ordinal'],
  ).execute();
  const row = ['user', 'table_name', 'row_id'];
  await db.schema.createIndex('change_images_by_row').on('change_images').columns(row).execute();
}

async function createGuards(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'candidate_sets', { user: 'text', tag: 'text', items: 'text', expires_at: 'ms' }, [
    'user',
    'tag',
  ]).execute();
  await createTable(
    db,
    'confirmations',
    {
      id: 'text',
      user: 'text',
      tool: 'text',
      arguments_hash: 'text',
      items: 'text',
      expires_at: 'ms',
      used_by: 'text?',
    },
    ['id'],
  ).execute();
  await createTable(
    db,
    'idempotency',
    {
      user: 'text',
      key: 'text',
      tool: 'text',
      arguments_hash: 'text',
      change_id: 'text?',
      result: 'text',
      expires_at: 'ms',
    },
    ['user', 'key'],
  ).execute();
  for (const table of ['candidate_sets', 'confirmations', 'idempotency']) {
    await db.schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute();
  }
}
