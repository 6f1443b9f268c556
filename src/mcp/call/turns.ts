/** How long calls are begun one after the other before the event loop goes round. */
const SLICE_MS = 10;
/** Calls begun in one round, at most. */
const MOST = 100;

let isOpen = false;
let began = 0;
const waiting: (() => void)[] = [];

function open(): void {
  isOpen = true;
  began = performance.now();
}

function next(): void {
  isOpen = false;
  if (waiting.length === 0) return;
  open();
  // One callback each, so that the work that a call does at once counts before the next one begins. The first one
  // always begins: what the loop did in between may have taken all of the slice.
  for (let index = 0; index < Math.min(waiting.length, MOST); index++) {
    setImmediate(() => {
      if (index === 0 || performance.now() - began < SLICE_MS) waiting.shift()?.();
    });
  }
  setImmediate(next);
}

/**
 * Resolves when a call may begin. Hundreds of small calls that arrive together
 * would otherwise run in one go, since the database answers at once: timers,
 * other sockets and the commits of writes would wait for the last of them.
 */
export function turn(): Promise<void> | undefined {
  if (!isOpen) {
    open();
    setImmediate(next);
  }
  if (waiting.length === 0 && performance.now() - began < SLICE_MS) return undefined;
  return new Promise((resolve) => waiting.push(resolve));
}
