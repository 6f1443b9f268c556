import type { ServerResponse } from 'node:http';
import { whenClosed } from './when-closed.ts';

/** From here on a body is large, in bytes: any number of smaller ones is taken. */
const LARGE = 256 * 1024;

/**
 * Takes large bodies a few at a time: parsed, one holds several times its
 * length, and keeps everybody waiting for as long as it is parsed. The others
 * stay with their clients.
 */
export class LargeBodies {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Resolves when the body of a request may be read; it counts until the answer has been sent. */
  async admit(request: Request, outgoing: ServerResponse): Promise<void> {
    const length = request.headers.get('content-length');
    if (length !== null && Number(length) < LARGE) return;
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    whenClosed(outgoing, () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    });
  }
}
