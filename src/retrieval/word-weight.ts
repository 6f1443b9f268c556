import type { Dictionary } from './dictionary.ts';
import { isFunctionTerm } from './query.ts';
import { carrying, QUESTION_LETTERS, QUESTION_WORDS } from './question-words.ts';

/** What a word for what is asked about a thing says beside the thing. */
const ASPECT = 0.35;
/** What a word for a relative says beside what is asked about them. */
const KIN = 0.7;
/** By how much each doubling of what a word may mean makes it say less. */
const VAGUE = 0.3;
/** A character that is no part of a word. */
const LETTER = 0.5;

/**
 * What covering an English term of a question says: from 0, where it only holds the question together, to 1 for one that
 * means one thing (router). The more translations a word has, the more it may mean (end, close, office), and the less a
 * note that holds it and nothing else of a question says of what was asked.
 */
export function weightOfTerm(term: string, dictionary: Dictionary | undefined): number {
  if (isFunctionTerm(term)) return 0;
  const translations = Math.max(1, dictionary?.chinese(term).length ?? 0);
  return carried(term) ?? 1 / (1 + VAGUE * Math.log2(translations));
}

/** Whether a Chinese word or character is more than a part of the question. */
export const isContent = (word: string): boolean =>
  word.length === 1 ? !QUESTION_LETTERS.has(word) : !QUESTION_WORDS.has(word);

/** What covering a Chinese word or character of a question says, 0 to 1. */
export function weightOfWord(word: string): number {
  if (!isContent(word)) return 0;
  return word.length === 1 ? LETTER : (carried(word) ?? 1);
}

function carried(term: string): number | undefined {
  const { light, aspects, kin } = carrying();
  if (light.has(term)) return 0;
  return aspects.has(term) ? ASPECT : kin.has(term) ? KIN : undefined;
}
