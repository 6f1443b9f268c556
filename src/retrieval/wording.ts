import {
  ASPECT,
  ITSELF,
  isEmpty,
  type Letter,
  lettersOf,
  pairsOf,
  rarityOf,
  type Sign,
  type Slip,
  SUFFIX,
  surpriseOf,
  type Unit,
  unitsOf,
  WORTH,
  type Word,
  within,
  wordsAmong,
} from './asked.ts';
import type { Dictionary } from './dictionary.ts';
import { equivalentsOf } from './equivalents.ts';
import { CJK, endOfRun, kindOf, LETTER, simplify } from './letters.ts';
import { isFunctionTerm } from './query.ts';
import { carrying } from './question-words.ts';
import { slipsOfLetters, slipsOfWords } from './slips.ts';
import { tokenise, tokens } from './tokenise.ts';
import { familyOf, splitsOf } from './variants.ts';

/** A query, read for what a note may say of it in other words. */
export interface Wording {
  readonly units: readonly Unit[];
  /** The words themselves and their translations, which a search by words goes by. */
  readonly plain: readonly Sign[];
  /** The same, written in another way. */
  readonly same: readonly Sign[];
  /** Guesses: other forms and another order, words that share a translation and, where they are wanted, related ones. */
  readonly loose: (related: boolean) => readonly Sign[];
  /** What is meant if a word that no note has is misspelt. */
  readonly slips: readonly Slip[];
}

const MOST_STEMS = 3;
/** Characters apart that may belong together in another order. */
const NEAR = 7;
const MOST_ALTERNATIVES = 8;

/** Whether a word names one thing: by its digits (Q1, E4), by its capital inside a sentence, or since no dictionary has it. */
const isName = (word: string, isInside: boolean, term: string, dictionary: Dictionary | undefined): boolean =>
  /\p{N}/u.test(word) ||
  (isInside && /^\p{Lu}/u.test(word)) ||
  (dictionary !== undefined &&
    term.length > 2 &&
    [term, ...familyOf(word.toLowerCase())].every(
      (one) => dictionary.chinese(one).length === 0 && dictionary.letters(one).length === 0,
    ));

export function readWording(text: string, dictionary: Dictionary | undefined): Wording {
  const units: Unit[] = [];
  const same: Sign[] = [];
  const places: { from: number; to: number; unit: number }[] = [];
  const words: Word[] = [];
  const letters: Letter[] = [];
  /** Units of what is said in one of several ways: a part of one (the 季度 of 第一季度) does not stand for it. */
  const whole = new Set<number>();
  let run = 0;
  for (let from = 0; from < text.length; ) {
    const kind = kindOf(String.fromCodePoint(text.codePointAt(from) as number));
    const to = endOfRun(text, from, kind);
    if (kind === CJK) {
      const simple = [...simplify(text.slice(from, to))];
      letters.push(...lettersOf(simple, run++, units, dictionary));
      const first = units.length - simple.length;
      for (const at of simple.keys()) places.push({ from: from + at, to: from + at + 1, unit: first + at });
    } else if (kind === LETTER) {
      for (const { term } of tokens(text.slice(from, to))) {
        const weight =
          isFunctionTerm(term) || carrying().light.has(term) ? 0 : carrying().aspects.has(term) ? ASPECT : 1;
        const isEnding = term.length === 1 && /['’]/.test(text[from - 1] ?? '');
        if (isEnding) continue;
        places.push({ from, to, unit: units.length });
        words.push({ unit: units.length, word: text.slice(from, to).toLowerCase(), stem: term });
        units.push({
          weight,
          surprise: surpriseOf(term, dictionary),
          terms: [term],
          isName: isName(text.slice(from, to), from > 0, term, dictionary),
        });
      }
    }
    from = to;
  }
  for (const { from, to, ways } of equivalentsOf(text)) {
    const covered = places.filter((one) => one.from >= from && one.to <= to).map(({ unit }) => unit);
    for (const terms of ways) same.push({ terms, units: covered, worth: 1 });
    for (const unit of covered) whole.add(unit);
  }
  const isPart = ({ units: of }: Sign): boolean => of.every((unit) => whole.has(unit));
  return {
    units,
    plain: [...ofWords(words, units, dictionary), ...ofLetters(letters, dictionary)].filter((one) => !isPart(one)),
    same: [...same, ...joined(words)],
    loose: (related) =>
      [
        ...aroundWords(words, units, dictionary),
        ...aroundLetters(letters, dictionary),
        ...(related ? relatedSigns(words, letters, units, dictionary) : []),
      ].filter((one) => !isPart(one)),
    slips: [...slipsOfWords(words, units, dictionary), ...slipsOfLetters(letters, dictionary)],
  };
}

/** What else may be said for the words and for the characters that stand by themselves. */
const relatedSigns = (
  words: readonly Word[],
  letters: readonly Letter[],
  units: readonly Unit[],
  dictionary: Dictionary | undefined,
): Sign[] => [
  ...words.filter((one) => !isEmpty(units, one)).flatMap(({ stem, unit }) => relatedTo(stem, [unit], dictionary)),
  ...wordsAmong(letters).flatMap(({ word, parts }) => relatedTo(word, unitsOf(parts), dictionary)),
  ...letters
    .filter(({ word, isContent }) => isContent && word === undefined)
    .flatMap(({ letter, unit }) => relatedTo(letter, [unit], dictionary)),
];

/** What else may be said for a word. */
const relatedTo = (word: string, units: readonly number[], dictionary: Dictionary | undefined): Sign[] =>
  (dictionary?.related(word) ?? []).map((one) => ({ terms: tokenise(one.word), units, worth: one.worth }));

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

/** Words that follow one another, written as one: stand up, standup. */
const joined = (words: readonly Word[]): Sign[] =>
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
function ofWords(words: readonly Word[], units: readonly Unit[], dictionary: Dictionary | undefined): Sign[] {
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
function aroundWords(words: readonly Word[], units: readonly Unit[], dictionary: Dictionary | undefined): Sign[] {
  const signs: Sign[] = [];
  const add = (terms: readonly string[], parts: readonly Word[], worth: number): void => {
    signs.push({ terms, units: unitsOf(parts), worth });
  };
  for (const [at, one] of words.entries()) {
    for (const phrase of phrasesAt(words, at)) {
      for (const word of translationsOf(phrase, units, dictionary)) {
        for (const back of dictionary?.english(word) ?? []) {
          if (phrase.length === 1 && !back.includes(' ') && back !== one.stem) add([back], phrase, WORTH.synonym);
        }
      }
    }
    if (isEmpty(units, one)) continue;
    for (const other of familyOf(one.word)) add([other], [one], WORTH.family);
    for (const parts of splitsOf(one.word)) add(parts, [one], 1);
    const next = words[at + 1];
    if (!dictionary || next === undefined || isEmpty(units, next)) continue;
    // A Chinese compound takes a character of each: car insurance, 车险.
    for (const first of charactersFor(one.stem, dictionary)) {
      for (const second of charactersFor(next.stem, dictionary))
        if (dictionary.isWord(first + second)) add([first + second], [one, next], WORTH.order);
    }
  }
  return signs;
}

const charactersFor = (stem: string, { letters, chinese }: Dictionary): string[] => [
  ...new Set([
    ...letters(stem).slice(0, 4),
    ...chinese(stem)
      .slice(0, MOST_ALTERNATIVES)
      .flatMap((word) => [...word]),
  ]),
];

/** The pairs of characters, and what the words among them are in English. */
function ofLetters(letters: readonly Letter[], dictionary: Dictionary | undefined): Sign[] {
  const pairs = letters.flatMap((one, index) => {
    const next = letters[index + 1];
    if (!next || next.run !== one.run || !one.isContent || !next.isContent) return [];
    const isInside = one.word === next.word;
    const worth = !isInside ? WORTH.across : one.word !== undefined && one.word.length > 2 ? WORTH.part : 1;
    return [{ terms: [one.letter + next.letter], units: [one.unit, next.unit], worth }];
  });
  const wholes = wordsAmong(letters)
    .filter(({ parts }) => parts.length > 2)
    .map(({ word, parts }) => ({ terms: pairsOf(word), units: unitsOf(parts), worth: 1 }));
  const translated = wordsAmong(letters).flatMap(({ word, parts }) =>
    (dictionary?.english(word) ?? []).map((meaning) => ({
      terms: meaning.split(' '),
      units: unitsOf(parts),
      worth: WORTH.translated,
    })),
  );
  return [...pairs, ...wholes, ...translated];
}

/** A word without its suffix. */
const unsuffixed = (word: string, units: readonly number[]): Sign[] =>
  word.length === 2 && word.endsWith(SUFFIX) ? [{ terms: [word.slice(0, 1)], units, worth: WORTH.suffixed }] : [];

/** Words that share a translation, characters by themselves, and pairs of them in another order. */
function aroundLetters(letters: readonly Letter[], dictionary: Dictionary | undefined): Sign[] {
  const signs: Sign[] = [];
  for (const { word, parts } of wordsAmong(letters)) {
    signs.push(...unsuffixed(word, unitsOf(parts)));
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
      const worth = one.isAlone ? 0.4 + 0.12 * (rarityOf(one.letter, dictionary) - 5.5) : 0;
      signs.push({ terms: [one.letter], units: [one.unit], worth: within(ITSELF, worth) });
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
