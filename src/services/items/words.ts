import type { Caller } from '../../domain/caller.ts';
import { say } from '../../domain/say.ts';
import { UserError } from '../../errors.ts';
import { tokenise } from '../../retrieval/tokenise.ts';

/** Tells texts in which all words of a `query` argument occur. Throws UserError INVALID_ARGUMENT when it has none. */
export function hasWords(caller: Caller, query: string): (text: string) => boolean {
  const words = tokenise(query);
  if (words.length === 0) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(caller, 'query 里没有可以搜索的字词。', 'query has no words to search for.'),
      { hint: say(caller, '去掉 query 可列出全部。', 'Leave query out to list everything.') },
    );
  }
  return (text) => {
    const tokens = tokenise(text);
    return words.every((word) =>
      tokens.some((token) => (word.length > 2 ? token.startsWith(word) : token.includes(word))),
    );
  };
}
