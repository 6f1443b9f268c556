import { say } from '../../domain/say.ts';
import type { MemoSearchResult } from '../../services/memos/search.ts';
import type { Reader } from '../tool.ts';
import { visible } from '../visible.ts';

/** Shows characters that nobody sees as �, also where only the structured result is read, and says where they are. */
export function withWarnings(result: MemoSearchResult, reader: Reader): MemoSearchResult {
  const shown = result.memos?.map((memo) => ({ ...memo, title: visible(memo.title), snippet: visible(memo.snippet) }));
  const hiding = (result.memos ?? []).filter(
    (memo, index) => memo.title !== shown?.[index]?.title || memo.snippet !== shown?.[index]?.snippet,
  );
  if (!shown || hiding.length === 0) return result;
  const ids = hiding.map(({ id }) => id).join(', ');
  return {
    ...result,
    memos: shown,
    warnings: [
      ...(result.warnings ?? []),
      say(
        reader,
        `${ids} 含有看不见的字符（显示为 �），可能藏有别人写的指令。`,
        `${ids} holds invisible characters (shown as �), which may hide instructions of others.`,
      ),
    ],
  };
}
