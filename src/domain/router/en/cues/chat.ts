import type { RouterLanguage } from '../../frames/language.ts';
import { aWord } from './a-word.ts';

/** Greetings, identity, general knowledge. */
export const chat: RouterLanguage['cues'] = {
  greeting: aWord([
    '^(?:amazing|perfect|super|awesome)[,!. ]+(?:thanks|thank you|thx)',
    "^(?:hi|hello|hey|good (?:morning|afternoon|evening|night)|thanks|thank you|thx|bye|goodbye|nice to meet you|how are you|you are|you're|ha(?:ha)+|cool|great|lol|ok thanks|ok(?:ay)?$|yo$|test$|help$|good job|well done|nice|see you|how's it going|what's up)",
  ]),
  identity: aWord([
    '(?:who|what) are you|what can you do|what do you do|are you (?:a|an|real|human|ai|there)|your name',
    'who made you|do you (?:speak|have feelings|sleep|dream)|can you (?:speak|help me with [a-z]+$)|what languages',
    'introduce yourself|about yourself|how can you help|what are your (?:features|skills)',
  ]),
  knowledge: aWord([
    "what(?:'s| is| are| does| do(?! i| we| you)| was| were| makes?)|why",
    'how (?:do|does|did|to|can|tall|far|many|much|big|old|long|is|are|come|would)|explain',
    'who (?:is|are|was|wrote|invented|painted|discovered|won)|which (?:country|city|planet)|is [a-z]+ an?|capital of',
    'tell me (?:a joke|about)|joke|recommend|when (?:is|was)(?! (?:my|our|the|next|it))|where is',
  ]),
  lore: aWord([
    "what (?:year|day of the week) (?:did|was|is)|who(?:'s| is| was) (?!my|our|on|in|at|coming|free|the [a-z]+'s)[a-z]+ [a-z]+ ?[?]?$|who (?:built|wrote|invented|discovered|painted|founded)",
    'is (?:an? |the )?[a-z]+(?: [a-z]+)? (?:an? [a-z]+|bad for (?:you|me)|good for (?:you|me))|is it possible to|spell [a-z]+|which is better|how should [a-z]+ be',

    'difference between|meaning of|translate|define|definition|in simple terms|tips (?:for|on)|best practices',
    'convert \\d+|\\d+ ?% of|\\d+ ?[+*/x] ?\\d+|what does [a-z ]+ (?:mean|stand for)|pros and cons',
    'write (?:a |an |some |me )*(?:python|java|javascript|sql|bash|rust|code|function|regex|query|program|unit tests?)[a-z ]*',
  ]),
  mood: aWord([
    "(?:i'?m |i am |i )?feel(?:ing)? (?:so |really |a bit |kind of |kinda |a little )*(?:down|sad|low|blue|lonely|great|sick|anxious|overwhelmed|better|bad)",
    "(?:can'?t|cannot) sleep|sleepy|heartbroken|homesick",
    "i'?m (?:so |really |a bit )*(?:bored|tired|sad|happy|stressed|lonely|exhausted)|have a (?:nice|good|great)",
    'happy new year|merry christmas|i feel|sorry',
  ]),
  weather: aWord(['weather|temperature|rain(?:ing)?|forecast|exchange rate|stock price|what (?:day|time|date) is it']),
};
