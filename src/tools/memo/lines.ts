import { say } from '../../domain/say.ts';
import type { MemoView } from '../../services/memos/present.ts';
import type { FoundMemo } from '../../services/memos/search.ts';
import type { Reader } from '../tool.ts';

/** One memo as one line that is enough to act on. */
export function memoLine(memo: MemoView, reader: Reader): string {
  const parts = [
    memo.title,
    memo.created.slice(0, 10),
    ...memo.tags.map((tag) => `#${tag}`),
    memo.pinned && say(reader, '置顶', 'pinned'),
    memo.source && `${say(reader, '来自', 'from')} ${memo.source}`,
    `${memo.id} v${memo.version}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A memo that was found, with what it says about the query. */
export const foundLines = (memos: readonly FoundMemo[], reader: Reader): string[] =>
  memos.flatMap((memo, index) => [`${index + 1}. ${memoLine(memo, reader)} · ${memo.score}`, `   > ${memo.snippet}`]);
