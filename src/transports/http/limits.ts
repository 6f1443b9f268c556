import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AtOnce } from '../../domain/at-once.ts';
import { refuse, SERVER_ERROR } from './answers.ts';

/** What one HTTP server grants its clients. Times in milliseconds. */
export interface Limits {
  /** Longest body of a request, in bytes; the same as a message over stdio. */
  readonly bodyBytes: number;
  /** Large bodies that are held at the same time; the others wait. */
  readonly largeBodies: number;
  /** Sessions of the 2025 era, on `/mcp` and on `/sse` each. */
  readonly sessions: number;
  /** Those of one owner: where users are told apart, none takes the place of all others. */
  readonly ownSessions: number;
  /** Open streams of `subscriptions/listen`. */
  readonly streams: number;
  /** A session that nobody uses is dropped after this long. */
  readonly idleMs: number;
  /** From the first byte of a request to the last one of its answer; streams that stay open by design are exempt. */
  readonly requestMs: number;
  /** How long a client may take to send the headers of a request. */
  readonly headersMs: number;
  /** How long one may take to send the rest of a large body: others may wait to send theirs. */
  readonly largeBodyMs: number;
  /** What may wait on an `/sse` stream for a client that does not read, in bytes, before more is sent. */
  readonly unreadBytes: number;
  /** How often open streams and sessions are looked at. */
  readonly sweepMs: number;
  /** How long a client may take to answer a ping on its stream. */
  readonly pingMs: number;
  /** How long calls under way are waited for when the server is stopped. */
  readonly graceMs: number;
}

export const LIMITS: Limits = {
  bodyBytes: 10 * 1024 * 1024,
  largeBodies: 2,
  sessions: 2_000,
  ownSessions: 2_000,
  streams: 2_000,
  idleMs: 30 * 60_000,
  requestMs: 120_000,
  headersMs: 20_000,
  largeBodyMs: 20_000,
  unreadBytes: 16 * 1024 * 1024,
  sweepMs: 30_000,
  pingMs: 20_000,
  graceMs: 10_000,
};

/** Runs `done` when an answer has been sent or its client is gone, also when that was before. */
export function whenClosed(outgoing: ServerResponse, done: () => void): void {
  if (outgoing.closed) done();
  else outgoing.once('close', done);
}

/** From here on a body is large, in bytes: any number of smaller ones is taken. */
export const LARGE = 256 * 1024;

/**
 * Lets a few requests at a time do what fills the memory: send a large body,
 * which parsed holds several times its length, or be answered with a large
 * one, which is held until its client has read it. The others wait.
 */
export class LargeOnes {
  readonly #turns: AtOnce;

  constructor(most: number) {
    this.#turns = new AtOnce(most);
  }

  /** Resolves when it is the turn of a request, which lasts until its answer has been sent. */
  async admit(outgoing: ServerResponse): Promise<void> {
    const end = await this.#turns.take();
    whenClosed(outgoing, end);
  }
}

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

/** Ends connections whose peer has stopped reading: something waits to be sent, and nothing was taken between two looks. */
export class StuckSockets {
  /** Bytes that the system had taken at the last look, of those sockets where more was waiting. */
  readonly #taken = new Map<Socket, number | undefined>();

  watch(socket: Socket): void {
    // Finds peers that vanished while nothing is sent.
    socket.setKeepAlive(true, 30_000);
    this.#taken.set(socket, undefined);
    socket.once('close', () => this.#taken.delete(socket));
  }

  sweep(): void {
    for (const [socket, before] of this.#taken) {
      const waiting = socket.writableLength;
      const taken = waiting > 0 ? socket.bytesWritten - waiting : undefined;
      if (taken !== undefined && taken === before) socket.destroy();
      else this.#taken.set(socket, taken);
    }
  }
}
