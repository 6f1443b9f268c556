import { oneOf, type Part } from '../language/patterns.ts';
import { english } from './en/language.ts';
import type { RouterLanguage } from './frames/language.ts';
import { chinese } from './zh/language.ts';

/** The languages that requests are read in. */
export const LANGUAGES: readonly RouterLanguage[] = [chinese, english];

/** The source that matches the words of any language. */
export const anyOf = (of: (language: RouterLanguage) => readonly Part[]): string => oneOf(LANGUAGES.flatMap(of));
