import { GAP } from '../frames/gap.ts';
import type { KindWords } from '../frames/language.ts';

/** A place as the condition: `when I get home`, `next time I'm at the store`. */

const WHENEVER = 'when(?:ever)?|once|as soon as|the minute|(?:the )?next time|after|before';
const MOVES = [
  'get(?:ting)?|got|arrive|reach|leave|leaving|am|at|in|pass(?:ing)?|go(?:ing)?|come|coming|near|back|drive|driving',
  'stop by|swing by|visit(?:ing)?|walk(?:ing)?',
].join('|');
const COMES = `(?:${WHENEVER}) (?:i|we)(?:['’]?m| am|['’]re| are)? ?(?:${MOVES})(?![a-z])(?: (?:to|at|by|past|back|home|in|into|near|from|there|over))*`;
const SPOT =
  '(?:store|shop|office|station|house|place|market|mall|center|centre|mart|depot|gym|bank|library|airport|school|hotel|pharmacy|hospital|work|desk|door)';
const THE_PLACE = [
  `(?: (?:the|my|our|a|his|her|their))?(?: [a-z'’&-]+){0,2}? ${SPOT}(?![a-z])`,
  "(?: (?:the|my|our|a)) [a-z'’&-]+|(?<!home|back|there|home to|there to|here to) [a-z'’&-]+|",
].join('|');

export const COMING = new RegExp(`(?<![a-z])${COMES}`);
/** Before what is to be done, and behind it. */
const LEADING = new RegExp(
  `(?:^|(?<=^(?:please )?remind me ))(?<cut>(?:please |and )?${COMES}(?:[^,，${GAP}]{0,40}[,，]|${THE_PLACE})(?: (?:again|next|today|tonight))?)(?=[\\s,${GAP}])`,
);
const TRAILING = new RegExp(`(?<=[^\\s,])(?<cut>[\\s,]+${COMES}[^,，${GAP}]{0,40})$`);

export const conditions: KindWords['conditions'] = [LEADING, TRAILING];
