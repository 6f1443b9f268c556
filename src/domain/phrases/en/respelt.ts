import { editDistance } from '../../edit-distance.ts';

/** Words of time that are long enough to be known when a letter is missing, doubled or misplaced. */
const WORDS = ['tomorrow', 'yesterday', 'tonight', 'morning', 'afternoon', 'evening', 'weekend', 'minutes', 'quarter'];
/** Words of their own, a letter or two apart from one of these. */
const OTHERS = new Set(['mourning', 'adorning', 'weakened', 'minuets', 'minute', ...WORDS.map((word) => `${word}s`)]);

/** A word of time that is mistyped, and how it is spelled: `mornign` is `morning`. A plural is no slip. */
export const MISTYPED = {
  pattern: /(?<![\p{L}\d'’])[a-z]{6,11}(?![\p{L}\d'’])/giu,
  by: (written: string): string => {
    const word = written.toLowerCase();
    if (OTHERS.has(word)) return written;
    const right = WORDS.find((one) => {
      // A wrong letter makes another word: only those that are there count.
      const isOfIt = [...word].every((letter) => one.includes(letter)) && word[0] === one[0];
      return isOfIt && editDistance(word, one) <= (one.length > 7 ? 2 : 1);
    });
    return right ?? written;
  },
};

/**
 * The text with such words spelled right.
 *
 * @example respelt('whats on tommorow mornign') // 'whats on tomorrow morning'
 */
export const respelt = (text: string): string => text.replace(MISTYPED.pattern, MISTYPED.by);
