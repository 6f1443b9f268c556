/** What a search may be asked to go by. `auto` takes the best that there is. */
export type Strategy = 'auto' | Ran;

/** What a search can really go by. */
export type Ran = 'bm25' | 'semantic' | 'hybrid_standard' | 'hybrid_bm25_weighted' | 'full_pipeline_with_reranker';

/** How much a place in each list counts, and whether a reranker has the last word. */
export interface Plan {
  readonly words: number;
  readonly vectors: number;
  readonly reranks: boolean;
}

export const PLANS: Readonly<Record<Ran, Plan>> = {
  bm25: { words: 1, vectors: 0, reranks: false },
  semantic: { words: 0, vectors: 1, reranks: false },
  hybrid_standard: { words: 0.5, vectors: 0.5, reranks: false },
  hybrid_bm25_weighted: { words: 0.7, vectors: 0.3, reranks: false },
  full_pipeline_with_reranker: { words: 0.5, vectors: 0.5, reranks: true },
};

/** What `auto` comes to where there is an embedder; the gate decides whether its reranker is asked. */
export const AUTO: Ran = 'full_pipeline_with_reranker';
/** The same without a reranker. */
export const UNRANKED: Ran = 'hybrid_standard';
