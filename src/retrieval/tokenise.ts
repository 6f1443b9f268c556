import { stemmer } from 'stemmer';
import { CJK, endOfRun, kindOf, LETTER, NEITHER, simplify } from './letters.ts';

/** What is left of a word after its apostrophe (Anna's, don't, we'll): no word of its own. */
const ENDING = /^(?:s|t|d|m|re|ve|ll)$/;

/** A term that a text is found by, and where it stands in it (UTF-16 offsets). */
export interface Token {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

type Take = (term: string, from: number, to: number) => void;

/** `every`: the last character of a CJK run also by itself; the others begin a pair. */
type Singles = 'lone' | 'every';

/** How a run of letters of another script than CJK becomes a term. */
type Spell = (word: string) => string;

/** Latin letters without their accents, so that resume finds résumé. Nothing but letters and digits: ⑴ is (1) by now. */
const plain: Spell = (word) =>
  /^[a-z0-9]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(/(?<=\p{Script=Latin})\p{Mn}+|[^\p{L}\p{M}\p{N}]+/gu, '')
        .normalize('NFC');

/** Stems by their words; the words of a store repeat. */
const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

const stemmed: Spell = (word) => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const letters = plain(word);
  // Porter's algorithm is one for English words.
  const stem = /^[a-z]+$/.test(letters) ? stemmer(letters) : letters;
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
};

function scan(text: string, spell: Spell, take: Take, singles: Singles = 'lone'): void {
  const lower = text.toLowerCase();
  // Of most texts nothing changes place, and no run needs to be looked at by itself.
  const isPlain = lower.length === text.length && lower.normalize('NFKC') === lower;
  const read = isPlain ? lower : text;
  for (let from = 0; from < read.length; ) {
    const code = read.codePointAt(from) as number;
    const kind = kindOf(code > 0xffff ? String.fromCodePoint(code) : (read[from] as string));
    const to = endOfRun(read, from, kind);
    if (kind !== NEITHER) {
      const run = read.slice(from, to);
      const word = isPlain ? run : run.normalize('NFKC').toLowerCase();
      if (kind === CJK) pairs(word, from, to - from, take, singles);
      else if (kind === LETTER && !(ENDING.test(word) && isApostrophe(text[from - 1]))) {
        const term = spell(word);
        if (term !== '') take(term, from, to);
      }
    }
    from = to;
  }
}

const isApostrophe = (letter: string | undefined): boolean => letter === "'" || letter === '’';

/** Overlapping pairs; a lone character stays as it is. */
function pairs(word: string, from: number, length: number, take: Take, singles: Singles): void {
  const letters = simplify(word);
  // Where compatibility forms were taken apart, places are no longer known one by one.
  const same = letters.length === length;
  const give = (begin: number, end: number): void =>
    take(letters.slice(begin, end), same ? from + begin : from, same ? from + end : from + length);
  let last = 0;
  for (let at = widthAt(letters, 0); at < letters.length; ) {
    const end = at + widthAt(letters, at);
    give(last, end);
    last = at;
    at = end;
  }
  if (singles === 'every' || widthAt(letters, 0) === letters.length) give(last, letters.length);
}

const widthAt = (letters: string, at: number): number => {
  const code = letters.charCodeAt(at);
  return code >= 0xd800 && code < 0xdc00 ? 2 : 1;
};

/**
 * The terms of a text: NFKC, lower case, traditional characters as simplified
 * ones, CJK runs as overlapping pairs (a lone character stays as it is), English
 * words by their Porter stems.
 */
export function tokens(text: string, singles: Singles = 'lone'): Token[] {
  const found: Token[] = [];
  scan(text, stemmed, (term, from, to) => found.push({ term, from, to }), singles);
  return found;
}

/** As `tokens`, the terms alone. */
export function tokenise(text: string): string[] {
  const found: string[] = [];
  scan(text, stemmed, (term) => found.push(term));
  return found;
}

/** The terms that a text is put into an index with: one character is found as the beginning of a term. */
export function indexTerms(text: string): string[] {
  const found: string[] = [];
  scan(text, stemmed, (term) => found.push(term), 'every');
  return found;
}

/** As `tokenise`, with English words as they are written: for what people type in part, or with typos. */
export function words(text: string): string[] {
  const found: string[] = [];
  scan(text, plain, (term) => found.push(term));
  return found;
}
