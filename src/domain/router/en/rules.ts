import { oneOf, wholeWord } from '../../language/patterns.ts';
import type { RuleWords } from '../frames/language.ts';

const NOTES = '(?:notes?|memos?)';
const PLANS = '(?:meetings?|events?|calendar|schedule|todos?|appointments?)';
const COMMANDS = [
  'book|cancel|resched[a-z]+|schedule|postpone|complete|prioriti[sz]e|mark [^,.]* (?:as )?(?:done|complete|finished)',
  'push|move|block|set up|free up|clear|delete|arrange|undo|snooze',
];
const EXPLAINS = [
  "what(?:'s| is) (?:a|an|the)(?! [a-z]+ (?:of|for) my)|how (?:do|to|does|can)|why|explain|define|tips|is [a-z]+ an?",
];

export const rules: RuleWords = {
  polite: [
    'hey|hi|hello|ok(?:ay)?|so|and|please|pls|can you|could you|would you|will you',
    "i (?:need|want) (?:you )?to|i'd like to|let's|just|also|then",
  ],
  reminds: ["remind (?:me|us)|set a reminder|don't (?:let me )?forget|remember to|wake me"],
  commands: COMMANDS,
  composes: [
    'tell (?:me|us|my [a-z]+|the [a-z]+) (?:a|an|another) (?!joke|bit|little|quick)|write(?! (?:this|that|it)? ?down)|draft|compose|pen|invent|polish|rewrite|craft|suggest(?! (?:a )?(?:time|slot|day))',
  ],
  howTo: [`${oneOf(EXPLAINS)}(?![a-z])`],
  bareHow: ['how (?:do|can|should) (?:i|you|we|people)|how to'],
  recalls: ['remind me (?:what|where|who|how|which|of what)'],
  personal: [wholeWord(["my|our|me|mine|i'm|i am|am i|have i|did i|do i have|i have|i had"])],
  facts: [
    "^(?:i'?m|i am|my [a-z]+(?: is|'s)|we're|[a-z]+ is) (?:an? )?(?:strict |very |severely |mildly )?(?:vegetarian|vegan|pescatarian|allergic|lactose|gluten|celiac|diabetic|left[- ]handed|colou?r ?blind|intolerant|an? (?:early|night|morning) )",
    "^my [a-z]+ (?:usually |really |always |never )?(?:hates|loves|likes|prefers|can't (?:stand|eat)|doesn'?t (?:eat|like|drink))(?![a-z])",
    "^i (?:usually|normally|generally|always|never|prefer|like|love|hate|dislike|avoid|can't stand|don'?t (?:eat|drink|like|do|take|fly|drive))(?![a-z])",
    '(?:number|code|combination|password|pin|passcode|address|size|plate|email|extension|account|birthday) (?:is|are|=) ?["\'(]?[a-z-]*\\d',
    '[,.;] ?(?:please )?(?:remember|note|store|keep|save|know) (?:that|this|it)(?: in mind)?[.!]?$',
    '^for the record',
  ],
  asks: ['[?]|^(?:what|when|where|who|which|how|why|did|do|does|is|are|am|can|could|have|has|show|find)(?![a-z])'],
  done: [
    "i(?:'ve| have|'m| am)? (?:just |already |finally )?(?:finished|completed|done with|ticked off|took care of|taken care of|wrapped up) (?!what)",
    '(?:the |my )?[a-z ]{2,24} (?:is|are) (?:done|finished|complete)[.!]?$',
  ],
  whatsMine: [wholeWord(["what(?:'s| is| are)"])],
  together: [
    `${NOTES}[a-z ]* and (?:then )?(?:book|schedule|set up|plan|add|arrange|remind)`,
    `notes? with [a-z']* ?(?:meetings?|calendar|schedule|agenda)|${NOTES}(?: and|,| plus| or) (?:my )?${PLANS}`,
    `${PLANS}(?: and|,| plus| or) (?:both )?(?:my )?${NOTES}`,
  ],
  intoPlan: [wholeWord(['based on|turn|convert|plan|schedule (?:time|the|my|some)|use my notes|prepare'])],
  myThings: ['(?:notes?|memos?|diary|journal) (?:about|on|from|regarding|tagged)'],
};
