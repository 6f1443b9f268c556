import { tokenise } from './tokenise.ts';

/** Other forms that an English word may have in a note: what Porter's stems keep apart. */

/** Endings that make one word of another, so that print finds printer. */
const ENDINGS = ['er', 'or', 'ing', 'ment', 'ation', 'ion', 'al', 'ly', 'ness', 'able', 'y', 'e', 'ist', 'ance'];
const LEAST_STEM = 4;

/** Stems of words of the same family. */
export function familyOf(word: string): string[] {
  // A tuner tunes, a baker bakes.
  const root = word.endsWith('e') ? word.slice(0, -1) : word;
  const longer = word.length >= LEAST_STEM ? ENDINGS.flatMap((ending) => [word + ending, root + ending]) : [];
  const shorter = ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST_STEM).map(
    (ending) => word.slice(0, -ending.length),
  );
  const spelled = [
    ...(word.includes('our') ? [word.replace('our', 'or')] : []),
    ...(word.includes('ise') ? [word.replace('ise', 'ize')] : []),
    ...(word.includes('tyre') ? [word.replace('tyre', 'tire')] : []),
    ...(word.includes('ll') ? [word.replace('ll', 'l')] : []),
    ...(word.endsWith('tre') ? [word.replace(/tre$/, 'ter')] : []),
  ];
  return stemsOf([...longer, ...shorter, ...spelled]);
}

/** The two words that one may be written as: wifi, wi-fi. */
export function splitsOf(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at): [string, string] => [
    word.slice(0, at + 2),
    word.slice(at + 2),
  ]).flatMap(([first, second]): [string, string][] => {
    const [a, b] = [tokenise(first)[0], tokenise(second)[0]];
    return a !== undefined && b !== undefined ? [[a, b]] : [];
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A shorter word has too many neighbours that mean something else. */
const LEAST_TYPO = 5;
const MOST_TYPO = 16;

/** Stems of what is one slip of the fingers away: a letter more, less, other, or two in the wrong order (Damerau, 1964). */
export function slipsOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length < LEAST_TYPO || word.length > MOST_TYPO) return [];
  const slips: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') slips.push(before + after.slice(1));
    if (after.length > 1) slips.push(before + after[1] + after[0] + after.slice(2));
    for (const letter of LETTERS) {
      slips.push(before + letter + after);
      if (after !== '') slips.push(before + letter + after.slice(1));
    }
  }
  return stemsOf(slips);
}

const stemsOf = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => tokenise(word)))];
