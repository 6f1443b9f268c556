import { oneOf } from '../../../language/patterns.ts';

/** As whole words, and of no address or mention: `memo` is not in `bob@memo.com`. */
export const aWord = (words: readonly string[]): readonly string[] => [`(?<![a-z@.])${oneOf(words)}(?![a-z]|\\.[a-z])`];
