import type { Dictionary } from './dictionary.ts';
import { equivalentsOf } from './equivalents.ts';
import { CJK, endOfRun, kindOf, LETTER, simplify } from './letters.ts';
import { isFunctionTerm } from './query.ts';
import { carrying, QUESTION_LETTERS, QUESTION_WORDS, THING_LETTERS } from './question-words.ts';
import { tokenise, tokens } from './tokenise.ts';
import { familyOf, slipsOf, splitsOf } from './variants.ts';

/** A word of a query, or a character of one in Chinese: what a note may cover or not. */
interface Unit {
  /** A word in letters that no dictionary has: hardly anything but a name. */
  readonly isName: boolean;
  /** What covering it says: 1 for a word that tells notes apart; a character has its share of its word. */
  readonly weight: number;
  /** The term or the terms by whose frequency its rarity is told. */
  readonly terms: readonly string[];
}

/** Terms that show, where a passage holds all of them, that it speaks of some units. */
export interface Sign {
  readonly terms: readonly string[];
  readonly units: readonly number[];
  /** How surely; 1 for the words themselves. */
  readonly worth: number;
}

/** A word that may be misspelt. */
interface Slip {
  readonly unit: number;
  /** Its own terms: where a note holds one of them it is spelt as it should be. */
  readonly instead: readonly string[];
  /** What may be meant; made only where it is needed. */
  readonly signs: () => readonly Sign[];
}

/** What is named of a kind. */
export interface Thing {
  readonly ways: readonly (readonly string[])[];
  /** What names another of the same kind. */
  readonly rivals: readonly (readonly string[])[];
}

/** A query, read for what a note may say of it in other words. */
export interface Wording {
  readonly units: readonly Unit[];
  /** Things that a note may name another of. */
  readonly things: readonly Thing[];
  /** The words themselves and their translations, which a search by words goes by. */
  readonly plain: readonly Sign[];
  /** The same, written in another way. */
  readonly same: readonly Sign[];
  /** Guesses: synonyms, other forms and another order. */
  readonly loose: () => readonly Sign[];
  /** What is meant if a word that no note has is misspelt. */
  readonly slips: readonly Slip[];
}

/** How surely each kind of sign shows what was asked for. */
const WORTH = {
  thing: 0.85,
  translated: 0.9,
  across: 0.5,
  family: 0.75,
  kind: 0.6,
  letter: 0.6,
  synonym: 0.6,
  order: 0.7,
  short: 0.55,
  itself: 0.4,
  slip: 0.8,
};

/** What a word for what is asked about a thing says beside the thing. */
const ASPECT = 0.35;

/** Nobody mistypes a number for another. */
const DIGITS = new Set('零一二三四五六七八九十百千');

const MOST_STEMS = 3;
const MOST_LETTERS = 6;
/** Characters apart that may belong together in another order. */
const NEAR = 7;
const MOST_ALTERNATIVES = 8;

const pairsOf = tokenise;

/** A word of a query in letters, and where it stands. */
interface Word {
  readonly unit: number;
  readonly word: string;
  readonly stem: string;
}

interface Letter {
  readonly unit: number;
  readonly letter: string;
  /** Number of the run that it stands in. */
  readonly run: number;
  /** The word of the dictionary that it is part of. */
  readonly word: string | undefined;
  /** Whether it begins that word. */
  readonly isFirst: boolean;
  readonly isContent: boolean;
}

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
  const things: Thing[] = [];
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
          terms: [term],
          isName: isName(text.slice(from, to), from > 0, term, dictionary),
        });
      }
    }
    from = to;
  }
  for (const { from, to, ways, isWhole, rivals } of equivalentsOf(text)) {
    const covered = places.filter((one) => one.from >= from && one.to <= to).map(({ unit }) => unit);
    if (covered.length === 0) continue;
    for (const terms of ways) same.push({ terms, units: covered, worth: isWhole ? 1 : WORTH.thing });
    if (isWhole) for (const unit of covered) whole.add(unit);
    if (rivals.length > 0) things.push({ ways, rivals });
  }
  const isPart = ({ units: of }: Sign): boolean => of.every((unit) => whole.has(unit));
  return {
    units,
    things,
    plain: [...ofWords(words, units, dictionary), ...ofLetters(letters, dictionary)].filter((one) => !isPart(one)),
    same: [...same, ...joined(words)],
    loose: () =>
      [...aroundWords(words, units, dictionary), ...aroundLetters(letters, dictionary)].filter((one) => !isPart(one)),
    slips: [...slipsOfWords(words, units, dictionary), ...slipsOfLetters(letters, dictionary)],
  };
}

function lettersOf(
  simple: readonly string[],
  run: number,
  units: Unit[],
  dictionary: Dictionary | undefined,
): Letter[] {
  const found: Letter[] = [];
  for (let at = 0; at < simple.length; ) {
    let length = 1;
    for (let most = Math.min(MOST_LETTERS, simple.length - at); most > 1; most--) {
      const word = simple.slice(at, at + most).join('');
      if (QUESTION_WORDS.has(word) || dictionary?.isWord(word)) {
        length = most;
        break;
      }
    }
    const letters = simple.slice(at, at + length);
    const word = letters.join('');
    const isContent = length === 1 ? !QUESTION_LETTERS.has(word) : !QUESTION_WORDS.has(word);
    const weight = !isContent
      ? 0
      : length === 1
        ? THING_LETTERS.has(word)
          ? 1
          : 0.5
        : (carrying().aspects.has(word) ? ASPECT : 1) / length;
    for (const [index, letter] of letters.entries()) {
      found.push({
        unit: units.length,
        letter,
        run,
        word: length > 1 ? word : undefined,
        isFirst: index === 0,
        isContent,
      });
      units.push({ weight, terms: length > 1 ? pairsOf(word) : [], isName: false });
    }
    at += length;
  }
  return found;
}

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

const unitsOf = (parts: readonly { readonly unit: number }[]): number[] => parts.map(({ unit }) => unit);

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
    for (const other of familyOf(one.word)) add([other], [one], WORTH.family);
    for (const parts of splitsOf(one.word)) add(parts, [one], 1);
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
const slipsOfWords = (words: readonly Word[], units: readonly Unit[], dictionary: Dictionary | undefined): Slip[] =>
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
function ofLetters(letters: readonly Letter[], dictionary: Dictionary | undefined): Sign[] {
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
function aroundLetters(letters: readonly Letter[], dictionary: Dictionary | undefined): Sign[] {
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

const slipsOfLetters = (letters: readonly Letter[], dictionary: Dictionary | undefined): Slip[] =>
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
