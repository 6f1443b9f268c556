/** Turns texts into vectors. One port for every way to run a model. */
export interface Embedder {
  /** Names model, revision and everything else that vectors depend on: vectors of different ids are never compared. */
  readonly id: string;
  readonly dimension: number;
  /** Unit vectors, in the order of the texts. Throws ModelFailure. */
  embed(texts: readonly string[], use: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array[]>;
}

/** Judges how well passages answer a query. */
export interface Reranker {
  readonly id: string;
  /** A probability for each passage, in their order. Throws ModelFailure. */
  rerank(query: string, passages: readonly string[], signal?: AbortSignal): Promise<number[]>;
}

export type FailureReason = 'missing' | 'network' | 'timeout' | 'dimension' | 'corrupt' | 'failed';

/** A model that could not do its work: never an error for the user, searches go on without it. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The models that are set up, loaded at first need. */
export interface Models {
  /** Undefined: none is set up. Throws ModelFailure when it is and cannot be loaded. */
  embedder(): Promise<Embedder | undefined>;
  reranker(): Promise<Reranker | undefined>;
}

export const NO_MODELS: Models = { embedder: async () => undefined, reranker: async () => undefined };
