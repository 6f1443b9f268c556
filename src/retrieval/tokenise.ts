import { stemmer } from 'stemmer';
import { simplified } from './simplified.ts';

/** Letters that are written without spaces: Chinese, Japanese, and Korean, whose words carry endings. */
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC\uFF70\uFF9E\uFF9F`;
const RUNS = new RegExp(`([${CJK}]+)|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');

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
  for (const match of text.matchAll(RUNS)) {
    const [run, cjk] = match;
    const from = match.index;
    const word = run.normalize('NFKC').toLowerCase();
    if (cjk !== undefined) pairs(word, from, run.length, take, singles);
    else if (!(ENDING.test(word) && /['’]/.test(text[from - 1] ?? ''))) {
      const term = spell(word);
      if (term !== '') take(term, from, from + run.length);
    }
  }
}

/** Overlapping pairs; a lone character stays as it is. */
function pairs(word: string, from: number, length: number, take: Take, singles: Singles): void {
  const letters = [...word].map(simplified);
  const last = letters.at(-1) as string;
  if (letters.length === 1 || singles === 'every') take(last, from + length - last.length, from + length);
  // Where compatibility forms were taken apart, places are no longer known one by one.
  const same = word.length === length;
  let at = from;
  for (let next = 1; next < letters.length; next++) {
    const [one, two] = [letters[next - 1] as string, letters[next] as string];
    if (same) take(one + two, at, at + one.length + two.length);
    else take(one + two, from, from + length);
    at += one.length;
  }
}

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
