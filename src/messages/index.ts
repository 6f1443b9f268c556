import { en } from './en/index.ts';
import type { Messages } from './en/messages.ts';
import { zh } from './zh/index.ts';

/** A language is a folder, and a line here. */
const LANGUAGES = { zh, en };

/** Languages that messages are written in. */
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** What is said, in the language asked for or in the reader's: `messages(caller).change.noSuchChange({ id })`. */
export const messages = (to: Language | { readonly language: Language }): Messages =>
  LANGUAGES[typeof to === 'string' ? to : to.language];
