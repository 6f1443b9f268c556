/** A phrase, and what it means as showPhrase writes it. */
export type Example = readonly [text: string, expected: string];
