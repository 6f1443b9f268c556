import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';

import type { Shortfall } from '../../retrieval/fused-search.ts';

/** Why a search went by less than it should, in the user's language; undefined where it did not. */
export function shortfallText(caller: Caller, shortfall: Shortfall | undefined): string | undefined {
  if (!shortfall) return undefined;
  if (shortfall.of === 'vectors') {
    const { embedded, all } = shortfall;
    return messages(caller).search.withoutVectors({ all, embedded });
  }
  const { why } = shortfall;
  const { byWordsOnly, notReranked } = messages(caller).search;
  return shortfall.of === 'embedder' ? byWordsOnly({ why }) : notReranked({ why });
}
