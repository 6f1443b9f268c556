import type { Dictionary } from './dictionary.ts';
import { carrying, THING_LETTERS } from './question-words.ts';
import { type Letter, pairsOf, type Sign, type Slip, unitsOf, WORTH } from './signs.ts';

/** Nobody mistypes a number for another. */
const DIGITS = new Set('零一二三四五六七八九十百千');

/** Characters apart that may belong together in another order. */
const NEAR = 7;

/** The known words among the letters, each with what stands for it. */
function wordsAmong(letters: readonly Letter[]): { readonly word: string; readonly parts: readonly Letter[] }[] {
  const found: { word: string; parts: Letter[] }[] = [];
  for (const one of letters) {
    if (one.word === undefined || !one.isContent) continue;
    if (one.isFirst) found.push({ word: one.word, parts: [one] });
    else found.at(-1)?.parts.push(one);
  }
  return found;
}

/** The pairs of characters, and what the words among them are in English. */
export function ofLetters(letters: readonly Letter[], dictionary: Dictionary | undefined): Sign[] {
  const pairs = letters.flatMap((one, index) => {
    const next = letters[index + 1];
    if (!next || next.run !== one.run || !one.isContent || !next.isContent) return [];
    const worth = one.word === next.word ? 1 : WORTH.across;
    return [{ terms: [one.letter + next.letter], units: [one.unit, next.unit], worth }];
  });
  const translated = wordsAmong(letters).flatMap(({ word, parts }) =>
    (dictionary?.english(word) ?? []).map((meaning) => ({
      terms: meaning.split(' '),
      units: unitsOf(parts),
      worth: WORTH.translated,
    })),
  );
  return [...pairs, ...translated];
}

/** Words that share a translation, characters by themselves, and pairs of them in another order. */
export function aroundLetters(letters: readonly Letter[], dictionary: Dictionary | undefined): Sign[] {
  const signs: Sign[] = [];
  for (const { word, parts } of wordsAmong(letters)) {
    for (const { letter } of parts) {
      // 鞋子 and 狗狗 say no more than 鞋 and 狗.
      const isAll = [...word].every((other) => other === letter || '子儿咪'.includes(other));
      if (THING_LETTERS.has(letter))
        signs.push({ terms: [letter], units: unitsOf(parts), worth: isAll ? WORTH.thing : WORTH.itself });
    }
    for (const meaning of dictionary?.english(word) ?? []) {
      // Of a barometric pressure a note may say no more than pressure.
      const head = meaning.includes(' ') ? meaning.slice(meaning.lastIndexOf(' ') + 1) : undefined;
      if (head !== undefined && !carrying().aspects.has(head))
        signs.push({ terms: [head], units: unitsOf(parts), worth: WORTH.across });
      for (const other of dictionary?.chinese(meaning) ?? []) {
        if (other !== word) signs.push({ terms: pairsOf(other), units: unitsOf(parts), worth: WORTH.synonym });
      }
    }
  }
  const content = letters.filter(({ isContent }) => isContent);
  for (const [index, one] of content.entries()) {
    if (one.word === undefined) {
      signs.push({
        terms: [one.letter],
        units: [one.unit],
        worth: THING_LETTERS.has(one.letter) ? WORTH.thing : WORTH.itself,
      });
      for (const stem of dictionary?.letters(one.letter) ?? [])
        signs.push({ terms: [stem], units: [one.unit], worth: WORTH.letter });
    }
    for (const other of content.slice(index + 1, index + NEAR)) {
      if (other.word !== undefined && other.word === one.word) continue;
      if (one.word !== undefined && other.word !== undefined) {
        // A short form takes a character of each word: 鞋子尺码, 鞋码.
        const both = content.filter(({ word }) => word === one.word || word === other.word);
        signs.push({ terms: [one.letter + other.letter], units: unitsOf(both), worth: WORTH.short });
        continue;
      }
      const units = [one.unit, other.unit];
      signs.push({ terms: [one.letter + other.letter], units, worth: WORTH.order });
      signs.push({ terms: [other.letter + one.letter], units, worth: WORTH.order });
    }
  }
  return signs;
}

export const slipsOfLetters = (letters: readonly Letter[], dictionary: Dictionary | undefined): Slip[] =>
  dictionary ? letters.flatMap((_, index) => slipsAt(letters, index, dictionary)) : [];

/** What a character may have been meant as. */
function slipsAt(letters: readonly Letter[], index: number, dictionary: Dictionary): Slip[] {
  const one = letters[index] as Letter;
  const besides = (other: Letter | undefined): Letter | undefined => (other?.run === one.run ? other : undefined);
  const [before, after] = [besides(letters[index - 1]), besides(letters[index + 1])];
  const instead = [...(before ? [before.letter + one.letter] : []), ...(after ? [one.letter + after.letter] : [])];
  // A word of three characters is hardly there by chance.
  const isMeant = (one.word?.length ?? 0) > 2;
  if (instead.length === 0 || !one.isContent || isMeant || DIGITS.has(one.letter)) return [];
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
