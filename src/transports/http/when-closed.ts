import type { ServerResponse } from 'node:http';

/** Runs `done` when an answer has been sent or its client is gone, also when that was before. */
export function whenClosed(outgoing: ServerResponse, done: () => void): void {
  if (outgoing.closed) done();
  else outgoing.once('close', done);
}
