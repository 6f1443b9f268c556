import { tokens } from './tokenise.ts';

/** What stands around a matched word. The same marks in the text itself are shown as ‹ and ›: nothing in it can pass for a match. */
const OPEN = '«';
const CLOSE = '»';

/** Letters of a snippet; Latin ones are half as wide. */
const WIDTH = 110;

/** What is marked: words with these terms or, with `begun`, with one that begins so. */
export interface Marked {
  readonly terms: ReadonlySet<string>;
  readonly begun: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** Terms that begin here. */
  readonly terms: readonly string[];
}

const isWide = (letter: string): boolean => letter >= '\u2E80';

const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += isWide(letter) ? 1 : 0.5;
  return width;
};

const plain = (text: string): string => text.replaceAll(OPEN, '‹').replaceAll(CLOSE, '›');

/**
 * The stretch of a passage that says most about the terms, on one line, with
 * those that match marked «so».
 */
export function snippetOf(passage: string, marked: Marked): string {
  const text = passage.replaceAll(/\s+/g, ' ').trim();
  const spans = matches(text, marked);
  const [from, to] = stretch(text, spans);
  let shown = from > 0 ? '…' : '';
  let at = from;
  for (const span of spans.filter((one) => one.from >= from && one.to <= to)) {
    shown += plain(text.slice(at, span.from)) + OPEN + plain(text.slice(span.from, span.to)) + CLOSE;
    at = span.to;
  }
  return `${shown}${plain(text.slice(at, to))}${to < text.length ? '…' : ''}`;
}

/** Matching words, those that overlap or touch as one. */
function matches(text: string, { terms, begun }: Marked): Span[] {
  const spans: Span[] = [];
  for (const { term, from, to: end } of tokens(text, 'every')) {
    // Of a pair that begins with what was asked for only that is marked.
    const first = begun ? String.fromCodePoint(term.codePointAt(0) as number) : term;
    if (!terms.has(first)) continue;
    const to = begun ? Math.min(end, from + first.length) : end;
    const last = spans.at(-1);
    if (last && from <= last.to) {
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to), terms: [...last.terms, term] };
    } else spans.push({ from, to, terms: [term] });
  }
  return spans;
}

/** Ends of the stretch with the most different terms, the first one of several, with some room before it. */
function stretch(text: string, spans: readonly Span[]): [from: number, to: number] {
  if (widthOf(text) <= WIDTH) return [0, text.length];
  let best = { start: 0, count: 0 };
  for (const { from } of spans) {
    const to = forward(text, from, WIDTH * 0.8);
    const terms = new Set(spans.filter((one) => one.from >= from && one.to <= to).flatMap((one) => one.terms));
    if (terms.size > best.count) best = { start: from, count: terms.size };
  }
  const from = wordStart(text, backward(text, best.start, WIDTH * 0.2), best.start);
  const to = forward(text, from, WIDTH);
  return [from, to === text.length ? to : wordStart(text, to, to)];
}

function forward(text: string, from: number, width: number): number {
  let at = from;
  for (let used = 0; at < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(at) as number);
    used += isWide(letter) ? 1 : 0.5;
    if (used > width) break;
    at += letter.length;
  }
  return at;
}

function backward(text: string, from: number, width: number): number {
  let at = from;
  for (let used = 0; at > 0; at--) {
    used += isWide(text[at - 1] as string) ? 1 : 0.5;
    if (used > width) break;
  }
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}

/** Not in the middle of a Latin word: its beginning, unless that is far away or behind `most`. */
function wordStart(text: string, at: number, most: number): number {
  if (at === 0 || isWide(text[at] ?? '') || isWide(text[at - 1] ?? '')) return at;
  const blank = text.lastIndexOf(' ', at - 1) + 1;
  return blank > 0 && at - blank < 30 ? Math.min(blank, most) : at;
}
