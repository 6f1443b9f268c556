import { setImmediate } from 'node:timers/promises';
import type { Caller } from '../../domain/caller.ts';

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
