import type { ServerResponse } from 'node:http';
import { refuse, SERVER_ERROR } from './answers.ts';

/** The answers that are being worked on: each has a deadline, and stopping waits for them. */
export class UnderWay {
  readonly #answers = new Set<ServerResponse>();
  readonly #requestMs: number;

  constructor(requestMs: number) {
    this.#requestMs = requestMs;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** The answer that `work` gives, or that it took too long; a stream that was begun in time is cut at the deadline. */
  within(outgoing: ServerResponse, work: Promise<Response>): Promise<Response> {
    const late = Promise.withResolvers<Response>();
    const timer = setTimeout(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else late.resolve(refuse(504, SERVER_ERROR, `The request took longer than ${this.#requestMs / 1000} s`));
    }, this.#requestMs);
    this.#answers.add(outgoing);
    outgoing.once('close', () => {
      clearTimeout(timer);
      this.#answers.delete(outgoing);
    });
    return Promise.race([work, late.promise]);
  }
}
