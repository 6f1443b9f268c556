import { GAP } from '../frames/gap.ts';
import type { PlaceWords } from '../frames/language.ts';
import { BUILDINGS, MEAL, ROOMS, STREET } from './place-words.ts';

/** How English names the place of something: at …, @ …, in …, a room or an address that stands by itself. */

const NO_PLACE = [
  'least|most|all|once|last|first(?! (?:[a-z]+ )?(?:church|bank|methodist|baptist|presbyterian|lutheran|united|congregational|street|avenue|ave|st|national))|risk|ease|large|length|best|worst|like|about|around|some point|the same time',
  'the moment|the latest|the end|the beginning|any time|a time|that time|this time|it|him|her|them|me|you|us',
].join('|');
/** Joins names: Mike and Laura's, Fox and Hound pub. */
const PAIR = "(?:co|sons|grill|[a-z]+(?:'s| (?:bar|cafe|grill|kitchen|pub|inn)))(?![a-z])";
/** What follows a place. */
const NEXT = [
  `with|w/|w|for|to(?! go)|about|on(?! ${STREET}| \\d{1,3}(?:st|nd|rd|th)(?![a-z]))|from|by|re|regarding|then|so|before|after|because|please|pls|thanks`,
  `and(?! ${PAIR})|tomorrow|today`,
].join('|');
const END = `(?=[\\s${GAP}]*(?:$|[,;!?()]|\\s(?:at|on|by|from|for|in)\\s*${GAP}|\\s(?:${NEXT})(?:\\s|$))|${GAP})`;

const INSIDE = '(?:room|rm|suite|ste|floor|fl|level|gate|unit|hall|courtroom|building|bldg|terminal|studio|lab)';
/** `JAMS, suite 1200` */
const ROOM_BEHIND = `(?:,\\s${INSIDE}\\s[a-z0-9-]{1,6}(?![a-z]))?`;

/** Of `look at` and `mad at` the word behind is no place. */
const TAKES_AT = 'look|looking|stare|laugh|yell|shout|aim|good|bad|great|glance|mad|angry|arriv\\w+';

/** What one is in and is no room. */
const NO_ROOM =
  'morning|evening|afternoon|night|future|meantime|meanwhile|interim|end|process|middle|mood|rain|dark|way|same|next|last|new|coming|first|past|name|event|case|hope|loop|know|works|red|black|sun|cold|snow|week|month|year|usual|spring|summer|fall|autumn|winter|holidays?';

const AT = [
  new RegExp(`@\\s*(?<place>[\\p{Script=Han}\\d][^${GAP}\\s,，。;；@]{1,20})(?=$|[${GAP}\\s,，。;；])`, 'u'),
  new RegExp(
    `(?:^|[\\s${GAP}])@\\s*(?!\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?(?:\\s|$))(?<place>[^${GAP}\\n,，。;]{1,60}?${ROOM_BEHIND})${END}`,
  ),
  new RegExp(
    `(?<!(?:${TAKES_AT})\\s?)(?:^|[\\s${GAP}])at\\s(?!(?:${NO_PLACE})(?:[\\s${GAP}]|$))(?<place>[^${GAP}\\n,;!?]{2,60}?${ROOM_BEHIND})${END}`,
  ),
  // …at 10 in the clubhouse: right behind the time.
  new RegExp(
    `${GAP}\\s*,?\\s*in\\s(?<place>(?:the|our|my)\\s(?!(?:${NO_ROOM})(?![a-z]))(?:[a-z']+\\s){0,2}[a-z]{4,}(?<!ing))${END}`,
  ),
  new RegExp(
    `(?:^|[\\s${GAP}])in\\s(?!with\\s|for\\s|to\\s|on\\s)(?<place>(?:(?:the|my|our|his|her)\\s)?(?:(?:[a-z0-9']+\\s){0,3}(?:${ROOMS})(?:\\s(?:[a-z]|\\d{1,4}[a-z]?))?))${END}`,
  ),
];

const NUMBERED_ROOM = [
  '(?:(?:conf(?:erence)?|meeting|board|class|exam|break|seminar|lecture|[a-z]+(?= hall))\\s)?',
  '(?:room|rm|courtroom|hall|building|bldg|suite|studio|lab|auditorium|terminal|gate|booth|court|field|pitch)',
].join('');
const FLOOR = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|top|ground)\\s(?:floor|fl)';
const PART_OF = '(?:lobby|entrance|gate|corner|exit|lounge|rooftop|basement)';
const SHARED_ROOM =
  '(?:(?:war|board|conference|conf|meeting|break|class) ?(?:room|rm)|boardroom|classroom|lobby|auditorium|cafeteria|rooftop)';

/** `…, Room 204`, ` conf rm B`, ` library 3rd floor`, ` war room`: rooms need no comma, names of houses do. */
const ROOM = [
  new RegExp(
    `[\\s,，(${GAP}]\\s*(?<place>(?:in\\s)?(?:the\\s)?${NUMBERED_ROOM}\\s(?:[a-z]|[a-z]?-?\\d{1,4}[a-z]?)(?:,\\s(?!(?:bring|take|don|remember|please|call|ask|and|then|no|need|wear|with|get|pick|use|park|i|we|they|it)(?![a-z]))[^${GAP},;()]{3,40})?)\\)?[\\s${GAP}]*$`,
  ),
  new RegExp(`[\\s,，(${GAP}]\\s*(?<place>(?:the\\s)?(?:(?<!(?:with|w/?)\\s)[a-z]+\\s)?${FLOOR})\\)?[\\s${GAP}]*$`),
  new RegExp(`[,，]\\s*(?<place>(?:the\\s)?(?:main\\s|front\\s)?${PART_OF} of\\s[^${GAP},;()]{3,30})[\\s${GAP}]*$`),
  new RegExp(`${GAP}\\s*(?<place>(?:[a-z0-9'&]+\\s){1,3}(?:${BUILDINGS}))[\\s${GAP}]*$`),
  new RegExp(`(?:[,，(]|${GAP})\\s*(?<place>(?:the\\s)?(?:[a-z0-9]+\\s){0,2}${SHARED_ROOM})\\)?[\\s${GAP}]*$`),
];
const ADDRESS = new RegExp(`(?:[,，]|${GAP})\\s*(?<place>\\d{1,5}\\s${STREET})[\\s${GAP}]*$`);
/** `…, their place` */
const HOME = new RegExp(
  `(?:[,，]\\s*|${GAP}\\s*)(?<place>(?:my|our|his|her|their|[a-z]+['’]s)\\s(?:place|house|home|flat|apartment|office))[\\s${GAP}]*$`,
);
/** `soccer w kids century park`: behind the people, the name of a place. */
const BEHIND_PEOPLE = new RegExp(
  `(?<=(?<![a-z])(?:w/?|with)\\s(?:the\\s)?(?!the\\s)[a-z]+\\s)(?<place>(?:[a-z']+\\s){1,2}(?:park|stadium|gym|mall|plaza|cafe|library|museum|school|hospital|airport|station|arena|beach))[\\s${GAP}]*$`,
);
/** `dinner 7:30 friday, luigi's`: of a meal, what stands behind a comma needs no capital. */
const TABLE = new RegExp(
  `(?<=(?<![a-z])${MEAL}(?![a-z]).{0,200})(?:[,，]\\s|${GAP}\\s*)(?<place>(?:the\\s)?[a-z]+['’]s|the\\s(?!kids|boys|girls|team|whole|family|parents|usual|same)[a-z]+)[\\s${GAP}]*$`,
);
/** `standup over zoom` */
const PLATFORM = new RegExp(
  `[\\s,，(（${GAP}](?:(?:over|via|on)\\s)?(?<place>zoom|teams|google meet)[)）]?[\\s${GAP}]*$`,
);

/** What else one goes to, and no person is called. */
const SHOW = '(?:(?:photo ?)?shoot|gig|concert|festival|expo|exhibition|screening)';
const AWAY =
  '(?:honeymoon|trip|vacation|holiday|retreat|off-?site|conference|summit|getaway|camping|bachelorette|bachelor|wedding|reunion|workshop|tournament|cruise|road ?trip)';
/** Before more of them: `with Sam, Lou and Jo`. */
const COMPANY = "(?<![a-z])(?:with|w/?) [a-z'’]+(?:, [a-z'’]+)*(?=, [a-z'’]+ (?:and|&) )";
const WORDS = `[^${GAP}\\n,;!?()@]{2,40}`;

export const places: PlaceWords = {
  leads: ['(?:in|at) |@'],
  patterns: [PLATFORM, ...AT, ...ROOM, ADDRESS, HOME, BEHIND_PEOPLE, TABLE],
  // After `in`, behind a comma for a meal, at the end for a journey.
  named: [
    new RegExp(
      `(?:^|[\\s${GAP}])in\\s(?!with|for|to|on|english|french|chinese|spanish|german|japanese|person)(?<place>${WORDS}?)${END}`,
    ),
    new RegExp(`(?:[,，(]|${GAP})\\s*(?<place>(?:room|hall|studio|building|suite|lab) ${WORDS})\\)?[\\s${GAP}]*$`),
    new RegExp(`(?<=(?<![a-z])(?:${MEAL}|${SHOW})(?![a-z]).{0,200})(?<!${COMPANY}),\\s(?<place>${WORDS})[\\s${GAP}]*$`),
    new RegExp(`(?<=(?<![a-z])${AWAY}(?![a-z]).{0,200}${GAP}),?\\s(?<place>${WORDS})$`),
  ],
  labels: [
    '(?<![a-z])(?:location|venue)(?:\\s(?:is|will be))?(?=\\s)|(?<![a-z])(?:location|where|venue|place)(?=\\s?[:：])',
  ],
  labelLinks: [],
  open: ['tbd|tba|tbc|to be (?:decided|announced|confirmed)|later|unknown|unsure|not sure(?: yet)?'],
  otherLabels: ['(?:title|subject|time|date|when|notes?)(?![a-z])'],
  persons: ['[a-z][\\w.-]*_[\\w.-]*|all|here|everyone|channel'],
  toSomebody: ['ask|ping|tell|email|call|message|msg|dm|text|with|cc|to|and|from|for'],
  books: ['(?:book|reserve|get|hire|rent)(?: the| a| an)?'],
  edges: [/^(?:[Ii]n\s)?(?:the\s|THE\s|The\s(?!\p{Lu}))?(?=\S)/u, /\s(?:at|on|in|by|for|from)$/i],
};
