import type { Migration } from './migration.ts';
import { createNumbered } from './tables.ts';

export const vectors: Migration = {
  name: '0006-vectors',
  async up(db) {
    await createNumbered(db, 'vector_spaces', {
      user: 'text',
      kind: 'text',
      embedder: 'text',
      dimension: 'integer',
      vectors: 'integer',
      center: 'blob?',
    }).execute();
    await db.schema
      .createIndex('vector_spaces_by_embedder')
      .on('vector_spaces')
      .columns(['user', 'kind', 'embedder'])
      .unique()
      .execute();
    await createNumbered(db, 'vectors', {
      user: 'text',
      space: 'ms',
      passage: 'ms',
      code: 'blob',
      vector: 'blob',
    }).execute();
    await db.schema.createIndex('vectors_by_passage').on('vectors').columns(['passage', 'space']).unique().execute();
    // Holds all that a search begins with: the vectors themselves are not read for it.
    await db.schema.createIndex('vectors_codes').on('vectors').columns(['space', 'id', 'passage', 'code']).execute();
  },
};
