import { EACH, LENGTH, PLACED, type SeriesWords, TERM, TIME } from '../frames/series-words.ts';

const WHO = "(?:we|i|they|he|she|it|you|there)(?:'re|'m|'s|'ll|'d|'ve)?";
const LEAD = `(?:(?:and|but|so|then|though|although|also|however|just|only|please|${WHO}|my|our|the|his|her|their|will|is|are|am|be|was|all|plus|oh|note|have|has|got|to|on|that|both|these|this|always|usually|definitely|with)[ ,]+)*`;
const ON = '(?:(?:on|for|in|during|at|over|from|between|the|of|is|are|be|being|will|date|day) )*';
const THING =
  "(?:(?:(?!last|first|not|no)[a-z'-]{2,14} ){0,2}(?:(?!last|first)(?!times|sessions|classes)[a-z-]{2,14}))";
const IS = "(?:'s| is| will be| would be| being| falls| ?:)?";
const TAIL = '(?:,? (?:though|either|too|please|then|instead))*';
const WHY = `(?<why>,? (?:when|since|because|bc|cos|coz|while|as|for|so|cause|due to|on account of|owing to|that's|with)(?! long)[ '][^\\d${LENGTH}]{2,60})?`;
const NUMBER =
  '(?<number>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty)';
const OCCASION =
  '(?:times?|sessions?|class(?:es)?|lessons?|visits?|shots?|doses?|meetings?|games?|rounds?|treatments?|appointments?|practices?|rehearsals?|occurrences?|infusions?|injections?|meetups?|of them|of these|of those|evenings?|mornings?|nights?|workshops?|calls?|installments?|payments?|shifts?|deliveries|walks|runs|swims|trips|rides|tutorials|seminars|lectures|cleanings|checks|drives|services)';
const IN_ALL =
  "(?:,? (?:of each|each|apiece|in total|total|in all|all in all|all told|altogether|all together|overall|should do(?: it)?|will do(?: it)?|only|and (?:then )?(?:we're|i'm|that's|it's|it is|then) (?:done|it|over|all)|and (?:done|out|stop)|then (?:stop|done|we're done|it's over)|max))*";
/** A time, or days that come again. */
const TIMES = `[${TIME}${PLACED}]`;
/** Leaves out what follows. */
const NOT_ON =
  "(?:(?:except|only|but)(?: that)? (?:he|she|they|it|we|i)(?:'s|'re|'m| is| are| am)? ?(?:isn't|aren't|not|won't be|can't|cannot|doesn't|don't)(?: [a-z]{2,8}){0,2}|no|not|never|nothing(?: at all)?|none|neither(?: one| of them)?|skip(?:s|ping)?|except(?:ing|ed)?(?: for)?(?: when)?|excluding|minus|without|all but|but not|but|barring|unless|omit(?:ting)?|off|closed|shut|cancel(?:l?ed|l?ing)?|leave me alone|leave out|leaving out|don't bother me|spare me|(?:can't|cannot|won't|don't|doesn't|isn't|aren't)(?: [a-z]{1,14}){0,3}|(?:take|taking|took|having|have) (?:a |the )?(?:break|week off|day off|time off)|on (?:a )?break)";
/** Somebody or something is not there. */
const ABSENT =
  "(?:(?:he|she|they|everyone|nobody|(?:the |my |our |his |her )?[a-z]{3,14})(?:'s|'re| is| are)? (?:away|gone|out|off|closed|shut|on vacation|on holiday|traveling|travelling|unavailable|out of town|on leave)|(?:nobody|no one|no-one)(?:'s| is) (?:there|in|around))";

const form = (says: SeriesWords['forms'][number]['says'], pattern: string): SeriesWords['forms'][number] => ({
  says,
  pattern: new RegExp(`^${pattern}$`, 'u'),
});

export const series: SeriesWords = {
  often: /(?<![a-z])(?:every|each|daily|weekly|monthly|yearly|annually|nightly)(?![a-z])/,
  leavesOut: /(?<![a-z])(?:but|except|not|no|skip|without|only)(?![a-z])/i,
  dated: /\d|(?<![a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i,
  script: /^\P{Script=Han}*$/u,
  repeats: [
    /(?<![a-z])(?:every|each|daily|weekly|monthly|yearly|weekdays|weekends|weeknights|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day)?(?: ?(?:[,/&+]|and) ?| )(?:mon|tue|wed|thu|fri|sat|sun)|mornings|evenings|nights|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:through|thru|to) (?:mon|tues|wednes|thurs|fri|satur|sun)day|in a row|times a|of (?:the|each) month)/,
  ],
  breaks:
    /[,;.!]?(?<!(?<![a-z])(?:all|week|day|night|month|one|time|morning|evening|weekday|nothing))\s+(?:but|though|although)\s+(?=\S)|[,;]\s*(?:but|though|although)\s+(?=\S)|[,;!?()]+\s*(?:and\s+)?|(?<!(?<![a-z])(?:[ap]|[ap]\.m|mr|mrs|ms|dr|st|vs|no|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))\.(?:\s+|$)|(?<!\d)\s[-–—]+\s|\s+with\s+(?=[^,;]{2,30}\s(?:off|cancel(?:l?ed)|skipped)(?![a-z]))|\s+and\s+(?=(?:we|i|they|he|she|it|no|not|skip|then|ends?|runs?|goes|take|there|skipping|ending|starting|each|after)(?:'|\s))/giu,
  joints: { plain: ['(?:and|or|&|\\+|plus|nor)'], more: ['(?:on|for)'], by: ' and ' },
  movedOff:
    /(?<![a-z])(?:if|when|whenever)(?![a-z]).{0,40}(?:weekend|holiday|saturday|sunday).{0,30}(?:before|after|instead|moves?|make it|do it)(?![a-z])/,
  partOfDay: [
    [/(?<![a-z])(?:tonight|this (?:morning|afternoon|evening))(?![a-z])/gi, 'today'],
    [/(?<=(?:today|tomorrow|day)) (?:morning|afternoon|evening|night)(?![a-z])/gi, ''],
  ],
  present: /^(?:this|last|next) (?:year|month|week|time|one)$/i,
  reasons:
    /^(?:and )?then (?:we're|i'm|it's|that's|it is) (?:done|over|finished|it)$|^then (?:the )?[a-z]+ (?:takes|does|handles|is|are|will)(?![a-z])|^(?:oh|ok|okay|well|so|and)$|^(?:so |and )*(?:stop|quit|end) (?:once|when|after) |^(?!.*(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) [a-z]*(?:class|session|lesson|time|visit|week)))(?:and |since |because |as |when |so )*(?:i|we|he|she|they|it|that|those|which|there|everyone|(?:his|her|their|my|our) [a-z]+|the (?:teacher|coach|studio|office|gym|school|kids))(?:'s|'re|'m|'ll|'ve| is| are| am| has| have| will| was| were| close[sd]?| move| go(?:es)?| take| ha[sd])(?![a-z])/i,
  lengthAlone:
    /[,;]\s*(?:(?:keep (?:going|it up|at it) )?for (?:\d{1,3}|an?|one|two|three|four|five|six|seven|ten) (?:days|nights|weeks?|months?)|(?:\d{1,3}|two|three|four|five|six|seven|eight|ten) times(?: in all| total)?)(?=$|[,;.])/i,
  own: /(?<![a-z])(?:except(?:ing|ed)?(?: for)?|excluding|skip(?:ping|s)?|not|no|nothing|none|without|minus|but|off|closed|starting|beginning|begins?|starts?|ends(?! of)|ending|effective|(?:last|next|first) one(?: is)?|(?:last|first|final)(?! (?:mon|tue|wed|thu|fri|sat|sun|week|day of|of))|a (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?<=[a-z] )one(?='s| is)|cancel(?:l?ed)|unless|whenever|neither|that (?:day|week|weekend|month|evening|morning|spring|summer|fall|winter)|those days|next(?= is)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?= (?:class|practice|lesson|session|meeting|game|one|run)(?![a-z]))|(?<=[a-z\d] )on(?=$|[,.;])|(?<!(?:\d|st|nd|rd|th|day|eve|[a-z]day|christmas|thanksgiving|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|end)\s)(?:until|till?|through|thru|up to|to)|(?:can|wo|do|does|is|are)n't|from(?![^,;]* (?:to|through|thru|until|-) ))(?![a-z])/gi,
  refersBack:
    /^(?:so|and|then)? ?(?:not|no|skip(?:ping)?|we skip|never mind|leave out|minus)(?: (?:then|that|this|one|it|day|week|time|session|class))+$/i,
  fromToday: /(?<![a-z])(?:this|coming|next|today|tomorrow)(?![a-z])/i,
  stretch:
    /^(?:from )?(?<from>.+?)(?:\s+(?:until|till?|through|thru|to|(?<=^between .+)and)\s+|\s*(?:[–—]|(?<!\d{4}|\d{4}-\d\d)-)\s*)(?<to>[^–—]+)$/i,
  leftOver:
    /(?:^|[,.;]\s*|\s-,?\s*)(?:but|only|whenever|unless|except|skip|starting|until|each time|every time|in total|so not|not|nothing|first one|last one|then|also on|from then|through|still|when)(?![a-z])|(?<![a-z])(?:whenever|unless)(?![a-z])|(?:'s|'re| is| are) (?:shut|closed|gone|away|off)$|^leave me alone/i,
  beforeLength: /(?<![a-z])for $/i,
  ofEach: /(?<![a-z])(?:each|apiece|both|every one|per)(?![a-z])/,
  forms: [
    // ten weeks beginning Dec 1
    form(
      ['goes-on', 'begins'],
      `${LEAD}(?:for )?(?:the )?${TERM} (?:beginning|starting|from|begins|starts)(?: on)? ${ON}${TIME}`,
    ),
    form(
      ['begins', 'goes-on'],
      `${LEAD}(?:starts?|starting|begins?|beginning|from) ${ON}${TIME},? (?:for|and (?:goes|runs) (?:on )?for|lasting) ${TERM}`,
    ),
    // ten times from December on
    form(
      ['counts', 'begins'],
      `${LEAD}${NUMBER} ?(?:more |total )?${OCCASION} (?:starting|beginning|from) ${ON}${TIME}(?: on)?`,
    ),
    // Jan 19 until May 6
    form(['within'], `(?!.*(?:only|just))${LEAD}(?:from |between )?${TIME}${TAIL}`),
    // then every 28 days
    form(['each'], `${LEAD}[${EACH}${PLACED}](?: (?:after(?: that)?|thereafter|from then on|afterwards))?`),
    // starts Dec 1 and goes through Jan 28
    form(
      ['begins', 'ends'],
      `${LEAD}(?:starts?|starting|begins?|beginning|from|runs?|running|kicks off)? ?${ON}${TIME} (?:and )?(?:(?:it |then )?(?:goes?|runs?|ends?|lasts?|going|running|ending)(?: on)? )?(?:until|till?|through|thru|to|on)? ?${TIME}`,
    ),
    // the first one is Dec 1, next one Dec 3
    form(['begins'], `${LEAD}(?:first|next)(?: ${THING}| visit| turn)?${IS} ?${ON}${TIME}${TAIL}${WHY}`),
    form(
      ['begins'],
      `${LEAD}(?:(?:the )?(?:${THING} )?(?:starts?|starting|begins?|beginning|kicks? off|kicking off|from|effective|as of|commenc(?:es|ing)))(?: up| back up| again)? ${ON}${TIME}(?: (?:on|onwards?|forward))?${TAIL}${WHY}`,
    ),
    form(
      ['begins'],
      `${LEAD}${TIME}(?: is|'s|,)? (?:the |my |our |being the )*first(?: (?:one|time|day|class|session|lesson|night|week|shot|turn))?`,
    ),
    // the last one is Jan 23, ends Dec 18
    form(['ends-with'], `${LEAD}(?:last|final)(?: ${THING})?${IS} ?${ON}${TIME}${TAIL}${WHY}`),
    form(['ends-with'], `${LEAD}${TIME} one(?: is|'s) the last`),
    form(
      ['ends'],
      `${LEAD}(?:${THING} )?(?:ends?|ending|done|finish(?:es|ing)?|wraps? up|wrapping up|stops?|stopping|over|concludes?|concluding|final(?: one)?|runs out)(?: ${ON}| by | after | in | at )? ?${TIME}${TAIL}${WHY}`,
    ),
    form(
      ['ends-with'],
      `${LEAD}${TIME}(?: is|'s)? (?:the |my |our |being the )*last(?: (?:one|time|day|class|session|lesson|night|week))?`,
    ),
    form(
      ['ends-with'],
      `${LEAD}(?:(?:go(?:es|ing)?|runs?|running|lasts?|lasting|keep(?: it)?(?: going)?|continu(?:es?|ing)|this goes|it goes)(?: on)? )?(?:through|thru|(?:until|till?|up to) and including) ${ON}${TIME}${TAIL}${WHY}`,
    ),
    form(
      ['ends'],
      `${LEAD}(?:(?:go(?:es|ing)?|runs?|running|lasts?|lasting|keep(?: it)?(?: going)?|continu(?:es?|ing)|this goes|it goes)(?: on)? )?(?:until|till?|up to|to) ${ON}${TIME}${TAIL}${WHY}`,
    ),
    // we skip the 26th, no class Dec 28, can't make January 16, closed Dec 24 through Jan 3
    form(
      ['leaves-out'],
      `${LEAD}${NOT_ON}(?: (?:it's|it is|that's|they're|it falls|do it|have it|meet|hold it|ring|any|one|class(?:es)?|[a-z]{3,12}(?: class| practice| lesson| session)?))? ?${ON}${TIMES}(?: off| out| either)?${TAIL}${WHY}`,
    ),
    // she's away December 9th, the clinic's shut Christmas Day
    form(['leaves-out'], `(?<why>${LEAD}${ABSENT}) ${ON}${TIME}${TAIL}`),
    // whenever it falls on a Sunday skip it
    form(
      ['leaves-out'],
      `${LEAD}(?:when|whenever|if)(?: it| that| the day)? (?:falls on|lands on|is|'s) (?:a |an )?${TIMES},? (?:just |we |i |then )*(?:skip|leave|cancel|drop)(?: (?:it|that|out|one|them))*`,
    ),
    form(
      ['leaves-out'],
      `${LEAD}(?:take|taking|took|have|has|having|with|get|gets|give) ${ON}${TIME} (?:off|cancel(?:l?ed)|out|skipped)${TAIL}${WHY}`,
    ),
    form(
      ['leaves-out'],
      `${LEAD}${TIMES}(?: (?:is|are|will be|being|does|doesn't|do|don't))*(?:'s)? (?:off|out|drops out|falls out|cancel(?:l?ed)|skipped|excluded|excepted|omitted|a holiday|no (?:class|practice|lesson|meeting|session|good)|not (?:happening|on|one of them|included)|count|work|free)${TAIL}${WHY}`,
    ),
    // traveling Dec 26 so not that one
    form(
      ['leaves-out'],
      `(?<why>[^${TIME}${LENGTH}]{2,50}?) ${ON}${TIME},? (?:so|and|therefore)(?: (?:i'm|we're|it's|i'll|we'll))? (?:not|no|skip(?:ping)?|minus|leave out|leave (?:that|this|it)(?: (?:week|day|one|time))? out|off|never mind|can't)(?: (?:that|this|then|one|it|class|on|the|week|day|time|session|there|make|do|happening|be))*`,
    ),
    // eight classes in all, 20 sessions
    form(
      ['counts'],
      `${LEAD}(?:${THING} (?:for|is|are|runs(?: for)?|meets) )?(?:a total of |total of |about |exactly |do |for |make it |stop after |i need |pays for |covers )?${NUMBER} ?(?:(?:weekly|more|total|private|group) )?${OCCASION}${IN_ALL}`,
    ),
    // eight in all
    form(['counts'], `${LEAD}${NUMBER} (?:in total|in all|all told|altogether|total)`),
    // after six visits the contract's over
    form(
      ['counts'],
      `${LEAD}after ${NUMBER} ${OCCASION},? (?:(?:the |my |our )?[a-z]+(?:'s| is|'re| are) (?:over|done|finished|up)|stop|that's it)`,
    ),
    form(
      ['counts'],
      `${LEAD}(?:there(?:'s|'ll be| are| will be)? )?(?:a total of |total of )${NUMBER}(?: ${OCCASION})?${IN_ALL}`,
    ),
    // six physio sessions, Mondays and Thursdays at 8
    form(
      ['counts'],
      `${NUMBER} (?<matter>(?:[a-z'-]+ ){0,3}(?:sessions?|classes|lessons|visits|appointments|treatments|meetings|injections|rehearsals)(?: (?:with|of|at|for|in) [^${TIME}${LENGTH}]{2,30})?)`,
    ),
    // each one takes four hours
    form(
      ['lasts'],
      `${LEAD}(?:each|every)(?: (?:one|time|session|class|lesson|visit|meeting|shift|game))?(?: of them)?(?: (?:is|takes?|lasts?|runs?|goes|about|around|for|will take|should take))* ${LENGTH}(?: long)?`,
    ),
    form(
      ['lasts'],
      `${LEAD}${LENGTH}(?: long)? (?:each|apiece|every time|each time|per (?:session|class|lesson|visit|game))`,
    ),
    // for six weeks in all
    form(
      ['goes-on'],
      `${LEAD}(?:it )?(?:goes|runs|lasts|running|going|lasting|continues)(?: on)?(?: for)? ${TERM}(?: in total| total| in all)?`,
    ),
  ],
  say: [
    { condition: 'each', words: (said) => `, ${said}` },
    { condition: 'begins', words: (said) => `, starting ${said}` },
    { condition: 'lasts', words: (said) => `, for ${said}` },
    { condition: 'goes-on', words: (said) => `, for ${said}` },
    { condition: 'counts', words: (said) => `, ${said} times` },
    { condition: 'ends-with', words: (said) => `, through ${said}` },
    { condition: 'ends', words: (said) => `, until ${said}` },
    { condition: 'leaves-out', words: (said) => `, except ${said}` },
  ],
};
