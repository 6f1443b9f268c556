import type { CountedFromWords } from '../frames/language.ts';

const NUMBER = '(?:an?|half an|\\d{1,3}|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty-five|a couple of)';
const AMOUNT = `(?<amount>${NUMBER}[ -]?(?:min(?:ute)?s?|hours?|hrs?|h|days?|weeks?)(?: and a half)?)`;
const CLOSE = '(?:right|straight|immediately|directly|just|shortly|soon) ';
const THE = '(?:the|my|our|his|her|their|that) ';
/** Habits and conditions have no entry: `after the gym`, `before the kids wake up`. */
const NAME =
  "(?<name>[a-z0-9][a-z0-9'&:-]*(?: (?!(?:at|on|for|in|with|to|and|remind|i|we|is|are|until|from|every|starts|begins|ends|finishes)(?![a-z]))[a-z0-9][a-z0-9'&:-]*){0,4})";
/** `15 min before pottery`: a name without anything before it. */
const BARE = `(?!(?:the|a|an|my|our|his|her|their|its|that|this|i|we|you|he|she|it|they)(?![a-z]))${NAME}`;
const BEGINS = '(?: (?:starts|begins))(?![a-z])';
const ENDS = '(?: (?:ends|finishes|is over))(?![a-z])';

/** Of which it is: the recital, Nora's recital. */
const OWN = `(?:${THE}|(?=[a-z]+['’]s ))${NAME}`;
const DAY_OR_PART = '(?:on )?the (?:day|(?<part>morning|afternoon|evening|night))';

const of = (source: string): RegExp => new RegExp(`(?<![a-z\\d.:])${source}`);

const THING =
  "(?<thing>(?:[a-z'-]+ )??[a-z'-]+?)(?= (?:at|on|in|to|from|for|with|tomorrow|today|tonight|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|and|so)(?![a-z])|\\s*(?:$|[,.;!]))";
const HOUR = '(?<hour>noon|\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)|\\d{1,2}:\\d\\d)';
const JOURNEY = /(?:flight|train|bus|coach|ferry|plane|cruise|ride)$/;

export const countedFrom: CountedFromWords = {
  ofHour: [
    {
      pattern: of(
        `(?<!(?:remind|alert|ping|nudge|notify|warn|buzz|text|tell|wake) (?:me|us)(?: up)? )${AMOUNT} (?:before|prior to|ahead of) ${THE}${HOUR} ${THING}`,
      ),
      side: -1,
      said: (clock, thing) => `at ${clock} ${JOURNEY.test(thing) ? 'for' : 'before'} my ${thing}`,
    },
    {
      pattern: of(
        `(?<!(?:remind|alert|ping|nudge|notify|warn|buzz|text|tell|wake) (?:me|us)(?: up)? )${AMOUNT} (?:after|past|following) ${THE}${HOUR} ${THING}(?= (?:starts|begins))`,
      ),
      side: 1,
      said: (clock, thing) => `at ${clock} after my ${thing}`,
    },
  ],
  forms: [
    { pattern: of(`${DAY_OR_PART} (?:after|following) ${OWN}`), side: 1, edge: 'end', days: 1, isBare: true },
    { pattern: of(`${DAY_OR_PART} before ${OWN}`), side: -1, edge: 'start', days: 1, isBare: true },
    { pattern: of(`${DAY_OR_PART} of ${OWN}`), side: -1, edge: 'start', days: 0, isBare: true },
    { pattern: of(`(?:on )?the same day as ${OWN}`), side: -1, edge: 'start', days: 0, isBare: true },
    { pattern: of(`${AMOUNT} (?:after|following) ${THE}${NAME}${BEGINS}`), side: 1, edge: 'start' },
    { pattern: of(`${AMOUNT} before ${THE}${NAME}${ENDS}`), side: -1, edge: 'end' },
    { pattern: of(`${AMOUNT} (?:after|following) ${THE}${NAME}(?:${ENDS})?`), side: 1, edge: 'end' },
    { pattern: of(`${AMOUNT} (?:before|prior to|ahead of) ${THE}${NAME}`), side: -1, edge: 'start' },
    { pattern: of(`(?:${CLOSE})?(?:after|following) ${THE}${NAME}(?:${ENDS})?`), side: 1, edge: 'end' },
    {
      pattern: of(`(?:when|once|as soon as) ${THE}${NAME}(?:${ENDS}| (?:lets|gets) out(?![a-z]))`),
      side: 1,
      edge: 'end',
    },
    { pattern: of(`${CLOSE}before ${THE}${NAME}`), side: -1, edge: 'start' },
    { pattern: of(`(?:before|ahead of) ${THE}${NAME}`), side: -1, edge: 'start', isLimit: true },
    { pattern: of(`${AMOUNT} (?:after|following) ${BARE}${BEGINS}`), side: 1, edge: 'start', isBare: true },
    { pattern: of(`${AMOUNT} before ${BARE}${ENDS}`), side: -1, edge: 'end', isBare: true },
    { pattern: of(`${AMOUNT} (?:after|following) ${BARE}(?:${ENDS})?`), side: 1, edge: 'end', isBare: true },
    { pattern: of(`${AMOUNT} (?:before|prior to|ahead of) ${BARE}`), side: -1, edge: 'start', isBare: true },
  ],
  otherNames: [],
  afterDay: [],
  hours: ['h(?:ou)?rs?(?![a-z])|\\dh'],
};
