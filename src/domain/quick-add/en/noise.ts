import { BETWEEN_WORDS, GAP } from '../frames/gap.ts';
import type { NoiseWords } from '../frames/language.ts';
import { ENTRY, lead, MEET } from './lead.ts';

/** Asks to make an appointment, where there is one; `book dentist appointment by Friday` is something to be done. */
const BOOKS = [
  'schedule|book(?! (?:club|review(?! with)|launch|fair|signing|report|shop|store))|set up|arrange|put(?: (?:in|down))?',
  'pencil in|slot in|squeeze in|add|new',
].join('|');
const BOOKING = new RegExp(
  `^${BETWEEN_WORDS}*(?<cut>(?:${BOOKS})(?: (?:me|us))?(?: (?:in|down))?(?: (?:a|an|the|my|our|another))?(?=[\\s${GAP}]+${MEET}(?:[\\s${GAP},.]|$))|make (?:a|an)(?= (?:[a-z]+ )?(?:appointment|reservation)(?![a-z])))(?![a-z'’])`,
);

/** Verbs that end in `in`: `check in`. */
const TAKES_IN = 'check|log|sign|drop|hand|turn|fill|bring|tune|plug|come|move|pop|call|dial';
const LISTS =
  '(?:work |personal |family |google )?calendar|schedule|agenda|diary|planner|to-?do(?: list)?|to-?dos?|task list|tasks|reminders';
/** Words that led to a time. */
const LED = [
  `on|at|(?<!(?:${TAKES_IN})[\\s-])in|by|for|from|to|until|till?|of|this|the|next|due|around|about|starting|starts?|begins?|is`,
  'are|@|during|before|after|set for|scheduled for|and|every|each|a|an|like|will be|due (?:on|by|at)|deadline|latest',
].join('|');

const TAIL = [
  '(?:(?:maybe|perhaps) )?(?:someday|some day|one day|sometime|some time|any ?time|one of these days|at some point|eventually|soon)',
  '(?:(?:maybe|perhaps) )?when(?:ever)? i (?:have|get|find) (?:a |some )?(?:free )?(?:time|chance|moment|minute)',
  'all[- ]day(?: long)?|(?:the )?(?:whole|entire) day|please|pls|plz|thanks(?: a lot| so much)?|thank you|thx|ty|tks|cheers',
  'ok|okay|for me|if possible|if you can|will you|can you|would you',
  `(?:(?:add(?:ed)? |put (?:it |that |this )?)?(?:to|on|in|into|onto) (?:my|the|our|your) (?:${LISTS}))`,
  `remind me(?: (?:please|about it|about that))?|don'?t forget|as (?:a|an) (?:${ENTRY})`,
  `(?:${LED})(?=\\s*${GAP})`,
  `(?<=${GAP}\\s*)(?:'s|o'clock|hrs|onwards?|sharp|or so|ish|if possible)`,
].join('|');

const BEFORE_GAP = [
  'on|at|in|by|for|from|until|till?|this|the|next|due|around|about|starting|starts|is|@|scheduled for|set for|every|each',
  'like|during|before|and|,|-',
].join('|');

export const noise: NoiseWords = {
  booking: [BOOKING],
  lead,
  tail: [`(?<![a-z'’])(?:${TAIL})`],
  inside: [
    new RegExp(
      `(?<=[\\s${GAP},])(?<cut>(?:roughly|approximately|approx\\.?|about|around|lasting|lasts|takes|taking|later|b4)\\s*)(?=${GAP})`,
    ),
    new RegExp(`(?<=${GAP}\\s*)(?<cut>all[- ]day|(?:the )?whole day)(?=[\\s,，${GAP}]|$)`),
    // Prepositions that led to the time.
    new RegExp(`(?<=[\\s${GAP}])(?<cut>(?:${BEFORE_GAP})[\\s,]*)(?=${GAP})`),
    new RegExp(`(?<=${GAP})(?<cut>\\s*(?:'s|o'clock|hrs|sharp)+)(?=[${GAP}\\s,，\\p{Script=Han}])`, 'u'),
    new RegExp(
      `(?<=[${GAP}\\s,])(?<cut>remind me(?: (?:to|about|that))?|please|don'?t forget(?: to)?|uh+|um+)(?=[\\s${GAP}])`,
    ),
  ],
  doneLast: [],
};
