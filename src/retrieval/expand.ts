import type { Dictionary } from './dictionary.ts';
import { CJK, endOfRun, kindOf, simplify } from './letters.ts';
import { isFunctionTerm } from './query.ts';
import { tokens } from './tokenise.ts';

/**
 * One thing that a query names, in both languages. Whoever says any of it means
 * the same: as Pirkola's structured queries do (The effects of query structure and
 * dictionary setups in dictionary-based cross-language information retrieval,
 * 1998), occurrences of all alternatives are counted together, so that a word with
 * many translations says little, and one with few says much.
 */
export interface Concept {
  /** Each is a list of terms that stand one after the other. */
  readonly alternatives: readonly (readonly string[])[];
  readonly weight: number;
}

/** Words of a phrase that the dictionary may know as one, and letters of a Chinese word. */
const MOST_STEMS = 3;
const MOST_LETTERS = 6;

/** Chinese words that make a question and say nothing of what it is about. */
const QUESTION_WORDS = new Set(
  '什么 什么时候 什么样 怎么 怎么样 怎样 多少 哪里 哪些 哪个 如何 为什么 是否 可以 这个 那个 一个 之一 以及 其他 他们 我们 它们 没有 进行 成为 时候 因为 由于 根据 通过 关于'.split(
    ' ',
  ),
);

/** What a query names. Empty where the dictionary knows none of it: then there is nothing to look for in the other language. */
export function conceptsOf(text: string, dictionary: Dictionary): Concept[] {
  const found = [...english(text, dictionary), ...chinese(text, dictionary)];
  return found.some(({ alternatives }) => alternatives.length > 1) ? found : [];
}

/** The terms of a Chinese word: its pairs. */
const pairsOf = (word: string): string[] => tokens(word).map(({ term }) => term);

function english(text: string, dictionary: Dictionary): Concept[] {
  const stems = tokens(text)
    .filter(({ from }) => kindOf(String.fromCodePoint(text.codePointAt(from) as number)) !== CJK)
    .map(({ term }) => term);
  const concepts: Concept[] = [];
  for (let at = 0; at < stems.length; ) {
    const { length, words } = longest(stems.slice(at, at + MOST_STEMS), dictionary);
    const own = stems.slice(at, at + length);
    const weight = length === 1 && isFunctionTerm(own[0] as string) ? 0 : 1;
    if (weight > 0) concepts.push({ alternatives: [own, ...words.map(pairsOf)], weight });
    at += length;
  }
  return concepts;
}

/** The longest phrase that begins here and is known, or the first word by itself. */
function longest(stems: readonly string[], dictionary: Dictionary): { length: number; words: readonly string[] } {
  for (let length = stems.length; length > 0; length--) {
    if (length === 1 && isFunctionTerm(stems[0] as string)) break;
    const words = dictionary.chinese(stems.slice(0, length).join(' '));
    if (words.length > 0) return { length, words };
  }
  return { length: 1, words: [] };
}

/** The longest known words, one after the other. */
function chinese(text: string, dictionary: Dictionary): Concept[] {
  const concepts: Concept[] = [];
  for (let from = 0; from < text.length; ) {
    const kind = kindOf(String.fromCodePoint(text.codePointAt(from) as number));
    const to = endOfRun(text, from, kind);
    if (kind === CJK) concepts.push(...segmented([...simplify(text.slice(from, to))], dictionary));
    from = to;
  }
  return concepts;
}

function segmented(letters: readonly string[], dictionary: Dictionary): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < letters.length; at++) {
    for (let length = Math.min(MOST_LETTERS, letters.length - at); length > 1; length--) {
      const word = letters.slice(at, at + length).join('');
      const meanings = dictionary.english(word);
      if (meanings.length === 0) continue;
      if (!QUESTION_WORDS.has(word)) {
        concepts.push({ alternatives: [pairsOf(word), ...meanings.map((one) => one.split(' '))], weight: 1 });
      }
      at += length - 1;
      break;
    }
  }
  return concepts;
}
