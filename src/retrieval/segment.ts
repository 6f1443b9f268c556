import type { Dictionary } from './dictionary.ts';
import { QUESTION_LETTERS, QUESTION_WORDS } from './question-words.ts';

/** Letters of a word. */
const MOST_LETTERS = 6;
/** A word that has no entry, and is rarer, is taken for the words that it is made of. */
const COMMON = 12;
/** Letters of such a word. */
const SHORT = 4;

/** A stretch of Chinese characters that belong together. */
export interface Segment {
  readonly letters: readonly string[];
  /** Whether the dictionary has it, so that it tells what it means. */
  readonly isEntry: boolean;
}

/** The longest known words, one after the other; what is in none of them, character by character. */
export function segmented(simple: readonly string[], dictionary: Dictionary | undefined): Segment[] {
  const found: Segment[] = [];
  for (let at = 0; at < simple.length; at += found.at(-1)?.letters.length ?? 1) {
    const longest = Array.from({ length: Math.min(MOST_LETTERS, simple.length - at) - 1 }, (_, shorter) =>
      simple.slice(at, at + Math.min(MOST_LETTERS, simple.length - at) - shorter),
    ).find((letters) => isKnown(letters, dictionary));
    const letters = longest ?? simple.slice(at, at + 1);
    found.push({ letters, isEntry: longest !== undefined && isEntry(letters.join(''), dictionary) });
  }
  return found;
}

const isEntry = (word: string, dictionary: Dictionary | undefined): boolean =>
  QUESTION_WORDS.has(word) || (dictionary?.isWord(word) ?? false);

/** An entry, or a word that has none and is used so often that it is one and not two: 驾照. */
function isKnown(letters: readonly string[], dictionary: Dictionary | undefined): boolean {
  const word = letters.join('');
  if (isEntry(word, dictionary)) return true;
  const isLikely = letters.length <= SHORT && !letters.some((one) => QUESTION_LETTERS.has(one));
  if (!isLikely || !dictionary || dictionary.rarity(word) >= COMMON) return false;
  return !letters.some(
    (_, at) =>
      at > 1 && dictionary.isWord(letters.slice(0, at).join('')) && dictionary.isWord(letters.slice(at).join('')),
  );
}
