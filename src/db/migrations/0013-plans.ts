import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { addColumns } from './tables.ts';

/** Events that a plan has put into the calendar: what they are for, and where the plan put them. */
export const plans: Migration = {
  name: '0013-plans',
  async up(db) {
    await addColumns(db, 'events', { planned_for: 'text?', planned: 'text?' });
    await db.schema
      .createIndex('events_by_plan')
      .on('events')
      .columns(['user', 'planned_for'])
      .where(sql<boolean>`planned_for is not null`)
      .execute();
  },
};
