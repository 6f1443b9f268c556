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
    'write(?! (?:this|that|it)? ?down)|draft|compose|pen|invent|polish|rewrite|craft|suggest(?! (?:a )?(?:time|slot|day))',
  ],
  howTo: [`${oneOf(EXPLAINS)}(?![a-z])`],
  bareHow: ['how (?:do|can|should) (?:i|you|we|people)|how to'],
  recalls: ['remind me (?:what|where|who|how|which|of what)'],
  personal: [wholeWord(["my|our|me|mine|i'm|i am|am i|have i|did i|do i have|i have|i had"])],
  whatsMine: [wholeWord(["what(?:'s| is| are)"])],
  together: [
    `${NOTES}[a-z ]* and (?:then )?(?:book|schedule|set up|plan|add|arrange|remind)`,
    `notes? with [a-z']* ?(?:meetings?|calendar|schedule|agenda)|${NOTES}(?: and|,| plus| or) (?:my )?${PLANS}`,
    `${PLANS}(?: and|,| plus| or) (?:both )?(?:my )?${NOTES}`,
  ],
  intoPlan: [wholeWord(['based on|turn|convert|plan|schedule (?:time|the|my|some)|use my notes|prepare'])],
  myThings: ['(?:notes?|memos?|diary|journal) (?:about|on|from|regarding|tagged)'],
};
