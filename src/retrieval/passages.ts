/** A stretch of a text that is searched by itself. Places and lengths are in characters (code points), as databases count. */
export interface Passage {
  readonly begin: number;
  readonly length: number;
  readonly text: string;
}

/** About how much one passage holds, in Chinese characters; two Latin letters count as one. */
const FULL = 600;
/** A text up to this is one passage: cutting a short one only tears words apart that belong together. */
const WHOLE = 900;

const WIDE = /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;

/** Where a text may be cut, the better places first: between paragraphs, lines, sentences, clauses, words. */
const CUTS = [/\n\s*\n/gu, /\n/gu, /[。！？!?；;…]+["'”’」』）)]*|\.(?=\s)/gu, /[，,、：:]|\s/gu];

/** Cuts a long text into passages that overlap by nothing and leave nothing out but blank ends. */
export function passagesOf(text: string): Passage[] {
  const pieces = weightOf(text) <= WHOLE ? [text] : pack(split(text, 0));
  const passages: Passage[] = [];
  let begin = 0;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    if (piece.trim() !== '') passages.push({ begin, length, text: piece });
    begin += length;
  }
  return passages;
}

function weightOf(text: string): number {
  let weight = 0;
  for (const letter of text) weight += WIDE.test(letter) ? 1 : 0.5;
  return weight;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Pieces no longer than a passage, cut at the best places there are. */
function split(text: string, level: number): string[] {
  if (weightOf(text) <= FULL) return [text];
  const cut = CUTS[level];
  if (!cut) return chopped(text);
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(cut)) {
    pieces.push(text.slice(from, index + found.length));
    from = index + found.length;
  }
  pieces.push(text.slice(from));
  return pieces.flatMap((piece) => split(piece, level + 1));
}

/** Of text without any place to cut it. */
function chopped(text: string): string[] {
  const letters = [...text];
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += FULL) pieces.push(letters.slice(at, at + FULL).join(''));
  return pieces;
}

/** Puts pieces that follow one another together, evenly: no last passage of a few words. */
function pack(pieces: readonly string[]): string[] {
  const weights = pieces.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = total / Math.ceil(total / FULL);
  const packed: string[] = [];
  let filled = 0;
  for (const [index, piece] of pieces.entries()) {
    const weight = weights[index] as number;
    // A piece goes where more than half of it belongs.
    if (packed.length === 0 || filled + weight / 2 > share * packed.length) packed.push(piece);
    else packed[packed.length - 1] += piece;
    filled += weight;
  }
  return packed;
}
