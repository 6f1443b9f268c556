import type { Migration } from './migration.ts';
import { addColumns } from './tables.ts';

/** What a part of a change in the calendar of somebody else takes: of those that were there before, no more than to be one of their group. */
export const sharedEdits: Migration = {
  name: '0015-shared-edits',
  async up(db) {
    await addColumns(db, 'change_parts', { role: 'text?' });
  },
};
