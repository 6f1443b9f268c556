import { BETWEEN_WORDS, GAP } from '../frames/gap.ts';
import type { NoiseWords } from '../frames/language.ts';
import { ENTRY, HEARSAY, lead, MEET } from './lead.ts';

/** Asks to make an appointment, where there is one; `book dentist appointment by Friday` is something to be done. */
const BOOKS = [
  'stick|pop|chuck|bung|schedule|book(?! (?:club|review(?! with)|launch|fair|signing|report|shop|store))|set up|arrange|put(?: (?:in|down))?',
  'pencil in|slot in|squeeze in|add|new',
].join('|');
const BOOKING = new RegExp(
  `^${BETWEEN_WORDS}*(?<cut>(?:${BOOKS})(?: (?:me|us))?(?: (?:in|down))?(?: (?:a|an|the|my|our|another))?(?=[\\s${GAP}]+${MEET}(?:[\\s${GAP},.]|$))|make (?:a|an)(?= (?:[a-z]+ )?(?:appointment|reservation)(?![a-z])))(?![a-z'’])`,
);

/** `put in a run`, where what follows is no thing to be handed in. */
const PUT_IN = new RegExp(
  `^${BETWEEN_WORDS}*(?<cut>(?:put|stick|pop|slot|squeeze|pencil|chuck) in (?:an?|another|some)(?=[\\s${GAP}])(?![\\s${GAP}]+(?:[a-z]+ )?(?:requests?|orders?|offers?|bids?|claims?|complaints?|word|applications?|appearance|tickets?|notice|expenses|vote|deposit|new|bulb)(?![a-z])))`,
);
/** What is asked of whoever writes it down, said last: `, could you stick that in`, `, pop it in`. */
const WRITE_DOWN =
  '(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:stick|pop|chuck|bung|put|slot|pencil|add|throw|drop|jot|note|write|get|book|schedule|enter|log) (?:it|that|this|them)(?: all)?(?: (?:in|down|on|up|there|for me|for us))*';

/** Verbs that end in `in`: `check in`. */
const TAKES_IN = 'check|log|sign|drop|hand|turn|fill|bring|tune|plug|come|move|pop|call|dial';
const LISTS =
  '(?:work |personal |family |google )?calendar|schedule|agenda|diary|planner|to-?do(?: list)?|to-?dos?|task list|tasks|reminders';
/** Words that led to a time. */
const LED = [
  `on|at|(?<!(?:${TAKES_IN})\\s|[a-z]-)in|by|for|from|to|until|till?|of|this|the|next|due|around|about|starting|starts?|begins?|is`,
  'are|@|but|during|before|after|set for|scheduled for|and|every|each|a|an|like|will be|due (?:on|by|at)|deadline|latest',
].join('|');

const TAIL = [
  '(?:(?:maybe|perhaps) )?(?:someday|some day|one day|sometime|some time|any ?time|one of these days|at some point|eventually|soon)',
  '(?:(?:maybe|perhaps) )?when(?:ever)? i (?:have|get|find) (?:a |some )?(?:free )?(?:time|chance|moment|minute)',
  'all[- ]day(?: long)?|(?:the )?(?:whole|entire) day|please|pls|plz|thanks(?: a lot| so much)?|thank you|thx|ty|tks|cheers',
  '(?:with )?(?:no|without (?:a |any )?) ?(?:reminders?|alarms?|alerts?)(?: (?:needed|please|necessary))?|no need to remind me',
  `(?<=[,;.!?–-]\\s*|${GAP}\\s*)(?:(?:and|so|then) )?${WRITE_DOWN}`,
  "(?<=[,;.!]\\s*)(?:no end in sight|(?:with )?no end date|let'?s (?:say|go with)|wish me luck|fingers crossed|(?:i )?can'?t wait|can'?t miss it)",
  'ok|okay|for me|if possible|if you can|will you|can you|would you',
  `(?:(?:add(?:ed)? |put (?:it |that |this )?)?(?:to|on|in|into|onto) (?:my|the|our|your) (?:${LISTS}))`,
  `remind me(?: (?:please|about it|about that))?|don'?t forget|as (?:a|an) (?:${ENTRY})`,
  `(?:${LED})(?=\\s*${GAP})`,
  `(?<=${GAP}\\s*)(?:'s|o'clock|hrs|onwards?|sharp|or so|ish|if possible|only|inclusive)`,
].join('|');

const BEFORE_GAP = [
  `on|at|(?<!(?:${TAKES_IN})\\s|[a-z]-)in|by|for|from|until|till?|this|the|next|due|around|about|starting|starts|is|@|scheduled for|set for|every|each`,
  'so|like|during|before|and|,|-',
].join('|');

export const noise: NoiseWords = {
  booking: [BOOKING, PUT_IN],
  lead,
  tail: [`(?<![a-z'’])(?:${TAIL})`],
  inside: [
    new RegExp(
      `(?<=[\\s${GAP},])(?<cut>(?:roughly|approximately|approx\\.?|about|around|probably|possibly|likely|(?:and|but) otherwise|lasting|lasts|takes|taking|later|b4)\\s*)(?=${GAP})`,
    ),
    new RegExp(`(?<=${GAP}\\s*)(?<cut>all[- ]day|(?:the )?whole day)(?=[\\s,，${GAP}]|$)`),
    new RegExp(`(?<=${GAP}\\s*)(?<cut>(?:in )?(?:my|our) (?:own |local )?time(?: ?zone)?)(?![a-z])`),
    // …, should be about an hour
    new RegExp(
      `(?<cut>[,;–-]\\s*(?:and |but |so |it |that |this |which |${HEARSAY} )*(?:should|will|'ll|might|would|it'?ll|it'?s|that'?s|is)(?: (?:only|just|probably|usually))?(?: (?:be|take|last|run))?(?: (?:about|around|roughly|approximately|like|only|on|at|for))?\\s*)(?=${GAP})`,
    ),
    new RegExp(`(?<=${GAP})(?<cut>\\s?-?ish)(?![a-z])`),
    // What a deadline says of itself: …, has to be done by Friday.
    new RegExp(
      `(?<cut>[,;–-]\\s*(?:and |it |this |that |which )*(?:has|have|needs?|must|should|ought|is|gotta|got)(?: to)?(?: be)?(?: all)? (?:done|finished|completed|complete|sorted)(?: by| before)?\\s*)(?=${GAP})`,
    ),
    // Prepositions that led to the time.
    new RegExp(`(?<=^|[\\s${GAP}])(?<cut>(?:${BEFORE_GAP})[\\s,]*)(?=${GAP})`),
    new RegExp(`(?<=${GAP})(?<cut>\\s*(?:'s|o'clock|hrs|sharp)+)(?=[${GAP}\\s,，:—–\\p{Script=Han}])`, 'u'),
    new RegExp(
      `(?<=[${GAP}\\s,])(?<cut>remind me(?: (?:to|about|that))?|please|don'?t forget(?: to)?|uh+|um+)(?=[\\s${GAP}])`,
    ),
  ],
  doneLast: [],
};
