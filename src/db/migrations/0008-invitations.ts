import type { Migration } from './migration.ts';
import { addColumns } from './tables.ts';

/** Who comes to an event, its links, and what else of its calendar file goes out again as it came in. */
export const invitations: Migration = {
  name: '0008-invitations',
  async up(db) {
    await addColumns(db, 'events', { invitation: 'text?' });
  },
};
