import { tokenise } from './tokenise.ts';

/** A word of a query, or a character of one in Chinese: what a note may cover or not. */
export interface Unit {
  /** A word in letters that no dictionary has: hardly anything but a name. */
  readonly isName: boolean;
  /** What covering it says: 1 for a word that tells notes apart; a character has its share of its word. */
  readonly weight: number;
  /** Whether it is what is asked about a thing: its number, its price. */
  readonly isAspect: boolean;
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

/** What is named of a kind. */
export interface Thing {
  readonly ways: readonly (readonly string[])[];
  /** What names another of the same kind. */
  readonly rivals: readonly (readonly string[])[];
}

/** A query, read for what a note may say of it in other words. */
export interface Wording {
  readonly units: readonly Unit[];
  /** What is asked of somebody or something, of which a note that names only its owner says nothing: Anna's [shoe] size. */
  readonly heads: readonly (readonly number[])[];
  /** Where each unit stands in the query. */
  readonly places: readonly { readonly from: number; readonly to: number; readonly unit: number }[];
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
export const WORTH = {
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
  /** Whether it begins that word. */
  readonly isFirst: boolean;
  readonly isContent: boolean;
}

/** The terms of a Chinese word. */
export const pairsOf = tokenise;

export const unitsOf = (parts: readonly { readonly unit: number }[]): number[] => parts.map(({ unit }) => unit);
