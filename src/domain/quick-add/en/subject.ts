import { wholeWord } from '../../language/patterns.ts';
import type { SubjectWords } from '../frames/language.ts';

const ASKED = [
  "what(?:'s| is| are)?|when(?:'s| is)?|where(?:'s| is)?|which|who(?:'s)?|how many|do i have|am i|are there|is there",
  'did i|show|list|view|check|tell|find|search',
];
const DONE_WITH = [
  'cancel|delete|remove|call off|drop|reschedule|postpone|move|shift|change|push',
  'finished|completed|done(?: with)?|mark|as done|as complete|check off|tick off',
];
const FILLERS = [
  "i(?:'ve| have)?|just|already|have|on|at|for|in|me|my|the|a|an|calendar|schedule|agenda|todos?|to-do|tasks?|reminders?",
  "events?|any|anything|please|not going to|i'm|after all|free|available|do|is|are|was|with|to|from|about|until|till|back",
  'forward|it|that|this|meeting$',
];

export const subject: SubjectWords = {
  asking: [new RegExp(wholeWord([...ASKED, ...DONE_WITH, ...FILLERS]))],
  putOff: [],
  timeEnds: ['\\s(?:please|thanks|ok)(?![a-z])'],
};
