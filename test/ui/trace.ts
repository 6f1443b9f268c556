import type { Page } from 'playwright-core';

/** An event of the browser's own trace (Trace Event Format); times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** What it took of the processor, whatever else ran meanwhile. */
  readonly tdur?: number;
}

/** What the main thread of a page did while something went on. */
export interface Trace {
  /** Frames that a script was asked for. */
  readonly frames: number;
  /** Processor time of its tasks, in milliseconds, longest first. */
  readonly tasks: readonly number[];
  /** The same, of those that began before anything was painted. */
  readonly beforePaint: readonly number[];
}

/** Traces a page while `work` runs. */
export async function traced(page: Page, work: () => Promise<void>): Promise<Trace> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const main = painted ?? events.find(({ name }) => name === 'FireAnimationFrame');
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const longest = (some: readonly TraceEvent[]): number[] =>
    some.map(({ tdur = 0 }) => tdur / 1_000).toSorted((a, b) => b - a);
  return {
    frames: own.filter(({ name }) => name === 'FireAnimationFrame').length,
    tasks: longest(tasks),
    beforePaint: longest(tasks.filter(({ ts }) => painted !== undefined && ts < painted.ts)),
  };
}
