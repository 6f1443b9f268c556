import type { FieldWords } from '../frames/fields.ts';

const HIGH = { importance: 'high' } as const;
const URGENT = { urgency: 'high' } as const;

const STATES = [
  "(?:am|'m) (?:allergic|intolerant|vegetarian|vegan|pescatarian|left-handed|right-handed|colou?r-?blind|diabetic|celiac|coeliac|lactose|gluten|pregnant|afraid of|based in|originally from|a (?:vegetarian|vegan|morning person|night owl|lefty))",
  "(?:really |usually |always |never |generally |much |strongly |only |rarely )*(?:prefer|love|like|hate|dislike|enjoy|eat|drink|wear|speak|(?:do not|don'?t|can'?t|cannot) (?:eat|drink|like|stand|have|do|take|drive|work)|live in|live at|work (?:at|for|as|from)|take my (?:coffee|tea)|wake up at|go to bed at|have (?:a|an) (?:allergy|peanut|nut|gluten|dog|cat|son|daughter|brother|sister))",
].join('|');

export const fields: FieldWords = {
  words: [
    { word: 'not (?:that |very |so )?urgent|no rush|no hurry', sets: { urgency: 'normal' } },
    { word: 'not (?:that |very |so )?important', sets: { importance: 'normal' } },
    {
      word: '(?:high|highest|top|max)[- ]?prio(?:rity)?|prio(?:rity)?\\s?[:=-]?\\s?(?:is )?(?:high|highest|top|[p]?[01])|p[01]|!{2,3}|!high',
      sets: HIGH,
    },
    {
      word: '(?:low|medium|normal|med)[- ]?prio(?:rity)?|prio(?:rity)?\\s?[:=-]?\\s?(?:is )?(?:low|medium|normal|med|p?[234])|p[234]',
      sets: { importance: 'normal' },
    },
    { word: 'important|crucial|critical|essential|vital|a must', sets: HIGH },
    { word: 'urgent(?:ly)?|asap|time[- ]sensitive|pressing|a?\\s?rush', sets: URGENT },
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
      word: "it'?s|it is|this is|this one'?s|that'?s|and|but|&|,|very|really|super|quite|pretty|so|most|extremely|kind of|is|a|an|as|marked|flag(?:ged)?(?: as)?|mark(?: it)?(?: as)?|task|todo|item|matter|please",
    },
  ],
  leading: [
    {
      pattern:
        /^(?:please |can you |could you |let's )*(?<cut>(?:tentatively|provisionally)(?: (?:hold|book|schedule|block|reserve|plan|pencil in|put(?: in)?|add|set)(?: off)?(?: (?:a|an|the|some) (?=[a-z]))?)?)(?![a-z])/,
      sets: { showAs: 'tentative' },
    },
    {
      pattern:
        /^(?:please |can you |could you |let's )*(?<cut>pencil(?: me)? in(?: for)?|pencil(?= )|hold(?=\s*\ue001))(?![a-z])/,
      sets: { showAs: 'tentative' },
    },
  ],
  takes: [
    "(?<![a-z])(?:it |that |this )?(?:should |will |'?ll |might |may |probably |maybe )*(?:takes?|taking|needs?|lasts?|est(?:imate[ds]?)?\\.?:?|estimated (?:at|time:?)|about|around|approx(?:imately)?\\.?|roughly|circa|ca\\.|budget|allow|worth)",
    '~|≈',
  ],
  about: ['(?:or so|of work|total|max|tops|work|effort|long)(?![a-z])'],
  kinds: [
    {
      pattern:
        /^(?<cut>(?:please )?(?:(?:add|create|make|new|set(?: up)?)(?: (?:a|an|another|new|the|one))*\s)?(?:to-?do|task)(?: item)?(?:\s?[:\-–—,]\s*|\s(?=to\s)))/,
      kind: 'todo',
    },
    {
      pattern:
        /^(?<cut>(?:please )?(?:add|create|make|new)(?: (?:a|an|another|new|the|one))* (?:to-?do|task)(?: item)?(?: (?:for|about|called|titled|named))?\s)/,
      kind: 'todo',
    },
    { pattern: /^(?<cut>(?:event|calendar)\s?:\s*)/, kind: 'event' },
  ],
  memo: [
    { pattern: /^\s*(?:please )?(?:quick )?(?:note|memo|notes)\s?[:：]\s*(?<content>.+)$/isu, always: true },
    {
      pattern:
        /^\s*(?:please |can you )?(?:(?:make|take|save|add|write) (?:a|this) (?:quick )?(?:note|memo)|jot (?:this )?down|write (?:this )?down|note down|save (?:this|that)(?: down)?)(?:\s?[:：,-]\s*| that | saying )(?<content>.+)$/isu,
      always: false,
    },
    {
      pattern:
        /^\s*note to self\s?[:,-]?\s*(?<content>.*(?<![a-z])(?:is|are|was|were|has|have|costs?|lives?|keeps?|likes?|hates?|needs?|=)(?![a-z]).*)$/isu,
      always: false,
    },
    { pattern: /^\s*(?:please )?(?:jot|write|note) down (?<content>(?!to ).+)$/isu, always: false },
  ],
  remember: [
    /^\s*(?:please |hey |also |can you )*(?:remember|keep in mind|know|bear in mind)(?: that|:|,)\s*(?<content>.+)$/isu,
    /^\s*(?:please |also )*(?:remember|keep in mind) (?<content>(?:i|i'm|i've|my|we|our) .+)$/isu,
  ],
  facts: [
    new RegExp(
      `^\\s*(?:fyi,? |btw,? |by the way,? |just so you know,? )?(?:i(?: |(?='m))|my (?:wife|husband|partner|son|daughter|mom|mum|dad|kids?) (?:is |are |has |likes? |hates? |loves? )?(?=allergic|likes|hates|loves|vegetarian|vegan|a ))(?:${STATES}|allergic|vegetarian|vegan)(?![a-z]).*$`,
    ),
  ],
  preferences: ["prefer|love|like|hate|dislike|enjoy|never|always|usually|don'?t (?:eat|drink|like)|can'?t stand"],
  yearly: [
    'birthdays?(?! (?:party|dinner|lunch|brunch|drinks|bash|cake|gift|present|card|celebration|shopping|call|breakfast|trip|surprise|weekend|bbq|picnic|toast|plans?|planning))|b-?days?(?! (?:party|dinner|lunch|brunch|drinks|bash|cake|gift|present|card))|anniversary(?! (?:party|dinner|lunch|brunch|drinks|gift|present|card|trip|celebration|weekend|edition|sale))',
  ],
  everyYear: ['(?<![a-z])(?:every year|each year|yearly|annually|once a year)(?: on)?(?![a-z])'],
  away: [
    "(?<![a-z])(?:vacation|holidays?|trip|travel(?:l?ing)?|honeymoon|getaway|cruise|road ?trip|day off|days off|time off|pto|ooo|out of (?:the )?(?:office|town|country)|off work|on leave|(?:sick|annual|parental|maternity|paternity) leave|out sick|off sick|sick day|(?:i'?m|i am|be|am|we'?re|taking) (?:off|away|out)|away|^off|off)(?![a-z])",
  ],
  separate: [
    /(?:[,;.]\s*|\s)(?:and |also |then |plus |please |& )+(?:remind me(?: again)?(?: to| that i need to| about)|(?:don'?t|do not)(?: let me)? forget(?: to| the| my| about)?)\s(?<content>[^,;.]{2,80})[.!]*$/,
    /[,;.]\s*(?:remind me(?: again)?(?: to| about)|(?:don'?t|do not)(?: let me)? forget(?: to| the| my| about)?)\s(?<content>[^,;.]{2,80})[.!]*$/,
  ],
  behindLead: [/^,? (?:to|that i (?:need|have) to|about) (?<content>[^,;.\ue000]{2,80})[.!]*$/],
  notSeparate: ['(?<![a-z])(?:before|after|when|until|by)(?![a-z])'],
};
