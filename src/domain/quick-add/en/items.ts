import type { ItemWords } from '../frames/language.ts';

export const items: ItemWords = {
  between: ["\\b(?:and then|then|and also|as well as|and(?!\\s[a-z]+['’]s\\s)|plus|also)\\b"],
  ordinals: ['st|nd|rd|th'],
  timeLabels: ['(?<![a-z])(?:time|date|when)'],
  lastJoint: ['(?<![a-z-])and(?![a-z-])'],
  headings: [
    {
      pattern:
        /^(?:please )?(?:add |create |make |new )?(?:these |the following |a few |some |my |\d+ |two |three |four |five |six )*(?:to-?dos?|tasks?)(?: list)?$/,
      before: 'todo: ',
    },
    {
      pattern:
        /^(?:please )?(?:add |create |set |set up |make )(?:these |the following |a few |some |\d+ |two |three |four |five |six )*reminders?$/,
      before: 'remind me to ',
    },
    {
      pattern:
        /^(?:please )?(?:add |create |schedule |book |put in )(?:these |the following |a few |some |\d+ |two |three |four |five |six )*(?:events?|meetings?|appointments?)$/,
      before: '',
    },
  ],
  emptyHeading: [
    '(?:to ?-?do(?:s|ne)?|tasks?|finish|get done|need to(?: do| finish)?|must do|plan|schedule|agenda|due|deadlines?)?',
  ],
  telling: [{ pattern: /^(?:please |can you |could you )*remind me/, before: 'remind me ', next: /^\s*to\s/ }],
  limits: [
    '(?:but )?(?:not|except|excluding|skip(?:ping)?)(?![a-z])',
    '(?:for|until|till?|through|thru|ending|ends|lasting)(?![a-z])',
  ],
};
