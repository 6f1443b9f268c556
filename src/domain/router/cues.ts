import { CUES, type CueName } from './frames/cues.ts';
import { anyOf } from './languages.ts';

export interface Found {
  readonly name: CueName;
  /** The words that matched. */
  readonly words: readonly string[];
}

const NAMES = Object.keys(CUES) as CueName[];
const PATTERNS = NAMES.map((name) => ({
  name,
  pattern: new RegExp(
    anyOf(({ cues }) => cues[name] ?? []),
    'gu',
  ),
}));

/** The cues of a normalised text. */
export const cuesIn = (text: string): Found[] =>
  PATTERNS.flatMap(({ name, pattern }) => {
    const words = [...new Set([...text.matchAll(pattern)].map(([word]) => word.trim()))].filter((word) => word !== '');
    return words.length > 0 ? [{ name, words }] : [];
  });
