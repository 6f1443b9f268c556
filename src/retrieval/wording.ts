import type { Dictionary } from './dictionary.ts';
import { equivalentsOf } from './equivalents.ts';
import { headsOf } from './heads.ts';
import { CJK, endOfRun, kindOf, LETTER, simplify } from './letters.ts';
import { isFunctionTerm } from './query.ts';
import { carrying, QUESTION_LETTERS, QUESTION_WORDS, THING_LETTERS } from './question-words.ts';
import { type Letter, pairsOf, type Sign, type Thing, type Unit, WORTH, type Word, type Wording } from './signs.ts';
import { aroundLetters, ofLetters, slipsOfLetters } from './signs-chinese.ts';
import { aroundWords, joined, ofWords, slipsOfWords } from './signs-english.ts';
import { tokens } from './tokenise.ts';
import { familyOf } from './variants.ts';

/** What a word for what is asked about a thing says beside the thing. */
const ASPECT = 0.35;

const MOST_LETTERS = 6;

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
  /** Of whom or what: the cat, where another animal is no answer. */
  const ofKinds: number[][] = [];
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
          isAspect: weight === ASPECT,
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
    // Who asks for 老太太 asks for no wife (太太).
    if (rivals.length > 0 && !isInsideWord(covered, letters)) {
      things.push({ ways, rivals });
      ofKinds.push(covered);
    }
  }
  const isPart = ({ units: of }: Sign): boolean => of.every((unit) => whole.has(unit));
  return {
    units,
    heads: [...ofKinds, ...headsOf(text, wordsOf(places, words, letters), units)],
    places,
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
      units.push({
        weight,
        isAspect: isContent && length > 1 && carrying().aspects.has(word),
        terms: length > 1 ? pairsOf(word) : [],
        isName: false,
      });
    }
    at += length;
  }
  return found;
}

/** The words of a query in their order, each with its units. */
function wordsOf(
  places: readonly { readonly from: number; readonly to: number; readonly unit: number }[],
  words: readonly Word[],
  letters: readonly Letter[],
): { readonly from: number; readonly to: number; readonly units: readonly number[] }[] {
  const begins = new Set([
    ...words.map(({ unit }) => unit),
    ...letters.filter(({ isFirst }) => isFirst).map(({ unit }) => unit),
  ]);
  const found: { from: number; to: number; units: number[] }[] = [];
  for (const { from, to, unit } of [...places].sort((a, b) => a.unit - b.unit)) {
    const last = found.at(-1);
    if (begins.has(unit) || !last) found.push({ from, to, units: [unit] });
    else {
      last.units.push(unit);
      last.to = to;
    }
  }
  return found;
}

/** Whether units are some of the characters of one longer word. */
function isInsideWord(covered: readonly number[], letters: readonly Letter[]): boolean {
  const [word, ...others] = new Set(letters.filter(({ unit }) => covered.includes(unit)).map((one) => one.word));
  return word !== undefined && others.length === 0 && word.length > covered.length;
}
