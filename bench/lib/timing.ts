/** Timing for comparisons: medians over repetitions, contenders taking turns so that a noisy moment hits all alike. */

export interface Contender {
  readonly name: string;
  /** Runs once. What is timed is the time until it returns or resolves. */
  run(): unknown;
  /** Cleans up after a run, untimed; gets what the run gave. */
  after?(result: unknown): Promise<void>;
}

export interface Timing {
  readonly name: string;
  /** Milliseconds for one run. */
  readonly median: number;
  readonly p95: number;
}

interface Options {
  readonly warmUp?: number;
  readonly repetitions?: number;
  /** Runs inside one measurement, for work that is shorter than the clock can tell. */
  readonly batch?: number;
}

/** Of numbers in ascending order. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function once(contender: Contender, batch: number): Promise<number> {
  const started = performance.now();
  let result: unknown;
  for (let turn = 0; turn < batch; turn++) {
    result = contender.run();
    if (result instanceof Promise) result = await result;
  }
  const elapsed = performance.now() - started;
  await contender.after?.(result);
  return elapsed / batch;
}

/** Times every contender, in turns. */
export async function compare(contenders: readonly Contender[], options: Options = {}): Promise<Timing[]> {
  const { warmUp = 3, repetitions = 15, batch = 1 } = options;
  const samples = contenders.map((): number[] => []);
  for (let turn = -warmUp; turn < repetitions; turn++) {
    for (const [index, contender] of contenders.entries()) {
      const elapsed = await once(contender, batch);
      if (turn >= 0) samples[index]?.push(elapsed);
    }
  }
  return contenders.map(({ name }, index) => {
    const sorted = (samples[index] ?? []).sort((a, b) => a - b);
    return { name, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
  });
}
