import type { Spellings } from '../frames/language.ts';

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
    `^(?=${HOUR}\\s(?:for\\s${MEAL}|${DAY})(?![a-z]))`,
    `(?<=(?<![a-z])${DOING}\\s)(?=${HOUR}(?:\\s*$|\\s(?:${DAY}|with|w/?)(?![a-z])))`,
  ].join('|'),
  'gi',
);

/** As heard: `at 2 30`. */
const MINUTES =
  /(?<=(?<![a-z])(?:at|around|about|by|@)\s(?:like\s)?\d{1,2})\s(?=[0-5]\d(?:\s?[ap]\.?m|\s*$|[,.;]|\s(?:on|with|w|for|today|tomorrow|at|in)(?![a-z])))/gi;

/** `lunch 12-1`. */
const RANGES = new RegExp(`(?<=(?<![a-z])${MEAL}\\s)(?=${HOUR}(?::[0-5]\\d)?\\s?-\\s?${HOUR}(?![\\d-]))`, 'gi');

/** `Dec 25th-27th` */
const ORDINALS = /(?<=\d)(?:st|nd|rd|th)(\s?[-–]\s?)(\d{1,2})(?:st|nd|rd|th)(?![a-z])/gi;

export const spellings: Spellings = {
  rewrites: [
    { pattern: MINUTES, by: ':' },
    { pattern: ORDINALS, by: '  $1  $2' },
  ],
  inserts: [
    { pattern: HOURS, word: 'at ' },
    { pattern: RANGES, word: 'from ' },
  ],
};
