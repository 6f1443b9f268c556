import { oneOf, wholeWord } from '../../language/patterns.ts';
import type { Grammar } from '../frames/pieces.ts';
import { amountRules } from './amounts.ts';
import { clockRules } from './clocks.ts';
import { dateRules } from './dates.ts';
import { dayRules } from './days.ts';
import { holidayRules } from './holidays.ts';
import { linkRules } from './links.ts';
import { lunarRules } from './lunar.ts';
import { monthRules } from './months.ts';
import { partRules } from './parts.ts';
import { periodRules } from './periods.ts';
import { repeatRules } from './repeats.ts';
import { respelt } from './respelt.ts';
import { englishReader } from './tokens.ts';

const word = (words: readonly string[]): RegExp => new RegExp(wholeWord(words));

const FILLERS = [
  'please|pls|plz|can you|could you|would you|hey|hi|ok|okay|thanks|thank you|thx',
  "so|let's say|let's do|let's|how about|what about|maybe|perhaps|probably|just|say|make it|it's|its|i think|i guess",
  'ideally|preferably|if possible|the|on|at|in|for|around|about|approximately|approx|sometime|some time|or so|my|our',
];

/** Of matches of the same length the earlier rule wins. */
export const english: Grammar = {
  language: 'en',
  occursIn: (text) => /[a-z]/.test(text),
  isWrittenForAnybody: true,
  rules: [
    ...repeatRules,
    ...holidayRules,
    ...lunarRules,
    ...dateRules,
    ...dayRules,
    ...clockRules,
    ...partRules,
    ...monthRules,
    ...periodRules,
    ...amountRules,
    ...linkRules,
  ],
  reader: englishReader,
  evening: word([
    'dinner|supper|bed|bedtime|sleep|cocktails?|happy hour|nightcap|party|pub|bar|drinks|evening|tonight|movie|concert',
    '(?:date|quiz|trivia|game|movie|film|poker|karaoke|comedy|bingo|taco|pizza|mic) night',
  ]),
  morning: word([
    'breakfast|wake(?:\\s?up)?|get up|alarm|brunch|jog|morning|sunrise|before\\s(?:work|school)|school\\srun(?!.{0,40}\\s[1-4](?:[:.]\\d\\d)?(?![\\d:.]))',
  ]),
  meal: word([
    'table for|restaurant|takeaway|takeout|bistro|gig|theat(?:er|re)|book club|poker|trivia|pta(?: meeting)?|(?:choir|band) (?:practice|rehearsal)',
  ]),
  filler: new RegExp(`${oneOf(FILLERS)}(?![a-z])`, 'y'),
  respelt,
};
