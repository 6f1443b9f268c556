import type { Caller } from '../domain/caller.ts';

/** The text in the caller's language. Both are written side by side, so that neither is forgotten. */
export const say = (caller: Pick<Caller, 'language'>, zh: string, en: string): string =>
  caller.language === 'zh' ? zh : en;
