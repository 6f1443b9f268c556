import { oneOf } from '../../language/patterns.ts';
import type { WishWords } from '../frames/language.ts';
import { cancel, change } from './changes.ts';
import { free, look } from './looks.ts';
import { POLITE } from './polite.ts';

const AMOUNT =
  '(?:an?|half an|one|two|three|four|five|ten|fifteen|twenty|thirty|\\d{1,3}) ?-?(?:hours?|hrs?|h|min(?:ute)?s?|days?|weeks?)';

const ADDING = [
  "remind(?:er)?|remember to|don'?t forget|do not forget|add|create|schedule|set (?:a|an|up)|book|put|note|todo|new",
  'ask|tell|email|text|call(?! off(?![a-z]))|buy|pick up',
];

/** What was added last: `that last one`, `what I just added`. */
const LAST = [
  '(?:that|the|my) (?:very )?last (?:one|thing|entry|change|item|addition)',
  '(?:what|the one|the thing) i just (?:added|said|created|made|did|told)',
];

const DID = 'finished|completed|done|did|took care of|wrapped up|submitted|paid|sent|bought|called';

const ASKS = [
  'how|what|why|which|whose|who|whom|where|when(?! (?:i|we|you|the|my|it|he|she)\\b)|should (?:i|we)|may i|can i|could i',
  'can we|could we|do (?:i|we|you|they)|does|did|is (?:it|there|this|that|the|my)|are (?:you|we|they|there|the|my)|am i',
  'was|were|have (?:i|we|you)|has|will (?:i|we|it|you|they|the)',
];

const GREETINGS = [
  'hi|hello|hey|yo|hiya|good (?:morning|afternoon|evening|night)|bye|goodbye|see you|how are you',
  "what's up|sup|thanks?|thank you|thx|ty|ok|okay|k|yes|no|yep|nope|sure|cool|great|nice|lol|haha+",
  'test(?:ing)?|who are you|what can you do|help|no thanks|not now|nothing|got it',
  'happy (?:birthday|new year|holidays)|merry (?:christmas|xmas)|never ?mind|forget (?:it|about it)',
];

const REMARKS = [
  'i (?:really )?(?:love|like|hate|feel|think|am (?:tired|happy|sad|hungry)|live|was|believe|prefer)\\b',
  "i'm (?:tired|happy|sad|hungry|bored|fine|good)\\b",
  "my name is\\b|(?:i'?m |we'?re )?running (?:\\w+ )?late\\b",
  '(?:the |my |our )?[a-z]+ (?:was|were) (?:so |really |very |pretty )?(?:great|good|nice|bad|fun|terrible|amazing|awful|boring|lovely)\\b',
  'it was\\b|that was\\b|this is (?:great|nice|bad)\\b',
];

export const wishes: WishWords = {
  adds: [
    new RegExp(`^${POLITE}${oneOf(ADDING)}(?![a-z])`),
    /^(?:hey |hi |ok |so |um |please )*(?:can|could|shall) we (?:please |also )?(?:do|have|hold|make|fit|squeeze)(?: in)? (?:the|an?|my|our) (?=.*(?:\d|past|o'?clock|noon|tomorrow|tonight|day(?![a-z])))(?!.*\?\s*$)/,
    /^(?:hey |hi |ok |so |um |please )*(?:can|could|shall) we (?:please |also )?(?:schedule|book|set up|put|add|plan|pencil|arrange|block)(?![a-z])/,
  ],
  politeAsk: [
    // …, can you remind me two hours ahead?
    /[,.;!?]\s+(?:and |so |also )*(?:can|could|would|will) (?:you|u) (?:please |just |also )*(?:remind|ping|nudge|add|put|stick|pop|schedule|book|set|note|pencil|mark|block|make|create|save|log)(?![a-z])/,
    /^(?:hey |hi |ok |so |um |please |嗨|你好)*[,，\s]*(?:can|could|would|will) (?:you|u)\b|\b(?:ok|okay|please|thanks)\?[\s]*$/,
  ],
  oops: [
    'oops|whoops|wait|no|sorry|actually|hmm|ugh|(?:that|it) was (?:a mistake|wrong|an accident)|my (?:bad|mistake)',
  ],
  undo: [
    `(?:please |can you |could you )*(?:${[
      '(?:undo|revert|roll ?back)(?![a-z])|(?:scratch|strike) that(?![a-z])(?! [a-z])',
      'take (?:that|it) back\\W*$|take back (?:what|that last|my last|the last)',
      `(?:forget|never ?mind|cancel|delete|remove|scratch|drop) ${oneOf(LAST)}`,
    ].join('|')})`,
  ],
  clock: [
    /^(?:what(?:'s| is)?|tell me|do you know)(?: (?:the|what))* (?:time|day|date|weekday|today'?s date)(?: (?:is|it|now|today|of the week))*[?.\s]*$/,
  ],
  notes: [
    /\bdid i (?:ever )?(?:write|note|jot|save|record|log|mention)\b|\bwhat did i (?:write|note|say|save)\b/,
    /^(?:please )?(?:search|find|look (?:in|through|up in)|check)(?: (?:in|through))? (?:my|the) (?:notes?|memos?|journal)\b/,
  ],
  whichAgain: [],
  talk: [
    /^(?:please |can you |could you )*(?:tell me (?:a|an|about|how|why|the)|sing|translate|explain|summari[sz]e|recommend|write (?:me )?an? (?:poem|song|story|joke|haiku|limerick)|give me (?:an?|some) (?:joke|idea|advice|tip|example)s?)(?![a-z])/,
  ],
  snooze: [/^(?:please )?(?:snooze|dismiss)\b/],
  corrects: [
    /^(?:no|wait|oops|sorry|correction|actually|my bad|i meant?)[,.\s!:—-].*(?<![a-z])(?:is|should be|was supposed to be|not)(?![a-z])/,
    /^(?:please )?(?:add|invite) [a-z]+(?:,? (?:and )?[a-z]+){0,2} to (?:the|my|our|tomorrow's|today's) (?:[a-z0-9'-]+ ){0,4}(?:meeting|call|demo|review|sync|stand-?up|lunch|dinner|event|interview|1:1|invite|party|session|workshop|retro|kickoff)\W*$/,
    new RegExp(
      `^(?:please |can you |could you )*(?:make|move|shift|push|slide|bump|bring) (?:the|my|our|that|this|it)(?![a-z]).*(?:(?:back|out|up)(?: by)? ${AMOUNT}|${AMOUNT} (?:later|earlier|longer|shorter))\\W*$`,
    ),
  ],
  ...change,
  cancel,
  free,
  look,
  close: [
    new RegExp(`^(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:just |already |finally )?(?:${DID})\\b`),
    /^(?:just |already )(?:finished|completed|done|did|submitted|paid|sent|bought)\b|^(?:finished|completed|done with) (?:the|my|with)\b|^(?:i'?m|i am|we'?re|we are) (?:all |finally )?(?:done|finished|through) with (?:the|my|our|that|this)\b/,
    /\bmark\b.*\b(?:as )?(?:done|complete|completed|finished)\b|^(?:please )?(?:check|tick|cross) off\b/,
    /^(?:please )?close (?:the|my) (?:todo|task)|\b(?:is|are) (?:all )?(?:done|finished|completed|complete)[.!\s]*$/,
  ],
  stillToDo: [],
  question: [
    /[?？]\s*(?:maybe|perhaps|or|idk|not sure)(?![a-z])|(?<![a-z])idk(?![a-z])/,
    new RegExp(`^${oneOf(ASKS)}(?![a-z])`),
  ],
  questionEnds: [],
  chat: GREETINGS,
  chatTails: ['there|perch|so much|very much|a lot|you'],
  mood: [],
  remark: [new RegExp(`^${oneOf(REMARKS)}`)],
};
