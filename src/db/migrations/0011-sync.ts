import type { Migration } from './migration.ts';
import { createTable } from './tables.ts';

/** Calendars of other places: where they are, how far they were taken in, and what each object there is to one here. */
export const sync: Migration = {
  name: '0011-sync',
  async up(db) {
    await createTable(
      db,
      'sync_accounts',
      {
        ...{ user: 'text', id: 'text', name: 'text', kind: 'text', url: 'text', username: 'text?', home: 'text?' },
        ...{ state: 'text', reason: 'text?', tries: 'integer', next_try: 'ms?', created_at: 'ms' },
      },
      ['user', 'id'],
    ).execute();
    await createTable(
      db,
      'sync_calendars',
      {
        ...{ user: 'text', id: 'text', account: 'text', href: 'text', name: 'text', color: 'text?', group_id: 'text?' },
        ...{ mode: 'text', writable: 'integer', components: 'text', token: 'text?', ctag: 'text?' },
        ...{ listed_at: 'ms?', synced_at: 'ms?', seen_seq: 'ms', missing: 'text?', reason: 'text?' },
        ...{ owner: 'text?', fence: 'integer', lease_until: 'ms' },
      },
      ['user', 'id'],
    ).execute();
    // Taken one by one, and all of a calendar together.
    await createTable(
      db,
      'sync_links',
      {
        ...{ user: 'text', calendar: 'text', href: 'text', uid: 'text', etag: 'text?', item: 'text?' },
        ...{ base: 'text', digest: 'text', state: 'text', reason: 'text?', tries: 'integer', next_try: 'ms?' },
      },
      ['user', 'calendar', 'href'],
    ).execute();
    await db.schema.createIndex('sync_links_by_item').on('sync_links').columns(['user', 'item']).execute();
    await db.schema.createIndex('sync_links_by_uid').on('sync_links').columns(['user', 'uid']).execute();
    await createTable(
      db,
      'sync_outbox',
      { user: 'text', calendar: 'text', href: 'text', op: 'text', item: 'text?', sent: 'text?', at: 'ms' },
      ['user', 'calendar', 'href'],
    ).execute();
    await createTable(
      db,
      'sync_conflicts',
      {
        ...{ user: 'text', id: 'text', calendar: 'text', href: 'text', uid: 'text', title: 'text', fields: 'text' },
        ...{ ours: 'text', theirs: 'text', change_id: 'text?', at: 'ms', solved_at: 'ms?' },
      },
      ['user', 'id'],
    ).execute();
  },
};
