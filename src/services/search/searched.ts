import { findMemos, listMemoIds } from '../../db/repos/memos.ts';
import type { SearchedTable } from '../../db/repos/passages.ts';
import type { Executor, MemoRow, Schema } from '../../db/schema.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Searchable } from '../../retrieval/indexing.ts';

interface Searched<Row> {
  /** Names the space that its passages are in. */
  readonly kind: KindName;
  of(row: Row): Searchable;
  ids(executor: Executor, user: string): Promise<string[]>;
  rows(executor: Executor, user: string, ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

const ofMemo = ({ title, tags, content }: MemoRow): Searchable => ({
  title,
  tags: JSON.parse(tags) as string[],
  content,
});

/** The tables whose rows are found by their words, and which words those are. A new one is a line here. */
export const SEARCHED: { readonly [Table in SearchedTable]: Searched<Schema[Table]> } = {
  memos: { kind: 'memo', of: ofMemo, ids: listMemoIds, rows: findMemos },
};

export const SEARCHED_TABLES = Object.keys(SEARCHED) as SearchedTable[];
