import type { ServerResponse } from 'node:http';
import { refuse, SERVER_ERROR } from './answers.ts';
import { whenClosed } from './when-closed.ts';

/** The answers that are being worked on: each has a deadline, and stopping waits for them. */
export class UnderWay {
  readonly #answers = new Map<ServerResponse, NodeJS.Timeout>();
  readonly #requestMs: number;

  constructor(requestMs: number) {
    this.#requestMs = requestMs;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Waits for `work`; gives the answer for when it takes too long. One that was begun in time is cut at the deadline. */
  within(outgoing: ServerResponse, work: Promise<void>): Promise<Response | undefined> {
    const late = Promise.withResolvers<Response>();
    const timer = setTimeout(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else late.resolve(refuse(504, SERVER_ERROR, `The request took longer than ${this.#requestMs / 1000} s`));
    }, this.#requestMs);
    this.#answers.set(outgoing, timer);
    whenClosed(outgoing, () => this.release(outgoing));
    return Promise.race([work.then(() => undefined), late.promise]);
  }

  /** Leaves a stream alone that stays open by design. */
  release(outgoing: ServerResponse): void {
    clearTimeout(this.#answers.get(outgoing));
    this.#answers.delete(outgoing);
  }
}
