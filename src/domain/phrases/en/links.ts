import type { PieceValue, Rule } from '../frames/pieces.ts';
import { numberOf } from './numbers.ts';
import { DIGITS, LETTERS, words } from './rule.ts';
import { MONTH, WEEKDAY } from './words.ts';

/** Words between the words of time: range ends, bounds, repeats' ends, filling. */

/** `start Monday`, `start at 9`: not `start the oven`. Also at an end, where its time stands before it. */
const AT_TIME = String.raw`(?=\s*(?:$|[,.;])|\s(?:at|from|in)\s|\s(?:(?:on|with|the|this|next|after)\s)?(?:\d|(?:today|tonight|tomorrow|now|noon|midnight|first|second|third|last|next|this|week|month|year|${WEEKDAY}|${MONTH})(?![a-z])))`;

const MINUTES = String.raw`(?:oh[-\s](?:five)|(?:twenty|thirty|forty|fifty)(?:[-\s](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen)`;

const links: readonly (readonly [starts: string, source: string, value: PieceValue])[] = [
  ['f', 'from', { kind: 'from' }],
  ['b', String.raw`between|(?:btwn?|b/w)(?=\s\d)`, { kind: 'from' }],
  ['t', 'to', { kind: 'to' }],
  ['a&', String.raw`and(?:\s(?:then\s)?again)?|&`, { kind: 'to', weak: true }],
  ['tu', String.raw`(?:up\s)?(?:until|till?|untill|until\sthe)|up\sto|'til`, { kind: 'until', through: false }],
  [
    'teu',
    String.raw`through(?:\sto)?|thru|(?:ending|ends)(?:\s(?:on|in|at))?|up\sto\sand\sincluding`,
    { kind: 'until', through: true },
  ],
  [
    'bpes',
    String.raw`before|b4|prior\sto|(?:earlier|sooner)\sthan`,
    { kind: 'relation', relation: 'before', side: 'ahead' },
  ],
  [
    'bndlu',
    String.raw`by|no\slater\sthan|not\slater\sthan|due(?:\s(?:by|on|at))?|deadline(?:\s(?:is|on|at))?:?`,
    { kind: 'relation', relation: 'by', side: 'ahead' },
  ],
  [
    'noa',
    String.raw`(?:no|not)\s(?:earlier|sooner)\sthan|not\s(?:before|until|till)|on\sor\safter|as\searly\sas`,
    { kind: 'relation', relation: 'onwards', side: 'ahead' },
  ],
  [
    'noa',
    String.raw`not\safter|on\sor\s(?:before|by)|as\slate\sas`,
    { kind: 'relation', relation: 'by', side: 'ahead' },
  ],
  ['ae', String.raw`at\sthe\searliest|earliest`, { kind: 'relation', relation: 'onwards', side: 'behind' }],
  ['alop', String.raw`after|later\sthan|past`, { kind: 'relation', relation: 'after', side: 'ahead', isStrict: true }],
  ['s', 'since', { kind: 'relation', relation: 'since', side: 'ahead' }],
  ['al', String.raw`at\sthe\slatest|latest`, { kind: 'relation', relation: 'by', side: 'behind' }],
  [
    'aon',
    String.raw`(?:and|or)\slater|onwards?|and\sonwards?`,
    { kind: 'relation', relation: 'after', side: 'behind' },
  ],
  [
    'ao',
    String.raw`(?:and|or)\s(?:earlier|before(?!\s(?:breakfast|lunch|dinner|supper|bed|bedtime|sleep|work|school|class|practice))|sooner)(?!\s(?:the|my|our|that|\d))`,
    { kind: 'relation', relation: 'by', side: 'behind' },
  ],
  ['ao', String.raw`(?:and|or)\safter(?=\s*(?:$|[,.;]))`, { kind: 'relation', relation: 'after', side: 'behind' }],
  [
    'sbae',
    String.raw`(?:(?<!(?:will|should|shall|to|must|can|may|might|would|could)\s)start(?:s|ing|${AT_TIME})|begin(?:s|ning|${AT_TIME})|effective)(?:\s(?:on|from|in|with|at(?!\s\d)))?|as\sof|from\snow\son(?=\s)`,
    { kind: 'starting' },
  ],
  [
    'nriaj',
    String.raw`(?:right\s|just\s)?now|immediately|right\saway|at\s(?:the\smoment|present|this\s(?:time|moment))`,
    { kind: 'now' },
  ],
  [
    `${LETTERS}@`,
    String.raw`all\sday|all\sof|all(?=\s(?:week|month|year|day))|the\swhole|on|at|in|of|the|this|sometime|some\stime|any\s?time|around|about|(?:arnd|arround|aroud|abt)(?=\s\d)|approximately|approx|roughly|(?:earlier|later)(?=,\s?(?:at\s)?\d)|sharp|for|then|that|@|is|exactly|promptly|only|please|(?:repeat(?:s|ing|ed)?|recurring|recurs)(?=\s(?:every|each|daily|weekly|monthly|yearly|annually|on)(?![a-z]))|say(?=,?\s(?:at\s|around\s|about\s)?\d)|starting(?=\sat)|o'?clock`,
    { kind: 'glue' },
  ],
];

/** Numbers that name a thing. */
const NAMED_THING = [
  'chapters?|ch|pages?|pp?|rooms?|rm|flight|gate|terminal|version|v|level|lvl|highway|hwy|route|bus|line|track',
  'platform|apt|apartment|unit|suite|floor|building|bldg|section|part|step|season|episode|ep|volume|vol|issue',
  'ticket|pr|bug|number|no|exit|channel|lesson|question|exercise|windows|iphone|ipad|ps|galaxy|pixel|catch|area',
  'studio|formula|top|size|grade|problem|phase|sprint|team|group|table|seat|row|stage|lab|zone|district',
].join('|');

/** 1:1 is a talk of two, room 302 a place: no times. By 1/1 and lesson 2026-12-05 are dates. */
const names: readonly Rule[] = [
  words(
    LETTERS,
    String.raw`(?:${NAMED_THING})\.?\s?#?(?!\d{4}-\d\d-\d\d)\d+(?:\.\d+)?(?:\s?(?:-|,|&|and|to|through)\s?\d+)*(?![:/]\d|\s?[ap]\.?m|\s?(?:min(?:ute)?s?|hours?|hrs?)(?![a-z])|[分小天个]|\s?(?:-|to|till?|until)\s?\d{1,2}(?::\d\d|\s?[ap]\.?m)|\s${MONTH}(?![a-z]))`,
    () => ({ kind: 'glue', isName: true }),
  ),
  words(
    '1o',
    String.raw`1\s?[-:]\s?1|(?<!(?:(?<![a-z])(?:to|thru|through|till?|until|by|on|from|since|before|after|due|of|expires?|ends?|starts?|starting|begins?|deadline|effective)\s|\d\s?-\s?))1\s?/\s?1(?!\s?(?:-|to(?![a-z])|thru|through|till?(?![a-z])|until)\s?\d)|1[-\s]?on[-\s]?1|one[-\s]on[-\s]one`,
    () => ({ kind: 'glue', isName: true }),
  ),
];

const open: readonly Rule[] = [
  words(
    'tu',
    String.raw`(?:(?:un)?till?|'til)\slate(?!\s(?:in\s)?(?:the\s)?(?:${MONTH}|this|next|\d|week|month|year|spring|summer|autumn|fall|winter))`,
    () => ({ kind: 'glue' }),
  ),
];

const COUNT = String.raw`(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const COUNTED = 'times|x|occurrences|occasions|repetitions|reps|sessions|instances';
/** just 6 classes, 5 lessons and then done: a count where the words around one of these say so. */
const TAUGHT = 'classes|lessons|rounds|visits|doses|meetings|appointments';
const STOP_AFTER = String.raw`(?:and\s)?(?:then\s)?(?:stop|end|finish|quit)(?:s|ing|ping)?\s(?:it\s)?after`;
const JUST = String.raw`(?:just|only|${STOP_AFTER})\s`;
const ENOUGH = String.raw`,?\s(?:in\sall(?=\s*(?:$|[,.;]))|in\stotal|total|only|altogether|(?:will|should|would|'ll)\s(?:do(?:\sit)?|be\s(?:enough|plenty|fine))|(?:is|are)\s(?:enough|plenty|fine|all)|and\s(?:then\s)?(?:stop|done|no\smore|that's\s(?:it|all|enough)|i'm\sdone|we're\sdone))`;
const counts: readonly Rule[] = [
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?:${JUST}|for\s(?:a\stotal\sof\s)?|total\s(?:of\s)?)?(?<n>${COUNT})\s?(?:${COUNTED})(?:${ENOUGH})?|x\s?(?<x>[2-9]|[1-9]\d)|${JUST}(?<j>${COUNT})\s?(?:${TAUGHT})|(?:for\s)?(?<l>${COUNT})\s(?:${TAUGHT})(?:${ENOUGH})|${STOP_AFTER}\s(?<s>${COUNT})(?=\s*(?:$|[,.;!]))`,
    ({ n, x, j, l, s }) => {
      const count = numberOf((n ?? x ?? j ?? l ?? s) as string);
      return count > 0 ? { kind: 'count', count } : undefined;
    },
  ),
];

/** the day before Christmas, the week after Easter */
const steps: readonly Rule[] = [
  words(
    't',
    String.raw`the\s(?<u>day|week|month)\s(?<w>before|after)(?=\s(?:the\s|this\s|next\s|last\s)?(?:christmas|xmas|thanksgiving|easter|halloween|valentine|new\syear|labou?r|memorial|independence|mother|father|good\sfriday|black\sfriday|chinese|spring|mid|dragon|${WEEKDAY}|${MONTH}|tomorrow|tmrw|yesterday|end\sof|\d))`,
    ({ u, w }) => [
      {
        kind: 'amount',
        amount: { months: u === 'month' ? 1 : 0, days: u === 'week' ? 7 : u === 'day' ? 1 : 0, ms: 0 },
      },
      { kind: 'relation', relation: w as 'before' | 'after', side: 'ahead' },
    ],
  ),
];

/** Spelled hours count only beside a word of time: "table for two" is none. */
const numbers: readonly Rule[] = [
  words(
    LETTERS,
    String.raw`(?<h>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[-\s](?<n>${MINUTES})(?:\smin(?:ute)?s)?)?`,
    ({ h, n }, match) => {
      const after = match.input.slice(match.index + match[0].length, match.index + match[0].length + 24);
      const before = match.input.slice(Math.max(0, match.index - 20), match.index);
      const isBeside = AFTER.test(after) || BEFORE.test(before);
      if (!isBeside) return undefined;
      const value = numberOf(h as string);
      return n === undefined
        ? { kind: 'number', value }
        : { kind: 'number', value, minute: numberOf(n.replace(/^oh[-\s]/, '')) };
    },
  ),
];
const AFTER =
  /^\s?(?:-|to\s|till?\s|until\s|and\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z])|in\sthe\s(?:morning|afternoon|evening)|today|tonight|tomorrow|tmrw|at\snight)/;
const BEFORE =
  /(?:^|[^a-z])(?:from|between|to|till?|until|by|around|tonight|tomorrow|day|(?:from|between)\s\w{3,6}\sand|-|[a-z](?:th|st|nd|rd))\s?$|[a-z](?:th|st|nd|rd)\s$/;

export const linkRules: readonly Rule[] = [
  ...links.map(([starts, source, value]) => words(starts, source, () => value)),
  ...names,
  ...open,
  ...counts,
  ...steps,
  ...numbers,
];
