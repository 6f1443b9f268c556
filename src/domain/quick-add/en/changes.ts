import { oneOf } from '../../language/patterns.ts';
import type { WishWords } from '../frames/language.ts';
import { POLITE } from './polite.ts';

/** What one cancels with others than the calendar is a chore. */
const CHORE = oneOf([
  'subscriptions?|membership|netflix|spotify|hulu|disney|amazon|prime|gym membership|service|order|card|account|insurance',
  'policy|plan|contract|trial|photos?|emails?|files?|apps?|cache|branch|code|old|snow|stain|wallpaper|tree|paint|flat|lease',
  'utilities|phone|internet|cable|newspaper',
]);
const NOT_GOING = [
  "i'?m|i am|we'?re|we are|i|we",
  "not|no longer|can'?t|cannot|won'?t|will not|don'?t need to|do not need to",
  'going|coming|attending|make|making|be able|doing|meeting|have|having|go|attend|come|need',
];

export const cancel: WishWords['cancel'] = [
  new RegExp(
    `^${POLITE}(?:cancel|delete|remove|call off|scrap|nix|axe|ditch|bail on|back out of|get rid of|unschedule|clear (?:my|the|all)|drop (?:my|the) (?!kids|car|kid|package|dog|cat|laundry|off|[a-z'’]+(?: [a-z'’]+){0,4} off(?![a-z])|[a-z'’]+(?: [a-z'’]+)? (?:at|to|with|by|into) (?:the|my|our|her|his|their|[a-z]+'s|school|daycare|work)(?![a-z])))(?! .*\\b${CHORE}\\b)\\b`,
  ),
  // take the dentist off my calendar
  new RegExp(
    `^${POLITE}(?:take|knock|strike|get|wipe)\\b.{1,80}\\boff (?:of )?(?:my|the|our) (?:calendar|schedule|agenda|diary|list)\\b`,
  ),
  /\b(?:is|are|was|got|been|has been) cancell?ed\b|^(?:don'?t|do not|no need to|never mind|nevermind|stop) (?:remind|add|schedule|book|put|create|set)/,
  // dinner's off tomorrow: who is off is away, what is off is cancelled
  /(?<![a-z])(?:dinner|lunch|breakfast|brunch|drinks|party|meeting|call|sync|stand-?up|game|match|practice|rehearsal|class|lesson|session|appointment|interview|demo|review|retro|date|trip|event|gig|show)(?:'s| is) off(?! (?:my|the|of|to|limits|white|peak|campus|site|line)(?![a-z]))(?![a-z-])/,
  new RegExp(`\\b(?:${NOT_GOING[0]}) (?:${NOT_GOING[1]})(?: (?:${NOT_GOING[2]}))\\b`),
];

const MOVED_TO = [
  '(?:push|bump|shift|delay|nudge)\\b.{3,60} (?:an?|half an|\\d{1,3}|one|two|three|ten|fifteen|twenty|thirty) ?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?)(?=\\W*$)',
  'earlier|later|push\\b.*\\bback|bring.*forward',
  '(?:moved|pushed|bumped|shifted)\\b.* to \\d{1,2}(?::\\d\\d)?(?=\\W*$)',
  '(?:move|shift|push|bring|change)\\b.* to \\d{1,2}(?=\\W*$)',
];

/** tomorrow's sync to Zoom, Friday's lunch to Nobu: another place of what is there. */
const TO_PLACE =
  "(?:my |the |our )?(?:(?:(?:to(?:day|morrow|night)|next [a-z]+|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'s|\\d{1,2}(?::\\d\\d)? ?[ap]m) [^,;.]{2,40}?) (?:online|virtual|remote|in[- ]person|(?:in|on)?to (?!\\d)[a-z].{1,40})$";

/** shift Tuesday nine to five, shift at the hospital: hours of work. */
const SHIFT_AT =
  'shift (?:at|in|for) (?:the |my |our )?[a-z]+(?![a-z])|shift (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow)[a-z]* (?:from )?(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|[a-z]{3,6}) (?:to|till?|until) (?:\\d|[a-z]{3,6}(?![a-z]))|';
/** move the furniture out Friday */
const CARRIES =
  '(?:move|shift|push|bring) (?:the |my |our |all |some )*(?:furniture|couch|sofa|bed|box(?:es)?|cars?|truck|stuff|things|plants|tables?|desk|laundry|bins?|cans?|trash|chairs?|clothes|boat|bikes?)(?![a-z])';

export const change: Pick<WishWords, 'change' | 'byItself' | 'movesTo'> = {
  change: [
    /(?<![a-z])instead\W*$/,
    // tomorrow's standup is at 10 instead of 9
    /(?<![a-z])(?:is|are|will be|starts?|happens?|meets?|runs?|goes) .{2,40} instead of (?:at |on )?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?=\s*(?:$|[,.;!]))|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?![a-z])|tomorrow|today|tonight|noon|the \d)/,
    new RegExp(`^${POLITE}(?:move|switch|change|make) ${TO_PLACE}`),
    /^(?:please )?(?:make|change|move) .{3,60} instead of (?:\d|mon|tue|wed|thu|fri|sat|sun|tomorrow|today|noon)/,
    // collection moves to Saturday this week
    /(?<=[a-z]) (?:moves|is moving|has moved|(?:is|was|has been) moved) to (?:the \d|\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)/,
    new RegExp(
      `^${POLITE}(?:push|bump|shift|delay|nudge) (?!me(?![a-z])).{3,60} (?:an?|half an|\\d{1,3}|one|two|three|ten|fifteen|twenty|thirty) ?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?)\\W*$`,
    ),
    // Rex's appointment is now Wednesday at 9
    /(?<=[a-z]) (?:is|are) now (?:on |at )?(?=\d|the \d|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?![a-z])|tomorrow|today|tonight|noon)/,
    /^(?:actually,? |no,? |wait,? |sorry,? )+(?:make|change|move) (?:that|it) (?:to )?(?=\d|the \d|noon|mon|tue|wed|thu|fri|sat|sun|tomorrow)/,
    // swap my Wednesday and Thursday workouts, swap lunch with the gym
    new RegExp(
      `^${POLITE}(?:swap|switch|trade) (?:(?:my|the|our) )?(?=[^,;.]*\\b(?:mon|tues|wednes|thurs|fri|satur|sun|to|tomorrow|meeting|call|lunch|dinner|workout|gym|class|lesson|appointment|shift)).{2,50}? (?:and|with|for) (?:(?:my|the|our) )?[a-z\\d' ]{2,40}[.!\\s]*$`,
    ),
    new RegExp(`^${POLITE}(?:reschedule|postpone|prepone|rebook|rename)\\b`),
    /(?<![a-z])(?:moved|pushed|bumped|rescheduled|postponed|shifted)(?: back| up| out| forward)? (?:from|to|until|till|by)(?![a-z])/,
    new RegExp(
      `^${POLITE}(?!${SHIFT_AT}${CARRIES})(?:move|shift|change|push|bring|switch|update|extend|delay|swap(?!\\b.*\\bby\\b)|edit|shorten)\\b(?!-)(?=.*\\b(?:to|until|till|back|forward|by|from|earlier|later|up|out)\\b)`,
    ),
  ],
  byItself: [
    `^${POLITE}(?:move|switch|change|make) ${TO_PLACE}`,
    `\\b${oneOf(['reschedule|postpone|prepone|rebook|rename', ...MOVED_TO])}\\b`,
  ],
  movesTo: [
    '\\b(?:move|shift|change|push|bring|switch|update|delay|reschedule|postpone|prepone|rebook|swap)\\b.*?\\b(?:back to|forward to|out to|up to|to|until|till)\\b',
  ],
};
