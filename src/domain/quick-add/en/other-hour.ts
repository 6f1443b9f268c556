import type { OtherHourWords } from '../frames/item-words.ts';

const DAYS = ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'];

const named = (weekdays: readonly number[]): string => weekdays.map((day) => DAYS[day]).join(' and ');

const WHO = '(?:it|she|he|they|we|i|you|that|those)';

const IS = `${WHO}(?:'s| is|'re| are|'m| am)?`;
const BEGINS = '(?:starts?|begins?|gets? (?:out|off)|finish(?:es)?|ends?|leaves?|meets?|is|are)';
const BEFORE_HOUR = new RegExp(`(?<![a-z])(?:${IS}|${BEGINS})(?: at)?\\s(?=\\d)`, 'gi');
const FILLERS = new RegExp(
  `(?<![a-z])(?:but|except(?: for| that)?|and|only|though|however|instead|when|where|then|${IS}|${BEGINS})(?![a-z'])|[().]`,
  'gi',
);

const WHY = /[\s,]+(?:because|since|cause|as|due to|so that)\s[^\d]*$/i;

/** every weekday at 3, except Wednesdays when it's 2:15 */
export const otherHour: OtherHourWords = {
  asBefore: [
    '(?:and )?(?:all )?(?:the )?(?:rest|others?|other (?:weeks|days|times|ones)|everything else)(?: (?:stays?|are|is|remains?|be|of them|of the time))* (?:the same|as (?:usual|before|is|normal)|unchanged|normal)',
  ],
  script: /^\P{Script=Han}*$/u,
  dated:
    /(?<![a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\d(?:st|nd|rd|th)(?![a-z])|\d\/\d/,
  cuts: /\s*[,;(–—]\s*|\s-\s|\s(?=(?:but|except|only|and|though)\s)/gi,
  time: (words) => words.replace(WHY, '').replace(BEFORE_HOUR, ' at ').replace(FILLERS, ' '),
  without: (days) => (typeof days === 'string' ? ` except ${days}` : ` except ${named(days)}`),
  each: (weekdays, clock) => `every ${named(weekdays).replaceAll(/s(?= |$)/g, '')} at ${clock}`,
  onDays: (weekdays) => (weekdays === undefined ? 'every day' : `every ${named(weekdays).replaceAll(/s(?= |$)/g, '')}`),
  lasting: (minutes) => ` for ${minutes} minutes`,
  from: (day) => ` starting ${day}`,
  until: (day) => ` until ${day}`,
  during: (weeks) => ` for ${weeks} weeks`,
};
