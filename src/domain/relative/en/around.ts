/** What people say around where something goes, and what they take back. */

/** Words before what is said that say nothing. */
export const BEFORE =
  /^(?:(?:please|just|then|and|ok|okay|so|let'?s|can you|could you|only|maybe|actually|rather|say|well|um+|uh+|hmm+|hey|now|it'?s|it is|that'?s|do|rescheduled? (?:it )?(?:for|to))\b[\s,]*)+/;
/** What was said before is taken back; `no later than five` takes nothing back. */
export const TAKEN_BACK =
  /^(?:(?:no(?! (?:later|earlier|sooner|longer|more|less|rush|hurry))|nope|nah|wait|hold on|hang on|sorry|apologies|oops|whoops|oh|ah|argh|ugh|my (?:bad|mistake)|correction|scratch that|strike that|never ?mind|forget that|on second thoughts?|come to think of it|i (?:actually |really )?(?:mean|meant)(?: to say| it to be| for it to be)?|meant|that'?s wrong|(?:(?:it|that|this) )?(?:should|needs to|has to|must|was supposed to|was meant to|ought to) (?:be|have been|say)|(?:should|supposed to|meant to) (?:be|have been|say))(?![a-z'])[\s,.:;!-]*)+/;
/** What it is not, before what it is: `not Tuesday, Wednesday`; `not at 10 but at 11`. */
export const NOT_THAT =
  /^not (?:at |on )?[a-z0-9:.']{1,20}(?: [a-z0-9:.']{1,12}){0,2}(?: ?[,;.] ?(?:but |it's )?| but )/;
/** Words behind it that say nothing. */
export const AFTER =
  /(?:[\s,]+(?:instead|please|then|thanks|now|(?:works?|is|would be|suits(?: me)?|would work|will work)(?: (?:better|best|fine|great|for me))*|from (?:its|the) (?:current|present|original) time|than (?:planned|scheduled|now|before|it is|originally planned|the original time|usual|currently scheduled)|after all|if (?:possible|that works|you can|that's ok(?:ay)?)))+$/;
/** What it is not, once: words that repeat could be taken for it, too. */
export const CONTRARY =
  /[\s,]+(?:instead of|rather than|in place of|(?:and )?not)(?! (?:before|after|until|later|earlier|on|in|by|at all)(?![a-z])) (?:at )?[a-z0-9:.' ]{1,20}$/;
