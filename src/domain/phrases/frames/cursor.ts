import { type Frame, fill, type Moment } from './frame.ts';
import type { Piece } from './pieces.ts';

/** Pieces that say when something is. */
export const POINTS: ReadonlySet<Piece['kind']> = new Set(['day', 'period', 'part', 'clock', 'stamp', 'now', 'shift']);

interface Place {
  readonly at: number;
  readonly reach: number;
  readonly spans: number;
}

/** Where the composer stands among the pieces, and the frame that it fills. */
export class Cursor {
  readonly frame: Frame = { start: {}, spans: [] };
  at: number;
  readonly text: string;
  private readonly pieces: readonly Piece[];
  /** End of what has been read, glue included. */
  private reach = -1;

  /** A name was passed by (room 302): it is no part of the time around it. */
  private isPastName = false;

  /** Something in the text repeats, here or elsewhere. */
  readonly repeats: boolean;

  /** Where the frame begins among the pieces. */
  private readonly first: number;

  constructor(pieces: readonly Piece[], text: string, at: number, repeats: boolean) {
    this.repeats = repeats;
    this.pieces = pieces;
    this.text = text;
    this.at = at;
    this.first = at;
  }

  mark(): Place {
    return { at: this.at, reach: this.reach, spans: this.frame.spans.length };
  }

  /** Back to a place marked before, as if nothing had been read since. */
  reset({ at, reach, spans }: Place): void {
    this.at = at;
    this.reach = reach;
    this.frame.spans.length = spans;
  }

  drop(piece: Piece): boolean {
    // A further time of a list (早8晚8) is none of a word's several values.
    const isListed = piece.kind === 'clock' || (piece.kind === 'day' && piece.day.at !== 'today');
    return piece.from === piece.to && !isListed && this.skip(piece);
  }

  /** The next piece if only blanks lie before it. */
  peek(ahead = 0): Piece | undefined {
    const piece = this.pieces[this.at + ahead];
    if (!piece) return undefined;
    const from = ahead === 0 ? this.reach : (this.pieces[this.at + ahead - 1] as Piece).to;
    return from < 0 || this.isBlank(from, piece.from) ? piece : undefined;
  }

  private isBlank(from: number, to: number): boolean {
    for (let index = from; index < to; index++) if (!/\s/.test(this.text[index] as string)) return false;
    return true;
  }

  /** The next piece that is not glue. */
  peekPast(ahead: number): Piece | undefined {
    let next = ahead;
    while (this.peek(next)?.kind === 'glue') next++;
    return this.peek(next);
  }

  /** Whether it begins a part of the sentence of its own, or says itself that it is all in all: `…, 10 times`, 共10次. */
  isSetOff({ from, to }: Piece): boolean {
    return (
      /(?:[,;(]|\s-)\s*$/.test(this.text.slice(0, from)) || /^(?:[^\d\sa-z]|for |total)/.test(this.text.slice(from, to))
    );
  }

  /** Whether the piece before this one is of that kind, glue apart. */
  isBehind(kind: Piece['kind']): boolean {
    let last = this.at - 1;
    while (this.pieces[last]?.kind === 'glue') last--;
    return this.pieces[last]?.kind === kind;
  }

  use(piece: Piece): true {
    // Only blanks and glue lie between pieces of one frame: they belong to it.
    const from = this.isPastName ? piece.from : (this.frame.spans.at(-1)?.to ?? piece.from);
    this.isPastName = false;
    this.frame.spans.push({ from, to: piece.to });
    return this.skip(piece);
  }

  skip(piece: Piece): true {
    if (piece.kind === 'glue' && piece.isName) this.isPastName = true;
    this.at++;
    this.reach = piece.to;
    return true;
  }

  /** from 2pm, May 3 to 3pm + , May 4: both ends say the day behind the hour, and nothing else follows. */
  private endsBehindHour(day: Piece): boolean {
    const behind = this.pieces[this.pieces.indexOf(day) + 1];
    return this.frame.start.isDayLast === true && behind?.kind !== 'clock' && behind?.kind !== 'number';
  }

  /** 周六游泳课9点到10点，12月26号不上: the day of the frame was said further ahead. */
  private dayBefore(): Piece | undefined {
    return this.pieces.slice(0, this.first).find(({ kind }) => kind === 'day' || kind === 'repeat');
  }

  /** 每天六点背单词半小时，七点吃早饭: an hour was said before the frame. */
  get isBehindHour(): boolean {
    return this.pieces.slice(0, this.first).some(({ kind }) => kind === 'clock');
  }

  /** The moment that starts here. */
  readMoment(): Moment | undefined {
    const moment: Moment = {};
    for (;;) {
      const piece = this.peek();
      if (!piece) break;
      if (piece.kind === 'glue' || (piece.kind === 'from' && Object.keys(moment).length === 0)) {
        const next = this.peekPast(1);
        if (!next || !(POINTS.has(next.kind) || next.kind === 'number')) break;
        // Monday 9-11, Tuesday 2-4: another day of which more is said.
        if (
          next.kind === 'day' &&
          (moment.clock ?? moment.number ?? (moment.part === 'noon' && this.frame.repeat)) &&
          (this.frame.start.day ?? this.frame.repeat ?? this.dayBefore()) &&
          this.text[piece.from] === ',' &&
          !this.endsBehindHour(next)
        )
          break;
        // 上午九点到十一点半，下午两点到五点: the part of the day is that of the hour behind it.
        if (next.kind === 'part' && moment.clock && this.text[piece.from] === ',') break;
        this.skip(piece);
      } else if (piece.kind === 'number' && Object.keys(moment).length === 0) {
        moment.number = piece;
        this.use(piece);
      } else if (POINTS.has(piece.kind) && fill(moment, piece)) this.use(piece);
      // 9-11am + Dec 3-5: the first day is read, and a second one follows.
      else if (piece.kind === 'to' || !this.drop(piece)) break;
    }
    return Object.keys(moment).length > 0 ? moment : undefined;
  }
}
