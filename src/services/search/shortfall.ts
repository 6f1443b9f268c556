import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { say } from '../../messages/say.ts';
import type { Shortfall } from '../../retrieval/fused-search.ts';

/** Why a search went by less than it should, in the user's language; undefined where it did not. */
export function shortfallText(caller: Caller, shortfall: Shortfall | undefined): string | undefined {
  if (!shortfall) return undefined;
  if (shortfall.of === 'vectors') {
    const { embedded, all } = shortfall;
    return say(
      caller,
      `${all} 段内容中有 ${all - embedded} 段还没有向量，只能按字词找到；请运行 perch-mcp reindex。`,
      `${all - embedded} of ${all} passages have no vector yet and are found by their words only; run perch-mcp reindex.`,
    );
  }
  const { why } = shortfall;
  const { byWordsOnly, notReranked } = messages(caller).search;
  return shortfall.of === 'embedder' ? byWordsOnly({ why }) : notReranked({ why });
}
