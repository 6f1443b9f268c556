import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watched.ts';

/** A thread that ends the process when nothing else can: its event loop stands still. */

/** How long a pipe that nobody reads is waited for. */
const SAYING_MS = 500;

const { beats, tickMs, silentTicks } = workerData as Watched;

const SAID = `perch: this process has been stuck for ${Math.round((tickMs * silentTicks) / 1000)} s and ends itself. Everything that it confirmed is kept. Please report what it was asked last.\n`;

let heard = Atomics.load(beats, 0);
let silent = 0;
let lookedAt = performance.now();

const looking = setInterval(() => {
  const now = performance.now();
  // Whoever stopped this thread (a suspended process, a laptop that slept) stopped the loop, too: that is no silence.
  const wasStopped = now - lookedAt > 2 * tickMs;
  lookedAt = now;
  const beat = Atomics.load(beats, 0);
  if (beat !== heard) silent = 0;
  else if (!wasStopped) silent++;
  heard = beat;
  if (silent >= silentTicks) end();
}, tickMs);

/** No signal but this one is heard by a process that stands still, and to SQLite it is like any end. */
function end(): void {
  clearInterval(looking);
  const kill = (): void => void process.kill(process.pid, 'SIGKILL');
  setTimeout(kill, SAYING_MS);
  write(2, SAID, kill);
}
