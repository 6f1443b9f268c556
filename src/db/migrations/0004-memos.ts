import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Migration } from './migration.ts';
import { createNumbered, createTable, TRACKED } from './tables.ts';

export const memos: Migration = {
  name: '0004-memos',
  async up(db) {
    await createMemos(db);
    await createPassages(db);
  },
};

async function createMemos(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'memos',
    {
      ...TRACKED,
      title: 'text?',
      content: 'text',
      tags: 'text',
      pinned: 'integer',
      source: 'text?',
      origin: 'text?',
      origin_digest: 'text?',
    },
    ['id'],
  )
    .addCheckConstraint('memos_pinned', sql`pinned in (0, 1)`)
    .execute();
  await db.schema.createIndex('memos_by_time').on('memos').columns(['user', 'created_at']).execute();
  await db.schema
    .createIndex('memos_by_origin')
    .on('memos')
    .columns(['user', 'origin'])
    .where(sql<boolean>`origin is not null`)
    .execute();
}

/** What is searched, of memos and of whatever else has text. */
async function createPassages(db: Kysely<unknown>): Promise<void> {
  await createNumbered(db, 'search_spaces', {
    user: 'text',
    kind: 'text',
    passages: 'integer',
    terms: 'ms',
    first_passage: 'ms',
    last_passage: 'ms',
  }).execute();
  await db.schema.createIndex('search_spaces_by_kind').on('search_spaces').columns(['user', 'kind']).unique().execute();
  await createNumbered(db, 'passages', {
    user: 'text',
    item: 'text',
    ordinal: 'integer',
    from_char: 'integer',
    chars: 'integer',
    terms: 'integer',
  }).execute();
  await db.schema.createIndex('passages_by_item').on('passages').columns(['user', 'item']).execute();
  if (dialectOf(db) === 'sqlite') {
    // The terms come ready made, with blanks between: nothing is left to its tokenizer, which takes all but ASCII marks for letters.
    await sql`create virtual table passage_terms using fts5(
      terms, content='', contentless_delete=1, tokenize="ascii tokenchars '.'")`.execute(db);
    return;
  }
  await createTable(db, 'passage_terms', { term: 'text', passage: 'ms', times: 'integer' }, [
    'term',
    'passage',
  ]).execute();
  await db.schema.createIndex('passage_terms_by_passage').on('passage_terms').column('passage').execute();
}
