import type { AnswerWords } from '../answer-kinds.ts';

const NUMBER = String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|a|an|few|couple of|several)\b)`;
const HOUR = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
export const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|mar|april|apr|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAYS = '(?:mon|tues?|wed|thur?s?|fri|sat|sun)(?:day|nesday|urday|sday)?s?';
const UNITS = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?)';

/** How each kind of answer is asked for in English, and what it looks like there. */
export const english: AnswerWords = {
  code: {
    asked: String.raw`\b(?:password|passcode|passphrase|pin|combination|combo)\b|\b(?:gate|door|lock|entry|alarm|access) code\b|\bcode (?:for|to)\b`,
    form: String.raw`\b(?:password|passcode|passphrase|pin|pw|code|combination|combo)\b`,
  },
  phone: {
    asked: String.raw`\bphone(?: number)?\b(?! bill)|\btelephone\b|\bnumber (?:of|for) the \p{L}+$`,
    form: '',
  },
  account: {
    asked: String.raw`\b(?:account|card|serial|passport|security|policy|confirmation|reservation|frame) (?:number|code|no)\b`,
    form: String.raw`\b(?:number|no|code|ref|reference)\b`,
  },
  mail: {
    asked: String.raw`\be-?mail address\b|['’]s e-?mail\b|\be-?mail (?:of|for)\b`,
    form: String.raw`\be-?mail\b`,
  },
  address: {
    asked: String.raw`(?<!mail )\baddress\b|\bwhere (?:does|do|did) .* live\b`,
    form: String.raw`\b(?:address|street|st|road|rd|avenue|ave|lane|ln|drive|square|place|boulevard|blvd|house|building|apt|www)\b|https?:|\b\d+[a-z]? \p{Lu}\p{L}+`,
  },
  birthday: {
    asked: String.raw`\b(?:when|date|day)\b.*\bbirthday\b|^(?:what(?:['’]s| is) )?(?:\S+ )?\S+['’]s birthday\W*$`,
    form: String.raw`\bbirthday|\bborn\b|\bturn(?:s|ed|ing)? \d|['’]s \d+(?:th|st|nd|rd)\b|${MONTHS}\.? \d|\d ${MONTHS}\b`,
  },
  price: {
    asked: String.raw`\bprices?\b|\bhow much (?:does|do|is|are|was|were|did|will|would|money)\b|\bwhat (?:does|did|do) .*\b(?:cost|charge|pay)\b|\b(?:cost|fee|rate)\b`,
    form: String.raw`[$€£]\s?\d|\b\d[\d.,]*k?\s?(?:dollars?|bucks|euros?|pounds?|cents?|percent|%)|\b(?:hundred|thousand|free)\b`,
  },
  clock: {
    asked: String.raw`\bwhat time\b|\bopening hours\b`,
    form: String.raw`\d{1,2}:\d\d|\b\d{1,2}[.h]\d\d\b|\b\d{1,2} ?[-–] ?\d{1,2}\b|\d ?[ap]\.?m\b|\bo['’]clock\b|\bnoon\b|\bmidnight\b|\b(?:at|by|before|after|until|till|from|past|to) ${HOUR}\b`,
  },
  year: {
    asked: String.raw`\b(?:what|which) year\b`,
    form: String.raw`\b(?:19|20)\d\d\b|\b(?:last|this|next) year\b|\byears? ago\b`,
  },
  day: {
    asked: String.raw`^\W*(?:and |so |hey |ok |but )?when\b|\b(?:what|which) (?:day|date|month|year|weekend|week)s?\b|\b(?:dates?|deadline)\W*$`,
    form: String.raw`\b(?:${MONTHS}|${WEEKDAYS}|today|tomorrow|tonight|weekends?|weekdays?|daily|weekly|monthly|yearly|every|next|last|spring|summer|autumn|fall|winter|christmas|easter|(?:19|20)\d\d|end of|mid|mornings?|afternoons?|evenings?|nights?|noon|breakfast|lunch|dinner|bedtime|before|after|until|till|as soon as)\b|\d(?:st|nd|rd|th)\b|\b\d{1,2}[/.]\d{1,2}\b`,
  },
  duration: {
    asked: String.raw`\bhow long\b|\bhow many (?:${UNITS})\b`,
    form: `${NUMBER}[- ]?(?:more |full |business |working )?${UNITS}\\b|\\bovernight\\b`,
  },
  often: {
    asked: String.raw`\bhow often\b|\bhow many times\b`,
    form: String.raw`\b(?:every|each|daily|weekly|monthly|yearly|annually|once|twice|times an?|per|an? (?:day|week|month|year))\b`,
  },
  size: {
    asked: String.raw`\bsizes?\b|\bhow (?:big|tall|wide|deep|heavy|high|large|thick|far|old)\b|\bdimensions?\b|\bmeasurements?\b|\bweighs?\b`,
    form: String.raw`\d|\b(?:xx?s|x*l|small|medium|large)\b`,
  },
  count: {
    asked: String.raw`\bhow (?:many|much)\b`,
    form: String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|once|twice|both|couple|several|few|little|pinch|no|none|single|all)\b`,
  },
};
