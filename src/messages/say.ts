import type { Language } from './language.ts';

/** The text in the language asked for, or in the reader's. Both are written side by side, so that neither is forgotten. */
export const say = (to: Language | { readonly language: Language }, zh: string, en: string): string =>
  (typeof to === 'string' ? to : to.language) === 'zh' ? zh : en;
