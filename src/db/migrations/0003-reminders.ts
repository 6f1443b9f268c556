import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';
import { createTable, TRACKED } from './tables.ts';

export const reminders: Migration = {
  name: '0003-reminders',
  async up(db) {
    await createReminders(db);
    await createDues(db);
    await createDeliveries(db);
  },
};

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'reminders',
    {
      ...TRACKED,
      title: 'text',
      notes: 'text?',
      priority: 'text',
      zone: 'text?',
      wall_start: 'ms?',
      fold: 'integer',
      rrule: 'text?',
      exdates: 'text',
      rdates: 'text',
      event_id: 'text?',
      minutes_before: 'integer?',
      armed_at: 'ms',
      status: 'text',
      closed_from: 'ms?',
      states: 'text',
    },
    ['id'],
  )
    .addCheckConstraint('reminders_priority', sql`priority in ('low', 'normal', 'high')`)
    .addCheckConstraint('reminders_status', sql`status in ('open', 'done', 'dismissed')`)
    .addCheckConstraint(
      'reminders_time',
      sql`fold in (0, 1) and (event_id is null) = (wall_start is not null) and (event_id is null) = (zone is not null)
        and (event_id is null) = (minutes_before is null)`,
    )
    .execute();
  await db.schema.createIndex('reminders_by_status').on('reminders').columns(['user', 'status']).execute();
  await db.schema
    .createIndex('reminders_by_event')
    .on('reminders')
    .columns(['user', 'event_id'])
    .where(sql<boolean>`event_id is not null`)
    .execute();
}

/** Rebuildable: when each open reminder goes off next. */
async function createDues(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'reminder_dues',
    {
      user: 'text',
      reminder: 'text',
      occurrence: 'text',
      fire_at: 'ms',
      due_until: 'ms?',
      pending: 'integer',
    },
    ['user', 'reminder', 'occurrence'],
  )
    .addCheckConstraint('reminder_dues_flags', sql`pending in (0, 1)`)
    .execute();
  // Looked at before each read: what is due and waits for nobody would be in the way.
  await db.schema
    .createIndex('reminder_dues_ends')
    .on('reminder_dues')
    .columns(['user', 'fire_at'])
    .where(sql<boolean>`occurrence = ''`)
    .execute();
  await db.schema.createIndex('reminder_dues_by_time').on('reminder_dues').columns(['user', 'fire_at']).execute();
  // What a process that delivers looks at again and again.
  await db.schema
    .createIndex('reminder_dues_pending')
    .on('reminder_dues')
    .columns(['user', 'fire_at'])
    .where(sql<boolean>`pending = 1`)
    .execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'deliveries',
    {
      user: 'text',
      reminder: 'text',
      occurrence: 'text',
      fire_at: 'ms',
      owner: 'text',
      fence: 'integer',
      lease_until: 'ms',
      delivered_at: 'ms?',
      channel: 'text?',
      batch: 'text?',
    },
    ['user', 'reminder', 'occurrence', 'fire_at'],
  ).execute();
  await db.schema.createIndex('deliveries_by_time').on('deliveries').columns(['user', 'fire_at']).execute();
}
