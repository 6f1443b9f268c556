import { oneOf, wholeWord } from '../../language/patterns.ts';
import type { NameWords } from '../frames/language.ts';

const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|plaza|square|sq|way|terrace|place|pl';
/** `5th and Main` is a corner, `5th and 20th` are days. */
const NO_STREET =
  '(?!the|last|final|first|second|third|fourth|fifth|every|each|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar(?:ch)?(?![a-z])|apr|may(?![a-z])|jun|jul|aug|sep|oct|nov|dec|(?:remind|nudge|ping|buzz|alert|notify|wake|tell|text|warn|give|set|add|then|again|also|please|don|let|make|it|i|we|he|she|they|you|my|our|can|could|will|not|no|is|at|on|in|for|from|to|with|book|call|buy|get|pick)(?![a-z]))';
const NUMBERED = [
  `(?<!the \\d{1,3}[a-z]{2}\\s)and\\s${NO_STREET}[a-z]+|ave(?:nue)?|st(?:reet)?|floor|fl|grade(?:rs?)?|anniversary|birthdays?|bday|b-day|edition|century|place`,
  'season|round|draft|party|gen(?:eration)?|draft|time|attempt|trimester|interview|date|batch|period',
];
const LONG_THINGS = [
  'fitness|old|olds|plan|warranty|trial|challenge|review|anniversary|notice|pass|lease|mortgage|contract|sale|store',
  'checkup|check-up|plank',
];
const OF_A_QUARTER = [
  'planning|review|report|okrs?|goals?|results|budget|kickoff|forecast|roadmap|numbers|earnings|all[-\\s]hands|retro',
  'sales|targets?',
];
/** Things that are named like a day. */
const TITLES = [
  'tgi fridays?|ruby tuesdays?|casual fridays?|taco tuesdays?|happy mondays?|black friday (?=sale|shopping|deals)',
  '(?:new york|sunday|financial|irish) times|sunday (?:roast|school|brunch club)|monday night football',
  'thursday night football|friday night lights|the day after tomorrow \\(movie\\)|saturday night live',
  'freaky friday|coffee mornings?|half[- ]days?(?! (?:off|of|trips?|workshops?|meetings?|sessions?|courses?|leave)(?![a-z]))',
];
/** What comes each week or month, by its name. */
const REGULAR = [
  'reports?|newsletter|budget|bills?|goals?|summary|pass|subscription|payments?|taxes|earnings|results|statement|digest',
  'planning|metrics|kpis?|okrs?|invoices?|forecast|expenses|fee|dues|leave|vlog|news|deals?|specials?|active|use',
];
const NO_OBJECT = 'schedule|add|at|on|have|attend|cancel|remind me (?:of|about)|about';
const DAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|today|tomorrow|tonight|next week|this week';

export const names: NameWords = {
  names: [
    // The SAT on March 13
    /(?<![a-z])(?:the |my |[a-z]+'s )?sat(?= (?:(?:is )?on (?!at|the)[a-z]{3,9}\.? \d|exam|test|prep|scores?|practice test))/g,
    // Addresses, floors; what has a number.
    new RegExp(
      `(?<![\\w:.-]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? )\\d{1,5}[a-z]?\\s(?:(?!(?:at|on|in|with|for|and|to|from|by|am|pm|the)\\s)[a-z]+\\s){1,3}(?:${STREETS})(?![a-z])`,
      'g',
    ),
    new RegExp(`(?<![\\w])\\d{1,3}(?:st|nd|rd|th)\\s${oneOf(NUMBERED)}(?![a-z])`, 'g'),
    new RegExp(
      `(?<![\\w])\\d{1,3}[-\\s](?:hour|hr|day|week|month|year|minute|min)s?[-\\s]${oneOf(LONG_THINGS)}(?![a-z])`,
      'g',
    ),
    // dinner saturday 7pm at Joe's on 5th: behind another day, a street.
    /(?<=(?<![a-z])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun|today|tomorrow|tonight)(?![a-z]).*\s(?:at|@)\s(?:the\s)?[a-z'’ .&-]{2,30}\s)on\s\d{1,3}(?:st|nd|rd|th)(?! (?:of|at|from|and)|\s?\d)(?=\s*(?:$|[,.;!]))/g,
    // she weighs 31 lbs now
    /(?<=(?<![a-z])(?:weighs?|measures?|costs?|works?|lives?) [^,;.]{1,30} )now(?![a-z])/g,
    // or they'll bill me for another day
    /(?<=(?<![a-z])(?:bill|charge|charged|fine|cost|dock|pay|lose)(?: [a-z]+){0,2} )(?:for )?(?:another|an extra|a whole) (?:day|week|month|hour)(?![a-z])/g,
    // tentative for now
    /(?<![a-z])for now(?= *(?:$|[,.;!)]))/g,
    // a walk-through on Friday
    /(?<![a-z])(?:walk|run|read|follow|drive|click|talk|play|think)-thr(?:ough|u)(?![a-z])/g,
    // year-end review
    /(?<![a-z])(?:year|month|quarter|week)[- ]end(?= (?:review|report|reporting|close|closing|party|bonus|inventory|summary|accounts|tax(?:es)?|checklist|planning)(?![a-z]))/g,
    // the night crew
    /(?<=(?<![a-z])(?:(?<!in )the|our|my|with|and) )(?:night|day|morning|evening|late|early|graveyard) (?=(?:shifts?|crew|staff|team|nurses?|manager|guard|porter|desk|watch)(?![a-z]))/g,
    // Talks of two; people and things named like a month or a day.
    /(?<![\w/-])1-1(?=\s(?:with|w\/?|call|meeting|chat|catch)(?![a-z]))|(?<=(?:weekly|monthly|our|my)\s?)1-1(?![\d-])/g,
    /(?<=(?<![a-z])(?:with|w\/|call|meet|text|email|tell|ping|dm|invite|pick up)\s)(?:april|may|june|august|(?<=(?:with|w\/)\s)wednesday|summer)(?![a-z]|,?\s?\d|\s(?:the|first|second|third|[a-z]+(?:th|st|nd|rd))(?![a-z]))/g,
    new RegExp(wholeWord(TITLES), 'g'),
    // A verb's own `in`: check-in, sign-in.
    /(?<![a-z])(?:check|sign|log|drop|walk|trade|stand|plug|sit|move|weigh|write|phone|call|break|lock|sleep|buy|opt|fill|tie)-in(?![a-z])/g,
    // …, be there 20 minutes early: said of the hour, no length and no time of its own.
    /(?<=(?<![a-z])(?:be (?:there|here)|get (?:there|here)|arrive|show up|turn up|come|check in)\s)(?:at least |about )?(?:\d{1,3}|an?|half an|ten|fifteen|twenty|thirty)\s?(?:min(?:ute)?s?|hours?|hrs?)\s(?:early|earlier|ahead|beforehand|before)(?=\s*(?:$|[,.;!)]))/g,
    // My combination is 4-19-33
    /(?<=(?<![a-z])(?:combination|combo|code|passcode|pin|serial)(?: is|:)? )\d{1,3}-\d{1,3}-\d{1,4}(?!\d)/g,
    // …, that's 7pm for them: the same hour in another zone, said again
    /(?<=^\s{0,2}|[,;(–-]\s?)(?:so |and )?(?:that'?s|that is|which is|it'?s) (?:about )?(?:\d{1,2}(?::\d\d)? ?(?:[ap]m)?|noon|midday|midnight)(?: (?:in the (?:morning|evening|afternoon)|at night))? (?:for (?:them|him|her|you)|over there|there)(?![a-z])/g,
    // Round the clock: no date.
    /(?<=(?<![a-z])(?:the|a|our|open|available|runs?|works?|on call)\s)24\/7/g,
    /24\/7(?=\s(?:support|clinic|hotline|helpline|pharmacy|store|gym|service|diner|desk|line)(?![a-z]))/g,
    new RegExp(`(?<![\\w])(?:q[1-4]|h[12]|fy\\d{2,4})(?=\\s${oneOf(OF_A_QUARTER)})`, 'g'),
    /(?<=mon|tues|wednes|thurs|fri|satur|sun)day'?(?=\.com)/g,
    // A day that something belongs to, which something is done with: `review Monday's deck`.
    new RegExp(`(?<=[a-z] (?:for |to |the |of |about )?)(?<!(?:${NO_OBJECT}) )(?:${DAYS})'s(?= [a-z])`, 'g'),
    // A repeat that is a part of a name.
    new RegExp(
      `(?<![a-z])(?:daily|weekly|monthly|quarterly|yearly|annual)(?= (?:[a-z]+ )?${oneOf(REGULAR)}(?![a-z]))`,
      'g',
    ),
  ],
  magnitudes: [],
  currencies: ['(?:bucks?|dollars?|euros?|usd|rmb|percent)(?![a-z])'],
  notCodes: [
    'AM|PM|AT|ON|BY|TO|IN|OF|OR|NO',
    'DEC|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|MON|TUE|WED|THU|FRI|SAT|SUN',
  ],
  possessives: [
    "(?<=(?:day|(?<![a-z])(?:mon|tues?|weds?|thurs?|fri)|today|tomorrow|tonight|week|month|weekend))'s(?=\\s[a-z])",
  ],
};
