import type { CoverageWords } from '../frames/coverage.ts';

/** What is left of a sentence and is no title: another entry that it asks for, a length that belongs to nothing. */

const LENGTH =
  '(?:an?|half an|\\d{1,3}|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|forty-five|ninety|a couple of)[ -]?(?:h|hours?|hrs?|m|min(?:ute)?s?)';

export const leftOver: CoverageWords['words'] = [
  // …, also add a todo to call the bank
  {
    class: 'entry',
    where: 'always',
    in: 'text',
    pattern:
      /[,;.]\s*(?<word>(?:and |also |then |plus |please |pls |but )*(?:add|make|create|set|put|give me|leave)(?: me| in| up)?(?: an?| another| one more)? (?:to-?do|task|reminder|calendar event|event|alarm|note)(?:s)?)(?![a-z])/,
  },
  // …, half an hour
  {
    class: 'length',
    where: 'timed',
    pattern: new RegExp(
      `[,;]\\s*(?:and |about |around |roughly |maybe |like |probably |approx )*(?<word>${LENGTH})(?: long| max| tops| or so| total)?\\s*(?:[,;.!]|$)`,
    ),
  },
];
