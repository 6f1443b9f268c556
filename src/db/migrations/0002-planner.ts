import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';
import { addColumns, createTable, TRACKED } from './tables.ts';

export const planner: Migration = {
  name: '0002-planner',
  async up(db) {
    await createGroups(db);
    await createTodos(db);
  },
};

async function createGroups(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'groups',
    {
      ...TRACKED,
      name: 'text',
      color: 'text?',
      description: 'text?',
      default_duration_minutes: 'integer?',
      default_importance: 'text?',
      default_urgency: 'text?',
      working_hours: 'text?',
    },
    ['id'],
  )
    .addCheckConstraint(
      'groups_levels',
      sql`default_importance in ('high', 'normal') and default_urgency in ('high', 'normal')`,
    )
    .execute();
  await db.schema.createIndex('groups_by_user').on('groups').column('user').execute();
  await addColumns(db, 'events', { group_id: 'text?' });
  await indexOfMembers(db, 'events');
}

async function createTodos(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'todos',
    {
      ...TRACKED,
      title: 'text',
      notes: 'text?',
      due_wall: 'ms?',
      due_zone: 'text?',
      due_fold: 'integer',
      importance: 'text',
      urgency: 'text',
      estimate_minutes: 'integer?',
      tags: 'text',
      depends_on: 'text',
      group_id: 'text?',
      status: 'text',
      closed_at: 'ms?',
      close_note: 'text?',
      event_id: 'text?',
      ics_uid: 'text?',
      ics_sequence: 'integer?',
      source: 'text?',
    },
    ['id'],
  )
    .addCheckConstraint('todos_levels', sql`importance in ('high', 'normal') and urgency in ('high', 'normal')`)
    .addCheckConstraint('todos_status', sql`status in ('open', 'done') and (status = 'done') = (closed_at is not null)`)
    .addCheckConstraint('todos_due', sql`due_fold in (0, 1) and (due_zone is null or due_wall is not null)`)
    .execute();
  await db.schema.createIndex('todos_by_status').on('todos').columns(['user', 'status']).execute();
  await db.schema.createIndex('todos_by_ics_uid').on('todos').columns(['user', 'ics_uid']).execute();
  await indexOfMembers(db, 'todos');
}

/** Most items are in no group. */
async function indexOfMembers(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_group`)
    .on(table)
    .columns(['user', 'group_id'])
    .where(sql<boolean>`group_id is not null`)
    .execute();
}
