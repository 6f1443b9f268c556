import { Transform, type TransformCallback } from 'node:stream';
import { hasTooManyParts } from '../domain/json-parts.ts';

const NEWLINE = 10;
/** How much of a line that is too long is kept, from either end, to tell whose it was. */
const KEPT = 4096;

/**
 * Passes on whole lines and drops those longer than `limit` bytes or of too many
 * values, so that one oversized message neither ends the connection nor holds
 * it up. At the end of input it waits for `settled` before it ends itself.
 */
export class LineLimit extends Transform {
  readonly #limit: number;
  readonly #dropped: (ends: string) => void;
  readonly #settled: () => Promise<void>;
  #held: Buffer[] = [];
  #length = 0;
  #ends: Buffer | undefined;

  constructor(limit: number, dropped: (ends: string) => void, settled: () => Promise<void>) {
    super();
    this.#limit = limit;
    this.#dropped = dropped;
    this.#settled = settled;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      this.#hold(chunk.subarray(from, at + 1));
      this.#release();
      from = at + 1;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from));
    done();
  }

  override _flush(done: TransformCallback): void {
    // A last line without its line break is a line.
    if (this.#length > 0) {
      this.#hold(Buffer.from('\n'));
      this.#release();
    }
    this.#settled().then(() => done(), done);
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
    if (this.#ends) this.#dropped(this.#ends.toString('latin1'));
    else this.#pass(Buffer.concat(this.#held));
    this.#held = [];
    this.#length = 0;
    this.#ends = undefined;
  }

  #pass(line: Buffer): void {
    const text = line.toString('latin1');
    if (hasTooManyParts(text)) this.#dropped(`${text.slice(0, KEPT)}${text.slice(-KEPT)}`);
    else this.push(line);
  }
}
