import type { TimeInText, TimeWords } from '../frames/language.ts';

const BEFORE_NIGHT = [
  "parents?['’]?|parent[- ]teacher|open|quiz|trivia|game|games|movie|film|date|poker|ladies['’]?|girls['’]?|boys['’]?",
  "guys['’]?|taco|karaoke|bingo|opening|comedy|family|school|mic|info|curry|pizza|talent|awards?|wine|hen|stag|bowling",
  'board game',
].join('|');
const EVENING = new RegExp(`(?:${BEFORE_NIGHT})\\s$`, 'i');
const BEFORE_NOUN = /^\s(?!(?:at|on|with|for|from|by|to|in|until|till?|starting|and|every|w)(?![a-z]))[a-z]/i;
const REGULAR = /(?<![a-z-])(?:daily|weekly|biweekly|monthly|quarterly|yearly|annual)$/i;

function partOfName({ said, before, after, repeats }: TimeInText): { first: number; last: number } {
  const night = EVENING.test(before) ? /^(?:evening|night)(?![a-z])/i.exec(said)?.[0].length : undefined;
  // `lease ends jan 31`: without the word it would be another thing.
  const ends = before !== '' && !repeats ? /^ends(?: on)?(?=\s)/i.exec(said)?.[0].length : undefined;
  const last = BEFORE_NOUN.test(after) ? (REGULAR.exec(said)?.[0].length ?? 0) : 0;
  return { first: night ?? ends ?? 0, last };
}

const PEOPLE =
  'aden|adelaide|austin|beulah|charlotte|darwin|dawson|florence|knox|mendoza|orlando|regina|samara|santiago|sofia|stanley';
const OF_PLACE =
  "(?:'s)? (?:office|team|crew|site|branch|plant|hq|headquarters|airport|colleagues|people|folks|side|client|group)";

export const times: TimeWords = {
  year: [],
  rangeMarks: [],
  dayNumbers: [
    '(?:the )?\\d{1,2}(?:st|nd|rd|th)(?![a-z])(?!,? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))',
  ],
  every: ['(?<![a-z])every(?![a-z])'],
  someDay: [],
  before: ['before|prior'],
  goesUntil: ['(?:through|thru|until|till?)'],
  openEnded: ['onwards?$'],
  makeUp: [],
  official: [/[,;\s]*(?:except|excluding|but not|not)(?: on)?(?: public| bank| national)? holidays(?![a-z])/],
  there: [
    '(?<![a-z])(?:(?:their|his|her|the local|local|there) time(?: there)?|(?<=\\d ?(?:[ap]\\.?m\\.? )?)local(?= (?:on|in|at|the) |[\\s.,;]*$))(?![a-z])',
  ],
  people: [`(?<!(?<![a-z])(?:in|into|at|near) )(?:${PEOPLE})(?![a-z])(?!${OF_PLACE}(?![a-z]))`],
  anywhere: [
    {
      pattern:
        /[\s,]{0,3}(?<![a-z])(?:wherever|where ever|no matter where|anywhere) (?:i|we)(?:'m| am|'re| are)?(?: (?:happen to be|travel|go|end up|might be|may be|at))?(?: in the world)?(?![a-z])[,\s]*/g,
      again: /,?\s?(?:(?:in|at) )?(?:my )?local time/g,
    },
    {
      pattern:
        /[\s,]{0,3}(?<![a-z])(?:no matter what|regardless of|whatever|in any|in whatever) (?:the |my |our )?time ?zone(?: (?:i|we)(?:'m| am|'re| are)? in)?(?![a-z])/g,
    },
    {
      pattern:
        /[\s,;]{0,3}(?<=[,;]\s?|as )floating(?: time)?(?=\W*$)|[\s,;(]{0,3}(?:in |on )?floating time\)?(?![a-z])|\s?\(floating\)/g,
    },
  ],
  regularOn: [
    // Monthly review Dec 5, not monthly on the 1st from Dec 1
    /(?<![a-z])(?:monthly|quarterly|yearly|annual)(?![a-z]| on (?:the )?(?:\d|first|second|third|fourth|last|mon|tue|wed|thu|fri|sat|sun)).*(?:\d\/\d|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)/,
  ],
  unsure: ['maybe|perhaps|might|we could'],
  partOfName,
};
