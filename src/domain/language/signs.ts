/** How many and how telling the words of one language in a text are. */
export interface Signs {
  /** Points: 2 for a word of grammar, 1 for a word that is known, less for what only looks like one. */
  readonly score: number;
  /** There is something that is written as the language is, be it only a name. */
  readonly occurs: boolean;
}

export const GRAMMAR = 2;
export const KNOWN = 1;

/** Words as they stand in a list, blanks between them. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
