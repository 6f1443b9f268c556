import { Worker } from 'node:worker_threads';
import type { Watched } from './watched.ts';

/** When a process is taken for stuck. */
export interface Watch {
  /** How long its event loop stands still then, in milliseconds. */
  readonly silentMs: number;
  /** How old the process is when the watch begins: many end sooner. */
  readonly afterMs: number;
}

/** No call takes as long: the deadlines of tools and requests have passed by then, and could not be kept. */
export const WATCH: Watch = { silentMs: 60_000, afterMs: 5_000 };

/** Looks until the process is taken for stuck. */
const SILENT_TICKS = 12;

/** The file beside this one: as source, or in the bundle. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './watchdog.js', import.meta.url);

/** Somebody who looks at the process step by step holds it up. */
const isDebugged = (): boolean => [...process.execArgv, process.env.NODE_OPTIONS].join(' ').includes('--inspect');

/**
 * The services, and from the first call for them on an end to this process once
 * its event loop has stood still for too long: it answers nobody then, hears no
 * signal, and may hold the lock of the calendar, for good. A thread looks, since
 * nothing else in the process can; hosts start servers only to look at them, and
 * these do without its 10 MB. It does not keep the process from ending by itself.
 */
export function watched<Services>(services: () => Services, { silentMs, afterMs }: Watch): () => Services {
  const start = (): void => {
    // Before the call itself, which may be the one that does not end.
    const wait = afterMs - performance.now();
    if (wait > 0) setTimeout(startThread, wait, silentMs / SILENT_TICKS).unref();
    else startThread(silentMs / SILENT_TICKS);
  };
  let isWatched = isDebugged();
  return () => {
    if (!isWatched) start();
    isWatched = true;
    return services();
  };
}

function startThread(tickMs: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(ENTRY, {
    workerData: { beats, tickMs, silentTicks: SILENT_TICKS } satisfies Watched,
    // Nothing that a host or a test loads into the process belongs there.
    env: {},
    execArgv: [],
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  thread.unref();
  // Without it the process runs as well.
  thread.on('error', () => {});
  setInterval(() => Atomics.add(beats, 0, 1), tickMs).unref();
}
