import { oneOf, type Part } from '../language/patterns.ts';
import { english } from './en/language.ts';
import type { QuickAddLanguage } from './frames/language.ts';
import { chinese } from './zh/language.ts';

/** The languages that sentences are read in. Where words of two begin at one place the earlier language has them. */
export const LANGUAGES: readonly QuickAddLanguage[] = [chinese, english];

/** A list of all languages, one after the other. */
export const ofAll = <T>(of: (language: QuickAddLanguage) => readonly T[]): T[] => LANGUAGES.flatMap(of);

/** The source that matches the words of any language. */
export const anyOf = (of: (language: QuickAddLanguage) => readonly Part[]): string => oneOf(ofAll(of));

/** Whether one of the patterns matches. */
export const matchesSome = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/** The mark between two pieces of a text, in its script. */
export const commaOf = (text: string): string => (/\p{Script=Han}/u.test(text) ? '，' : ', ');
