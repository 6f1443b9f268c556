import { findMemories } from '../../db/repos/memories.ts';
import { findMemos } from '../../db/repos/memos.ts';
import type { SearchedTable } from '../../db/repos/passages.ts';
import type { Executor, MemoRow, MemoryRow, Schema } from '../../db/schema.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Place } from '../../domain/place.ts';
import type { Searchable } from '../../retrieval/indexing.ts';

interface Searched<Row> {
  /** Names the space that its passages are in. */
  readonly kind: KindName;
  of(row: Row): Searchable;
  rows(executor: Executor, user: string, ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

const ofMemo = ({ title, tags, content }: MemoRow): Searchable => ({
  title,
  tags: JSON.parse(tags) as string[],
  content,
});

const ofMemory = ({ place, tags, content }: MemoryRow): Searchable => {
  const { name, address = '' } = place === null ? { name: '' } : (JSON.parse(place) as Place);
  return { title: `${name} ${address}`, tags: JSON.parse(tags) as string[], content };
};

/** The tables whose rows are found by their words, and which words those are. A new one is a line here. */
export const SEARCHED: { readonly [Table in SearchedTable]: Searched<Schema[Table]> } = {
  memos: { kind: 'memo', of: ofMemo, rows: findMemos },
  memories: { kind: 'mem', of: ofMemory, rows: findMemories },
};

export const SEARCHED_TABLES = Object.keys(SEARCHED) as SearchedTable[];
