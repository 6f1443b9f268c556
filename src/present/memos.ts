import { messages } from '../messages/index.ts';
import type { FoundMemo, MemoSearchResult } from '../services/memos/found.ts';
import type { MemoView } from '../services/memos/present.ts';
import type { Reader } from './reader.ts';

/** One memo as one line that is enough to act on. */
export function memoLine(memo: MemoView, reader: Reader): string {
  const parts = [
    memo.title,
    memo.created.slice(0, 10),
    ...memo.tags.map((tag) => `#${tag}`),
    memo.pinned && messages(reader).shown.pinned,
    memo.source && `${messages(reader).shown.from} ${memo.source}`,
    `${memo.id} v${memo.version}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The lists that a memo is in, and its place in each: words 2, meaning 1. */
function placesOf({ ranks }: FoundMemo, reader: Reader): string {
  const { rerank, bm25, vector } = ranks;
  return [
    rerank !== undefined && `${messages(reader).shown.reranked} ${rerank}`,
    bm25 !== undefined && `${messages(reader).shown.words} ${bm25}`,
    vector !== undefined && `${messages(reader).shown.meaning} ${vector}`,
  ]
    .filter(Boolean)
    .join(messages(reader).common.listComma);
}

/** A memo that was found, with what it says about the query and, where not its words alone decide, what does. */
export const foundLines = (memos: readonly FoundMemo[], reader: Reader): string[] =>
  memos.flatMap((memo, index) => {
    const places = memos.some(({ ranks }) => ranks.vector !== undefined)
      ? messages(reader).shown.aside({ said: placesOf(memo, reader) })
      : '';
    return [`${index + 1}. ${memoLine(memo, reader)} · ${memo.score}${places}`, `   > ${memo.snippet}`];
  });

/** What a search went by, where that was not words alone, and what it lacked. */
export function wayLines(
  strategy: MemoSearchResult['strategy'] | undefined,
  degraded: string | undefined,
  reader: Reader,
): string[] {
  const way = strategy === undefined || strategy === 'bm25' ? [] : [messages(reader).shown.byStrategy({ strategy })];
  return degraded === undefined ? way : [...way, degraded];
}
