import { wholeWord } from '../../language/patterns.ts';
import { GAP } from '../frames/gap.ts';
import type { DoubtWords } from '../frames/language.ts';

const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = [
  'jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?',
  'dec(?:ember)?',
].join('|');
const MEAL = 'breakfast|brunch|lunch|dinner|supper|drinks';

export const doubts: DoubtWords = {
  corrects: [
    wholeWord(['actually|no,? wait|wait,?(?: no)?|i mean|sorry|correction|make (?:it|that)|rather|scratch that']),
  ],
  correctionLeads: ['at |to |it |that '],
  clockNames: ['noon|midnight'],
  or: ['or'],
  timeLike: [
    /(?<![a-z\d])\d{1,2}\s?[ap]\.?m(?![a-z])/,
    new RegExp(`(?<![a-z])(?:${WEEKDAYS}s?|tomorrow|tonight)(?![a-z'])`),
    new RegExp(`(?<![a-z])(?:${MONTH})\\.? \\d{1,2}(?!\\d|[a-z])`),
    // Zones and ordinals that belong to the time.
    /(?<![a-z])(?:utc|gmt|[ecmp][sd]t|ces?t|bst|jst|aest)(?![a-z])/,
    new RegExp(`(?<![a-z])(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s*${GAP}`),
    // Hours and days that only their word tells from numbers.
    /(?<![a-z])(?:starting|starts?|begins?)(?: at| from)? \d{1,2}(?!\d)|(?<![a-z])deadline\s*[:：]?\s*\d/,
    // Which of its days?
    /(?<=(?:this|next|the|on|over) )weekend/,
    // How often in a day or week, not when.
    /(?<![a-z\d])(?:once|twice|thrice|(?:\d|two|three|four|five|six) ?(?:x|times)) (?:a|per|each|every) (?:day|week|month)/,
  ],
  versioned: ['(?:python|node|java|ios|macos|android|ubuntu|version|release|chapter|section) '],
  units: ['[kcm]?[gml]|[kmgt]b|inch'],
  withoutTime: [
    // `before tomorrow's meeting`
    new RegExp(
      `(?<![a-z])(?:before|by|after|until) (?:the )?(?:${WEEKDAYS}|today|tomorrow|tonight|next week)'s(?![a-z])`,
    ),
    // A length from now, without a word that says so.
    /^(?:set (?:a|the) )?(?:timer|countdown)(?![a-z]).*\d|(?<![a-z])in \d{1,2}$/,
  ],
  // `dinner with mom 7`
  bareHour: [new RegExp(`(?<![a-z])(?:${MEAL})(?![a-z])\\D*\\s(?:[1-9]|1[0-2])$`)],
  // `practice 4 sat`
  bareHourBeside: [new RegExp(`(?<=[a-z] )(?:[1-9]|1[0-2])\\s*${GAP}`)],
  hourOfObject: [
    { before: /(?<![a-z])(?:for|about|of) (?:the|our)\s$/i, after: /^\s[a-z]/i },
    { before: /(?<![a-z])(?:tickets?|seats?|passes) for (?:an?\s)?$/i, after: /^\s[a-z]/i },
  ],
  dayOfObject: ["'s [a-z]"],
};
