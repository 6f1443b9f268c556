import type { Spellings } from '../frames/language.ts';
import { MONTHS } from './calendar-words.ts';
import { paraphrases } from './paraphrases.ts';

const MEAL = '(?:breakfast|brunch|lunch|dinner|supper|drinks|coffee|tea|wake up|get up|bedtime)';
const HOUR = '(?:1[0-2]|[1-9])';
const COUNTED = '[ap]\\.?m|people|persons?|guests|pax|of us|kids|adults|tickets|hours?|hrs?|min|days?|weeks?';
const NOT_COUNT = `(?![\\d:.,/%-]|\\s?(?:${COUNTED}))`;

const DOING =
  '(?:doctor|dentist|gym|yoga|meeting|call|class|lesson|practice|party|movie|show|game|appointment|haircut|interview|standup|sync|pickup)';
const DAY = '(?:today|tomorrow|tonight|tmrw|tmr|(?:on\\s)?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)';

/** Bare numbers that only these neighbours make hours: `supper 8 at Nobu`, `1 for lunch`, `11 today`, `practice 4 sat`. */
const HOURS = new RegExp(
  [
    `(?<=(?<![a-z])${MEAL}\\s)(?=${HOUR}${NOT_COUNT}(?:\\s|$))`,
    // lunch w/ Sam 12
    `(?<=(?<![a-z])${MEAL}\\s(?:with|w/?)\\s[a-z]{2,12}(?:\\s(?:and|&)\\s[a-z]{2,12})?\\s)(?=${HOUR}(?::[0-5]\\d)?\\s*(?:$|[,;]))`,
    `^(?=${HOUR}\\s(?:for\\s${MEAL}|${DAY})(?![a-z]))`,
    `(?<=(?:^|[,;\\n]\\s*)(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|today|tomorrow|tmrw)\\s)(?=${HOUR}(?::[0-5]\\d)?\\s(?!(?:${COUNTED}|${MONTHS}|of|to|till?|and|or|-|x|dozen|more|(?!drinks (?:with|at|w)(?![a-z]))[a-z]+(?<!s)s)(?![a-z]))[a-z])`,
    // doors 7
    `(?<=(?<![a-z])doors\\s(?:open\\s)?)(?=${HOUR}(?::[0-5]\\d)?\\s*(?:$|[,;]))`,
    `(?<=(?<![a-z])${DOING}\\s)(?=${HOUR}(?:\\s*$|\\s(?:${DAY}|with|w/?)(?![a-z])))`,
  ].join('|'),
  'gi',
);

/** monday 9am standup, 11 interview: the hour of the next one. */
const NEXT_HOUR = new RegExp(
  `(?<=(?:\\d\\s?[ap]m|\\d:[0-5]\\d|(?<![a-z])(?:mon|tue|wed|thu|fri|sat|sun|to(?:day|morrow))[a-z]{0,6} \\d{1,2})\\s[^;\\n]{2,80}[,;]\\s?)(?=${HOUR}\\s(?!(?:${COUNTED}|${MONTHS}|of|to|till?|and|or|-|x|dozen|more|miles?|kms?|pages?|pieces?|slides?|(?!drinks (?:with|at|w)(?![a-z]))[a-z]+(?<!s)s)(?![a-z]))(?:[a-z]|1:1|1-1))`,
  'gi',
);

/** As heard: `at 2 30`. */
const MINUTES =
  /(?<=(?<![a-z])(?:at|around|about|by|@)\s(?:like\s)?\d{1,2})\s(?=[0-5]\d(?:\s?[ap]\.?m|\s*$|[,.;]|\s(?:on|with|w|for|today|tomorrow|at|in)(?![a-z])))/gi;

/** `lunch 12-1`. */
const RANGES = new RegExp(`(?<=(?<![a-z])${MEAL}\\s)(?=${HOUR}(?::[0-5]\\d)?\\s?-\\s?${HOUR}(?![\\d-]))`, 'gi');

/** coffee at 9, then 10 to 11 the design review */
const RANGES_NEXT = new RegExp(
  `(?<=\\d(?:\\s?[ap]m)?,?\\s(?:and\\s)?then\\s)(?=${HOUR}(?::[0-5]\\d)?\\s?(?:-|–|to)\\s?${HOUR}(?::[0-5]\\d)?\\s(?!(?:${COUNTED})(?![a-z]))(?:[a-z]))`,
  'gi',
);

/** `9 to 11 every morning` */
const RANGES_EACH = new RegExp(
  `(?<=^|[\\s,;])(?<!(?<![a-z])(?:from|between|at|rooms?|chapters?|pages?|levels?|grades?|years?|ages?)\\s)(?=${HOUR}(?::[0-5]\\d)?\\s?(?:-|–|to)\\s?${HOUR}(?::[0-5]\\d)?\\s(?:every|each|daily|on\\sweekdays|weekdays)(?![a-z]))`,
  'gi',
);

/** the third Saturday of every month is band practice, 2 to 5 */
const RANGES_BEHIND = new RegExp(
  `(?<=(?<![a-z])(?:every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?![a-z])[^;\\n]{2,80},\\s)(?=${HOUR}(?::[0-5]\\d)?\\s?(?:-|–|to)\\s?${HOUR}(?::[0-5]\\d)?\\s*$)`,
  'gi',
);

/** `Dec 25th-27th` */
const ORDINALS = /(?<=\d)(?:st|nd|rd|th)(\s?[-–]\s?)(\d{1,2})(?:st|nd|rd|th)(?![a-z])/gi;

/** `remnd me`, `reming me`: one letter of it missing, wrong or misplaced. */
const REMIND =
  /(?<![a-z])(?:rmnd|rmd|remnd|remid|reimnd|remind|rmind|emind|remindd|remimd|remin|reming|remidn|remnid|rimind|remaind|remmind|reminde|remend|rrmind|rwmind|remibd)(?=\s(?:me|us)(?![a-z]))/i;

/** the night b4, and no gate. */
const B4 =
  /(?<=[a-z\d] )(?<!(?<![a-z])(?:room|gate|seat|bay|platform|hall|door|building|level|floor|box|locker|table|stand|spot|zone|row|unit|at|in|from|to) )b4(?![\w'’/-])/g;

/** im, dont: typed without the mark. */
const UNMARKED: Readonly<Record<string, string>> = {
  ...{ im: "i'm", ive: "i've", dont: "don't", doesnt: "doesn't", didnt: "didn't", isnt: "isn't", wasnt: "wasn't" },
  ...{ cant: "can't", thats: "that's", whats: "what's", youre: "you're", theyre: "they're", havent: "haven't" },
};
const UNMARKED_WORD = new RegExp(`(?<![\\w'’#@/.-])(?:${Object.keys(UNMARKED).join('|')})(?![\\w'’/-])`, 'gi');

export const spellings: Spellings = {
  words: [
    { pattern: B4, by: 'before' },
    // remind me 1 h before
    { pattern: /(?<=\d) (?=[hm] (?:before|ahead|earlier|early|prior|in advance|later)(?![a-z]))/gi, by: '' },
    { pattern: UNMARKED_WORD, by: (said) => UNMARKED[said.toLowerCase()] ?? said },
    ...paraphrases,
    // Dec 12 and 13, 9am to 1pm both days: the hours are those of each anyway.
    {
      pattern:
        /(?<=(?:\d|[a-z]day)(?:st|nd|rd|th)?,? (?:and|&) .{1,50})[ ,]+(?:on )?(?!all[- ]day(?![a-z]))(?:both|each|all)(?: (?:of )?(?:the|those|these))?(?: (?:two|three|four|five))? (?:days?|dates|mornings?|afternoons?|evenings?|nights?)(?=\s*(?:$|[,.;!])|\s(?:at|from)\s\d)/gi,
      by: '',
    },
    { pattern: RANGES_NEXT, by: 'from ' },
    { pattern: NEXT_HOUR, by: 'at ' },
    // every! 3 days: so long after it was done
    { pattern: /(?<![a-z])(?:every|ev)!(?=\s)/i, by: 'after completion every' },
    { pattern: REMIND, by: 'remind' },
    { pattern: /(?<![a-z])(?:tood|todoo|to-d0|toodo)(?=\s*:)/i, by: 'todo' },
    { pattern: /(?<![a-z])(?:scedule|shedule|schedual|scheudle|schedul)(?=\s(?:an?|the|my)\s)/i, by: 'schedule' },
    { pattern: /(?<![a-z])(?:cancle|cancell|cansel)(?=\s(?:the|my|our)\s)/i, by: 'cancel' },
  ],
  rewrites: [
    { pattern: MINUTES, by: ':' },
    { pattern: ORDINALS, by: '  $1  $2' },
  ],
  inserts: [
    { pattern: HOURS, word: 'at ' },
    { pattern: RANGES, word: 'from ' },
    { pattern: RANGES_BEHIND, word: 'from ' },
    { pattern: RANGES_EACH, word: 'from ' },
  ],
};
