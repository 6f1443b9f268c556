import { setImmediate } from 'node:timers/promises';

/** The server for a host whose `main` the first argument names. At a signal it does what the second one says; it is taken for stuck after the third one's milliseconds. */

const [place, does, silentMs] = process.argv.slice(2);

const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Holds the event loop up, as work does, and leaves the processor to the other tests. */
const holdUp = (ms: number): void => {
  Atomics.wait(cell, 0, 0, ms);
};

async function keepBusy(): Promise<void> {
  for (;;) {
    holdUp(20);
    await setImmediate();
  }
}

process.on('SIGUSR2', () => {
  // More than a pipe holds that nobody reads.
  if (does === 'unread') process.stderr.write('.'.repeat(1_000_000));
  if (does === 'stuck' || does === 'unread') holdUp(Infinity);
  if (does === 'busy') void keepBusy();
});

const { main }: typeof import('../../src/main.ts') = await import(String(place));
await main([], process.env, { silentMs: Number(silentMs), afterMs: 0 });
