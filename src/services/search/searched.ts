import type { SearchedTable } from '../../db/repos/passages.ts';
import type { MemoRow, Schema } from '../../db/schema.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Searchable } from '../../retrieval/indexing.ts';

interface Searched<Row> {
  /** Names the space that its passages are in. */
  readonly kind: KindName;
  of(row: Row): Searchable;
}

const ofMemo = ({ title, tags, content }: MemoRow): Searchable => ({
  title,
  tags: JSON.parse(tags) as string[],
  content,
});

/** The tables whose rows are found by their words, and which words those are. A new one is a line here. */
export const SEARCHED: { readonly [Table in SearchedTable]: Searched<Schema[Table]> } = {
  memos: { kind: 'memo', of: ofMemo },
};

export const SEARCHED_TABLES = Object.keys(SEARCHED) as SearchedTable[];
