/** Why work was stopped: the reason of its signal. What it had not committed has not happened. */
export class StoppedError extends Error {
  override readonly cause: 'late' | 'cancelled';

  constructor(cause: 'late' | 'cancelled') {
    super(cause);
    this.cause = cause;
  }
}

/** Tells work when to stop. Its signal is made when somebody asks for it: a small call never does, and it costs as much as one. */
export class Stop {
  readonly #outer: AbortSignal;
  #own: AbortController | undefined;
  #late: StoppedError | undefined;

  constructor(outer: AbortSignal) {
    this.#outer = outer;
  }

  /** Aborted, with a StoppedError as the reason, when the time is over or the call was cancelled. */
  get signal(): AbortSignal {
    // AbortSignal.any() says the same at several times the cost.
    if (!this.#own) {
      this.#own = new AbortController();
      if (this.#late) this.#own.abort(this.#late);
      else if (this.#outer.aborted) this.#cancel();
      else this.#outer.addEventListener('abort', this.#cancel, { once: true });
    }
    return this.#own.signal;
  }

  /** The time is over. */
  late(): StoppedError {
    this.#late = new StoppedError('late');
    this.#own?.abort(this.#late);
    return this.#late;
  }

  /** The work is done: nobody is told any more. */
  done(): void {
    if (this.#own) this.#outer.removeEventListener('abort', this.#cancel);
  }

  readonly #cancel = (): void => this.#own?.abort(new StoppedError('cancelled'));
}

/** Runs `work` for at most `ms` milliseconds. It is told to stop when the time is over or `outer` is aborted. */
export function withDeadline<T>(ms: number, outer: AbortSignal, work: (stop: Stop) => Promise<T>): Promise<T> {
  const stop = new Stop(outer);
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(stop.late()), ms);
    const done = (): void => {
      clearTimeout(timer);
      stop.done();
    };
    work(stop).then(
      (result) => {
        done();
        resolve(result);
      },
      (error: unknown) => {
        done();
        reject(error);
      },
    );
  });
}
