import { hasTooManyParts } from '../domain/json-parts.ts';

const NEWLINE = 10;
/** How much of a line that is too long is kept, from either end, to tell whose it was. */
const KEPT = 4096;

interface Handlers {
  /** Takes a whole line, without its end. */
  readonly line: (text: string) => void;
  /** Takes both ends of a line that is too long. */
  readonly dropped: (ends: string) => void;
}

/**
 * Reads lines and drops those longer than `limit` bytes or of too many values,
 * so that one oversized message neither ends the connection nor holds it up.
 */
export class Lines {
  readonly #limit: number;
  readonly #handlers: Handlers;
  #held: Buffer[] = [];
  #length = 0;
  #ends: Buffer | undefined;

  constructor(limit: number, handlers: Handlers) {
    this.#limit = limit;
    this.#handlers = handlers;
  }

  add(piece: Buffer): void {
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      this.#hold(piece.subarray(from, at + 1));
      this.#release();
      from = at + 1;
    }
    if (from < piece.length) this.#hold(piece.subarray(from));
  }

  /** A last line without its line break is a line. */
  end(): void {
    if (this.#length > 0) this.add(Buffer.from('\n'));
  }

  #hold(part: Buffer): void {
    this.#length += part.length;
    if (this.#length <= this.#limit) {
      this.#held.push(part);
      return;
    }
    const all = this.#ends ? [this.#ends, part] : [...this.#held, part];
    this.#held = [];
    const joined = Buffer.concat(all);
    this.#ends = joined.length <= 2 * KEPT ? joined : Buffer.concat([joined.subarray(0, KEPT), joined.subarray(-KEPT)]);
  }

  #release(): void {
    if (this.#ends) this.#handlers.dropped(this.#ends.toString('latin1'));
    else this.#pass(this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held));
    this.#held = [];
    this.#length = 0;
    this.#ends = undefined;
  }

  #pass(line: Buffer): void {
    const text = line.toString('utf8');
    if (hasTooManyParts(text)) this.#handlers.dropped(`${text.slice(0, KEPT)}${text.slice(-KEPT)}`);
    else this.#handlers.line(text);
  }
}
