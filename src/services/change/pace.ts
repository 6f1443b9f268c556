import { setImmediate } from 'node:timers/promises';
import type { Caller } from '../../domain/caller.ts';

/**
 * How the event loop stays free. Each of four does what the others cannot:
 * - `turn` (mcp/call/turns.ts) spaces out the beginnings of calls, of which hundreds may arrive together;
 * - `pacing`, here, lets others in while one call goes on;
 * - a thread (heavy/) takes in large calendar files, since reading one is a single step of seconds, and can be ended
 *   in the middle of it; a small file, and a store in memory, which one thread alone can see, is paced as everything is;
 * - the pause of group commits (db/dialects/group-commit.ts) is for other processes, which want the lock of the file.
 */

/** How long a call works before others have their turn. */
const TURN_MS = 8;

/** Awaited between the steps of work whose length nobody knows. */
export type Pause = () => Promise<void>;

/**
 * Makes a `Pause` that lets the event loop turn when the work has gone on for
 * 8 ms, and throws once nobody waits for the answer any more.
 */
export function pacing({ signal }: Pick<Caller, 'signal'>): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since >= TURN_MS) {
      // Twice: only then have timers had their turn for certain, that of the deadline among them.
      await setImmediate();
      await setImmediate();
      since = performance.now();
    }
    signal?.throwIfAborted();
  };
}
