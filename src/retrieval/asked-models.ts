import { CircuitBreaker } from './circuit-breaker.ts';
import { type Embedder, type FailureReason, ModelFailure, type Models, type Reranker } from './models.ts';

/** Why a model gave nothing: it failed, or is still being loaded. */
export type Lack = FailureReason | 'loading';

export type Answer<Value> = { readonly value: Value } | { readonly lack: Lack };

/**
 * How much longer than usual a search waits for a model, in milliseconds. With what the
 * search itself does this stays below the 200 ms that a model which fails may cost.
 */
const GRACE_MS = 120;
/** Waiting for one that usually takes longer than this would be in vain. */
const LONGEST_MS = 1_500;
/** What comes late is still kept for the next search that asks the same; what comes later than this is given up. */
const LATE_MS = 20_000;
/** Answers are kept for the pages of a search; a model may be exchanged meanwhile. */
const MOST_KEPT = 200;
const KEPT_MS = 600_000;

/** What a query means to an embedder. */
export interface QueryVector {
  readonly embedder: string;
  readonly vector: Float32Array;
}

/** The models as searches ask them: none of them holds up a search, or breaks it. */
export class AskedModels {
  readonly #models: Models;
  readonly #embedder: ModelClient<Embedder, QueryVector>;
  readonly #reranker: ModelClient<Reranker, readonly number[]>;

  /** @param now The clock, in epoch milliseconds. */
  constructor(models: Models, now: () => number) {
    this.#models = models;
    this.#embedder = new ModelClient(now);
    this.#reranker = new ModelClient(now);
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

/** How to ask a model. */
interface Task<Model, Value> {
  /** The same question has the same key. */
  readonly key: string;
  /** Undefined: none is set up. */
  load(): Promise<Model | undefined>;
  work(model: Model, signal: AbortSignal): Promise<Value>;
}

/**
 * Asks a model that may be slow, broken or far away, without searches having
 * to wait for it: what it says is remembered, and a failure opens its circuit breaker.
 */
export class ModelClient<Model, Value> {
  readonly #kept = new Map<string, { readonly value: Value; readonly until: number }>();
  /** Epoch milliseconds. */
  readonly #now: () => number;
  readonly #breaker: CircuitBreaker<Lack>;
  /** How long it took the last time; undefined: it has not answered, or failed since. */
  #usual: number | undefined;

  constructor(now: () => number) {
    this.#now = now;
    this.#breaker = new CircuitBreaker(now);
  }

  /** Whether it answered the last time. */
  get isReady(): boolean {
    return this.#usual !== undefined;
  }

  /** Its answer, or why there is none; undefined where no model is set up. Never throws. */
  async ask(task: Task<Model, Value>): Promise<Answer<Value> | undefined> {
    const kept = this.#kept.get(task.key);
    if (kept && this.#now() < kept.until) return { value: kept.value };
    if (this.#breaker.failure) return { lack: this.#breaker.failure };
    const control = new AbortController();
    const state = { isLoading: true };
    const answer = this.#answer(task, control.signal, state);
    const usual = this.#usual ?? 0;
    const inTime = await within(GRACE_MS + (usual > LONGEST_MS ? 0 : usual), answer);
    if (inTime !== 'late') return inTime;
    const late = setTimeout(() => control.abort(), LATE_MS);
    late.unref();
    void answer.finally(() => clearTimeout(late));
    const lack = state.isLoading ? 'loading' : 'timeout';
    // The answer closes the breaker, when it comes.
    return this.#failed(lack);
  }

  async #answer(
    { key, load, work }: Task<Model, Value>,
    signal: AbortSignal,
    state: { isLoading: boolean },
  ): Promise<Answer<Value> | undefined> {
    try {
      const model = await load();
      state.isLoading = false;
      if (model === undefined) return undefined;
      const started = performance.now();
      const value = await work(model, signal);
      this.#usual = performance.now() - started;
      this.#keep(key, value);
      this.#breaker.reset();
      return { value };
    } catch (error) {
      const lack = error instanceof ModelFailure ? error.reason : signal.aborted ? 'timeout' : 'failed';
      return this.#failed(lack);
    }
  }

  #failed(lack: Lack): { readonly lack: Lack } {
    this.#usual = undefined;
    this.#breaker.trip(lack);
    return { lack };
  }

  #keep(key: string, value: Value): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(oldest);
    this.#kept.set(key, { value, until: this.#now() + KEPT_MS });
  }
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | 'late'> {
  const { promise: over, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), ms);
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
