import { ASKING_VERBS } from './asks.ts';

/** `…, remind me to print the slides 1 day before`: when to be told stands behind what to be told. */

const AMOUNT =
  '(?:\\d{1,3}|an?|half an|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty-five|a couple of|a few)';
const UNIT = '(?:min(?:ute)?s?|m|hours?|hrs?|h|days?|weeks?)';
const LEAD = `(?:${AMOUNT} ?${UNIT} (?:before(?:hand)?|prior|in advance|ahead)(?: of time)?|the (?:day|night|evening|morning|week) before(?: at (?:noon|\\d{1,2}(?::\\d\\d)? ?(?:[ap]m)?))?)`;
const ASKS = `(?:${ASKING_VERBS}|text) me`;
const MATTER = '[^,;.!]{2,60}?';
const AND = '(?:,? (?:and|then|plus)(?: also)? |, )';

export const TOLD_BEFORE = new RegExp(
  `(?<=[a-z\\d][,.;]? (?:(?:and|also|then|plus|please|pls) ){0,3})${ASKS} (?:to |about )${MATTER} ${LEAD}(?:${AND}(?:to )?${MATTER} ${LEAD}){0,2}(?=\\s*(?:$|[,;.!]))`,
  'i',
);
/** `remind me 1 day before to print the slides and 2 hours before to pack` */
export const TOLD_TWICE = new RegExp(
  `(?<=${ASKS} ${LEAD} (?:to |about )[^,;.!]{2,60})${AND}(?=${LEAD} (?:to |about ))`,
  'i',
);

const EACH = new RegExp(`(?:^${ASKS}|${AND})(?: ?(?:to|about) | ?)(?<matter>${MATTER}) (?<lead>${LEAD})`, 'gi');

/** With when to be told first, each by itself. */
export function toldBefore(said: string): string {
  const each = [...said.matchAll(EACH)].map(({ groups }) => `remind me ${groups?.lead} to ${groups?.matter}`);
  return each.join(', ');
}
