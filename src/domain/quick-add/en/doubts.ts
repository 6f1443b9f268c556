import { wholeWord } from '../../language/patterns.ts';
import { GAP } from '../frames/gap.ts';
import type { DoubtWords } from '../frames/language.ts';

const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = [
  'jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?',
  'dec(?:ember)?',
].join('|');
const MEAL = 'breakfast|brunch|lunch|dinner|supper|drinks';

const TAKING_BACK = [
  'no(?=,? (?:wait|sorry|actually|i mean|make|scratch|it)|,)|nope|nah|(?:oh|wait|sorry|oops|hold on|ugh),? no|wait|hold on|hang on|sorry|apologies|oops|whoops|oh|ugh|h+m+|er+m?|uh+|um+',
  'actually|correction|scratch that|strike that|never ?mind|forget that|my (?:bad|mistake)|on second thoughts?|or rather',
  "i (?:actually |really )?(?:mean|meant)(?: to say| it to be)?|make (?:it|that)|let'?s (?:make it|do|say)|change (?:it|that) to",
  "(?:it|that|this)(?!(?:'?s| is) [^,;]{1,25} (?:for|over) (?:them|him|her|you|there))(?:'?s(?! due)| is(?! due)| should be| should have been| was supposed to be)(?: actually)?",
].join('|');
const TAKEN_BACK_BY = `[\\s,;:.…!–—(-]+(?:(?:${TAKING_BACK})(?![a-z'])[\\s,;:.…!–—-]*)+`;

/** Before the number of a part. */
const VERSIONED =
  '(?:python|node|java|ios|macos|android|ubuntu|version|release|chapters?|sections?|pages?|pp\\.?|rooms?|parts?|levels?|questions?|problems?|exercises?|units?|lessons?|verses?|items?|tickets?|steps?|episodes?|acts?|weeks?) ';

export const doubts: DoubtWords = {
  corrects: [
    wholeWord([
      'actually|no,? wait|wait,?(?: no)?|(?<=[,;.–—-]\\s?)(?:h+m+ |oh )?no(?=,)|no,? (?=i mean)|hang on|hold on|i meant?|sorry|correction|make (?:it|that)|rather|scratch that',
      'strike that|oops|whoops|my (?:bad|mistake)|nah|nope',
    ]),
  ],
  // Words of their own, then the words that lead to a time.
  takesBack: [
    new RegExp(`${TAKEN_BACK_BY}`),
    /[\s,;.–—-]+no,? (?=(?:at )?\d|(?:mon|tue|wed|thu|fri|sat|sun)|tomorrow|noon|the )/,
  ],
  meant: {
    lead: /^(?:(?:(?:the |my )?[a-z]+ )?(?:said|says|told me|meant)(?: it'?s)? |it'?s |make (?:it|that) )/i,
    tail: /(?: (?:instead|actually|please|then|because .+))+$/i,
    sorry: ', no, ',
  },
  takenBack: [
    "(?:^|[,;.!—–]\\s*|\\s-\\s)(?:oh,? |ugh,? |no,? )*(?:no,? wait|wait,? no|scratch that|strike that|i meant?|oops|whoops|no,? sorry|oh wait|hold on|hang on|correction)(?![a-z'])",
  ],
  notBut: [
    /[,.;]?\s*(?:(?:[Oo]ops|[Ss]orry|[Nn]o|[Ww]ait|[Ww]hoops|[Oo]h|[Uu]gh)[,. ]+){0,3}not (?:with |for )?(?<wrong>[A-Z][\w'’]{1,15}),? (?:but |it'?s |that'?s |with |for ){0,2}(?<right>[A-Z][\w'’]{1,15})[.!]*(?=$|,)/,
  ],
  instead: [
    /(?<![a-z])(?<lead>(?:at|with|in) (?:the )?)(?<wrong>[a-z][a-z'’&. -]{1,24}?),? (?:(?:oh|ugh|er+m?|uh+|um+|h+m+|no|nope|sorry|wait|oops|scratch that|i mean|i meant|actually|rather|make that|it'?s)[,. ]+){1,4}(?:at|with|in) (?:the )?(?<right>[a-z][a-z'’&. -]{1,24}?)(?=[,.;!]|$| (?:at|on|from|for|tomorrow|tonight|today|this|next|mon|tue|wed|thu|fri|sat|sun))/i,
    /(?<![a-z])(?<lead>(?:with|for) )(?<wrong>[A-Z][a-z'’]{1,14}),? (?:(?:[Nn]o|[Ss]orry|[Ww]ait|[Oo]ops|I mean|I meant)[, ]+){1,3}(?<right>[A-Z][a-z'’]{1,14})(?![a-z'’])/,
  ],
  reasoned: [
    {
      pattern:
        /^(?<before>.{4,160}?)[\s,;:.…!–—-]{1,5}(?:(?:oh|ah|ugh|shoot|hmm),? )?(?:no,? wait|wait,? no|oh wait|wait|hold on|hang on|actually|scratch that|sorry|oops|no)[\s,;:.…!–—-]{1,5}(?<why>(?!make|let|it's|i mean)[^,;.!?]{3,60}?)(?:[,;.!]+|\s[-–—]+|(?= so make))\s*(?:and |so )*(?:make (?:it|that)|let'?s (?:do|say|make it)|it'?s(?: now| actually)?|(?:move|moved|change|changed|switch|push)(?: it| that)? to|now|so|do)(?= )\s+(?<after>.{2,160})$/is,
      again: /,? (?:at )?(?:the )?same (?:time|hour)(?: of day)?(?![a-z])/i,
      ends: /(?!)/,
      saysNothing:
        /^(?:and )?(?:he|she|they|we|i|the (?:office|school|doctor|teacher))(?:'ve|'s)? (?:just )?(?:texted|called|said|says|emailed|told me|wrote|got a text)(?: me)?$/i,
      sorry: ', no, ',
    },
  ],
  isSame: [
    /,? ?\(?(?:that is|that'?s|which is|i\.?e\.?|aka|so),? (?=(?:on )?(?:the )?(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))/,
  ],
  isNot: [/[\s,;(–—-]+(?:and )?not (?:(?:on|at) )?(?=\d|the \d|(?:mon|tue|wed|thu|fri|sat|sun)|tomorrow|today|noon)/],
  correctionLeads: ['at |to |it |that |on |for |by |from |the '],
  clockNames: ['noon|midnight'],
  or: ['or'],
  timeLike: [
    /(?<![a-z\d])\d{1,2}\s?[ap]\.?m(?![a-z])/,
    new RegExp(`(?<![a-z])(?:${WEEKDAYS}s?|tomorrow|tonight)(?![a-z'])`),
    new RegExp(`(?<![a-z])(?:${MONTH})\\.? \\d{1,2}(?!\\d|[a-z])`),
    // Zones and ordinals that belong to the time.
    /(?<![a-z])(?:utc|gmt|[ecmp][sd]t|ces?t|bst|jst|aest)(?![a-z]|[.:]\s?[\d\ue001])/,
    new RegExp(`(?<![a-z])(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s*${GAP}`),
    // Hours and days that only their word tells from numbers.
    /(?<![a-z])(?:starting|starts?|begins?)(?: at| from)? \d{1,2}(?!\d)|(?<![a-z])deadline\s*[:：]?\s*\d/,
    // A day off of which the date was not read.
    /(?:bank|public|federal|national) holidays?(?![a-z])/,
    // Which of its days?
    /(?<=(?:this|next|the|on|over) )weekend/,
    // Remind me 3 times today; at 4 and not at 5.
    /(?<![a-z\d])(?:twice|thrice|(?:\d{1,2}|two|three|four|five|six) times)(?! (?:table|faster|more|bigger|as|the))(?![a-z])/,
    /(?<![a-z])not (?:at|on|before|after|by) (?:\d|\ue001)/,
    // How often in a day or week, not when.
    /(?<![a-z\d])(?:once|twice|thrice|(?:\d|two|three|four|five|six) ?(?:x|times)) (?:a|per|each|every) (?:day|week|month)/,
  ],
  versioned: [VERSIONED],
  units: ['[kcm]?[gml]|[kmgt]b|inch'],
  withoutTime: [
    // `before tomorrow's meeting`
    new RegExp(
      `(?<![a-z])(?:before|by|after|until) (?:the )?(?:${WEEKDAYS}|today|tomorrow|tonight|next week)'s(?![a-z])`,
    ),
    // me 24th am, Tom 24th pm
    /(?<![a-z\d])\d{1,2}(?:st|nd|rd|th) (?:[ap]m|morning|afternoon|evening|night)(?![a-z])/,
    // A length from now, without a word that says so.
    /^(?:set (?:a|the) )?(?:timer|countdown)(?![a-z]).*\d|(?<![a-z])in \d{1,2}$/,
  ],
  // `dinner with mom 7`
  bareHour: [new RegExp(`(?<![a-z])(?:${MEAL})(?![a-z])\\D*\\s(?:[1-9]|1[0-2])$`)],
  // `practice 4 sat`
  bareHourBeside: [new RegExp(`(?<=[a-z] )(?<!${VERSIONED}(?:\\d{1,3} (?:and|or|to) )?)(?:[1-9]|1[0-2])\\s*${GAP}`)],
  hourOfObject: [
    { before: /(?<![a-z])(?:for|about|of) (?:the|our)\s$/i, after: /^\s[a-z]/i },
    { before: /(?<![a-z])(?:tickets?|seats?|passes) for (?:an?\s)?$/i, after: /^\s[a-z]/i },
  ],
  feasts: [
    /(?<![a-z])(?:christmas|x-?mas|thanksgiving|halloween|easter|hanukkah|new year'?s(?: eve)?|valentine'?s(?: day)?|st\.? patrick'?s(?: day)?|4th of july|labor day|memorial day|boxing day|diwali|eid) (?:[a-z]+ )?(?:party|do|bash|potluck|concert|recital|play|pageant|fair|market|parade|assembly|show|carols?|drinks|lunch|dinner|brunch|breakfast|meal|service)(?![a-z])/,
  ],
  dayOfObject: ["'s [a-z]"],
  aboutStretch: ['(?<![a-z])(?:for|about|of|on|re|regarding|from) (?:the )?'],
};
