import type { Dictionary } from './dictionary.ts';
import { THING_LETTERS } from './question-words.ts';
import { pairsOf, type Sign, type Slip, type Unit, unitsOf, WORTH, type Word } from './signs.ts';
import { tokenise } from './tokenise.ts';
import { familyOf, slipsOf, splitsOf } from './variants.ts';

const MOST_STEMS = 3;
const MOST_ALTERNATIVES = 8;

/** Phrases of up to three words. */
const phrasesAt = (words: readonly Word[], at: number): (readonly Word[])[] =>
  Array.from({ length: Math.min(MOST_STEMS, words.length - at) }, (_, more) => words.slice(at, at + more + 1));

const translationsOf = (
  phrase: readonly Word[],
  units: readonly Unit[],
  dictionary: Dictionary | undefined,
): readonly string[] =>
  !dictionary || (phrase.length === 1 && isEmpty(units, phrase[0])) ? [] : inChinese(phrase, dictionary);

/** What words are in Chinese: where the dictionary lacks one (expiry), what others of its family are (expire). */
function inChinese(phrase: readonly Word[], dictionary: Dictionary): readonly string[] {
  const words = dictionary.chinese(phrase.map(({ stem }) => stem).join(' '));
  const [only] = phrase;
  return words.length > 0 || phrase.length > 1 || !only
    ? words
    : familyOf(only.word).flatMap((stem) => dictionary.chinese(stem));
}

const isEmpty = (units: readonly Unit[], word: Word | undefined): boolean =>
  word === undefined || units[word.unit]?.weight === 0;

/** Words that follow one another, written as one: stand up, standup. */
export const joined = (words: readonly Word[]): Sign[] =>
  words.flatMap((_, at) =>
    phrasesAt(words, at)
      .filter(({ length }) => length > 1)
      .flatMap((phrase) =>
        tokenise(phrase.map(({ word }) => word).join('')).map((term) => ({
          terms: [term],
          units: unitsOf(phrase),
          worth: 1,
        })),
      ),
  );

/** The words themselves, and what they are in Chinese. */
export function ofWords(words: readonly Word[], units: readonly Unit[], dictionary: Dictionary | undefined): Sign[] {
  return words.flatMap((_, at) =>
    phrasesAt(words, at).flatMap((phrase) => [
      ...(phrase.length > 1 ? [] : [{ terms: [(phrase[0] as Word).stem], units: unitsOf(phrase), worth: 1 }]),
      ...translationsOf(phrase, units, dictionary).map((word) => ({
        terms: pairsOf(word),
        units: unitsOf(phrase),
        worth: WORTH.translated,
      })),
    ]),
  );
}

/** Words that share a translation, other forms, and the characters that make Chinese words of what they mean. */
export function aroundWords(
  words: readonly Word[],
  units: readonly Unit[],
  dictionary: Dictionary | undefined,
): Sign[] {
  const signs: Sign[] = [];
  const add = (terms: readonly string[], parts: readonly Word[], worth: number): void => {
    signs.push({ terms, units: unitsOf(parts), worth });
  };
  for (const [at, one] of words.entries()) {
    for (const phrase of phrasesAt(words, at)) {
      for (const word of translationsOf(phrase, units, dictionary)) {
        const turned = [...word].reverse().join('');
        if (turned.length === 2) add([turned], phrase, WORTH.order);
        for (const back of dictionary?.english(word) ?? []) {
          if (phrase.length === 1 && !back.includes(' ') && back !== one.stem) add([back], phrase, WORTH.synonym);
        }
      }
    }
    if (isEmpty(units, one)) continue;
    for (const word of dictionary?.kinds(one.stem) ?? []) add(pairsOf(word), [one], WORTH.kind);
    const isSaidInWords = (dictionary?.chinese(one.stem) ?? []).length > 2;
    for (const letter of dictionary?.letters(one.stem) ?? [])
      add([letter], [one], isSaidInWords && !THING_LETTERS.has(letter) ? WORTH.itself : WORTH.letter);
    for (const other of new Set([...familyOf(one.word), ...familyOf(one.stem)])) add([other], [one], WORTH.family);
    for (const parts of splitsOf(one.word)) {
      add(parts, [one], 1);
      // A mower is what is left of a lawnmower.
      const [first, last] = parts;
      if (last.length > 4 && isKnown(first, dictionary)) add([last], [one], WORTH.kind);
    }
    const next = words[at + 1];
    if (!dictionary || next === undefined || isEmpty(units, next)) continue;
    // A Chinese compound takes a character of each: car insurance, 车险.
    for (const first of charactersFor(one.stem, dictionary)) {
      for (const second of charactersFor(next.stem, dictionary))
        if (isCompound(first, second, [one.stem, next.stem], dictionary))
          add([first + second], [one, next], WORTH.order);
    }
  }
  return signs;
}

const isKnown = (stem: string, dictionary: Dictionary | undefined): boolean =>
  stem.length > 2 && (dictionary?.chinese(stem) ?? []).length > 0;

/** Whether two characters make a word of two others: by what it means, or since one of them is such a word by itself. */
const isCompound = (
  first: string,
  second: string,
  [one, next]: readonly [string, string],
  dictionary: Dictionary,
): boolean =>
  dictionary.isWord(first + second) &&
  (dictionary.letters(one).includes(first) ||
    dictionary.letters(next).includes(second) ||
    dictionary
      .english(first + second)
      .some((meaning) => meaning.split(' ').some((stem) => stem === one || stem === next)));

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

const charactersFor = (stem: string, { letters, chinese }: Dictionary): string[] => [
  ...new Set([
    ...letters(stem).slice(0, 4),
    ...chinese(stem)
      .slice(0, MOST_ALTERNATIVES)
      .flatMap((word) => [...word]),
  ]),
];
