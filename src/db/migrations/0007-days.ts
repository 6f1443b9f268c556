import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { addColumns } from './tables.ts';

/** Todos that repeat, todos that are part of others, and how the user's days are laid out. */
export const days: Migration = {
  name: '0007-days',
  async up(db) {
    await addColumns(db, 'todos', {
      repeat: 'text?',
      repeat_of: 'text?',
      parent_id: 'text?',
    });
    await db.schema
      .createIndex('todos_by_parent')
      .on('todos')
      .columns(['user', 'parent_id'])
      .where(sql<boolean>`parent_id is not null`)
      .execute();
    await db.schema
      .createIndex('todos_by_repeat')
      .on('todos')
      .columns(['user', 'repeat_of'])
      .where(sql<boolean>`repeat_of is not null`)
      .execute();
    await addColumns(db, 'profiles', {
      week_start: 'text?',
      default_duration_minutes: 'integer?',
      default_reminder: 'text?',
      protected_times: 'text?',
    });
  },
};
