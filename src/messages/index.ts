import { en } from './en/index.ts';
import type { Messages } from './en/messages.ts';
import { zh } from './zh/index.ts';

/** A language is a folder, and a line here; one that does not say everything yet is made with `partly`. */
const CATALOGUES = {
  zh,
  en,
};

/** Languages that messages are written in. */
export type Language = keyof typeof CATALOGUES;

/** The languages that sentences outside of the catalogue (sheets of prompts, repeats in words) are written in; others take English. */
export type WholeLanguage = 'zh' | 'en';

/** What is said in this language, else in English: `inWords({ zh: '忙', en: 'busy' }, caller.language)`. */
export const inWords = <Said>(said: Readonly<Record<WholeLanguage, Said>>, language: Language): Said =>
  (said as Partial<Record<Language, Said>>)[language] ?? said.en;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(CATALOGUES, name);

export const LANGUAGES: readonly Language[] = Object.keys(CATALOGUES).filter(isLanguage);

/** What is said, in the language asked for or in the reader's: `messages(caller).change.noChange({ id })`. */
export const messages = (to: Language | { readonly language: Language }): Messages =>
  CATALOGUES[typeof to === 'string' ? to : to.language];
