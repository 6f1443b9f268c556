import { MISTYPED } from '../../phrases/en/respelt.ts';
import type { Spellings } from '../frames/language.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import { saidBehind } from './said-behind.ts';
import { TOLD_BEFORE, TOLD_TWICE, toldBefore } from './told-before.ts';

/** Ways of saying when something repeats, ends or is reminded of that the grammar of time reads in another form. */

const REPEATING = '(?<![a-z])(?:every|each|daily|weekly|nightly)(?![a-z])';
/** Tuesdays say it by themselves. */
const REPEATED_DAYS = `(?:${REPEATING}|(?<![a-z])(?:mon|tues|wednes|thurs|fri|satur|sun)days(?![a-z]))`;
const BESIDE_REPEATED_DAYS = `(?:(?<=${REPEATED_DAYS}.{0,100}?)|(?=.{0,100}${REPEATED_DAYS}))`;
const BESIDE_REPEAT = `(?:(?<=${REPEATING}.{0,100}?)|(?=.{0,100}${REPEATING}))`;
/** Every day at 9pm …, stop after a week: for a week. */
const STOPS_AFTER = new RegExp(
  `(?<=${REPEATING}.{0,100}?)[,;]?\\s(?:and\\s)?(?:then\\s)?(?:stop|end|finish|quit)(?:s|ing|ping)?\\s(?:it\\s)?after(?=\\s(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3})\\s(?:full\\s|whole\\s)?(?:day|night|week|fortnight|month|year)s?(?![a-z]))`,
  'i',
);
/** …, keep it up for two weeks; …, five nights is fine: nothing but the length. */
const KEPT_UP = new RegExp(
  `(?<=${REPEATING}.{0,100}?)(?:[,;]?\\s(?:and\\s)?keep\\s(?:it\\sup|it\\sgoing|going|at\\sit|doing\\s(?:it|this|that))(?=\\sfor\\s)|(?<=\\s(?:days|nights|weeks|months))\\s(?:is|are|will\\sbe|would\\sbe)\\s(?:fine|enough|plenty|all)(?=\\s*(?:$|[,.;!])))`,
  'i',
);

const DATE = `(?:${MONTHS}\\.?\\s\\d|\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTHS}|\\d{1,2}/\\d|(?:next\\s|this\\s)?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?![a-z]))`;
const NO_TIME = `(?!(?:${MONTHS}|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|noon|midnight|end|late|further|next|last|first|second|third|fourth|fifth|this|every|each|at|in)(?![a-z]))[a-z'’-]+`;
/** every evening at 8, until my exam on Jan 20: the day says until when, as 到1月20号期末考试为止 does. */
const UNTIL_NAMED = new RegExp(
  `(?<=(?<![a-z-])(?:until|till|through|thru))\\s(?:${NO_TIME}\\s){0,4}${NO_TIME}(?=\\s${DATE})${BESIDE_REPEATED_DAYS}`,
  'i',
);
/** every Tuesday at 7pm from now until Jan 9 */
const FROM_NOW = new RegExp(
  `(?<![a-z])(?:starting|from|beginning)\\s(?:right\\s)?now\\s(?:on\\s)?(?=(?:until|till|through|thru)\\s)${BESIDE_REPEAT}`,
  'i',
);
const UP_TO = new RegExp(`(?<![a-z])(?:right\\s)?up\\s(?:to|until|till)(?=\\s)(?=.{0,40}${DATE})${BESIDE_REPEAT}`, 'i');

const LEAD =
  '(?:the (?:day|night|evening|morning|week)|an? (?:day|week|hour|month)|half an hour|(?:\\d{1,3}|two|three|four|five|six|seven|ten|fifteen|thirty) (?:days?|weeks?|hours?|hrs?|minutes?|mins?)) (?:before(?:hand)?|prior|ahead|in advance|early|earlier)(?: (?:it|that|then|of time))?(?: at [\\d:]+ ?(?:[ap]\\.?m)?)?';
const ASKS = '(?:please )?(?:remind|alert|ping|nudge|notify|warn|buzz|text) (?:me|us)';
/** Rent due on the 1st, remind me 3 days before each month: what repeats is the rent. */
const REMINDED_EACH = new RegExp(
  `(?<!${REPEATING}.{0,100}?)(?<cut>[,;.]? (?:and )?${ASKS}) (?:(?<lead>${LEAD}),? (?:each|every) (?<step>month|week|year|quarter)|(?:each|every) (?<ahead>month|week|year|quarter),? (?<after>${LEAD}))(?=\\s*(?:$|[,.;!]))`,
  'i',
);

/** …, remind me 10 minutes before every time: that is what a reminder of a series does. */
const EACH_TIME = new RegExp(`(?<=${ASKS} ${LEAD}),? (?:each|every)(?: single)? time(?=\\s*(?:$|[,.;!]))`, 'i');

/** Dinner Friday 7pm, remind me an hour before dinner: the thing is named once more. */
const NAMED_AGAIN = new RegExp(
  `(?<=(?<![a-z])(?<thing>[a-z]{3,20})(?![a-z])[^,;.]{1,40}[,;.] (?:and )?${ASKS} (?:\\S+ ){1,3}?(?:before|prior to|ahead of)) (?:the |my |our )?\\k<thing>(?: (?:starts|begins))?(?=\\s*(?:$|[,.;!]))`,
  'i',
);

/** every 6 months, last time was Oct 2: no last month of anything. */
const LAST_TIME = new RegExp(
  `(?<=[,;.(]\\s?(?:and )?)(?:the )?last (?:(?:time|done|changed|visit|serviced|cleaned|replaced)(?: (?:i did it|it was|was|on|in))*|one was(?: on| in)?)(?=\\s(?:on )?${DATE})`,
  'i',
);

/** flight … departs 6:25pm arrives 6:10am next day: an end of its own. */
const ARRIVES =
  /(?<=(?<![a-z])(?:depart|leav|tak|set|fl|train|ferry|bus|coach).{1,80}?\d ?(?:[ap]m)?) (?=(?:and )?(?:arriv(?:es?|ing)|lands|landing|gets? in(?:to)?|getting in)(?![a-z])[^,;.]{0,40}\d)/i;

/** arrives 6:10am next day */
const NEXT_DAY = /(?<=\d ?(?:[ap]m)?(?: on)? )next day(?=\s*(?:$|[,.;)]))/i;

/** remind me twice tomorrow, at 10 and at 3, to …: the hours say how often. */
const TWICE =
  /(?<=(?<![a-z])remind me )(?:twice|two times) (?<day>[a-z]{2,12}(?: [a-z\d]{1,9})?)[,:]? (?<hours>at [\d:]{1,5} ?(?:[ap]m)?) and (?:at )?(?<more>[\d:]{1,5} ?(?:[ap]m)?),?(?= to )/i;

/** remind me 15 minutes before the 3pm call to open the dashboard: what to be reminded of stands behind what it is before. */
const BEFORE_NAMED =
  /(?<=(?<![a-z])remind me [^,;.]{1,30} (?:before|ahead of|prior to) )(?:the|my|our) (?<hour>\d{1,2}(?::\d\d)? ?[ap]m) [a-z'’-]{2,20}(?: [a-z'’-]{2,20})?(?= to [a-z])/i;

/** read 20 pages a night until the 10th */
const EACH_NIGHT =
  /(?<=(?<![a-z\d])(?:\d{1,4}|an?|one|two|three|ten|twenty|thirty) [a-z]{2,12} )an? (?=(?:day|night) (?:until|till|through|thru|for|from|starting)(?![a-z]))/i;

/** study 30 minutes a day at 8pm, not 2 hours a week from Tuesday */
const SO_LONG_EACH =
  /(?<=(?<![a-z\d])(?:\d{1,3}|an?|half an|one|two|three|ten|fifteen|twenty|thirty|forty-five) ?(?:h|hours?|hrs?|m|min(?:ute)?s?) )(?:an?|per) (?=(?:day|night|week|morning|evening)(?![a-z])(?! (?:from|after|before|later|earlier|ago|ahead|prior|on|in advance|today|tomorrow|mon|tue|wed|thu|fri|sat|sun)))/i;

/** call the landlord when I get off work at 5: the hour says when that is. */
const WHEN_AT =
  /(?<=[a-z]) (?:when|once|after|as soon as) (?:i|we) (?:get off|get out of|finish|leave|am done with|are done with|get home from|get back from) (?:the |my )?[a-z]+(?= (?:(?:to(?:day|morrow)|(?:on )?[a-z]{3,6}day) )?at \d)/i;

/** marking due in mon */
const DUE_IN = /(?<=(?<![a-z])due )in (?=(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tmrw|tonight)[a-z]*(?![a-z]))/i;

/** set a timer for 25 minutes */
const TIMER =
  /^(?:please )?(?:set|start|put on) (?:an? |the |my )?(?:[a-z]{2,12} )?timer (?:for|of) (?=(?:\d{1,3}|an?|half an?|one|two|three|five|ten|fifteen|twenty|thirty|forty|forty-five) ?(?:h|hours?|hrs?|m|min(?:ute)?s?)(?![a-z]))/i;
/** set a 10 minute timer */
const LONG_TIMER =
  /^(?:please )?(?:set|start) (?:an? |the )?(?<length>(?:\d{1,3}|five|ten|fifteen|twenty|thirty|forty|forty-five)[ -]?(?:h|hours?|hrs?|m|min(?:ute)?s?)) timer(?![a-z])/i;

/** the play is Dec 10 and 11 at 7 */
const ALSO_ON = new RegExp(
  `(?<=(?<![a-z])(?<month>${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:and|&) )(?:the )?(?=\\d{1,2}(?:st|nd|rd|th)?,? (?:at |from )?(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m|(?=\\s*(?:$|[,;.-])))|noon))`,
  'i',
);

/** starts at 7pm and goes til 8:30 */
const GOES_TIL =
  /(?<=\d ?(?:[ap]\.?m\.?)?),? (?:and |it |and it )?(?:goes|runs|lasts|ends|finishes|wraps up)(?: on)? (?:til|till|until|to|at)(?= (?:\d{1,2}(?::\d\d)?|noon|midnight)(?![\d/]))/i;

/** movie at 8:15, dinner before at 6:30 */
const BEFORE_AT =
  /(?<=[,;.] (?:and |with )?(?:a |the )?(?!(?:night|evening|day|morning|afternoon|week) )[a-z]{3,15} )before(?:hand)? (?=at \d)/i;

/** drops twice a day at 8 and 8 */
const BOTH_HALVES =
  /(?<=(?<![a-z])(?:twice (?:a|per|every|each) day|twice daily|every day|each day|daily),? (?:at )?)(?<hour>\d{1,2})(?<joint> (?:and|&) )(?:again )?(?:at )?\k<hour>(?![\d:]|\s?[ap]\.?m)/i;

/** every Tue at 6am and Sat at 8am */
const EVERY_TOO = new RegExp(
  `(?<=(?<![a-z])every ${WEEKDAYS} (?:at |from )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?(?: ?- ?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)?,? (?:and|&) )(?=${WEEKDAYS} (?:at |from )?\\d)`,
  'i',
);

/** order pizza by 10 that morning */
const THAT_MORNING =
  /(?<=(?<![a-z])(?:at|by|before|until|around) \d{1,2}(?::\d\d)?) (?:that|the same) (?=(?:morning|afternoon|evening)(?![a-z]))/i;

/** the filter Jan 1 and every 3 months after that */
const AND_THEN_EVERY = new RegExp(
  `(?:on )?(?<date>${MONTHS}\\.? \\d{1,2}(?:st|nd|rd|th)?),? (?:and )?(?:then )?(?<every>every (?:other |\\d{1,2} |two |three |four |six )?(?:day|week|month|year)s?) (?:after(?: that)?|thereafter|from then(?: on)?)(?=\\s*(?:$|[,.;!]))`,
  'i',
);

/** early shift 6-2 */
const EARLY_SHIFT =
  /(?<=(?<![a-z])(?:early|morning|day|opening) shift (?:[a-z]+ ){0,4})(?<from>[5-9])(?: ?- ?| to )(?<to>[1-6])(?![\d:]| ?[ap]m)/i;

/** 3 times a day at 8, 2 and 10: one after the other. */
const LISTED_HOURS =
  /(?<=(?<![a-z])(?:(?:every|each|a|per) day|daily),? (?:at )?)\d{1,2}(?::[0-5]\d)?(?:, ?\d{1,2}(?::[0-5]\d)?){1,4},? (?:and|&) \d{1,2}(?::[0-5]\d)?(?![\d:]| ?[ap]\.?m)/i;

/** 8, 2 and 10: in the morning, in the afternoon and at night. */
function risingHours(said: string): string {
  let last = -1;
  const hours = said.split(/,? (?:and|&) |, ?/).map((hour) => {
    const [first = 0, minute = 0] = hour.split(':').map(Number);
    const time = [first % 12, (first % 12) + 12]
      .map((one) => one * 60 + minute)
      .find((one) => one > last && one >= 300);
    last = first > 12 ? first * 60 + minute : (time ?? Number.NaN);
    return `${String(Math.floor(last / 60)).padStart(2, '0')}:${String(last % 60).padStart(2, '0')}`;
  });
  return Number.isNaN(last) ? said : hours.join(' and at ');
}

/** gym before work at 6 */
const BEFORE_WORK =
  /(?<=(?<![a-z])before (?:work|school|breakfast|class|sunrise),? (?:at |around )?)(?<hour>[4-9](?::[0-5]\d)?)(?![\d:]| ?[ap]\.?m)/i;

/** give me a heads-up, shoot me a reminder */
const HEADS_UP =
  /(?<![a-z])(?:(?:can you |could you )?(?:please )?(?:give|shoot|send|drop) (?:me|us)|i(?:'d| would) (?:like|love|want|appreciate)|i (?:want|need)) an? (?:quick |little |gentle )?(?:heads?[ -]?up|shout|nudge|buzz|ping|poke|reminder|alert|warning)(?! (?:card|from|email))/i;

/** Each is taken once, in this order: a later one reads what an earlier one has written. */

const SPELLED_HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** remind me the night before at ten */
const TOLD_AT_TEN = new RegExp(
  `(?<=(?:night|evening|day|morning) (?:before|prior|ahead) (?:at|around|by) )(?:${SPELLED_HOURS.join('|')})(?=\\s*(?:$|[,.;!]))`,
  'i',
);
const inFigures = (hour: string): string => `${SPELLED_HOURS.indexOf(hour.toLowerCase()) + 1}`;

const MINUTES_SAID = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'forty-five': 45 } as const;
/** remind me two hours and fifteen minutes before: one length. */
const HOURS_AND_MINUTES = new RegExp(
  `(?<![a-z])(?:(?:an|${SPELLED_HOURS.join('|')})(?= hours? and)) hours? and (?:${Object.keys(MINUTES_SAID).join('|')}) min(?:ute)?s(?= (?:before|ahead|prior|early|earlier|in advance)(?![a-z]))`,
  'i',
);
const inNumbers = (said: string): string => {
  const [, hour = '', minutes = ''] = /^(\S+) hours? and (\S+)/i.exec(said) ?? [];
  const hours = hour.toLowerCase() === 'an' ? '1' : inFigures(hour);
  const [, number = 0] = Object.entries(MINUTES_SAID).find(([word]) => word === minutes.toLowerCase()) ?? [];
  return `${hours} hours and ${number} minutes`;
};

/** I'm at the nursing conference in Denver Dec 8: what I am at is what takes place. */
const AT_EVENT =
  /^(?:i'm|i am|i'll be|we're|we are|we'll be) (?:going to be )?at (?:the |an? |my |our )?(?=(?:[a-z'-]+ ){0,3}(?:conference|training|workshop|wedding|retreat|summit|offsite|off-site|camp|seminar|festival|reunion|convention|symposium|trade show|expo|tournament)(?![a-z]))/i;

export const paraphrases: Spellings['words'] = [
  // …in room 204 thx: thanks at the end are nothing of the item
  {
    pattern:
      /(?<=[a-z\d)])(?<!(?<![a-z])(?:say|saying|send|sending|write|give|giving|many|a|our|my|of|to|and|or|no|some))[,.]?\s+(?:thx|thanks(?: a lot| so much)?|thank (?:you|u)|ty|pls|plz|cheers)[.!\s]*$/i,
    by: '',
  },
  { pattern: /(?<![a-z])(remind|text|wake|tell|ping)me(?![a-z])/gi, by: '$1 me' },
  // in 3 hours, 20 minutes long
  {
    pattern:
      /,? ((?:\d{1,3}|an?|half an|one|two|three|four|five|ten|fifteen|twenty|thirty|forty(?:-five)?|ninety)(?: and a half)? (?:min(?:ute)?s?|hours?|hrs?)) long(?![a-z])/gi,
    by: ' for $1',
  },
  MISTYPED,
  // at8am, to12pm, thursday2pm
  {
    pattern:
      /(?<![a-z\d])((?:at|by|to|till|until|from|before|after)|[a-z]{5,9})(?=\d{1,2}(?::[0-5]\d)? ?[ap]\.?m(?![a-z]))/gi,
    by: '$1 ',
  },
  // for teh next 4 weks
  { pattern: /(?<![a-z])teh(?![a-z])/gi, by: 'the' },
  {
    pattern: /(?<=(?:\d|two|three|four|five|six|eight|ten|next|last|few) )(?:weks|wekes|weeeks)(?![a-z])/gi,
    by: 'weeks',
  },
  // I have every other Friday off
  {
    pattern:
      /^(?:(?:i|we)(?:'ve| have)?(?: got)?|i'm|i get|we get|i take) (every (?:other |second )?[a-z]+days?) off(?![a-z])(?<rest>.*)$/is,
    by: 'Day off $1$<rest>, all day',
  },
  // …, and tag that one teaching
  {
    pattern: /,? (?:and )?(?:please )?tag (?:that|this) one(?: as| with)? #?([a-z][\w-]{1,20})(?=\s*[.!]?$)/i,
    by: ' #$1',
  },
  { pattern: /(?<=(?:\d ?(?:[ap]\.?m\.?)?|o'clock|noon|midnight)) sharp(?![a-z])/gi, by: '' },
  // Retro — Friday at 9 — in room 204: marks between what is said of one thing.
  { pattern: / +[—–] +(?=[^\n]* [—–] )|(?<= [—–] [^\n]*) +[—–] +/g, by: ', ' },
  ...saidBehind,
  { pattern: AT_EVENT, by: '' },
  // I want an alert 24 hours ahead and another one an hour ahead
  {
    pattern:
      /(?<=(?<![a-z])(?:alert|reminder|remind me) [^,;.]{2,30}(?:before|ahead),? and )(?:another|a second)(?: one)? /i,
    by: '',
  },
  // at 11:30 the night before remind me not to eat
  {
    pattern:
      /(?<![a-z])at (?<hour>\d{1,2}(?::[0-5]\d)?(?: ?[ap]m)?) the (?<part>night|evening|day|morning) before,? remind me(?= )/i,
    by: 'the $<part> before at $<hour> remind me',
  },
  // every Monday at 9 from now on: so it is anyway.
  {
    pattern:
      /(?<=(?<![a-z])(?:every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?![a-z])[^;.]{2,40}?),? (?:starting |beginning )?from now on(?:wards?)?(?![a-z])/i,
    by: '',
  },
  { pattern: TOLD_AT_TEN, by: inFigures },
  { pattern: HOURS_AND_MINUTES, by: inNumbers },
  // remind me at 3 to email him, and then again tomorrow at 10 to call
  {
    pattern:
      /(?<=(?<![a-z])remind me [^;.]{3,80}, (?:and )?)(?:then )?again (?=(?:at|on|in|tomorrow|tonight|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[^,;.]{0,30} to [a-z])/i,
    by: 'remind me ',
  },
  // …, remind me an hour ahead and also the night before
  { pattern: /(?<=(?<![a-z])remind me [^,;.]{3,30} and )also (?=the (?:night|evening|day|morning) before)/i, by: '' },
  // put June 12 down tentatively, the Ashford wedding
  { pattern: /^(?:please )?put (?=[^;.]{3,40} down (?:tentatively|provisionally)(?![a-z]))/i, by: 'hold ' },
  { pattern: HEADS_UP, by: 'remind me' },
  { pattern: BEFORE_WORK, by: '$<hour>am' },
  { pattern: EVERY_TOO, by: 'every ' },
  { pattern: THAT_MORNING, by: ' in the ' },
  { pattern: AND_THEN_EVERY, by: '$<every> starting $<date>' },
  { pattern: EARLY_SHIFT, by: '$<from>am-$<to>pm' },
  { pattern: LISTED_HOURS, by: risingHours },
  { pattern: GOES_TIL, by: ' until' },
  { pattern: BEFORE_AT, by: '' },
  { pattern: BOTH_HALVES, by: '$<hour>am$<joint>$<hour>pm' },
  { pattern: LAST_TIME, by: 'previously on' },
  { pattern: NAMED_AGAIN, by: '' },
  { pattern: EACH_TIME, by: '' },
  { pattern: REMINDED_EACH, by: ' every $<step>$<ahead>$<cut> $<lead>$<after>' },
  { pattern: FROM_NOW, by: '' },
  { pattern: UP_TO, by: 'until' },
  { pattern: UNTIL_NAMED, by: '' },
  { pattern: STOPS_AFTER, by: ' for' },
  { pattern: KEPT_UP, by: '' },
  { pattern: ARRIVES, by: ', ' },
  { pattern: NEXT_DAY, by: 'the next day' },
  { pattern: TWICE, by: '$<day> $<hours> and at $<more>' },
  { pattern: BEFORE_NAMED, by: '$<hour>' },
  { pattern: DUE_IN, by: '' },
  { pattern: EACH_NIGHT, by: 'every ' },
  { pattern: WHEN_AT, by: '' },
  { pattern: SO_LONG_EACH, by: 'every ' },
  { pattern: TOLD_BEFORE, by: toldBefore },
  { pattern: TOLD_TWICE, by: ', remind me ' },
  { pattern: ALSO_ON, by: '$<month> ' },
  { pattern: TIMER, by: 'alarm in ' },
  { pattern: LONG_TIMER, by: 'alarm in $<length>' },
];
