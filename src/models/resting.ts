import { ModelFailure } from '../retrieval/models.ts';

/** Milliseconds in which what has failed is not tried again. */
const REST_MS = 30_000;

/**
 * Lets work rest after it has failed: the next ones fail at once, in the same
 * way, instead of waiting for the same deadline. What was given up has not
 * failed, and a crash or a text that a model cannot take says nothing of the
 * next one (`failed`).
 */
export class Resting {
  readonly #now: () => number;
  #until = 0;
  #failure: ModelFailure | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#failure && this.#now() < this.#until) throw this.#failure;
    this.#failure = undefined;
    try {
      return await work();
    } catch (error) {
      if (error instanceof ModelFailure && error.reason !== 'failed' && !signal?.aborted) {
        this.#failure = error;
        this.#until = this.#now() + REST_MS;
      }
      throw error;
    }
  }
}
