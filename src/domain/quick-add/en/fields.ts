import type { FieldWords } from '../frames/fields.ts';

const HIGH = { importance: 'high' } as const;
const URGENT = { urgency: 'high' } as const;

const STATES = [
  "(?:am|'m|are|'re) (?:allergic|intolerant|vegetarian|vegan|pescatarian|left[- ]handed|right[- ]handed|colou?r-?blind|diabetic|celiac|coeliac|lactose|gluten|pregnant|afraid of|based in|originally from|a (?:vegetarian|vegan|morning person|night owl|lefty))",
  "(?:really |usually |always |never |generally |much |strongly |only |rarely )*(?:prefer|love|like|hate|dislike|enjoy|eat|drink|wear|speak|(?:do not|don'?t|can'?t|cannot) (?:eat|drink|like|stand|have|do|take|drive|work)|live in|live at|work (?:at|for|as|from)|take my (?:coffee|tea)|wake up at|go to bed at|have (?:a|an) (?:allergy|peanut|nut|gluten|dog|cat|son|daughter|brother|sister))",
].join('|');

/** Words that say that what follows is for later. */
const FOR_LATER =
  "(?:(?:please|also|hey|ok|so|and|just)[,\\s]+)*(?:(?:fyi|btw|by the way|just so (?:you|u) know|for (?:(?:the|your) )?(?:future(?: reference)?|reference|info(?:rmation)?|record)|for what it'?s worth|(?:you should|good to) know(?: that)?|(?:keep|bear) in mind(?: that)?|remember(?: that)?|note(?: that)?|heads up)(?![a-z])[,:;.\\s-]*)*";
const AS_A_RULE =
  "never|always|usually|generally|normally|typically|rarely|seldom|hardly ever|tend to|prefer|would rather|hate|(?:don'?t|do not) (?:usually|normally|generally|ever|like|do|take|work|fly|drink|eat|want|schedule|have)|only (?:ever )?(?:work|eat|drink|fly|take|do)|can'?t (?:stand|do)";

export const fields: FieldWords = {
  or: ['or|otherwise|or else'],
  so: ['so|hence|therefore'],
  why: ['(?:because|since|cause|cuz)(?= [a-z]+ [a-z])'],
  words: [
    { word: 'not (?:that |very |so )?urgent|no rush|no hurry', sets: { urgency: 'normal' } },
    { word: 'not (?:that |very |so )?important', sets: { importance: 'normal' } },
    {
      word: '(?:high|highest|top|max)[- ]?(?:prio(?:rity)?|importance)|(?:prio(?:rity)?|importance)\\s?[:=-]?\\s?(?:is )?high|prio(?:rity)?\\s?[:=-]?\\s?(?:is )?(?:high|highest|top|[p]?[01])|p[01]|!{2,3}|!high',
      sets: HIGH,
    },
    {
      word: '(?:low|medium|normal|med)[- ]?prio(?:rity)?|prio(?:rity)?\\s?[:=-]?\\s?(?:is )?(?:low|medium|normal|med|p?[234])|p[234]',
      sets: { importance: 'normal' },
    },
    { word: 'important|crucial|critical|essential|vital|a must', sets: HIGH },
    { word: 'urgent(?:ly)?|asap|time[- ]sensitive|pressing|a?\\s?rush', sets: URGENT },
    {
      word: "nothing(?:'s| is)? (?:confirmed|final|settled|set in stone)(?: yet)?",
      sets: { showAs: 'tentative' },
    },
    {
      word: 'tentative(?:ly)?|tbc|to be confirmed|not confirmed(?: yet)?|unconfirmed|pencil(?:led|ed)? in',
      sets: { showAs: 'tentative' },
    },
    {
      word: '(?:(?:please )?(?:mark|show|set|put|block)(?: me| it| this| my calendar| that time| the time)?(?: down)? as|show(?:ing)?(?: me)?(?: as)?|mark me(?: as)?|as|status:?) (?:busy|unavailable)',
      sets: { showAs: 'busy' },
    },
    {
      word: '(?:(?:please )?(?:mark|show|set|put)(?: me| it| this)?(?: down)? as|show(?:ing)?(?: me)?(?: as)?|mark me(?: as)?|as|status:?) (?:free|available)',
      sets: { showAs: 'free' },
    },
    {
      word: "all[- ]day|only|just|for now|it'?s|it is|it|this is|this one'?s|this one is|that one'?s|that'?s|and|but|(?:even )?though|although|yet|&|,|both|very|really|super|quite|pretty|so|most|extremely|kind of|is|a|an|as|marked|flag(?:ged)?(?: as)?|(?:mark|make|keep|put)(?: (?:it|this|that|me))?(?: down)?(?: as)?|(?:to|for) me|task|todo|item|matter|please",
    },
  ],
  leading: [
    {
      pattern:
        /^(?:please )?(?<cut>(?:high|highest|top|max)[- ]?prio(?:rity)?(?: (?:task|todo|item))?\s?[:,-]?\s)(?=[a-z])/,
      sets: HIGH,
    },
    {
      pattern:
        /^(?:please )?(?<cut>(?:low|lowest|medium|normal|med)[- ]?prio(?:rity)?(?: (?:task|todo|item))?\s?[:,-]?\s)(?=[a-z])/,
      sets: { importance: 'normal' },
    },
    // URGENT reply to the client: no urgent care
    {
      pattern:
        /^(?:please )?(?<cut>(?:urgent|asap)\s)(?=(?:reply|respond|call|email|text|send|fix|finish|submit|pay|book|buy|order|get|file|sign|review|return|renew|print|ship|update|check|pick|cancel|prepare|write)(?![a-z]))/,
      sets: URGENT,
    },
    // A mark of its own, wherever it stands.
    {
      pattern: /(?<=[^\s\ue001] |\ue001\s?)(?<cut>(?:p1|!!1|!high|!highest|!urgent)(?=\s*(?:$|[\ue001\s,.;])))(?! of)/,
      sets: HIGH,
    },
    {
      pattern:
        /(?<=[^\s\ue001] |\ue001\s?)(?<cut>(?:p[234]|!![234]|!low|!medium|!none)(?=\s*(?:$|[\ue001\s,.;])))(?! of)/,
      sets: { importance: 'normal' },
    },
    // buy paint high priority #home
    {
      pattern:
        /(?<=[a-z\d] |\ue001\s?)(?<!(?:as|a|the|is|are|with|of|for|at|on|very|and|any|no) )(?<cut>(?:high|highest|top|max)[- ]prio(?:rity)?)(?=\s*(?:$|[\ue001#,.;(]))/,
      sets: HIGH,
    },
    {
      pattern:
        /(?<=[a-z\d] |\ue001\s?)(?<!(?:as|a|the|is|are|with|of|for|at|on|very|and|any|no) )(?<cut>(?:low|lowest|medium|normal)[- ]prio(?:rity)?)(?=\s*(?:$|[\ue001#,.;(]))/,
      sets: { importance: 'normal' },
    },
    { pattern: /(?<=[a-z] )(?<cut>asap)(?=\s*(?:$|[\ue001,.;!(#]))/, sets: URGENT },
    {
      pattern:
        /^(?:please |can you |could you |let's )*(?<cut>(?:tentatively|provisionally)(?: (?:hold|book|schedule|block|reserve|plan|pencil in|put(?: in)?|add|set)(?: off)?(?: (?:a|an|the|some) (?=[a-z]))?)?)(?![a-z])/,
      sets: { showAs: 'tentative' },
    },
    // Tentative coffee with Dr. Okafor
    {
      pattern:
        /^(?:please |can you |could you )*(?:(?:add|put|schedule|book) (?:an? )?)?(?<cut>tentative )(?!(?:dates?|schedule|offer|agreement|plans?|deal|list|budget)(?![a-z]))(?=[a-z])/,
      sets: { showAs: 'tentative' },
    },
    // hold Wed 2-3 tentatively for the board prep
    {
      pattern: /(?<=\ue001\s?)(?<cut>(?:down )?(?:tentatively|provisionally)(?: held| booked)?)(?![a-z])/,
      sets: { showAs: 'tentative' },
    },
    {
      pattern:
        /^(?:please |can you |could you |let's )*(?<cut>pencil(?: me)? in(?: for)?|pencil(?= )|hold(?=\s*\ue001))(?![a-z])/,
      sets: { showAs: 'tentative' },
    },
  ],
  takes: [
    "(?<![a-z])(?:(?:it|that|this)(?:'?ll)? )?(?:should |will |'?ll |might |may |probably |maybe )*(?:takes?(?: (?:me|us))?|taking|needs?|lasts?|est(?:imate[ds]?)?\\.?:?|estimated (?:at|time:?)|about|around|approx(?:imately)?\\.?|roughly|circa|ca\\.|(?<=(?:^|[,;.])\\s*)(?:budget|allow)|worth)",
    '~|≈',
  ],
  about: ['(?:or so|of work|total|max|tops|work|effort|long)(?![a-z])'],
  kinds: [
    {
      pattern:
        /^(?<cut>(?:please )?(?:(?:add|create|make|new|set(?: up)?)(?: (?:a|an|another|new|the|one))*\s)?(?:to[- ]?do|task)(?: item)?(?:\s?[:\-–—,]\s*|\s(?=to\s)))/,
      kind: 'todo',
    },
    {
      pattern:
        /^(?<cut>(?:please )?(?:add|create|make|new)(?: (?:a|an|another|new|the|one))* (?:to-?do|task)(?: item)?(?: (?:for|about|called|titled|named))?\s)/,
      kind: 'todo',
    },
    { pattern: /^(?<cut>task\s)(?=(?!force|list|team|manager|board|lead)[a-z])/, kind: 'todo' },
    { pattern: /^(?<cut>(?:event|calendar)\s?:\s*)/, kind: 'event' },
  ],
  memo: [
    {
      pattern: /^\s*(?:please )?(?:quick )?(?:note|memo|notes|log|diary|journal)\s?[:：]\s*(?<content>.+)$/isu,
      always: true,
    },
    {
      pattern:
        /^\s*(?:please |can you )?(?:(?:make|take|save|add|write|leave) (?:me )?(?:a|this) (?:quick |mental )?(?:note|memo)|jot (?:this )?down|write (?:this )?down|note down|save (?:this|that)(?: down)?)(?:\s?[:：,-]\s*| that | saying )(?<content>.+)$/isu,
      always: false,
    },
    {
      pattern:
        /^\s*note to self\s?[:,-]?\s*(?<content>.*(?<![a-z])(?:is|are|was|were|has|have|costs?|lives?|keeps?|likes?|hates?|needs?|=)(?![a-z]).*)$/isu,
      always: false,
    },
    // boiler serviced on Nov 3: done already
    {
      pattern:
        /^\s*note to self\s?[:,-]?\s*(?<content>.*(?<![a-z])(?:was|were|said|says|told|quoted|asked|wants?|wanted|prefers?|serviced|replaced|changed|paid|bought|installed|fitted|fixed|cleaned|moved|signed|sent|cancelled|canceled|lent|borrowed|finished|ordered|returned)(?![a-z]).*)$/isu,
      always: true,
    },
    { pattern: /^\s*(?:please )?(?:jot|write|note) (?:this )?down\s?[:：]\s*(?<content>.+)$/isu, always: true },
    { pattern: /^\s*(?:please )?(?:take )?note that (?<content>.+)$/isu, always: false },
    { pattern: /^\s*(?:please )?(?:jot|write|note) down (?<content>(?!to ).+)$/isu, always: false },
    // What is told in the past tense is not to come.
    {
      pattern:
        /^\s*(?:please |can you )?(?:(?:make|take|save|add|write|leave) (?:me )?a (?:quick |mental )?(?:note|memo)|jot down|write down|note(?: down)?|record)(?: that| saying|\s?[:,-]) ?(?<content>.*(?<![a-z])(?:went|was|were|had|did|said|told|took|got|came|met|agreed|decided|cost|paid|saw|felt|made|gave)(?![a-z]).*)$/isu,
      always: true,
    },
  ],
  remembersAlways: [
    // Remember that I work nights Thursday through Saturday
    /^\s*(?:please |also )*(?:remember|keep in mind)(?: that)? (?<content>(?:i|i'm|i've|my|we|we're|our)(?![a-z])(?!.*(?:birthday|anniversary|due|deadline|appointment)).+)$/isu,
  ],
  remember: [
    // allergic to penicillin - remember that
    /^\s*(?<content>(?:i|i'm|my|we|our|allergic|intolerant|[a-z]+ (?:is|are|has|likes|hates|loves|prefers))(?![a-z]).{3,}?)[\s,;.–—-]+(?:please |pls )?(?:remember|keep in mind|don'?t forget) (?:that|this|it)[.!\s]*$/isu,
    /^\s*(?:please |hey |also |can you )*(?:remember|keep in mind|know|bear in mind)(?: that|:|,)\s*(?<content>.+)$/isu,
    /^\s*(?:please |also )*(?:remember|keep in mind) (?<content>(?:i|i'm|i've|my|we|our) .+)$/isu,
    // Remember Jo is allergic to shellfish
    /^\s*(?:please |also )*(?:remember|keep in mind) (?<content>(?!to |the |that )[a-z][a-z'’]*(?: and [a-z]+)? (?:is|are|has|have|likes?|loves?|hates?|prefers?|lives?|works?|drives?|eats?|drinks?|can'?t|doesn'?t|don'?t|won'?t|never|always|only)(?![a-z]).+)$/isu,
  ],
  facts: [
    // my passport number is X1234567
    /^\s*(?:my|our|the) (?:[a-z'’]+ ){0,3}?(?:number|no\.?|password|passcode|pin|code|login|username|email|e-mail|address|phone|size|blood type|licen[cs]e plate|plate|wi-?fi(?: password)?|id|combination|combo|extension|ext|policy|membership|registration|reg|vin|locker|parking (?:spot|space))(?: (?:is|=)|:)\s+(?!not |what |where )\S[^?]{0,60}$/,
    // Sue's allergic to cats; wifi at mum's: Rosebud77
    /^\s*[a-z]+(?:['’]s| is) (?:allergic|intolerant|vegetarian|vegan|coeliac|celiac|lactose intolerant|diabetic)(?![a-z]).*$/,
    /^\s*(?:the )?wi-?fi(?: (?:password|code|at|in|for|of)[a-z’' ]{0,30})?: ?\S+$/,
    // Pat's new number 07700 900123
    /^\s*(?:[a-z]+['’]s|my|our) (?:new |old |work |home |mobile |cell )*(?:number|phone(?: number)?|mobile|cell|email|address|extension)(?: is|:)? (?=\S*[\d@])[^?]{3,60}$/,
    new RegExp(
      `^\\s*(?:fyi,? |btw,? |by the way,? |just so you know,? )?(?:i(?: |(?='m))|we(?: |(?='re))|my (?:wife|husband|partner|son|daughter|mom|mum|dad|kids?) (?:is |are |has |likes? |hates? |loves? )?(?=allergic|likes|hates|loves|vegetarian|vegan|a ))(?:${STATES}|allergic|vegetarian|vegan)(?![a-z]).*$`,
    ),
  ],
  habits: [
    new RegExp(
      `^\\s*${FOR_LATER}(?<content>(?:i(?:'d)?|we|my [a-z]+)(?: (?:really|just|almost|much|also))? (?:${AS_A_RULE})(?![a-z]).*)$`,
    ),
  ],
  tags: [
    '(?:with )?tags?:|tags?(?= ?[#＃])|tags(?= [a-z][\\w/-]{1,40}(?:,? (?:and |& )?[a-z][\\w-]{1,20}){0,3}\\s*(?:[,;.!]|$))|tagged(?: (?:as|with))?|tag (?:it|this|that)(?: (?:as|with))?|tag (?:as|with)|tag(?= [a-z][\\w-]{1,20}\\s*(?:[,;.!]|$))|label(?:l?ed)?:?|label (?:it|this|that)(?: (?:as|with))?',
  ],
  preferences: ["prefer|love|like|hate|dislike|enjoy|never|always|usually|don'?t (?:eat|drink|like)|can'?t stand"],
  yearly: [
    // The 90th comes once.
    '(?<!\\d(?:st|nd|rd|th) )(?<!(?:first|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth) )(?:birthdays?(?! (?:party|dinner|lunch|brunch|drinks|bash|cake|gift|present|card|celebration|shopping|call|breakfast|trip|surprise|weekend|bbq|picnic|toast|plans?|planning))|b-?days?(?! (?:party|dinner|lunch|brunch|drinks|bash|cake|gift|present|card))|anniversary(?! (?:party|dinner|lunch|brunch|drinks|gift|present|card|trip|celebration|weekend|edition|sale)))',
  ],
  everyYear: ['(?<![a-z])(?:every year|each year|yearly|annually|once a year)(?: on)?(?![a-z])'],
  since: [
    /[\s,;(]*(?:(?:who |she |he |they |we |i )?(?:was |were |is |got )?(?:born|b\.?|married|wed|since|together since|est\.?|established)(?: in| on)?|in|from) (?<year>(?:19|20)\d\d)(?!\d|[-/.]\d)\)?\s*[.!]?$/,
  ],
  routines: [
    // Remember that I take the 7:52 train on weekdays: what the user does anyway
    /^\s*(?:please |also )*(?:remember|keep in mind) that (?<content>(?:i|we) (?:[a-z]+ly )?(?!(?:have|need|must|should|will|can|could|want|get|got|am|are|is|do|moved?|changed?|booked|signed)(?![a-z]))[a-z]+ .+)$/,
    /^\s*(?:please |also |just )*(?:(?:keep|bear) in mind|for (?:your |my )?(?:future )?reference|just so you know(?: for the future)?)(?: that)?[,:]?\s+(?<content>(?:i|my|we|our)(?:'m)? .+)$/,
  ],
  fromDone: [
    "[\\s,(]*(?:after|from|since|counting from|upon) (?:completion|completing(?: it)?|(?:it'?s |it is |it was |being |i'?m )?(?:done|completed|finished)|i (?:finish|complete|do)(?: it)?|(?:the )?(?:date of )?completion|the last time)\\)?(?![a-z])",
  ],
  away: [
    "(?<![a-z])(?<!(?:while|when|whilst|if|because|since|as) [^,;.]{1,60})(?:vacation|holidays?|trip|travel(?:l?ing)?|honeymoon|getaway|cruise|road ?trip|day off|days off|time off|pto|ooo|out of (?:the )?(?:office|town|country)|off work|on leave|(?:sick|annual|parental|maternity|paternity) leave|out sick|off sick|sick day|(?<!(?:while|when|whilst|if|because|since|as) )(?:i'?m|i am|be|am|we'?re|taking) (?:off|away|out)|away|^off|off)(?![a-z])",
  ],
  separate: [
    /(?:[,;.]\s*|\s)(?:and |also |then |plus |please |& )+(?:remind me(?: again)?(?: to| that i need to| about|(?= not to))|(?:don'?t|do not)(?: let me)? forget(?: to| the| my| about)?)\s(?<content>[^,;.]{2,80})[.!]*$/,
    /[,;.]\s*(?:remind me(?: again)?(?: to| about|(?= not to))|(?:don'?t|do not)(?: let me)? forget(?: to| the| my| about)?)\s(?<content>[^,;.]{2,80})[.!]*$/,
  ],
  toldAt: [
    /\s?[,;.–—-]\s?(?:and |then |please |pls |also )*(?:remind|ping|nudge|alert|notify|buzz|poke|nag|bug|pester|warn|text) me(?: again| about it| of it)? (?<time>(?:on )?(?<number>the \d{1,2}(?:st|nd|rd|th)(?! of))?[^,;]{0,40}?)[\s.!]*$/,
  ],
  behindLead: [/^,? (?:(?:to|that i (?:need|have) to|about) |(?=not to ))(?<content>[^,;.\ue000]{2,80})[.!]*$/],
  notSeparate: ['(?<![a-z])(?:before|after|when|until|by)(?![a-z])'],
};
