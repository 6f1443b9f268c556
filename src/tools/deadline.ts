/** Thrown when work did not end in time. The work's signal is aborted; what it still does is nobody's. */
export class DeadlineError extends Error {}

/** Runs `work` for at most `ms` milliseconds. Its signal is aborted when the time is over or `outer` is. */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over.abort();
      reject(new DeadlineError());
    }, ms);
  });
  const job = work(AbortSignal.any([outer, over.signal]));
  job.catch(() => {});
  try {
    return await Promise.race([job, late]);
  } finally {
    clearTimeout(timer);
  }
}
