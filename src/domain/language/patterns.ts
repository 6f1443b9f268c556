/** A piece of a pattern: its source, or a pattern of which only the source counts. */
export type Part = string | RegExp;

const sourceOf = (part: Part): string => (typeof part === 'string' ? part : part.source);

/** The source that matches any of the parts; never anything where there are none. `oneOf(['lunch', /din+er/])` is `(?:lunch|din+er)`. */
export const oneOf = (parts: readonly Part[]): string =>
  parts.length === 0 ? '(?!)' : `(?:${parts.map(sourceOf).join('|')})`;

/** As `oneOf`, and not inside a longer word of Latin letters. */
export const wholeWord = (parts: readonly Part[]): string => `(?<![a-z])${oneOf(parts)}(?![a-z])`;
