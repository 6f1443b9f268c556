import { ModelFailure } from './models.ts';

/** How long nothing is tried after a failure, in milliseconds. */
const OPEN_MS = 30_000;

/** A circuit breaker: after a failure whoever asks is told at once what it was, until half a minute has passed. */
export class CircuitBreaker<Failure> {
  /** Milliseconds, counted from anywhere. */
  readonly #now: () => number;
  #open: { readonly failure: Failure; readonly until: number } | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The failure that it is open for; undefined: it is closed, and the work may be tried. */
  get failure(): Failure | undefined {
    return this.#open && this.#now() < this.#open.until ? this.#open.failure : undefined;
  }

  trip(failure: Failure): void {
    this.#open = { failure, until: this.#now() + OPEN_MS };
  }

  reset(): void {
    this.#open = undefined;
  }
}

/**
 * Asks a model, or fails at once, in the same way, while its breaker is open,
 * instead of waiting for the same deadline. What was given up has not failed,
 * and a crash or a text that a model cannot take (`failed`) says nothing of the
 * next one.
 */
export async function askUnlessOpen<T>(
  breaker: CircuitBreaker<ModelFailure>,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { failure } = breaker;
  if (failure) throw failure;
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModelFailure && error.reason !== 'failed' && !signal?.aborted) breaker.trip(error);
    throw error;
  }
}
