import { CLOCKS } from './clocks.ts';
import { DAYS } from './days.ts';
import { EDGES } from './edges.ts';
import type { Example } from './example.ts';
import { OF_TIMES } from './of-times.ts';
import { REPEATS } from './repeats.ts';
import { ROUGH } from './rough.ts';
import { STRETCHES } from './stretches.ts';
import { WRITTEN } from './written.ts';

/**
 * Examples of the English rules over tokens, read in New York on Sunday
 * 2026-11-22 at 10:30, as showPhrase writes what they mean. Every rule is used
 * by at least one of them.
 */
export const ENGLISH_EXAMPLES: readonly Example[] = [
  ...DAYS,
  ...STRETCHES,
  ...OF_TIMES,
  ...CLOCKS,
  ...REPEATS,
  ...ROUGH,
  ...EDGES,
  ...WRITTEN,
];
