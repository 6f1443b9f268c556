import { en } from './en/index.ts';
import type { Messages } from './en/messages.ts';
import { zh } from './zh/index.ts';

/** A language is a folder, and a line here. */
const CATALOGUES = { zh, en };

/** Languages that messages are written in. */
export type Language = keyof typeof CATALOGUES;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(CATALOGUES, name);

export const LANGUAGES: readonly Language[] = Object.keys(CATALOGUES).filter(isLanguage);

/** What is said, in the language asked for or in the reader's: `messages(caller).change.noChange({ id })`. */
export const messages = (to: Language | { readonly language: Language }): Messages =>
  CATALOGUES[typeof to === 'string' ? to : to.language];
