import { statSync } from 'node:fs';
import { join } from 'node:path';
import { create, insertMultiple, search } from '@orama/orama';
import SqliteDatabase from 'better-sqlite3';
import MiniSearch from 'minisearch';
import { openServices } from '../../src/app/compose.ts';
import { type Models, NO_MODELS } from '../../src/retrieval/models.ts';
import type { Note } from '../../src/services/memos/import.ts';
import type { Doc } from './collection.ts';

/** Something that holds documents and finds them. */
export interface Engine {
  readonly name: string;
  /** Ids of what fits a query, best first. */
  find(query: string, limit: number): Promise<string[]> | string[];
  /** Bytes on disk, where there are any. */
  bytes?(): number;
  close?(): Promise<void> | void;
}

/** Takes documents in. `folder`: for what is kept on disk. */
export type Open = (docs: readonly Doc[], folder: string) => Promise<Engine>;

const BATCH = 500;

/** Perch, through the service that memo_search calls. */
const perch: Open = (docs, folder) => perchWith(docs, folder, NO_MODELS);

/** The same, with models. */
export async function perchWith(docs: readonly Doc[], folder: string, models: Models) {
  const engine = await perchOn(join(folder, 'perch.db'), models);
  const caller = await engine.caller('memo import');
  for (let at = 0; at < docs.length; at += BATCH) {
    const notes = docs.slice(at, at + BATCH).map(
      ({ id, title, text }): Note => ({
        origin: `id:${id}`,
        source: id,
        title: title ?? null,
        content: text,
        tags: [],
      }),
    );
    await engine.services.memos.importNotes(caller, notes);
  }
  return engine;
}

/** Perch on a file that is there already. */
export async function perchOn(file: string, models: Models = NO_MODELS) {
  const services = await openServices({ db: file, timezone: 'Asia/Shanghai', language: 'en', models });
  const caller = (tool: string) => services.callerFor({ user: 'local' }, { session: 'eval', tool, text: '' });
  const asked = await caller('memo_search');
  return {
    name: 'perch-mcp',
    services,
    caller,
    async find(query: string, limit: number): Promise<string[]> {
      const { memos = [] } = await services.memos.search(asked, { query, limit });
      return memos.map(({ source }) => source ?? '');
    },
    // With the log, in which a new store lies at first.
    bytes: (): number => statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    close: () => services.close(),
  };
}

const WORDS = /[\p{L}\p{N}]+/gu;
const CJK = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]+/gu;

/** What a program does that cuts Chinese into pairs and knows nothing else. */
const pairs = (text: string): string[] =>
  [
    ...text.toLowerCase().replaceAll(CJK, ' ').matchAll(WORDS),
    ...[...text.matchAll(CJK)].flatMap(([run]) =>
      Array.from({ length: Math.max(1, run.length - 1) }, (_, at) => [run.slice(at, at + 2)]),
    ),
  ].map(([word = '']) => word);

const mini =
  (name: string, options: { tokenize?: (text: string) => string[] }): Open =>
  async (docs) => {
    const index = new MiniSearch({ fields: ['title', 'text'], ...options });
    index.addAll(docs.map((doc) => ({ title: '', ...doc })));
    return {
      name,
      find: (query, limit) =>
        index
          .search(query)
          .slice(0, limit)
          .map(({ id }) => String(id)),
    };
  };

const trigram: Open = async (docs, folder) => {
  const file = join(folder, 'trigram.db');
  const db = new SqliteDatabase(file);
  db.exec("create virtual table notes using fts5(id unindexed, title, text, tokenize='trigram')");
  const insert = db.prepare('insert into notes values (?, ?, ?)');
  db.transaction(() => {
    for (const { id, title = '', text } of docs) insert.run(id, title, text);
  })();
  const find = db.prepare<[string, number], { id: string }>(
    'select id from notes where notes match ? order by rank limit ?',
  );
  return {
    name: 'FTS5 trigram',
    // The parts of a query that are long enough to have trigrams.
    find(query, limit) {
      const parts = [...query.matchAll(WORDS)].flatMap(([word]) =>
        word.length < 3 ? [] : Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`),
      );
      return parts.length === 0 ? [] : find.all([...new Set(parts)].join(' OR '), limit).map(({ id }) => id);
    },
    bytes: () => statSync(file).size,
    close: () => void db.close(),
  };
};

const orama: Open = async (docs) => {
  const db = create({ schema: { id: 'string', title: 'string', text: 'string' } });
  await insertMultiple(
    db,
    docs.map(({ id, title = '', text }) => ({ id, title, text })),
    BATCH,
  );
  return {
    name: 'Orama',
    async find(query, limit) {
      const { hits } = await search(db, { term: query, properties: ['title', 'text'], limit, threshold: 1 });
      return hits.map(({ document }) => String(document.id));
    },
  };
};

export const ENGINES: Readonly<Record<string, Open>> = {
  'perch-mcp': perch,
  MiniSearch: mini('MiniSearch', {}),
  'MiniSearch, pairs': mini('MiniSearch, pairs', { tokenize: pairs }),
  'FTS5 trigram': trigram,
  Orama: orama,
};
