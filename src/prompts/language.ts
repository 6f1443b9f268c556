import type { Language } from '../messages/index.ts';

const SPELLINGS: readonly (readonly [RegExp, Language])[] = [
  [/^(?:zh|cn|chinese|mandarin|中|汉|漢|简|簡|繁)/i, 'zh'],
  [/^(?:en|english|英)/i, 'en'],
];

/** The language that an argument names: `zh`, `en-GB`, `中文`. Undefined for any other. */
export const readLanguage = (text: string): Language | undefined =>
  SPELLINGS.find(([pattern]) => pattern.test(text.trim()))?.[1];
