import type { ItemWords } from '../frames/language.ts';

export const items: ItemWords = {
  between: ["\\b(?:and then|then|and also|as well as|and(?!\\s[a-z]+['’]s\\s)|plus|also)\\b"],
  ordinals: ['st|nd|rd|th'],
  timeLabels: ['(?<![a-z])(?:time|date|when)'],
  limits: [
    '(?:but )?(?:not|except|excluding|skip(?:ping)?)(?![a-z])',
    '(?:for|until|till?|through|thru|ending|ends|lasting)(?![a-z])',
  ],
};
