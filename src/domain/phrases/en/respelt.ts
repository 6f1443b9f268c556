import { editDistance } from '../../edit-distance.ts';

/** Words of time that are long enough to be known when a letter is missing, doubled or misplaced. */
const WORDS = [
  ...['tomorrow', 'yesterday', 'tonight', 'morning', 'afternoon', 'evening', 'weekend', 'minutes', 'quarter'],
];
/** Words of their own, a letter apart from one of these. */
const OTHERS = new Set([
  'mourning',
  'morning',
  'adorning',
  'weekened',
  'weakened',
  'evenings',
  'mornings',
  'weekends',
  'minuets',
  'minute',
]);
const WORD = /(?<![\p{L}\d'’])[a-z]{6,11}(?![\p{L}\d'’])/giu;

/**
 * The text with such words as they are written: `tomrrow mornign` is `tomorrow morning`. A plural is no slip.
 *
 * @example respelt('whats on tommorow mornign') // 'whats on tomorrow morning'
 */
export const respelt = (text: string): string =>
  text.replace(WORD, (written) => {
    const word = written.toLowerCase();
    if (OTHERS.has(word) || WORDS.some((one) => word === `${one}s`)) return written;
    const right = WORDS.find((one) => {
      // A wrong letter makes another word: only those that are there count.
      const isOfIt = [...word].every((letter) => one.includes(letter)) && word[0] === one[0];
      return isOfIt && editDistance(word, one) <= (one.length > 7 ? 2 : 1);
    });
    return right ?? written;
  });
