import { wholeWord } from '../../language/patterns.ts';
import type { SubjectWords } from '../frames/language.ts';

const ASKED = [
  "what(?:'s| is| are)?|when(?:'s| is)?|where(?:'s| is)?|which|who(?:'s)?|how many|do i have|am i|are there|is there",
  'did i|show|list|view|check|tell|find|search',
];
const DONE_WITH = [
  'cancel|delete|remove|call off|drop|reschedule|postpone|move|shift|change|push|delay|bump|slide|bring|make|swap|trade',
  'finished|completed|done(?: with)?|mark|as done|as complete|check off|tick off',
];
const FILLERS = [
  "i(?:'ve|'m| have| am)?|just|already|have|on|at|for|in|me|my|the|a|an|calendar|schedule|agenda|todos?|to-do|tasks?|reminders?",
  "events?|any|anything|please|not going to|i'm|after all|free|available|do|is|are|was|with|to|from|about|until|till|back",
  'forward|it|that|this|meeting$',
];

const AMOUNT =
  '(?:an?|half an|one|two|three|four|five|ten|fifteen|twenty|thirty|a couple of|\\d{1,3}) ?-?(?:hours?|hrs?|h|min(?:ute)?s?|days?|weeks?|months?)(?![a-z])';

export const subject: SubjectWords = {
  asking: [new RegExp(wholeWord([...ASKED, ...DONE_WITH, ...FILLERS]))],
  shifts: [
    { pattern: new RegExp(`(?:back|out)(?: by)? (?<amount>${AMOUNT})`, 'i'), to: (amount) => `${amount} later` },
    {
      pattern: new RegExp(`(?<=(?<![a-z])(?:delay|postpone|push).*) by (?<amount>${AMOUNT})`, 'i'),
      to: (amount) => `${amount} later`,
    },
    { pattern: new RegExp(`(?<![a-z])up(?: by)? (?<amount>${AMOUNT})`, 'i'), to: (amount) => `${amount} earlier` },
    { pattern: new RegExp(`(?<amount>${AMOUNT} (?:later|earlier|longer|shorter))`, 'i'), to: (amount) => amount },
  ],
  corrections: [
    /^(?:no|wait|oops|sorry|correction|actually|my bad|i meant?)(?:[,.\s!:—-]+(?:wait|no|sorry|i meant?))*[,.\s!:—-]+(?:i meant? )?/i,
  ],
  putOff: [],
  timeEnds: ['\\s(?:please|thanks|ok)(?![a-z])'],
};
