import type { Spellings } from '../frames/language.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';

/** What is said of a thing behind it, or around it: its hour, its length, that it fills its days, that it is to be put in. */

/** May 1, 2027 */
const YEAR_BEHIND = new RegExp(
  `(?<=(?<![a-z])${MONTHS}\\.? \\d{1,2}(?:st|nd|rd|th)?),(?= 20[2-9]\\d(?![\\d:]| [a-z]+s(?![a-z])))`,
  'i',
);

/** Fair on Dec 12, it starts at 5 pm: its hour. */
const IT_STARTS =
  /(?<=[,;.]) (?:and )?(?:it|that|this|which) (?:starts?|begins?|kicks? off|opens?|runs?|goes|is|'s) (?:at|from) (?=\d|noon)/i;

/** …tomorrow at 8 am and stay four hours */
const STAYS =
  /(?<=\d(?: ?[ap]\.?m\.?)?(?: sharp)?),? (?:and |we |we'll |i'll |they |they'll |it |it'll )*(?:stays?|lasts?|runs?|goes)(?: for)? (?:about |around |roughly )?(?=(?:\d{1,3}|an?|half an|one|two|three|four|five|six|thirty|forty|forty-five|ninety) ?(?:hours?|hrs?|min(?:ute)?s?)(?![a-z]))/i;

/** not this Thursday and Friday: of one week, both. */
const THIS_BOTH = new RegExp(
  `(?<=(?<![a-z])this ${WEEKDAYS}(?:, ${WEEKDAYS})*,? (?:and|or|&) )(?=${WEEKDAYS}(?![a-z]))`,
  'i',
);

/** …, so put that in every week of that month: so it was said. */
const PUT_IN =
  /,? so (?:please )?(?:put|add|log|schedule) (?:that|it|this)(?: in| down| up)?(?: (?:on|in|into) (?:my|the) (?:calendar|diary))?(?:,? (?:for )?(?:every|each) (?:week|time|day)(?: (?:of|in) (?:that|the) (?:month|week))?)?(?=\s*[.!]?$)/i;

/** both Saturdays and Sundays */
const BOTH_DAYS = new RegExp(`(?<![a-z])(?:on )?both (?=${WEEKDAYS}s? and ${WEEKDAYS}s?(?![a-z]))`, 'i');

export const saidBehind: Spellings['words'] = [
  // Sorry, it's been a long week. Could you stick in dinner with …
  {
    pattern:
      /^(?:(?:sorry|ugh|oh|hey|hi|hello|ok|okay|man|wow|phew|well|good (?:morning|evening|afternoon))[,!\s]*)*(?:(?:it'?s been|i'?m (?:so |really )?(?:tired|swamped|busy|behind)|(?:what a |long |crazy |busy )+(?:day|week))(?![a-z])[^.!?\d]{0,40})?[.!?]\s+(?=(?:(?:can|could|would|will) (?:you|u) (?:please )?|please )(?:add|put|stick|pop|schedule|book|pencil|slot|squeeze|create|make|set up)(?: me)?(?: (?:in|down))? (?!it |that |this |them |these |those )[^.!?]*\d)/i,
    by: '',
  },
  // May 1, 2027: no mark between two things.
  { pattern: YEAR_BEHIND, by: '' },
  { pattern: IT_STARTS, by: ' at ' },
  { pattern: STAYS, by: ' for ' },
  { pattern: THIS_BOTH, by: 'this ' },
  { pattern: PUT_IN, by: '' },
  // Every week: soprano sectional Monday at 6 pm, bass sectional Thursday at 7:15 pm
  {
    pattern:
      /(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![a-z]))(?<!(?:every|each) )(?<=^(?:every|each) week\s?:\s.*)/gi,
    by: 'every ',
  },
  { pattern: /^(?:every|each) week\s?:\s*(?=.*every (?:mon|tues|wednes|thurs|fri|satur|sun)day)/i, by: '' },
  // …, and I want to be reminded the day before
  {
    pattern:
      /(?<![a-z])i(?:(?:'d| would)? (?:like|love|want|need)|'d appreciate) (?:to be reminded|being reminded|a reminder|reminding)(?= )/i,
    by: 'remind me',
  },
  // at Elks Lodge - I'm bringing lasagna
  {
    pattern:
      /(?<=\d.{0,60}) [-–—] (?=(?:i'm|i am|we're|they're|he's|she's|it's|don't|bring|wear|no|remember)(?![a-z]))/i,
    by: ', ',
  },
  // 5:45 pm …, then … at 6:30 pm the same evening
  {
    pattern: /(?<=\d ?[ap]\.?m\.?),? (?:on )?the same (?:evening|afternoon|morning|night)(?=\s*(?:$|[,.;!]))/i,
    by: '',
  },
  // Block all day December 8 through December 11 for the summit
  {
    pattern:
      /^(?:please )?block (?:off |out )?all day,? (?=(?:on |from )?[a-z]*\.? ?\d[^;.!?]* for (?:the |an? |my |our )?(?<what>[^,;.!?]+))/i,
    by: 'all day ',
  },
  // keep those days blocked as all-day
  {
    pattern:
      /,? (?:and |so |please )*keep (?:it|that|those days|these days|the days) (?:blocked|marked|held)(?: off| out)?(?: (?:as|for))? (?:an? )?all[- ]day(?=\s*(?:$|[,.;!]))/i,
    by: ', all day',
  },
  // Every weekend …, both Saturday and Sunday
  { pattern: /(?:,? on)?,? (?:both )?saturdays? and sundays?(?![a-z])(?<=every weekend(?![a-z]).*)/i, by: '' },
  { pattern: BOTH_DAYS, by: '' },
  // …Mondays at 4pm and … Thursdays at 5:15pm, every week
  {
    pattern: /,? (?:each|every) week(?=\s*[.!]?$)(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)days(?![a-z])[^\d]*\d.*)/i,
    by: '',
  },
  // in twenty minutes tell me to let the dogs in
  {
    pattern:
      /(?<=^|[,.;] |\d(?: ?[ap]m)?,? |(?:minutes|hours?|mins|tomorrow|tonight|noon|[a-z]day|and),? )(?:please )?(?:tell|ping|nudge|buzz|poke|prompt|warn) me to (?=[a-z])/i,
    by: 'remind me to ',
  },
  // …, there's no deadline
  { pattern: /,? (?:and )?(?:there(?:'s| is)|with)? ?no (?:deadline|due date|set date)(?=\s*(?:$|[,.;!]))/i, by: '' },
  {
    pattern:
      /^(?:please )?add (?=(?:buying|getting|calling|fixing|cleaning|booking|ordering|returning|picking up|renewing|paying|writing|sending) .*(?:to|on) (?:my|the) (?:to-?do|task|shopping)? ?list)/i,
    by: '',
  },
  // …, 9 am, he needs me there until 11
  {
    pattern:
      /(?<=\d ?(?:[ap]\.?m\.?)?(?: sharp)?),? (?:and )?(?:he|she|they|i) (?:needs?|wants?|(?:has|have) to be) (?:me |us )?(?:there|here) (?=(?:until|till?) \d)/i,
    by: ' ',
  },
  // last weekday (Mon to Fri)
  {
    pattern: /(?<=(?<![a-z])(?:week|work|working )days?) \((?:mon(?:day)?)(?: ?[-–] ?| to | through )fri(?:day)?\)/i,
    by: '',
  },
  // Next summer, June through August 2027, …
  {
    pattern: new RegExp(
      `^(?:next|this|over the|in the) (?:summer|winter|fall|autumn|spring),? (?=(?:from )?${MONTHS}(?: \\d{1,2}(?:st|nd|rd|th)?)? (?:through|thru|to|until|till|-) )`,
      'i',
    ),
    by: '',
  },
  // …, with two reminders, one a day ahead and one 30 minutes ahead
  {
    pattern:
      /,? with (?:two|2|three|3) (?:reminders?|alerts?)(?: please)?[,:]? one (?<first>[^,;.]{3,30}?)(?: (?:before|ahead|prior|early))?,? and (?:one|another|the other) (?=[^,;.]{3,30} (?:before|ahead|prior|early)(?![a-z]))/i,
    by: ', remind me $<first> and ',
  },
  // …, put it in every year as an all-day thing; One all-day block please: …
  {
    pattern:
      /(?:[,.;]? (?:and |so |please |just )*)(?:put|add|mark|log|make|enter|block|keep|show) (?:it|that|this|them|those)(?: (?:in|down|up|off))?(?: on (?:my|the) calendar)?(?<each> (?:every|each) year)?(?: (?:as|for))?(?: (?:an?|one))?(?: single)? all[- ]day(?: (?:thing|event|one|entry|block|item))?(?: (?:over|for|across|on) (?:both|all|those|the)(?: (?:two|three|those|the))?(?: days| dates)?)?(?<again>,? (?:that|which) (?:comes back|repeats|recurs)(?= (?:every|each) year))?(?=\s*(?:$|[,.;!])| (?:but|and|every|each|so|because) )/i,
    by: '$<each>, all day',
  },
  {
    pattern:
      /^(?:please )?(?:an?|one|another)? ?all[- ]day (?:thing|event|entry|block|item),? (?:please)?[:,] (?=.*\d)(?<what>[^:]+)$/i,
    by: '$<what>, all day',
  },
  // it's now Tuesday at 10
  {
    pattern:
      /(?<=[,;.] (?:and |so |but )?(?:it'?s|that'?s|it is) )now (?=(?:on )?(?:the )?(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))/i,
    by: '',
  },
  // From the group chat: "…"; [Sunflower parents] Kim: …
  {
    pattern:
      /^(?:from|in|via|pasted from) (?:the |my |our )?[a-z' -]{0,30}(?:chat|group|thread|e-?mail|text|message|whatsapp|slack)\s?: /i,
    by: '',
  },
  { pattern: /^\[(?=[^\]]*[a-z])[^\]\d]{3,40}\] (?:[A-Z][a-z]+: )?/, by: '' },
];
