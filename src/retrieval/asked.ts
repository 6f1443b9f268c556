import type { Dictionary } from './dictionary.ts';
import { carrying, QUESTION_LETTERS, QUESTION_WORDS } from './question-words.ts';
import { segmented } from './segment.ts';
import { tokenise } from './tokenise.ts';

/** What a query is made of: its words and characters, and what each of them says. */

/** A word of a query, or a character of one in Chinese: what a note may cover or not. */
export interface Unit {
  /** A word in letters that no dictionary has: hardly anything but a name. */
  readonly isName: boolean;
  /** What covering it says: 1 for a word that tells notes apart; a character has its share of its word. */
  readonly weight: number;
  /** What its rarity in the language adds to that, wherever the notes say it: about 1. */
  readonly surprise: number;
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
export interface Slip {
  readonly unit: number;
  /** Its own terms: where a note holds one of them it is spelt as it should be. */
  readonly instead: readonly string[];
  /** What may be meant; made only where it is needed. */
  readonly signs: () => readonly Sign[];
}

/** How surely each kind of sign shows what was asked for. */
export const WORTH = {
  translated: 0.9,
  across: 0.5,
  family: 0.75,
  synonym: 0.6,
  order: 0.7,
  short: 0.55,
  suffixed: 0.6,
  part: 0.75,
  slip: 0.8,
};

/** A character by itself shows what it means the better the rarer it is as a word: 伞 stands for 雨伞, 水 for much else. */
export const ITSELF = { least: 0.35, most: 0.75 };
/** The same of what covering it says: it may be part of a word that no dictionary has. */
const LONE = { least: 0.4, most: 1 };
/** The rarity of a word that is neither usual nor rare, and what others add or take at most. */
const USUAL = 8;
const SURPRISE = { least: 0.5, most: 1.25 };
/** Says nothing of its own at the end of a word: 鞋子 is 鞋. */
export const SUFFIX = '子';

export const within = ({ least, most }: { least: number; most: number }, value: number): number =>
  Math.min(most, Math.max(least, value));

export const surpriseOf = (word: string, dictionary: Dictionary | undefined): number =>
  dictionary ? within(SURPRISE, dictionary.rarity(word) / USUAL) : 1;

/** What a word for what is asked about a thing says beside the thing. */
export const ASPECT = 0.35;

export const pairsOf = tokenise;

/** A word of a query in letters, and where it stands. */
export interface Word {
  readonly unit: number;
  readonly word: string;
  readonly stem: string;
}

export interface Letter {
  readonly unit: number;
  readonly letter: string;
  /** Number of the run that it stands in. */
  readonly run: number;
  /** The word of the dictionary that it is part of. */
  readonly word: string | undefined;
  /** Whether it is part of no word, known or not. */
  readonly isAlone: boolean;
  /** Whether it begins that word. */
  readonly isFirst: boolean;
  readonly isContent: boolean;
}

/** Of a usual character where no dictionary tells. */
export const rarityOf = (letter: string, dictionary: Dictionary | undefined): number => dictionary?.rarity(letter) ?? 6;

export function lettersOf(
  simple: readonly string[],
  run: number,
  units: Unit[],
  dictionary: Dictionary | undefined,
): Letter[] {
  const found: Letter[] = [];
  for (const { letters, isEntry } of segmented(simple, dictionary)) {
    const { length } = letters;
    const word = letters.join('');
    const isContent = length === 1 ? !QUESTION_LETTERS.has(word) : !QUESTION_WORDS.has(word);
    const lone = within(LONE, 0.5 + (rarityOf(word, dictionary) - 6) / 10);
    const weight = !isContent ? 0 : length === 1 ? lone : (carrying().aspects.has(word) ? ASPECT : 1) / length;
    for (const [index, letter] of letters.entries()) {
      found.push({
        unit: units.length,
        letter,
        run,
        word: isEntry && length > 1 ? word : undefined,
        isAlone: length === 1,
        isFirst: index === 0,
        isContent,
      });
      units.push({
        weight,
        surprise: surpriseOf(word, dictionary),
        terms: length > 1 ? pairsOf(word) : [],
        isName: dictionary?.isName(word) ?? false,
      });
    }
  }
  return found;
}

export const isEmpty = (units: readonly Unit[], word: Word | undefined): boolean =>
  word === undefined || units[word.unit]?.weight === 0;

export const unitsOf = (parts: readonly { readonly unit: number }[]): number[] => parts.map(({ unit }) => unit);

/** The known words among the letters, each with what stands for it. */
export function wordsAmong(letters: readonly Letter[]): { readonly word: string; readonly parts: readonly Letter[] }[] {
  const found: { word: string; parts: Letter[] }[] = [];
  for (const one of letters) {
    if (one.word === undefined || !one.isContent) continue;
    if (one.isFirst) found.push({ word: one.word, parts: [one] });
    else found.at(-1)?.parts.push(one);
  }
  return found;
}
