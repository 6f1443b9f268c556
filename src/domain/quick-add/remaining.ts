import { normalise } from '../phrases/frames/normalise.ts';
import type { Span } from '../time/phrase.ts';
import { GAP } from './frames/gap.ts';

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/**
 * A text from which parts are taken out, step by step. Patterns run on `view`:
 * the text as the grammars read it (phrases/normalise.ts), with a GAP where
 * something was; what is left is shown in the user's own spelling.
 */
export class Remaining {
  readonly #text: string;
  readonly #plain: string;
  /** Places in the text of what is left; -1 is a gap. */
  #places: number[];
  /** The view, until a place goes. */
  #seen: string | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#plain = normalise(text);
    this.#places = Array.from({ length: text.length }, (_, index) => index);
  }

  copy(): Remaining {
    const copy = new Remaining(this.#text);
    copy.#places = [...this.#places];
    return copy;
  }

  get view(): string {
    this.#seen ??= this.seenIn(this.#plain);
    return this.#seen;
  }

  /** As `view`, of another form of the text, of the same length. */
  seenIn(text: string): string {
    return this.#places.map((at) => (at < 0 ? GAP : text[at])).join('');
  }

  /** Takes out places of the text given. */
  cut(spans: readonly Span[]): void {
    for (const { from, to } of spans) {
      const first = this.#places.findIndex((at) => at >= from && at < to);
      if (first < 0) continue;
      const kept = this.#places.filter((at) => at < from || at >= to);
      this.#places = [...kept.slice(0, first), -1, ...kept.slice(first)];
    }
    this.#mergeGaps();
  }

  /** Takes out all that the pattern matches, or of each match its group `cut`. True when there was any. */
  drop(pattern: RegExp, leavesGap = true): boolean {
    const found = this.find(pattern);
    if (found) this.cutView(found, leavesGap);
    return found !== undefined;
  }

  /** Takes out places of the view. */
  cutView({ from, to }: Span, leavesGap = true): void {
    this.#places.splice(from, to - from, ...(leavesGap ? [-1] : []));
    this.#mergeGaps();
  }

  /** Puts the group `cut` of the first match at the start. */
  move(pattern: RegExp): void {
    const found = this.find(pattern);
    if (!found) return;
    this.#places.unshift(...this.#places.splice(found.from, found.to - found.from));
    this.#seen = undefined;
  }

  /** The first match, or its group `cut`: places in the view. */
  find(pattern: RegExp): Span | undefined {
    const match = withPlaces(pattern).exec(this.view);
    const [from, to] = match?.indices?.groups?.cut ?? match?.indices?.[0] ?? [0, 0];
    return to > from ? { from, to } : undefined;
  }

  /** What stands at places of the view, in the user's own spelling. */
  shown({ from, to }: Span = { from: 0, to: this.#places.length }): string {
    const places = this.#places.slice(from, to);
    let out = '';
    for (const [index, at] of places.entries()) {
      if (at >= 0) out += this.#text[at];
      else if (!joinsWide(out, this.#charAt(places[index + 1]))) out += ' ';
    }
    return out.replace(/\s+/g, ' ').trim();
  }

  #charAt(at: number | undefined): string {
    return at === undefined || at < 0 ? '' : (this.#text[at] as string);
  }

  #mergeGaps(): void {
    this.#seen = undefined;
    this.#places = this.#places.filter((at, index) => at >= 0 || this.#places[index - 1] !== -1);
  }
}

const PLACED = new WeakMap<RegExp, RegExp>();

/** The same pattern, of which matches say where their groups lie. */
function withPlaces(pattern: RegExp): RegExp {
  const known = PLACED.get(pattern);
  if (known) return known;
  const placed = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}d`);
  PLACED.set(pattern, placed);
  return placed;
}

/** Chinese is written without blanks. */
const joinsWide = (before: string, after: string): boolean => WIDE.test(before.at(-1) ?? '') && WIDE.test(after);
