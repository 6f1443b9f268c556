import { BETWEEN_WORDS, GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';

/**
 * Words that say that something is to be added, and not what. All patterns run
 * on normalised text. The user's verbs stay, unless they only ask for an entry.
 */

/** Asks to make an appointment, where there is one. */
export const BOOKING = ofAll(({ noise }) => noise.booking);

/** Taken from the start, again and again. */
export const LEAD = new RegExp(`^${BETWEEN_WORDS}*(?<cut>${anyOf(({ noise }) => noise.lead)}|${BETWEEN_WORDS}+)`);

const MARK = `[${GAP}\\s,，.。:：;；、~\\-–—|·•]`;

/** Taken from the end, again and again. Of a run of marks only the first is a beginning: tried from each, a long run takes the cube of its length. */
export const TAIL = new RegExp(
  `(?<cut>${anyOf(({ noise }) => noise.tail)}|(?<!${MARK})${MARK}+|(?<=[\\p{Script=Han}a-z]\\s?)[!！]+)[${GAP}\\s,，.。!！?？]*$`,
  'u',
);

/** Beside a time that was taken out in the middle. */
export const INSIDE = ofAll(({ noise }) => noise.inside);

/** What is to be done, said last: its group `cut` goes to the start. */
export const DONE_LAST = ofAll(({ noise }) => noise.doneLast);
