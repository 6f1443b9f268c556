import { oneOf } from '../../language/patterns.ts';
import { BETWEEN_WORDS, GAP } from '../frames/gap.ts';
import type { NoiseWords } from '../frames/language.ts';
import { ASKING_VERBS } from './asks.ts';

/** What a calendar holds, by its name: `add an event` is about nothing yet. */
export const ENTRY =
  '(?:(?:calendar |new |quick |recurring |all[- ]day )*(?:event|appointment|entry|task|to-?do(?: item)?|item|reminder|alarm|timer|slot))';
const MEETINGS = [
  'meeting|call|appointment|appt|sync|catch[- ]?up|interview|lunch|dinner|breakfast|brunch|coffee|standup|demo|review',
  'class|lesson|session|party|visit|check-?up|1:1|1-on-1|one-on-one|haircut|dentist|doctor|workshop|training|drinks|date',
  'event|time|gym|yoga|pilates|physio|therapy|massage',
];
/** `add a meeting with …` is about the meeting. */
export const MEET = `(?:(?:[a-z0-9-]+ ){0,3}?${oneOf(MEETINGS)})`;

const WANTS =
  "need|have|want|got|wanna|gotta|gota|must|should|ought|may|might|would like|plan|am going|are going|'?m going|will|shall";
const ADDS = 'set(?: up)?|create|add|make|schedule|book|put(?: in)?|enter|log|start|new';
const AFTER_ENTRY = 'to|for|called|named|titled|about|of|that says|with the title|on|at';
/** `put on a show` is done; `put dentist <time>` asks for an entry. */
const PUT_AS_VERB = 'on|away|out|up|off|together|back|in|down';

/** What somebody else has said of it, or it seems to be. */
export const HEARSAY =
  "(?:apparently|supposedly|allegedly|i (?:think|believe|guess|reckon)|it (?:seems|looks like)|(?:they|he|she)(?:'ve| have|'s| has)? (?:said|says?|told (?:me|us)|reckons?|think|thinks))";
/** How one came to know of it: `I just got off the phone with the school and`. */
const NEWS =
  "(?:i|we)(?:'ve| have)? (?:just |only )+(?:got|come|came|been|spoke|spoken|talked|heard|hung)(?: (?:up|back|off|on|to|from|with|the|a|my|our|phone|call|message|text|email|line))+(?: (?!and(?![a-z]))[a-z'’-]+){1,4}?(?:,? and|,)";
const INVITES =
  "(?:they|he|she)(?:'d|'ve| have| has)? (?:wants?|needs?|wanted|asked|invited|would like|like|expects?) (?:me|us)(?: to come)?(?: (?:in|over|round|along|back|there))? (?:for|to)(?: (?:a|an|the|their|his|her))?";

const LEAD = [
  `${NEWS}|${INVITES}|${HEARSAY}(?: that)?`,
  'um+|uh+|er+|hmm+|so|like(?= (?:i|we|you|a|the|at|on|tomorrow|\\d))|hey|hi|hello|ok(?:ay)?|oh|well|also|and|then|yeah|yo',
  'right|alright|actually|basically',
  'all[- ]day|please|pls|plz|kindly|just|quick note|fyi|note to self|(?:a )?heads[- ]up(?: that)?|note|nb|btw',
  "(?:can|could|would|will) (?:you|u)(?: please)?(?: also)?|can we|could we|shall we|how about|what about|let'?s|lets",
  "i was wondering if you could|i'?d like you to|help me(?: to)?",
  `(?:i|we|you)(?:'ve| have)? (?:really |still |also |just |do )?(?:${WANTS})(?: to)?(?: (?:a|an|my|our|the))?`,
  "(?:i|we)'(?:d like|ll|m gonna|m going|re going|re gonna|m(?! off| out| away| on )|re(?! off| out| away| on )|ve got|ve)(?: to)?(?: (?:a|an|my|our|the))?(?= )",
  `gotta|gonna|wanna|need(?=\\s*${GAP})|need to|needs to|have to|got to|must|i am|we are|be(?= (?:out|away|off)(?![a-z]))`,
  "there(?:'s| is| will be)(?: (?:a|an|the|my|our))?|it(?:'s| is)(?: (?:a|an|the|my|our))?",
  `(?:please )?remind(?:er)? (?:me|us|myself)(?: again)?(?:${BETWEEN_WORDS}*(?:to|2(?= [a-z])|about|abt|of|that|for))?(?: i (?:need|have) to)?`,
  `remind(?:er)?(?:${BETWEEN_WORDS}*[:\\-]${BETWEEN_WORDS}*| to | for | about |${BETWEEN_WORDS}*${GAP})|reminder`,
  "(?:please )?(?:don'?t|do not|never)(?: let me)? forget(?: (?:to|about|that|the))?|remember(?: (?:to|that))?",
  `make sure (?:to|i|we)|be sure to|(?:${ASKING_VERBS}) me(?: (?:to|about|when|that))?`,
  `(?:${ADDS})(?: (?:me|in|up|us))?(?: (?:a|an|the|my|another|one))?(?: (?:new))? ${ENTRY}(?:${BETWEEN_WORDS}*(?:${AFTER_ENTRY})(?=[\\s${GAP}]))?${BETWEEN_WORDS}*`,
  '(?:schedule|book|put|sign|pencil|slot) (?:me|us)(?: (?:in|down|up))?(?: (?:a|an))?|make a note (?:to|of|that|about)',
  `put(?= (?!${PUT_AS_VERB}|the|my)[a-z'-]+(?: (?!${PUT_AS_VERB}|into)[a-z'-]+)?\\s*${GAP})`,
  `(?:please )?add (?:this |it )?(?:to|on|in) my (?:calendar|schedule|agenda|diary|to-?do(?: list)?|list)${BETWEEN_WORDS}*`,
  `schedule(?: in)?(?=[\\s${GAP}])(?!d|s)|add(?!ress|itional|ed)(?=[\\s${GAP}:])|pencil (?:me )?in|jot down|write down|put down`,
  `put(?=[\\s${GAP}].*(?:calendar|schedule|agenda|diary|list)\\W*$)`,
  `block(?: (?:off|out))?(?: (?:time|some time|my (?:calendar|time)))?(?=[\\s${GAP}]+(?:for|to|off|out)[\\s${GAP}]|${BETWEEN_WORDS}*${GAP})`,
  `${ENTRY}(?:${BETWEEN_WORDS}*[:\\-]${BETWEEN_WORDS}*|${BETWEEN_WORDS}+(?=to |for ))|to-?do(?=[:\\s${GAP}])`,
  'maybe|perhaps|someday|some day|one day|sometime|some time|one of these days|at some point|eventually|soon',
  'when(?:ever)? i (?:have|get|find) (?:a |some )?(?:time|chance|moment)|asap(?=\\s)',
  `starting|beginning(?= )|(?:begin|start)(?=\\s*[:${GAP}])|due(?=[\\s${GAP}])|deadline(?= )`,
  `(?:to|for|that|about|is|are|on(?! call)|at|in|of|by|from|'s|with title)(?=[\\s${GAP}])`,
  `say(?=\\s*${GAP})|a(?=[\\s${GAP}])|an(?=[\\s${GAP}])|the(?=[\\s${GAP}])`,
].join('|');

/** Words that lead to what is added, from the start of a sentence on. */
export const lead: NoiseWords['lead'] = [`(?:${LEAD})(?![a-z'’])`];
