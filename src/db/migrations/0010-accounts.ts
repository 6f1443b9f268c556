import type { Migration } from './migration.ts';
import { createTable } from './tables.ts';

/** Who may use a store over HTTP, with what, how much of it, and what was done about that. One person's store has no rows here. */
export const accounts: Migration = {
  name: '0010-accounts',
  async up(db) {
    await createTable(
      db,
      'accounts',
      { user: 'text', name: 'text', issuer: 'text?', subject: 'text?', created_at: 'ms' },
      ['user'],
    ).execute();
    // A request brings its token and nothing else: whose it is stands in the row.
    await createTable(
      db,
      'access_tokens',
      {
        id: 'text',
        user: 'text',
        digest: 'text',
        scope: 'text',
        created_at: 'ms',
        expires_at: 'ms',
        revoked_at: 'ms?',
        used_at: 'ms?',
      },
      ['user', 'id'],
    ).execute();
    await db.schema.createIndex('access_tokens_by_id').on('access_tokens').column('id').execute();
    await db.schema.createIndex('access_tokens_by_user').on('access_tokens').columns(['user', 'created_at']).execute();
    await createTable(db, 'quotas', { user: 'text', name: 'text', value: 'ms' }, ['user', 'name']).execute();
    await createTable(db, 'usage', { user: 'text', bytes: 'ms', measured_at: 'ms' }, ['user']).execute();
    await createTable(
      db,
      'audit',
      { user: 'text', at: 'ms', id: 'text', actor: 'text', action: 'text', subject: 'text?' },
      ['user', 'at', 'id'],
    ).execute();
  },
};
