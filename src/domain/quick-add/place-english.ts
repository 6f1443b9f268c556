import { GAP } from './remaining.ts';

/** How English names the place of something: at …, @ …, in …, a room or an address that stands by itself. */

const NO_PLACE =
  '(?:least|most|all|once|last|first|risk|ease|large|length|best|worst|like|about|around|some point|the same time|the moment|the latest|the end|the beginning|any time|a time|that time|this time|it|him|her|them|me|you|us)';
const STREET = "(?:[a-z0-9']+ ){1,2}(?:st|street|ave|avenue|road|rd|blvd|boulevard|lane|ln|drive|dr|square)(?![a-z])";
/** Joins names: Mike and Laura's, Fox and Hound pub. */
const PAIR = "(?:co|sons|grill|[a-z]+(?:'s| (?:bar|cafe|grill|kitchen|pub|inn)))(?![a-z])";
const END = `(?=[\\s${GAP}]*(?:$|[,;!?()]|\\s(?:at|on|by|from|for|in)\\s*${GAP}|\\s(?:with|w/|w|for|to(?! go)|about|on(?! ${STREET})|from|by|re|regarding|then|so|before|after|because|please|pls|thanks|and(?! ${PAIR})|tomorrow|today)(?:\\s|$))|${GAP})`;

const INSIDE = '(?:room|rm|suite|ste|floor|fl|level|gate|unit|hall|courtroom|building|bldg|terminal|studio|lab)';
/** `JAMS, suite 1200` */
const ROOM_BEHIND = `(?:,\\s${INSIDE}\\s[a-z0-9-]{1,6}(?![a-z]))?`;

const AT = [
  new RegExp(`@\\s*(?<place>[\\p{Script=Han}\\d][^${GAP}\\s,，。;；@]{1,20})(?=$|[${GAP}\\s,，。;；])`, 'u'),
  new RegExp(
    `(?:^|[\\s${GAP}])@\\s*(?!\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?(?:\\s|$))(?<place>[^${GAP}\\n,，。;]{1,60}?${ROOM_BEHIND})${END}`,
  ),
  new RegExp(
    `(?<!(?:look|looking|stare|laugh|yell|shout|aim|good|bad|great|glance|mad|angry|arriv\\w+)\\s?)(?:^|[\\s${GAP}])at\\s(?!${NO_PLACE}(?:[\\s${GAP}]|$))(?<place>[^${GAP}\\n,;!?]{2,60}?${ROOM_BEHIND})${END}`,
  ),
  new RegExp(
    `(?:^|[\\s${GAP}])in\\s(?<place>(?:(?:the|my|our|his|her)\\s)?(?:(?:[a-z0-9']+\\s){0,3}(?:conference room|meeting room|boardroom|office|lobby|auditorium|cafeteria|canteen|library|hall|studio|lab|gym|classroom|room|kitchen|garden|backyard|garage|park|building|courtroom|theater|theatre|church)(?:\\s(?:[a-z]|\\d{1,4}[a-z]?))?))${END}`,
  ),
];

/** `…, Room 204`, ` conf rm B`, ` library 3rd floor`, ` war room`: rooms need no comma, names of houses do. */
const ROOM = [
  new RegExp(
    `[\\s,，(${GAP}]\\s*(?<place>(?:in\\s)?(?:the\\s)?(?:(?:conf(?:erence)?|meeting|board|class|exam|break|seminar|lecture|[a-z]+(?= hall))\\s)?(?:room|rm|courtroom|hall|building|bldg|suite|studio|lab|auditorium|terminal|gate|booth|court|field|pitch)\\s(?:[a-z]|[a-z]?-?\\d{1,4}[a-z]?)(?:,\\s[^${GAP},;()]{3,40})?)\\)?[\\s${GAP}]*$`,
  ),
  new RegExp(
    `[\\s,，(${GAP}]\\s*(?<place>(?:the\\s)?(?:(?<!(?:with|w/?)\\s)[a-z]+\\s)?(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|top|ground)\\s(?:floor|fl))\\)?[\\s${GAP}]*$`,
  ),
  new RegExp(
    `[,，]\\s*(?<place>(?:the\\s)?(?:main\\s|front\\s)?(?:lobby|entrance|gate|corner|exit|lounge|rooftop|basement) of\\s[^${GAP},;()]{3,30})[\\s${GAP}]*$`,
  ),
  new RegExp(
    `${GAP}\\s*(?<place>(?:[a-z0-9'&]+\\s){1,3}(?:theat(?:er|re)|cinema|hotel|hospital|cent(?:er|re)|park|stadium|arena|cafe|restaurant|bistro|plaza|mall|museum|library|gallery|church|clinic|airport|tower|hall|pub|inn|arms|courthouse|rink|racecourse|registry office|brewery|winery|diner|pizzeria|showground))[\\s${GAP}]*$`,
  ),
  new RegExp(
    `(?:[,，(]|${GAP})\\s*(?<place>(?:the\\s)?(?:[a-z0-9]+\\s){0,2}(?:(?:war|board|conference|conf|meeting|break|class) ?(?:room|rm)|boardroom|classroom|lobby|auditorium|cafeteria|rooftop))\\)?[\\s${GAP}]*$`,
  ),
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

const MEAL =
  '(?:dinner|lunch|brunch|breakfast|supper|drinks|coffee|tea|date night|party|cocktails|birthday|(?:movie|poker|quiz|trivia|games?|film|karaoke) night|leaving do|bbq|barbecue|sleepover|playdate)';
/** `dinner 7:30 friday, luigi's`: of a meal, what stands behind a comma needs no capital. */
const TABLE = new RegExp(
  `(?<=(?<![a-z])${MEAL}(?![a-z]).*)(?:[,，]\\s|${GAP}\\s*)(?<place>(?:the\\s)?[a-z]+['’]s|the\\s(?!kids|boys|girls|team|whole|family|parents|usual|same)[a-z]+)[\\s${GAP}]*$`,
);

export const PLACES_EN: readonly RegExp[] = [...AT, ...ROOM, ADDRESS, HOME, BEHIND_PEOPLE, TABLE];

/** What else one goes to, and no person is called. */
const SHOW = '(?:(?:photo ?)?shoot|gig|concert|festival|expo|exhibition|screening)';
const AWAY =
  '(?:honeymoon|trip|vacation|holiday|retreat|off-?site|conference|summit|getaway|camping|bachelorette|bachelor|wedding|reunion|workshop|tournament|cruise|road ?trip)';
const WORDS = `[^${GAP}\\n,;!?()@]{2,40}`;

/**
 * Places that only their capitals tell, as a user writes them: after `in`, behind
 * a comma for a meal, at the end for a journey. `place` must be a name.
 */
export const NAMED_PLACES: readonly RegExp[] = [
  new RegExp(
    `(?:^|[\\s${GAP}])in\\s(?!english|french|chinese|spanish|german|japanese|person)(?<place>${WORDS}?)${END}`,
  ),
  new RegExp(`(?:[,，(]|${GAP})\\s*(?<place>(?:room|hall|studio|building|suite|lab) ${WORDS})\\)?[\\s${GAP}]*$`),
  new RegExp(`(?<=(?<![a-z])(?:${MEAL}|${SHOW})(?![a-z]).*),\\s(?<place>${WORDS})[\\s${GAP}]*$`),
  new RegExp(`(?<=(?<![a-z])${AWAY}(?![a-z]).*${GAP}),?\\s(?<place>${WORDS})$`),
];

/** Words that begin with a capital, or join such: `Da Vittorio`, `Isle of Man`. */
export const NAME =
  /^(?:the )?\p{Lu}[\p{L}\p{N}'’.&-]*(?:\s(?:(?:of|the|de|da|di|la|le|and|&|on)\s)?[\p{Lu}\d][\p{L}\p{N}'’.&-]*){0,4}$/u;
