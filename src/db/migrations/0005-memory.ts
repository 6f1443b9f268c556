import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { addColumns, createTable, TRACKED } from './tables.ts';

export const memory: Migration = {
  name: '0005-memory',
  async up(db) {
    await createTable(
      db,
      'memories',
      {
        ...TRACKED,
        content: 'text',
        kind: 'text',
        place: 'text?',
        tags: 'text',
        valid_from: 'ms?',
        valid_to: 'ms?',
        supersedes: 'text?',
        source: 'text?',
      },
      ['id'],
    )
      .addCheckConstraint(
        'memories_kind',
        sql`kind in ('preference', 'fact', 'experience', 'place', 'person', 'routine')`,
      )
      .execute();
    await db.schema.createIndex('memories_by_time').on('memories').columns(['user', 'created_at']).execute();
    await db.schema
      .createIndex('memories_by_superseded')
      .on('memories')
      .columns(['user', 'supersedes'])
      .where(sql<boolean>`supersedes is not null`)
      .execute();
    await db.schema
      .createIndex('memories_with_place')
      .on('memories')
      .columns(['user', 'created_at'])
      .where(sql<boolean>`place is not null`)
      .execute();
    await addColumns(db, 'profiles', {
      name: 'text?',
      occupation: 'text?',
      routine: 'text?',
      persona: 'text?',
      home: 'text?',
      work: 'text?',
    });
  },
};
