import { findMemories } from '../../db/repos/memories.ts';
import { findSpace } from '../../db/repos/passages.ts';
import type { Executor, MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { MemoryKind } from '../../domain/memory.ts';
import { searchTerms } from '../../retrieval/lexical.ts';
import { readQuery } from '../../retrieval/query.ts';
import { SEARCHED } from '../search/searched.ts';
import { holds } from './present.ts';

/** A memory that says much the same as a new one. */
export interface SimilarMemory {
  id: string;
  version: number;
  content: string;
  kind: MemoryKind;
  /** 0 to 1: how much of the new one, weighed by how rare its words are, the old one holds. */
  score: number;
  /** The same words; all words of one in the other; or a score of at least CLOSE. */
  why: 'same' | 'contained' | 'score';
}

/** From this score on two memories are shown as similar. */
const CLOSE = 0.5;
/** A single word contained in another text says nothing. */
const LEAST_CONTAINED = 2;
const LOOKED_AT = 20;
const SHOWN = 5;

/** Memories that still hold and are near-duplicates of a text, nearest first. */
export async function similarTo(
  executor: Executor,
  caller: Caller,
  content: string,
  without: string | undefined,
): Promise<SimilarMemory[]> {
  const { user, now } = caller;
  const scope = { user, kind: SEARCHED.memories.kind, table: 'memories' as const };
  const space = await findSpace(executor, user, scope.kind);
  if (!space) return [];
  // By the words alone: this runs while the store is locked, and translations are read from a file.
  const { hits, full } = await searchTerms(executor, space, scope, readQuery(content), LOOKED_AT);
  const rows = await findMemories(
    executor,
    user,
    hits.map(({ item }) => item),
  );
  const words = wordsOf(content);
  return hits
    .flatMap(({ item, score }) => {
      const share = Math.min(1, score / full);
      const row = rows.get(item);
      const why =
        row && row.id !== without && holds(row, now) ? whySimilar(words, wordsOf(row.content), share) : undefined;
      return row && why ? [similar(row, share, why)] : [];
    })
    .sort((a, b) => rank(b) - rank(a) || b.score - a.score)
    .slice(0, SHOWN);
}

const rank = ({ why }: SimilarMemory): number => ['score', 'contained', 'same'].indexOf(why);

const similar = (
  { id, version, content, kind }: MemoryRow,
  share: number,
  why: SimilarMemory['why'],
): SimilarMemory => ({
  id,
  version,
  content,
  kind,
  score: Math.round(share * 1_000) / 1_000,
  why,
});

/** Words that say something. */
function wordsOf(text: string): ReadonlySet<string> {
  const { terms } = readQuery(text);
  const content = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  return new Set((content.length > 0 ? content : terms).map(({ term }) => term));
}

function whySimilar(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  share: number,
): SimilarMemory['why'] | undefined {
  const shared = [...words].filter((word) => others.has(word)).length;
  const least = Math.min(words.size, others.size);
  if (shared === Math.max(words.size, others.size)) return 'same';
  if (shared === least && least >= LEAST_CONTAINED) return 'contained';
  return share >= CLOSE ? 'score' : undefined;
}
