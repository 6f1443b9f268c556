import type { ItemWords } from '../frames/item-words.ts';
import { otherHour } from './other-hour.ts';

/** Words that say how long a list is. */
const LISTED =
  "(?:(?:here(?:'s| is| are)?|a|the|my|few|couple|couple of|bunch of|some|several|these|other|more|quick|following|\\d+|two|three|four|five|six) )";

const THINGS =
  '(?:things?|items?|stuff|bits(?: and (?:bobs|pieces))?|reminders?|events?|appointments?|meetings?|errands|chores)(?: (?:to|for) (?:add|do|note|remember|schedule|book|sort|you|me|my calendar|(?:my|the) (?:to-?do )?list))*';

/** Of a longer entry the last word is not what it is about. */
const MOST_WORDS = 4;

const KIN =
  "(?:my |the )?(?:mom|mum|dad|mommy|daddy|grandma|grandpa|granny|gran|nana|papa|grandad|sister|brother|aunt|uncle|wife|husband|boss|landlord|bank|school|dentist's office|vet's office)";

/** What one is reminded to do, by its verb. */
const TO_DO =
  /^(?:then )?(?:to )?(?:take|put|start|turn|switch|call|ring|text|email|message|get|grab|buy|order|move|check|feed|give|send|pay|pick|drop|bring|pack|water|walk|clean|wash|empty|unload|load|defrost|preheat|stir|flip|charge|print|sign|submit|file|renew|return|ask|tell|book|cancel|confirm|collect|leave|let|lock|close|open|set|wake|log|update|review|finish|refill|swap|change|throw|stretch|drink|eat|fill|fold|hang|iron)(?![a-z'-])(?! (?:party|meeting|time|home sale))/;

/** The same, of something: buy milk, call the plumber. */
const TO_DO_ALONE = new RegExp(
  `^(?:(?:buy|schedule|cancel|mail|ship|grade|post|prep|prepare|plan|apply|draft|edit|proofread|measure|paint|trim|rake|shovel|install|assemble|unpack|donate|scan|upload|download|register|research|replace|vacuum|mow|sweep|iron|cook|bake|write|read|sort|deposit|reply to|follow up with|look up|find|pick up|drop off)|${TO_DO.source.replace('^(?:then )?(?:to )?', '')}) [a-z\\d'\u0022]`,
);

const LENGTH =
  '(?:an? hour and a half|(?:an?|half an|\\d{1,3}|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty-five|forty|sixty|ninety|a couple of)[ -]?(?:h|hours?|hrs?|min(?:ute)?s?|days?|weeks?|months?))';

export const items: ItemWords = {
  chores: {
    lead: /^(?:(?:please|ok|okay|so|today|tomorrow|tonight|this week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:i|we)(?:'ve)?|also|still|just|really|need|have|has|got|gotta|want|must|should|to|remember|don't forget|add|todos?:?|to-dos?:?|to do:)[ ,]+)*/,
    verb: TO_DO_ALONE,
    joints: /\s*[,;]\s*(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?/,
  },
  counted: [
    ['first', 'second', 'third', 'fourth'],
    ['firstly', 'secondly', 'thirdly'],
    ['one:', 'two:', 'three:', 'four:'],
  ],
  countedTail: ['(?![a-z])(?: off)?[\\s,:.]*'],
  also: ['(?:(?:and )?also|and then|then|plus|oh and|and)(?![a-z])'],
  alsoToDo: [],
  thenToDo: [
    '(?:to )?(?:find|call|email|text|order|renew|return|mail|pay|buy|grab|pick up|drop off|book|schedule|cancel|fix|clean|wash|water|feed|pack|print|ship|sign up|register|apply|submit|get (?:a|an|the|some|more))(?![a-z])',
  ],
  announces: [],
  several: [`${LISTED}+${THINGS}`],
  between: ["\\b(?:and then|then|and also|as well as|and(?!\\s[a-z]+['’]s\\s)|plus|also)\\b"],
  ordinals: ['st|nd|rd|th'],
  timeLabels: ['(?<![a-z])(?:time|date|when)'],
  returns: [
    '(?:and )?(?:then )?(?:chase(?: (?:them|him|her|it|up))?|follow(?:ing)?[- ]up)(?![a-z])',
    '(?:and )?(?:(?:come|get|go|fly|drive|train|flight) )?(?:back|home|return(?:s|ing)?)(?![a-z])',
  ],
  rises: ['(?<![a-z])(?:get up|wake(?: me)? up|(?:set )?(?:the |my |an )?alarm(?= (?:at|for)(?![a-z])))(?![a-z])'],
  leadsUp: [
    '(?<![a-z])(?:leave(?: (?:home|the house|for))?|set (?:off|out)|head (?:out|off|over)|meet (?:up )?at the (?:station|airport|gate|car)|be (?:there|here|at|in line)|get to the (?:airport|station)|picks? me up|(?<!hotel |room )check in|warm up|arriv(?:e|ing)|(?:everyone|everybody|all|staff|be) (?:in|there|here|ready|seated)|call (?:a|the) (?:cab|taxi)|pack|(?:drive|drop|take|bring) (?:her|him|them)(?! (?:home|back|out)))(?![a-z])',
  ],
  departs: [
    '(?<![a-z])(?:leav(?:es?|ing)|depart(?:s|ing|ure)?|takes? off|sets? off|fl(?:y|ies|ying|ight)|train|coach|ferry|plane|sails?)(?![a-z])',
  ],
  departsOnly: ['(?:it )?(?:depart(?:s|ing|ure)?|leav(?:es|ing)|takes?[- ]off|set(?:s|ting) off)(?: (?:is|time))?'],
  sameTime: ['(?:at )?the same (?:time|hour)(?= as |$|[,.;!]|\\s*$)|(?<=[a-z] )same (?:time|hour)(?=\\s*(?:$|[,.;!]))'],
  beginsOnly: ["(?:so )?(?:let'?s|lets|we'?ll|we can) (?:do|say|go (?:for|with)|make it|call it|aim for)|say|do"],
  gathers: [
    '(?:the )?(?:curtain|tip-?off|doors|check-?in|call time)(?: (?:is|opens?))?',
    '(?:(?:we|everyone) )?(?:meet(?:ing|s)?|gather(?:ing)?|leav(?:e|ing)|setting off|set off|kick-?off|starts?|starting)(?: up)?(?: (?:at|in|outside|by) (?:the )?[a-z ]{2,24})?',
  ],
  numbers: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  // by Dec 18. Important: the day of a month is no hour.
  beforeHour: [
    '(?<![a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?\\.?',
    '(?<![a-z])(?:at|by|to|till|until|from|around|about|before|after|and|than|through|past)|@',
  ],
  beforeTime: ['(?:(?:is|are|will be) )?(?:at|on|by|in)|is|are|will be'],
  abbreviations: [
    // on Dec. 10
    '(?<![a-z])(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)(?=\\.\\s\\d)',
    '(?<![a-z])(?:dr|mr|mrs|ms|prof|st|mt|vs|sr|jr|apt|ave|blvd|approx|appt|dept|gov|sen|rep|rev|capt|sgt|lt|col|no|nos|inc|ltd|co|corp|etc|e\\.g|i\\.e|[a-z])',
  ],
  afterEnd: [
    /^(?:and )?(?:then )?(?:right |straight |just |immediately )?(?:after(?:wards?| that| it| this)?(?: (?:it|that)(?:'s| is) (?:over|done|finished))?|(?:when|once|as soon as) (?:it|that)(?:'s| is) (?:over|done|finished)|when (?:it|that) (?:ends|finishes)),? (?=[a-z\d])/i,
    /^(?:and )?(?<told>(?:please )?remind me )(?:right |straight |just )?(?:after(?:wards?| that| it)|(?:when|once|as soon as) (?:it|that)(?:'s| is) (?:over|done|finished)|when (?:it|that) (?:ends|finishes))(?= (?:to|about|that) )/i,
    /^(?:and )?(?:then )?(?<amount>(?!.{0,30}[,;]).{1,30}?) after (?:that|it|this),? (?=[a-z])/i,
  ],
  saysMore: [
    'or (?:was it|is it|maybe|perhaps|possibly|did|was that).*',
    '(?:both|each|all|every)(?: (?:of )?(?:the|those|these))?(?: (?:two|three|four|five))? (?:days?|dates?|times?|mornings?|afternoons?|evenings?|nights?|sessions?)',
    '(?:because|since|cause|so that|in order to|due to|thanks to|even though|although) .*',
    '(?:and )?(?:another|a second|a third|one more|the other)(?: one)?',
    'used to be.*|was .* before',
    'no (?:food|eating|drinking|drinks?|water|caffeine|coffee|alcohol|make-?up|lotion|gum)(?:,? (?:or|and) (?:food|eating|drinking|drinks?|water))*',
    'no (?:visits?|class(?:es)?|lessons?|practice|rehearsals?|sessions?|meetings?|training|club)',
    '(?:just |but |only )*(?:not|except|skip|never)(?: .*)?|(?:the )?(?:first|last|next)(?: (?:one|time|session|class|date))?',
    '(?:(?:it|that|this|they|she|he|we|people|everyone|guests?|doors?) )?(?:should|will|would|might|could|may|said|says?|is|are|was|goes|going|come|comes|arrive|arrives?|ends?|finish(?:es)?|starts?|begins?|opens?)(?: (?:be|it|that|would|should|will|to|is|are|was|go|have|good|fine|great|over|done|there|in|out|up|on|at|til+|until|probably|about|around|figure|works?|okay|ok))*(?:,.*)?',
  ],
  isSo: [
    "(?:and |but |so |because )?(?:it'?s (?:about|(?:my|our|their|his|her|your) turn|(?:for|with) )|it is about|that's about|(?:about )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|just the two|all) of us|(?:nobody|no one|everyone|everybody) (?:wants?|likes?|is|will|has|can|knows?|needs?|hates?|loves?))(?![a-z])",
  ],
  itself: ['(?:about |of )?(?:it|that|this|them)(?: again)?'],
  endsAsDay: /\d(?:st|nd|rd|th)\s*$/i,
  bareDay:
    /(?<![\d\-/.]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:the )?)(?:on )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?![a-z\d-])(?!,? (?:of |and )|,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
  bareWeekday:
    /^(?!.*(?:next|this|last|coming|following|week|january|february|march|april|may|june|july|august|september|october|november|december|(?<![a-z])(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?![a-z])|\d(?:st|nd|rd|th)|\d[/.-]\d|today|tomorrow|tonight))(?=.*(?<![a-z])(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)/,
  dayBefore: [
    new RegExp(
      `(?<![a-z\\d])(?:for |at least )?(?<amount>${LENGTH}) (?:before(?:hand)?|prior|in advance|ahead(?: of time)?|early|earlier)(?: (?:that|it))?(?=\\s*(?:$|[,.;!)]|(?:and|to|with|for|so) |(?:at|by|from|between|around) (?:\\d|noon)))`,
      'g',
    ),
    /(?<![a-z])(?:on )?the (?:day|(?<part>night|evening|afternoon|morning)) (?:before(?:hand)?|prior)(?=\s*(?:$|[,.;!)]|(?:at|from|between|by|around|after) (?:\d|noon)|\d|(?:and|to|with|for|so) ))/g,
  ],
  gapped: [
    {
      verb: /^(?:then )?(?<verb>call|text|email|ring|phone|message|pick up|drop off|facetime) (?<object>[^,;]+)$/i,
      object: new RegExp(`^(?:${KIN}|[A-Z][a-z]+)$`),
    },
    // dentist for Ella the 14th and Max the 15th
    {
      verb: /^(?<verb>[a-z' -]{3,30} (?:for|with)) (?<object>[A-Z][a-z]+)$/,
      object: /^[A-Z][a-z]+$/,
    },
    {
      verb: /^(?<verb>read|study|review|finish) (?<object>[^,;]+)$/i,
      object: /^(?:chapters?|pages?|units?|sections?|parts?) [\d-]+$/i,
    },
  ],
  onceMore: ['(?:and )?(?:then )?(?:once (?:more|again)|(?:and )?again|another(?: one)?(?: at)?)'],
  later: ['later(?: on)?'],
  thenAfter: [],
  afterThat: ['(?:after (?:that|this|it)|afterwards?)(?![a-z])'],
  arrives: [
    '(?:(?:and|then|it|i|we|which) )*(?:getting in|gets? in(?:to)?|arriv(?:es?|ing|al)|lands?|landing|gets?(?=\\s*$)|reach(?:es)?|touch(?:es)? down|pulls? in(?:to)?)(?![a-z])',
  ],
  // One way to take `and again`: in a run of such words two would be tried for each of them.
  asides: [
    /(?<=\d.{0,120})[,;.]\s+(?<aside>(?:but |and |because |cause |since |as )?(?:she|he|they|(?:the )?(?:kids?|baby|twins)|mom|dad|grandma|grandpa|it(?=['’]?s (?:usually|always|often|normally|already|only)))(?:['’]?(?:s|re)(?= )|(?= (?:is|are|usually|always|normally|goes to|go to|gets off|get off|sleeps?|naps?|works?|finish|finishes|eats?|opens?|(?:has|have) [a-z ]{1,30} (?:until|till?)|has to be|have to be|needs? to be)(?![a-z])))(?! (?:is|are)?\s?(?:due|leaving|coming|arriving|landing|flying|picking|dropping|getting|back|here|home|in|over)(?![a-z]))[^,;]{2,80})$/,
  ],
  soMany: [
    {
      pattern:
        /(?<![a-z])(?:(?:i|we) have |have )?(?<number>two|three|four|[2-4]) (?<thing>(?:[a-z-]+ )?[a-z-]+(?<!s)s)(?![a-z])/,
      one: (thing) => thing.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, ''),
    },
  ],
  two: ['(?:add |create )?(?:two|2|a couple of) (?:[a-z-]+ )?(?:to-?dos?|tasks?|things?|reminders?|errands?)(?![a-z])'],
  lastJoint: ['(?<![a-z-])(?:and(?: again(?: (?:at|on))?| at)?|(?<!\\band )again(?: (?:at|on))?)(?![a-z-])'],
  headings: [
    {
      pattern:
        /^(?:please )?(?:add |create |make |new )?(?:these |the following |a few |some |my |\d+ |two |three |four |five |six )*(?:to-?dos?|tasks?)(?: list)?(?: due)?$|^(?:for|onto|on) (?:the|my) (?:to-?do |task )?list$/,
      before: 'todo: ',
    },
    {
      pattern:
        /^(?:please )?(?:(?:add |create |set |set up |make )(?:these |the following |a few |some |\d+ |two |three |four |five |six )*reminders?|(?:my )?reminders)$/,
      before: 'remind me to ',
    },
    {
      pattern:
        /^(?:please )?(?:pop|stick|put|add|chuck|throw|get|jot) (?:these|those|this lot|all this|the following) (?:in|down|on)(?: (?:the|my) (?:calendar|diary|list))?(?: please| for me)*$|^(?:please )?(?:add |create |schedule |book |put in )(?:these |the following |a few |some |\d+ |two |three |four |five |six )*(?:events?|meetings?|appointments?)$/,
      before: '',
    },
  ],
  emptyHeading: [
    '(?:(?:to ?-?)?do(?:s|ne)?|tasks?|finish|get done|need to(?: do| finish)?|must do|due|deadlines?|errands|chores)?',
    "(?:here(?:'s| is| are) )?(?:(?:my|our|the) )?(?:plans?|schedule|agenda|calendar|week|day|appointments?|meetings?)",
    `${LISTED}*(?:things?|items?|stuff|bits(?: and (?:bobs|pieces))?|ones|list|following|below|these|reminders?|events?|appointments?)(?: (?:to|for) (?:add|do|note|remember|schedule|book|sort|you|me|my calendar|(?:my|the) (?:to-?do )?list))*(?: (?:here|below|please))*`,
  ],
  countedThings: [
    {
      pattern:
        /^(?:(?:i|we) (?:have|got|'ve got) )?(?:a (?:couple|few)(?: of)?|few|several|\d{1,2}|two|three|four|five|six|seven|eight) (?:[a-z-]+ ){0,2}?(?<things>[a-z-]{2,}(?<!s)s)$/,
      generic: /^(?:meetings|events|appointments|things|items|tasks|todos|slots|entries|bookings|sessions|plans)$/,
      each: (entry, things) =>
        entry.split(' ').length > MOST_WORDS
          ? entry
          : `${entry} ${things.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '')}`,
    },
  ],
  telling: [
    {
      pattern: /^(?:please |can you |could you )*remind me/,
      before: 'remind me ',
      next: /^\s*to\s/,
      toDo: { pattern: TO_DO, before: 'remind me to ' },
    },
  ],
  mornings: ['(?<![a-z])(?:breakfast|school run|drop[- ]off|(?:drop|take) the kids)(?![a-z])'],
  setsOff: [
    '(?<![a-z])(?:leav(?:e|ing)|set(?:ting)? (?:off|out)|head(?:ing)? (?:out|off|over)|drive|pack|get up|wake up)(?![a-z])',
  ],
  early: [
    '(?<![a-z])(?:hike|hiking|run|jog|swim|gym|row|rowing|bike ride|cycling|surf|fishing|workout|ski|skiing|leave|set off|head out|drive|get up)(?![a-z])',
  ],
  laterInDay: [
    '(?<![a-z])(?:lunch|dinner|supper|drinks|happy hour|pick(?:ing)?[- ]?up|movies?|concert|nap|fireworks|show|party|bed(?:time)?|game night|poker|stars|dessert)(?![a-z])',
  ],
  otherHour,
  ends: [],
  ofAll: [
    '(?:for )?(?:both|all|each)(?: of (?:them|these))?(?: with)?[\\s,]+(?=remind|ping|alert|nudge|with|an? |\\d|half|set)',
  ],
  ofAllBehind: [
    /^(?<text>.+?)[,;.]\s*(?:and )?(?:please )?(?<time>(?:remind|ping|alert|nudge|notify|buzz) me [^,;.]{2,30}? (?:before|ahead|early|in advance))(?: of| for)? (?:each|both|all)(?: (?:of )?(?:them|one|these|two|three|four))*[\s.!]*$/isu,
  ],
  each: [],
  limitsOfRepeat: [
    '(?:and |but )?(?:no (?:[a-z]+ ){1,2}?(?:on|over|during)|none|nothing|off|cancell?ed|skipped|closed)(?![a-z])',
    '(?:and |but |with )?no [a-z]+ (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d',
    '(?:and |but |except |only )*(?:for |on |in )?(?:the )?(?:first|last|final) (?:week|one|time|day|session|class|lesson|month|practice|rehearsal)(?![a-z])',
    '(?:and |but )?(?:on )?(?:the )?[a-z\\d]{2,12}(?: \\d{1,2}(?:st|nd|rd|th)?)? (?:is |are )?(?:off|cancell?ed|skipped)[ .!]*$',
  ],
  limits: [
    '(?:but )?(?:not|never|except|excluding|without|barring|skip(?:ping)?)(?![a-z])',
    "(?:and |but )?no (?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|weekends?|(?:public |bank |school )?holidays)(?![a-z' ])",
    '(?:for|until|till?|through|thru|ending|ends|lasting)(?![a-z])',
  ],
};
