import type { Grammar } from '../frames/pieces.ts';
import { amountRules } from './amounts.ts';
import { clockRules } from './clocks.ts';
import { dateRules } from './dates.ts';
import { dayRules } from './days.ts';
import { holidayRules } from './holidays.ts';
import { linkRules } from './links.ts';
import { lunarRules } from './lunar.ts';
import { monthRepeatRules } from './month-repeats.ts';
import { monthRules } from './months.ts';
import { partRules } from './parts.ts';
import { periodRules } from './periods.ts';
import { repeatRules } from './repeats.ts';

/** Of matches of the same length the earlier rule wins. */
export const english: Grammar = {
  rules: [
    ...repeatRules,
    ...monthRepeatRules,
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
  evening:
    /(?<![a-z])(?:dinner|supper|bed|bedtime|sleep|movie|concert|cocktails?|happy hour|nightcap|party|pub|bar|(?:date|quiz|trivia|game|movie|film|poker|karaoke|comedy|bingo|taco|pizza|mic) night|drinks|evening|tonight)(?![a-z])/,
  morning: /(?<![a-z])(?:breakfast|wake(?:\s?up)?|get up|alarm|brunch|jog|morning|sunrise)(?![a-z])/,
  meal: /(?<![a-z])(?:table for|restaurant|takeaway|takeout|bistro|gig|theat(?:er|re))(?![a-z])/,
  filler:
    /(?:please|pls|plz|can you|could you|would you|hey|hi|ok|okay|so|let's say|let's do|let's|how about|what about|maybe|perhaps|probably|just|say|make it|it's|its|i think|i guess|thanks|thank you|thx|ideally|preferably|if possible|the|on|at|in|for|around|about|approximately|approx|sometime|some time|or so)(?![a-z])/y,
};
