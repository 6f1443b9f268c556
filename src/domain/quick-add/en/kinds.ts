import { type Part, wholeWord } from '../../language/patterns.ts';
import type { KindWords } from '../frames/language.ts';
import { ASKING_VERBS } from './asks.ts';
import { COMING, conditions } from './conditions.ts';

/** `drop the kids off`, `sign off`: a verb's own off is no day off. */
const GOES_WITH_OFF =
  'drop|hand|pick|kick|call|sign|log|cut|turn|switch|see|pay|send|clear|wipe|tick|cross|round|tee|polish|knock|show';

const WHOLE_DAY: readonly Part[] = [
  'all[- ]day|(?:the )?(?:whole|entire) day',
  // Feasts and holidays.
  "[a-z]+(?:'s|s') \\d{1,2}(?:th|st|nd|rd)(?! (?:floor|street|st|ave|avenue|grade|class|period))|birthdays?|bday|anniversary|wedding|reunion|graduation|holidays?|(?:school|summer|xmas|half[- ]term) hols|half[- ]term",
  // Journeys and days outside.
  'spring break|vacation|trip|travel(?:l?ing)?|camping|hiking|ski(?:ing)?|cruise|honeymoon|road ?trip|getaway|staycation',
  'zoo|theme park|aquarium|disneyland|beach day|field trip|day trip|in town|visiting|visits',
  // Gatherings.
  'conference|convention|summit|expo|festival|fair|retreat|off-?site|hackathon|marathon|tournament|workshop|training',
  // Away from work.
  'no (?:school|classes|daycare|nursery|preschool|kindergarten|practice|training|work)|half[- ]day|early (?:release|dismissal)|snow day|picture day',
  'turns (?:\\d{1,3}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a hundred)',
  "day off|days off|pto|ooo|out of (?:the )?(?:office|town|country)|(?<!(?:while|when|whilst|if|because|since|as) )(?:i'?m|i am|we'?re|we are|be|being|am|are) (?:out|away)(?! of (?!(?:the )?(?:office|town|country)))|off work|on leave|sick leave|out sick|off sick|sick day|inset day",
  'annual leave|wfh|work(?:ing)? from home|on call|moving day|all[- ]day|whole day|full day|(?:office|school|shop|store|gym|library|bank|pool|clinic|surgery|salon|caf[eé]|restaurant|bakery|market|practice|depot|garage|warehouse|nursery|daycare|studio|(?<![a-z ]))(?:.?s)?(?: (?:is|are|will be|being))? ?closed|first day of (?:school|class(?:es)?|camp|term|kindergarten|college|work)|last day of (?:school|class(?:es)?|camp|term)|closure|shutdown',
  `(?<!(?<![a-z])(?:${GOES_WITH_OFF})(?:ping|ting|ing)?\\s(?:[a-z']+\\s){0,3})off`,
];

const HAS_HOUR: readonly Part[] = [
  'meeting|meet|meetup|interview|appointment|appt|call with|zoom|sync|standup|stand-up|1on1|1:1|one-on-one',
  'catch[- ]?up|demo|kick-?off|recital|rehearsal|play ?date|class|lesson|session|webinar|dentist|doctor|haircut',
  'lunch|dinner|breakfast|brunch|supper|coffee|drinks|movie|concert|party|date night',
  '(?:site|land|home|house|property|boundary|building) (?:survey|visit|inspection|viewing|tour|walk-?through)|open house',
];

/** `no reminder` asks for none. */
const NOT_ANY = '(?<!(?:no|without an?|without|not|any) )';

const HABITS = 'bed|sleep|breakfast|lunch|dinner|supper|meals?|eating|work|school|waking';

export const kinds: KindWords = {
  reminds: [
    wholeWord([
      `${NOT_ANY}(?:remind(?:s|er|ers)?|(?<!(?:smoke|fire|car|burglar|house|false|carbon monoxide) )alarm)|wake me|(?:${ASKING_VERBS}) me`,
    ]),
  ],
  asksAt: ['(?:please )?remind(?:er)?(?: (?:me|us))?(?![a-z])'],
  asksFor: ['(?<![a-z])remind (?:me|us)(?: on| at| by)?'],
  remindsToo: [wholeWord(["don'?t (?:let me )?forget|do not forget|remember to"])],
  deadline: {
    nouns: ['deadline|(?<![a-z])due'],
    links: ['date|on|is|at|by'],
    copulas: [],
    behind: ['deadline'],
    copulasBehind: [],
    // `filing deadline …`: what it is the last time of.
    of: [
      /^(?:(?!(?:discuss|review|extend|talk|chat|about|meet(?:ing)?|sync|plan|ask|check|set|call|remind|push|move|agree|with|the|for)(?![a-z]))[a-z.'’-]+ ){0,3}(?<cut>deadline(?: (?:for|to|of)(?: (?:the|my|our))?|:)?)(?![a-z])/,
    ],
    within: [],
    endOfDay: [wholeWord(['eod|cob|end of (?:the )?(?:day|business)'])],
  },
  wholeDay: [wholeWord(WHOLE_DAY)],
  hasHour: [wholeWord(HAS_HOUR)],
  besideHabit: [wholeWord([`(?:hours?|hrs?|min(?:ute)?s?) (?:before|after) (?:${HABITS})`])],
  habit: [
    wholeWord([
      'before (?:bed|sleep|breakfast|lunch|dinner|work)|after (?:breakfast|lunch|dinner|meals|work|school)|at bedtime',
    ]),
  ],
  vagueSoon: [
    wholeWord([
      'later(?: (?:today|on))?|soon|in a (?:bit|while|moment)|a bit later|sometime|some time|one of these days',
    ]),
  ],
  // mid-December is no two ends.
  joinsDays: [wholeWord(['to|through|thru|until|till']), '(?<!mid|early|late)-'],
  waits: [COMING],
  conditions,
};
