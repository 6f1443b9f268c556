/** A word, a number or a sign of a text, with what it may mean. */
export interface Token<Meaning extends object> {
  /** Half-open, in the text. */
  readonly from: number;
  readonly to: number;
  /** As written, in lower case; a word without its possessive ending (`year's` is `year`). */
  readonly word: string;
  /** A blank lies before it, or the text begins with it. */
  readonly isApart: boolean;
  readonly meaning: Meaning;
}

/** A text as tokens, with what has been read of them so far, so that nothing is read twice. */
export interface Line<Meaning extends object> {
  readonly text: string;
  readonly tokens: readonly Token<Meaning>[];
  /** By reader, then by place. */
  readonly memo: Map<object, unknown[]>;
}

/** What a word or number may mean in a language. The keys are the classes that rules ask for. */
export type Lexicon<Meaning extends object> = (word: string) => Meaning;

const TOKEN = /\d+(?:st|nd|rd|th)(?![a-z])|\d+|[a-z]+(?:'[a-z]+)?|\S/g;
const POSSESSIVE = /(?<=[a-z])'s?$/;

/**
 * One pass over a normalised text: `3pm` is `3` and `pm`, `21st` and `o'clock`
 * are one token each, every sign is a token of its own.
 */
export function lex<Meaning extends object>(text: string, lexicon: Lexicon<Meaning>): Line<Meaning> {
  const tokens: Token<Meaning>[] = [];
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    const word = written.replace(POSSESSIVE, '');
    const isApart = index === 0 || /\s/.test(text[index - 1] as string);
    const meaning = lexicon(word);
    tokens.push({ from: index, to: index + written.length, word, isApart, meaning });
  }
  return { text, tokens, memo: new Map() };
}
