import { readQuery } from './query.ts';

/** Candidates that a reranker is shown at most. */
export const RERANKED = 30;

const LEAST_CANDIDATES = 5;
/** Words, or pairs of Chinese characters, of a query that is no more than a few keywords. */
const FEW = 3;

/**
 * Whether asking a reranker is worth the time: among few candidates there is
 * nothing to put right, keywords are what lists of words are best at, and lists that agree on the
 * first hit are hardly both wrong.
 */
export function isWorthReranking(query: string, words: readonly string[], vectors: readonly string[]): boolean {
  if (new Set([...words, ...vectors]).size < LEAST_CANDIDATES) return false;
  const [byWords, byMeaning] = [words[0], vectors[0]];
  return byWords !== undefined && byMeaning !== undefined && byWords !== byMeaning && !isKeywords(query);
}

function isKeywords(text: string): boolean {
  const { terms } = readQuery(text);
  return terms.length <= FEW && terms.every(({ isFunctionWord }) => !isFunctionWord);
}
