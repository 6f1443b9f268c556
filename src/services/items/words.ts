import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import { tokenise, words } from '../../retrieval/tokenise.ts';

/** Tells texts in which all words of a `query` argument occur. Throws UserError INVALID_ARGUMENT when it has none. */
export function hasWords(caller: Caller, query: string): (text: string) => boolean {
  const wanted = words(query);
  if (wanted.length === 0) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).items.queryWithoutWords, {
      hint: messages(caller).items.leaveQueryOut,
    });
  }
  const stems = tokenise(query);
  return (text) => {
    const there = words(text);
    let stemsThere: Set<string> | undefined;
    // Begun words count, and other forms of a word.
    return wanted.every((word, index) => {
      if (there.some((one) => (word.length > 2 ? one.startsWith(word) : one.includes(word)))) return true;
      stemsThere ??= new Set(tokenise(text));
      return stemsThere.has(stems[index] as string);
    });
  };
}
