import { en } from './en/index.ts';
import type { Messages } from './en/messages.ts';

type Part<Said> = Said extends string
  ? string
  : Said extends (facts: never) => string
    ? Said
    : { readonly [Key in keyof Said]?: Part<Said[Key]> };

/** What a language says that is under way: `partly({ change: { nothingToUndo: 'Nichts rückgängig zu machen.' } })`. The rest is said in English. */
export const partly = (said: Part<Messages>): Messages => over(en, said) as Messages;

function over(whole: object, part: object): object {
  const parts = new Map<string, unknown>(Object.entries(part));
  return Object.fromEntries(
    Object.entries(whole).map(([key, said]: [string, unknown]) => {
      const own = parts.get(key);
      const isGroup = typeof said === 'object' && said !== null && typeof own === 'object' && own !== null;
      return [key, isGroup ? (Array.isArray(own) ? own : over(said, own)) : (own ?? said)];
    }),
  );
}
