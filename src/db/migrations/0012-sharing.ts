import type { Migration } from './migration.ts';
import { addColumns, createTable, TRACKED } from './tables.ts';

/** People who share their calendars with each other; what an event is to them; and changes that several calendars have a part in. */
export const sharing: Migration = {
  name: '0012-sharing',
  async up(db) {
    await addColumns(db, 'events', { share_with: 'text?', private: 'integer?' });
    await createTable(db, 'share_groups', { ...TRACKED, name: 'text', invite: 'text?', removed: 'text' }, [
      'user',
      'id',
    ]).execute();
    await createTable(
      db,
      'share_members',
      { ...TRACKED, group_id: 'text', owner: 'text', name: 'text', role: 'text', roles: 'text' },
      ['user', 'id'],
    ).execute();
    // The members of a group are several users' rows.
    await db.schema.createIndex('share_members_by_group').on('share_members').column('group_id').execute();
    await createTable(
      db,
      'share_invites',
      { user: 'text', id: 'text', group_id: 'text', digest: 'text', expires_at: 'ms', uses_left: 'integer' },
      ['user', 'id'],
    ).execute();
    // Who brings a code does not know whose it is.
    await db.schema.createIndex('share_invites_by_digest').on('share_invites').column('digest').execute();
    await createTable(db, 'change_parts', { user: 'text', change_id: 'text', member: 'text', part: 'text' }, [
      'user',
      'change_id',
      'member',
    ]).execute();
    await db.schema
      .createIndex('events_shared')
      .on('events')
      .columns(['user', 'share_with'])
      .where('share_with', 'is not', null)
      .execute();
  },
};
