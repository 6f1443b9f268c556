import type { Migration } from './migration.ts';
import { addColumns, createTable } from './tables.ts';

/** Where todos are done, how long the ways between places take, and what plans and defaults go by. */
export const travel: Migration = {
  name: '0014-travel',
  async up(db) {
    await addColumns(db, 'todos', { location: 'text?', location_place: 'text?' });
    await addColumns(db, 'profiles', { energy: 'text?', learn: 'integer?' });
    await createTable(
      db,
      'travel_times',
      { user: 'text', origin: 'text', destination: 'text', mode: 'text', band: 'text', told: 'text', told_at: 'ms' },
      ['user', 'origin', 'destination', 'mode', 'band'],
      'clustered',
    ).execute();
  },
};
