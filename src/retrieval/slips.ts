import { isEmpty, type Letter, pairsOf, type Sign, type Slip, type Unit, WORTH, type Word } from './asked.ts';
import type { Dictionary } from './dictionary.ts';
import { slipsOf } from './variants.ts';

/** Nobody mistypes a number for another. */
const DIGITS = new Set('零一二三四五六七八九十百千');

/** What may be meant by words that are misspelt: letters left out or changed, characters that sound the same. */

/** A word that the dictionary has is spelt as it was meant. */
export const slipsOfWords = (
  words: readonly Word[],
  units: readonly Unit[],
  dictionary: Dictionary | undefined,
): Slip[] =>
  words
    .filter((one) => !isEmpty(units, one) && (dictionary?.chinese(one.stem) ?? []).length === 0)
    .map(({ unit, word, stem }) => ({
      unit,
      instead: [stem],
      signs: () => slipsOf(word).map((one) => ({ terms: [one], units: [unit], worth: WORTH.slip })),
    }));

export const slipsOfLetters = (letters: readonly Letter[], dictionary: Dictionary | undefined): Slip[] =>
  dictionary ? letters.flatMap((_, index) => slipsAt(letters, index, dictionary)) : [];

/** What a character may have been meant as. */
function slipsAt(letters: readonly Letter[], index: number, dictionary: Dictionary): Slip[] {
  const one = letters[index] as Letter;
  const besides = (other: Letter | undefined): Letter | undefined => (other?.run === one.run ? other : undefined);
  const [before, after] = [besides(letters[index - 1]), besides(letters[index + 1])];
  const instead = [...(before ? [before.letter + one.letter] : []), ...(after ? [one.letter + after.letter] : [])];
  if (instead.length === 0 || !one.isContent || DIGITS.has(one.letter)) return [];
  return [{ unit: one.unit, instead, signs: () => meantAs(one, before, after, dictionary) }];
}

function meantAs(one: Letter, before: Letter | undefined, after: Letter | undefined, dictionary: Dictionary): Sign[] {
  const signs: Sign[] = [];
  for (const letter of dictionary.soundsLike(one.letter)) {
    const first = before && before.letter + letter;
    const second = after && letter + after.letter;
    if (first && before && dictionary.isWord(first))
      signs.push({ terms: [first], units: [before.unit, one.unit], worth: WORTH.slip });
    if (second && after && dictionary.isWord(second))
      signs.push({ terms: [second], units: [one.unit, after.unit], worth: WORTH.slip });
    if (first && second && before && after)
      signs.push({ terms: [first, second], units: [before.unit, one.unit, after.unit], worth: WORTH.slip });
  }
  if (before && after) {
    for (const word of dictionary.around(before.letter, after.letter)) {
      signs.push({ terms: pairsOf(word), units: [before.unit, one.unit, after.unit], worth: WORTH.slip });
    }
  }
  return signs;
}
