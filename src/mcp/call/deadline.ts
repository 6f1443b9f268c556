/** Why work was stopped: the reason of its signal. What it had not committed has not happened. */
export class StoppedError extends Error {
  override readonly cause: 'late' | 'cancelled';

  constructor(cause: 'late' | 'cancelled') {
    super(cause);
    this.cause = cause;
  }
}

/**
 * Runs `work` for at most `ms` milliseconds. Its signal is aborted, with a
 * StoppedError as the reason, when the time is over or `outer` is.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // AbortSignal.any() says the same at several times the cost of a small call.
  const inner = new AbortController();
  const cancel = (): void => inner.abort(new StoppedError('cancelled'));
  if (outer.aborted) cancel();
  else outer.addEventListener('abort', cancel, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new StoppedError('late');
      inner.abort(error);
      reject(error);
    }, ms);
  });
  const job = work(inner.signal);
  job.catch(() => {});
  try {
    return await Promise.race([job, late]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', cancel);
  }
}
