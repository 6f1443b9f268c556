import type { Ranked } from '../../retrieval/fused-search.ts';
import type { Ran, Strategy } from '../../retrieval/strategies.ts';
import type { Result } from '../change/envelope.ts';
import type { MemoView } from './present.ts';

export interface MemoSearchInput {
  /** The words to look for; without them the newest memos come. */
  readonly query?: string | undefined;
  readonly limit?: number | undefined;
  readonly min_score?: number | undefined;
  readonly strategy?: Strategy | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A memo that was found, and why. */
export interface FoundMemo extends MemoView {
  /** The best passage, on one line, matched words marked «so». */
  snippet: string;
  /** 0 to 1: what min_score goes by, a cosine or the probability of a reranker; by words alone how much of them it holds. */
  score: number;
  ranks: Ranked['ranks'];
}

export type MemoSearchResult = Result<{ memos: FoundMemo[]; strategy: Ran; degraded: string }>;
