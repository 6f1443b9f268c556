import { oneOf, wholeWord } from '../../language/patterns.ts';
import { anyOf, MONTH, RELATIVE_DAYS, WEEKDAY } from '../../phrases/en/words.ts';
import type { CoverageWords } from '../frames/coverage.ts';
import { GAP } from '../frames/gap.ts';
import { leftOver } from './left-over.ts';
import { besideOthers, rhythms } from './rhythms.ts';

const PERIOD = '(?:day|week|month|year|hour|night|weekday|weekend|fortnight)';
/** `story time`: no zone. */
const NO_ZONE = [
  'this|next|first|second|last|any|some|no|on|in|the|a|of|free|full|part|real|half|half-|good|long|big|prime|all|show|game|play|tea|tee|bed',
  'lunch|dinner|story|family|quality|screen|me|run|cook|travel|study|reading|quiet|tummy|bath|nap|snack|start|end|more|less|same',
  'focus|drive|training|practice|your|our|my|spend|have|with|down|over|face|one|each|every|long|meeting|about|for|to',
].join('|');

/** So long. */
const LENGTH =
  '(?:an?|half an|\\d{1,3}|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|a few|a couple(?: of)?)[ -]?(?:h|hours?|hrs?|m|min(?:ute)?s?|days?|weeks?|fortnights?|months?)';

/** Words behind `2 hours before` that name no event: times, and what is done last. */
const NO_ANCHOR = [
  WEEKDAY,
  MONTH,
  anyOf(RELATIVE_DAYS.keys()),
  'noon|midday|midnight|next|this|last|end|new|completi(?:on|ng)|being|done|tonight|now|that|then|and|or|on|at',
].join('|');

const NEGATED = "(?:n['’]?t|not)?";
/** Who or what a clause is about: `lunch provided by them` has none. */
const SUBJECT = [
  'i|we|you|he|she|it|they|there|this|that|the|my|our|your|his|her|its|their|no|nobody|nothing|every(?:one|body|thing)|all',
  `[a-z]+ (?:(?:is|are|was|were|do|does|did|has|have|can|could|will|wo|ca)${NEGATED}|agrees?|says?|comes?|gets?|makes?|shows?)`,
].join('|');
const CONDITIONS = [
  '(?<!(?<![a-z])as )(?<!(?:ask|see|check|find out|wonder|know|confirm|verify|decide)(?: [a-z]+)? )if(?! possible| you can| needed| necessary| i can| able| any)|unless|depending on|assuming|in the event',
  '(?:as|so) long as(?! possible)|on (?:the )?condition|contingent on',
  `provid(?:ed|ing)(?= (?:${SUBJECT})(?![a-z]))`,
  '(?<!just )in case(?! (?:i|we|you) forget(?![a-z]))(?=[ ][a-z])',
].join('|');

const word = (source: string): RegExp => new RegExp(wholeWord([source]));

export const coverage: CoverageWords = {
  words: [
    ...leftOver,
    {
      class: 'exclusion',
      where: 'spread',
      pattern: word(
        'except(?:ing)?|excluding|excl|other than|apart from|aside from|but not|skip(?:ping)?|minus|not on|not in',
      ),
    },
    {
      class: 'exclusion',
      where: 'spread',
      pattern: new RegExp(
        `(?<![a-z])(?<word>not|never|no|but|save|bar|barring|without|besides?|nor|(?<=${GAP}\\s?[,;–-]?\\s?)(?:off|cancell?ed|skipped))\\s*(?=${GAP})`,
      ),
    },
    {
      class: 'bound',
      where: 'timed',
      pattern: word(
        '(?:until|till|til)(?! late(?![a-z]))|no later than|no earlier than|not before|not after|up to|onwards?',
      ),
    },
    {
      class: 'bound',
      where: 'timed',
      pattern: new RegExp(`(?<![a-z])(?<word>from|through|thru|since|between)\\s*(?=${GAP}\\s*$|\\d)`),
    },
    // pick up after 4 tomorrow, before they close at 6
    {
      class: 'bound',
      where: 'timed',
      pattern:
        /(?<![a-z])(?<word>(?:after|before|until|till) (?:1[0-2]|[1-9]))(?![\d:.,/%-]|\s?(?:[a-z]+s|people|children|percent|more)(?![a-z]))/,
    },
    {
      class: 'bound',
      where: 'timed',
      pattern: new RegExp(
        `(?<![a-z])(?<word>before (?:they|it|he|she|we|i|the [a-z]+|my [a-z]+) [a-z]+)(?= (?:at |on )?${GAP})`,
      ),
    },
    // pick up the parcel, the depot closes at 9
    {
      class: 'bound',
      where: 'timed',
      pattern: new RegExp(
        `(?<!^(?:the |my |our )?[a-z'’]+(?: [a-z'’]+)? )(?<word>closes|shuts)(?: down)?(?= (?:at )?${GAP})`,
      ),
    },
    // … and the oven in 45
    { class: 'number', where: 'always', pattern: /(?<![a-z])(?<word>in \d{1,3})(?=\s*(?:$|[,.;!]))/ },
    // change the filter every 3 months, last time was Sep 3: the next one counts from there.
    {
      class: 'anchor',
      where: 'timed',
      pattern: new RegExp(`(?<![a-z])(?<word>previously)(?: on)? ?(?=${GAP})`),
      said: 'last time',
    },
    {
      class: 'zone',
      where: 'timed',
      pattern: new RegExp(
        `(?<![a-z])(?:their|his|her|your|local|destination|arrival) time(?![a-z])|(?<=${GAP}\\s?)(?!${oneOf([NO_ZONE])} )(?<word>[a-z]{2,}(?: [a-z]{2,})? time)(?![a-z])|wall time|time ?zone`,
      ),
    },
    {
      class: 'frequency',
      where: 'always',
      pattern: word(
        `(?:once|twice|thrice|(?:\\d+|two|three|four|five|six|several|a few|many) ?(?:x|times)) (?:a|an|per|each|every) ${PERIOD}`,
      ),
    },
    {
      class: 'frequency',
      where: 'timed',
      pattern: new RegExp(
        `(?<![a-z])(?:every|each|alternat(?:e|ing)|every other|odd|even|nth)(?=\\s*${GAP})|(?<![a-z])(?:every (?:other|few|now|so|single|third|fourth|second|day|week|month|year|night|morning|hour)|on and off)(?![a-z])`,
      ),
    },
    {
      class: 'frequency',
      where: 'always',
      pattern: new RegExp(
        `(?<![a-z])(?:(?:every|each) (?:other |[a-z]+th |third |second )?${PERIOD}|(?:odd|even|alternat(?:e|ing))(?:[- ]numbered)? (?:days|weeks|months|years)|semi-?(?:weekly|monthly)|(?:week|school|work) ?nights)(?![a-z])`,
      ),
    },
    // oil change every 5000 miles
    {
      class: 'frequency',
      where: 'always',
      pattern:
        /(?<![a-z])(?<word>every [\d,.]{1,7} ?k? ?(?:miles|mi|kms?|kilomet(?:er|re)s|steps|pages|reps|visits|uses|washes|rounds|laps|cycles))(?![a-z])/,
    },
    // remind me an hour before and at the start
    {
      class: 'anchor',
      where: 'always',
      pattern:
        /(?<![a-z])(?<word>(?:and|then|plus) (?:again )?(?:at (?:the )?start(?: time)?|when it (?:starts|begins)|on the day(?: itself)?))(?![a-z])/,
    },
    {
      class: 'condition',
      where: 'always',
      pattern: new RegExp(`(?<![a-z])(?<word>(?:${CONDITIONS})(?![a-z])[^,.;]{0,40})`),
    },
    {
      class: 'condition',
      where: 'told',
      pattern:
        /(?<![a-z])(?<word>when(?:ever)? (?:i|we|he|she|they|it|the|my|our|[a-z]+) [a-z']+|(?:once|as soon as|the moment|the minute) (?:i|we|he|she|they|it|the|my|our|[a-z]+) [a-z']+)/,
    },
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `(?<![a-z\\d])(?<word>${LENGTH} (?:after|before|prior to|following|past|into) (?:(?:the|my|our|his|her|their|i|we|that|it) [a-z']+|[a-z]+ing|lunch|dinner|breakfast|work|school|class|sunset|sunrise|landing|takeoff|arrival|kickoff|standup|practice|church))(?![a-z])`,
      ),
    },
    // finish the deck by Thursday, it's due to Mark Friday: another limit of what was said before
    {
      class: 'bound',
      where: 'always',
      in: 'text',
      pattern: /^(?:and |but |though )?(?<word>(?:it|this|that)(?:'?s| is) (?:actually |really |only )?due)(?![a-z])/,
    },
    // give notice 60 days before
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `(?<![a-z\\d])(?<word>${LENGTH} (?:(?:before|after)(?:hand)?|prior|in advance|ahead of time))(?=\\s*(?:$|[,.;!]))`,
      ),
    },
    // within 24 hours of the interview
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern:
        /(?<![a-z\d])(?<word>within (?:the )?(?:\d{1,3}|an?|one|two|three) ?[a-z]{1,8} of (?!now|today|tomorrow|being)[a-z]+(?: [a-z]+)?)/,
    },
    // on the 25th and chase on the 10th: a day of its own
    {
      class: 'number',
      where: 'timed',
      pattern:
        /(?<![a-z])(?<word>(?:on|by|before|until|from) the \d{1,2}(?:st|nd|rd|th))(?! (?:floor|grade|street|st|ave|avenue|hole|page|place|tee|try|attempt)(?![a-z]))/,
    },
    // …, then teaching 1-2
    {
      class: 'number',
      where: 'timed',
      pattern:
        /(?<![a-z])(?:then|followed by|after that) [a-z]{3,15}(?: [a-z]{3,15})? (?<word>\d{1,2}(?:[:.]\d\d)? ?- ?\d{1,2}(?:[:.]\d\d)?)(?=\s*(?:$|[,.;]))(?<!(?:pages?|ch(?:apters?)?|questions?|problems?) \S{3,11})/,
    },
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(
        `(?<=${GAP}\\s?[,;]\\s?)(?!pages?|ch|chapters?|questions?|problems?)[a-z]{3,15} (?<word>\\d{1,2}(?:[:.]\\d\\d)? ?- ?\\d{1,2}(?:[:.]\\d\\d)?)(?=\\s*(?:$|[,.;]))`,
      ),
    },
    // …, shop opens 11
    {
      class: 'number',
      where: 'timed',
      pattern: /(?<![a-z])(?:opens|starts|begins|ends|finishes)(?: at)? (?<word>1[0-2]|[1-9])(?=\s*(?:$|[,.;]))/,
    },
    // club fri 2-4, no meeting on Boxing Day
    {
      class: 'exclusion',
      where: 'timed',
      pattern:
        /(?<=[,;.(–-]\s?(?:but |and )?)(?<word>no (?:meetings?|class(?:es)?|sessions?|practice|lessons?|club|rehearsals?|training) (?:on|in|over|during|that|the)(?![a-z]))/,
    },
    // thu 9am theirs
    {
      class: 'zone',
      where: 'timed',
      pattern: new RegExp(`(?<=${GAP}\\s?)(?<word>theirs|hers)(?=\\s*(?:$|[,.;)]))`),
    },
    // remind me at dinner
    {
      class: 'anchor',
      where: 'told',
      pattern:
        /(?<![a-z])(?<word>(?:at|over|before|after|during) (?:lunch|breakfast|brunch|dinner|supper|tea|bedtime|bed|nap ?time|recess|halftime|church))(?=\s*(?:$|[,.;]| (?:to|about|that) ))/,
    },
    // 15 min before pottery
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `(?<![a-z\\d]|every |each )(?<word>${LENGTH} (?:after|before|prior to|following) (?!(?:${NO_ANCHOR})(?![a-z]))[a-z][a-z'-]+)`,
      ),
    },
    // trash pickup is a day late next week
    {
      class: 'anchor',
      where: 'always',
      in: 'time',
      pattern:
        /(?<![a-z])(?<word>(?:an?|one|two|\d) (?:days?|weeks?|hours?) (?:late|early))(?![a-z]| (?:fee|fees|bird|lunch|dinner))/,
    },
    // the day before the flight, 30 minutes beforehand
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern:
        /(?<![a-z])(?<word>(?:(?:the )?(?:day|night|evening|morning|week|hour) (?:before|after|of)|the same (?:day|week) as) (?:(?:the|my|our|his|her|their) (?!week|month|year|day)[a-z']+|[a-z]+['’]s [a-z]+))/,
    },
    {
      class: 'anchor',
      where: 'always',
      pattern: new RegExp(
        `(?<![a-z\\d])(?<word>(?:${LENGTH}|${GAP}) ?(?:beforehand|in advance|ahead of time|before it (?:starts|begins)))(?![a-z])`,
      ),
    },
    // at the crack of dawn, before sunset
    {
      class: 'anchor',
      where: 'hourless',
      pattern:
        /(?<![a-z])(?<word>(?:at|before|after|by|until|till|around|just (?:before|after)) (?:the )?(?:crack of |first )?(?:dawn|dusk|sun ?rise|sun ?set|sun ?down|night ?fall|daybreak|twilight|light|high tide|low tide|kick ?off|half ?time))(?![a-z])/,
    },
    // same time next Tuesday
    {
      class: 'anchor',
      where: 'hourless',
      pattern: new RegExp(`(?<![a-z])(?<word>(?:same|this) time)(?=\\s*${GAP})`),
    },
    ...rhythms,
    ...besideOthers,
    // gym weekday evenings at 7: on which days was not read
    {
      class: 'frequency',
      where: 'timed',
      pattern: new RegExp(`(?<![a-z])(?<word>weekdays?|weekends?|weeknights?|workdays?)(?=\\s*(?:in the )?${GAP})`),
    },
    // every 15 workday
    { class: 'frequency', where: 'always', pattern: /(?<![a-z])(?<word>every \d+ [a-z]+)(?= *$)/ },
    // at 10am the 3rd …
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(
        `(?<=${GAP}\\s?(?:on )?(?:the )?)(?<word>\\d{1,2}(?:st|nd|rd|th))(?![\\w-]| (?:floor|grade|street|st|ave|avenue|and)(?![a-z]))`,
      ),
    },
    // at 930, where it is no hour of what was read
    {
      class: 'number',
      where: 'hourless',
      pattern: /(?<![a-z])at (?<word>[1-9][0-5][05])(?![\d:.,-]|\s?[a-z]*\s(?:st|street|ave|avenue|road|rd)(?![a-z]))/,
    },
    // every Wednesday this semester
    {
      class: 'bound',
      where: 'spread',
      pattern:
        /(?<![a-z])(?<word>(?:(?:this|next|the|all|each|every|fall|spring|summer|winter|autumn|during|in) )+(?:semester|term|term[- ]time|season|trimester|school year|academic year))(?![a-z])/,
    },
    // on the 15th, or the business day before
    {
      class: 'anchor',
      where: 'timed',
      pattern: new RegExp(
        `(?<![a-z])(?<word>or (?:on )?(?:the )?(?:nearest |closest |next |previous |last |following |(?:business|working|week) ?)*(?:day|${WEEKDAY}|weekday)s? (?:before|after|prior|closest|nearest))(?![a-z])`,
      ),
    },
    // at quarter past, at the top of the hour
    {
      class: 'anchor',
      where: 'hourless',
      pattern:
        /(?<![a-z])(?<word>(?:a )?(?:quarter|half) (?:past|to)(?=\s*$|[,.;]| to )|(?:top|bottom) of the hour)(?![a-z])/,
    },
    // remind me on the hour
    { class: 'frequency', where: 'always', pattern: /(?<![a-z])(?<word>on the (?:half )?hour)(?![a-z])/ },
    // every Saturday, piano 10 times
    {
      class: 'number',
      where: 'spread',
      pattern:
        /(?<![a-z\d])(?<word>(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:times|sessions|lessons|classes|occurrences|visits|appointments|weeks|months))(?![a-z])/,
    },
    // due the 15th of Jan, Apr and Jun: what was read is one of these months
    {
      class: 'frequency',
      where: 'timed',
      pattern: new RegExp(
        `(?<=${GAP}\\s?(?:,|&|and|or)\\s?(?:the |of )?)(?<word>(?!ma[ry](?![a-z])|march(?![a-z]))${MONTH})(?![a-z-]|[’'])`,
      ),
    },
    // tomorrow 10 design, 11 budget, 2 hiring: hours, or how many?
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(
        `(?<=${GAP}\\s?[a-z][^,;]{1,30}[,;]\\s?)(?<word>1[0-2]|[1-9])(?= (?:\ue000|(?![a-z]+s(?![a-z]))[a-z]{3,}[^,;]{0,20}[,;]\\s?(?:and )?(?:1[0-2]|[1-9]) (?![a-z]+s(?![a-z]))[a-z]{3,}))`,
      ),
    },
    // both at 5pm
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(
        `(?<![a-z])(?<word>both|all (?:two|three|four|of them)|respectively)\\s*(?:at |on )?(?=${GAP}|\\s*$)`,
      ),
    },
    // …, then 3-4 office hours
    {
      class: 'number',
      where: 'timed',
      pattern:
        /(?<![a-z])(?:then|and then|followed by|plus|and|&) (?:at |from )?(?<!\d)(?<word>\d{1,2}(?:[:.]\d\d)? ?(?:-|to|till?|until) ?\d{1,2}(?:[:.]\d\d)?)(?![\d%])/,
    },
    // read tom 8am: Tom, or tomorrow?
    {
      class: 'anchor',
      where: 'timed',
      pattern: new RegExp(
        `(?<!(?:call|meet|with|w|ask|tell|email|text|message|see|for|from|to|visit|ping|and|pay|uncle|lunch|dinner|coffee) )(?<![a-z])(?<word>tom)(?=\\s*(?:at )?${GAP})`,
      ),
    },
    // viewing at 5 tom w/ agent
    {
      class: 'anchor',
      where: 'timed',
      pattern: new RegExp(`(?<=${GAP}\\s?)(?<word>tom)(?= (?:w\\/?|with|for|at|in|and|re)(?![a-z])|\\s*[,.;]|\\s*$)`),
    },
    // at 9 and 5
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(
        `(?<=${GAP}\\s?)(?:and|or|&) (?:at )?(?<word>\\d{1,2}(?:[:.]\\d\\d)?)(?= (?:to|for|about|that)(?![a-z])|\\s*$)`,
      ),
    },
    // 6:35am local: of which place?
    {
      class: 'zone',
      where: 'timed',
      pattern: new RegExp(`(?<=${GAP}\\s?)(?<word>local)(?=[\\s,.;]*(?:$|[,.;]|on |in |at |${GAP}))`),
    },
  ],
  counted: [
    '(?:[a-z-]+ ){0,2}?(?:[a-z]+(?<!ss|us|is)s|people|children|men|women|kids?|mice|feet|teeth|lb|lbs?|oz|kg|g|mg|km|mi|ml|l|ft|cm|mm|gb|mb|kb|k|m|x|pm?|am|pieces?|percent|dozen|of|or|and|min|page|part|star|way|step|x\\d)(?![a-z])',
    '%|[ \\-]?(?:minute|hour|day|week|month|year|page|part|star|way|step|mile|course|man|person|inch|foot|kg|k|d)(?![a-z])',
  ],
  labels: [
    '(?:room|rm|chapter|ch|page|p|level|lvl|phase|gate|version|ver|unit|no|number|nr|season|episode|ep|apt|suite|bus|line|highway|route|studio|grade|class|platform|terminal|group|team|track|part|vol|volume|act|step|section|lesson|exam|round|bay|dock|lot|table|seat|row|block|building|bldg|floor|hall|lab|store|store|ticket|issue|pr|task|story|item|option|plan|tier|stage|sprint|wave|batch|draft|rev|v|q|fy|formula|channel|area|zone|pier|exit|route|interstate|iphone|ipad|windows|python|java|node|ios|android|ps|xbox|boeing|airbus|psalm|book|verse|quiz|test|module|week|day|year|lecture|homework|hw|assignment|problem|question|invoice|order|model|type|size|age|top|world war|apollo|nfl|route|pod|cohort|district|ward|precinct|track|site|court|field|lane|pier|cell|figure|fig|table|appendix|article|rule|title|code|article|catch|ocean.s|at least|least|over|under|of|for|all)',
  ],
};
