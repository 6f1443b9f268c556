import { anyOf, ONES, ORDINALS, TEENS, TENS } from './words.ts';

const ONE = anyOf(ONES.keys());
const TEN = anyOf(TENS.keys());
const ORDINAL_ONE = anyOf([...ORDINALS].filter(([, value]) => value < 10).map(([word]) => word));

/** Spelled numbers 1–99. */
export const SPELLED = `(?:(?:${TEN})(?:[-\\s](?:${ONE}))?|${anyOf(TEENS.keys())}|${ONE})`;
/** 1–31 as a day of the month, as an ordinal: `1st`, `twenty-third`. */
export const SPELLED_ORDINAL = `(?:(?:twenty|thirty)[-\\s](?:${ORDINAL_ONE})|${anyOf(ORDINALS.keys())})`;
export const DIGIT_ORDINAL = `[0-3]?\\d(?:\\s?(?:st|nd|rd|th))`;
export const ORDINAL = `(?:${DIGIT_ORDINAL}|${SPELLED_ORDINAL})`;
/** A day of the month in any spelling. */
export const DAY_NUMBER = `(?:${ORDINAL}|${SPELLED}|[0-3]?\\d(?!\\d))`;

/** Spelled years: `nineteen eighty six`, `two thousand and thirty two`, `twenty twenty-six`. */
export const SPELLED_YEAR = `(?:two\\sthousand(?:(?:\\sand)?\\s${SPELLED})?|(?:nineteen|twenty)\\s(?:oh[-\\s])?${SPELLED})`;

/** The value of spelled or written digits, cardinal or ordinal; NaN for other words. */
export function numberOf(text: string): number {
  const written = /^\d+/.exec(text);
  if (written) return Number(written[0]);
  let value = 0;
  for (const word of text.split(/[-\s]+/)) {
    const part = ONES.get(word) ?? TEENS.get(word) ?? TENS.get(word) ?? ORDINALS.get(word);
    if (part === undefined) return Number.NaN;
    value += part;
  }
  return value;
}

/** A year in digits (two digits too: `'26`) or words. */
export function yearOf(text: string): number {
  const digits = /\d+/.exec(text);
  if (digits) return digits[0].length === 2 ? 2000 + Number(digits[0]) : Number(digits[0]);
  const words = text.replace(/\sand\s/, ' ').split(/[-\s]+/);
  if (words[1] === 'thousand') return 2000 + (words.length > 2 ? numberOf(words.slice(2).join(' ')) : 0);
  const rest = words.slice(1).filter((word) => word !== 'oh');
  return numberOf(words[0] as string) * 100 + numberOf(rest.join(' '));
}
