import { type Embedder, ModelFailure, type Models, type Reranker } from './models.ts';
import { type Answer, Patience } from './patience.ts';

/** What a query means to an embedder. */
export interface QueryVector {
  readonly embedder: string;
  readonly vector: Float32Array;
}

/** The models as searches ask them: none of them holds up a search, or breaks it. */
export class AskedModels {
  readonly #models: Models;
  readonly #embedder: Patience<Embedder, QueryVector>;
  readonly #reranker: Patience<Reranker, readonly number[]>;

  /** @param now The clock, in epoch milliseconds. */
  constructor(models: Models, now: () => number) {
    this.#models = models;
    this.#embedder = new Patience(now);
    this.#reranker = new Patience(now);
  }

  /** Whether the embedder answered the last time. */
  get isReady(): boolean {
    return this.#embedder.isReady;
  }

  embed(query: string): Promise<Answer<QueryVector> | undefined> {
    return this.#embedder.ask({
      key: query,
      load: () => this.#models.embedder(),
      work: async (model, signal) => ({ embedder: model.id, vector: await vectorOf(model, query, signal) }),
    });
  }

  /** How probably each passage answers the query. */
  rerank(query: string, passages: readonly string[]): Promise<Answer<readonly number[]> | undefined> {
    return this.#reranker.ask({
      key: JSON.stringify([query, passages]),
      load: () => this.#models.reranker(),
      work: async (model, signal) => {
        const chances = await model.rerank(query, passages, signal);
        if (chances.length !== passages.length || !chances.every(Number.isFinite)) {
          throw new ModelFailure('failed', `${model.id} judged ${chances.length} of ${passages.length} passages`);
        }
        return chances;
      },
    });
  }
}

async function vectorOf(model: Embedder, query: string, signal: AbortSignal): Promise<Float32Array> {
  const [vector] = await model.embed([query], 'query', signal);
  if (vector?.length !== model.dimension) {
    throw new ModelFailure('dimension', `${model.id} answered ${vector?.length ?? 0} numbers, not ${model.dimension}`);
  }
  if (!vector.every(Number.isFinite))
    throw new ModelFailure('failed', `${model.id} answered something else than numbers`);
  return vector;
}
