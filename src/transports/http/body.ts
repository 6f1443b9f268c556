import type { IncomingMessage } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import { hasTooManyParts, MAX_JSON_PARTS } from '../../domain/json-parts.ts';
import { INVALID_REQUEST, PARSE_ERROR, refuse, SERVER_ERROR } from './answers.ts';
import { LARGE } from './limits.ts';

/** A body of more pieces than this must have larger ones: each costs time, however small it is. */
const MANY_PIECES = 2_000;
const SMALL_PIECE = 64;

class NotTaken extends Error {
  readonly answer: Response;
  constructor(answer: Response) {
    super('A body that is not taken');
    this.answer = answer;
  }
}

const tooLarge = (limit: string): NotTaken =>
  new NotTaken(refuse(413, INVALID_REQUEST, `Message too large: the limit is ${limit}`));

/** Bytes as they come, in one piece of memory however small the pieces are. */
class Collected {
  #held: Buffer = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (this.#length === 0) this.#held = piece;
    else if (length > this.#held.length) {
      const larger = Buffer.allocUnsafe(2 * length);
      this.#held.copy(larger, 0, 0, this.#length);
      this.#held = larger;
    }
    if (this.#length > 0) piece.copy(this.#held, this.#length);
    this.#length = length;
  }

  text(): string {
    return new TextDecoder().decode(this.#held.subarray(0, this.#length));
  }
}

/** How a body is read. */
interface Reading {
  /** The longest that is taken, in bytes. */
  readonly limit: number;
  /** Called once when a body has become large; the rest is read when it resolves. */
  admit(): Promise<void>;
  /** How long the rest may take then, in milliseconds. */
  readonly restMs: number;
}

/** The text that a request carries. Throws NotTaken. */
async function textOf(incoming: IncomingMessage, { limit, admit, restMs }: Reading): Promise<string> {
  const bytes = `${limit} bytes`;
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge(bytes);
  const collected = new Collected();
  let pieces = 0;
  let until = Number.POSITIVE_INFINITY;
  const slow = (): NotTaken => new NotTaken(refuse(408, SERVER_ERROR, `The body took longer than ${restMs / 1000} s`));
  // Ending the stream early would end the connection, and with it the answer.
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  for (;;) {
    const { done, value } = await before(until, chunks.next(), slow);
    if (done) return collected.text();
    collected.add(value);
    pieces++;
    if (collected.length > limit) throw tooLarge(bytes);
    if (pieces > MANY_PIECES && collected.length < pieces * SMALL_PIECE) throw tooLarge(`${MANY_PIECES} tiny pieces`);
    if (until === Number.POSITIVE_INFINITY && collected.length >= LARGE) {
      await admit();
      until = performance.now() + restMs;
    }
  }
}

/** Waits for `work` up to a time of the monotonic clock, then throws what `late` makes. */
async function before<Value>(until: number, work: Promise<Value>, late: () => Error): Promise<Value> {
  if (until === Number.POSITIVE_INFINITY) return work;
  const waiting = Promise.withResolvers<never>();
  const timer = setTimeout(() => waiting.reject(late()), Math.max(0, until - performance.now()));
  return Promise.race([work, waiting.promise]).finally(() => clearTimeout(timer));
}

/**
 * The JSON body of a request, or the answer to one that has none or too large
 * a one. It is read from Node itself: a web stream costs more than a small call.
 */
export async function jsonBody(
  incoming: IncomingMessage,
  reading: Reading,
): Promise<{ value: unknown } | { refused: Response }> {
  if (!isJsonContentType(incoming.headers['content-type'] ?? null)) {
    return { refused: refuse(415, SERVER_ERROR, 'Unsupported Media Type: the body must be application/json') };
  }
  try {
    const text = await textOf(incoming, reading);
    if (hasTooManyParts(text)) throw tooLarge(`${MAX_JSON_PARTS} values`);
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof NotTaken) return { refused: error.answer };
    const what =
      error instanceof SyntaxError ? 'Parse error: the body is not valid JSON' : 'The body could not be read';
    return { refused: refuse(400, PARSE_ERROR, what) };
  }
}
