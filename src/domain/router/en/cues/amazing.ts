import type { RouterLanguage } from '../../frames/language.ts';
import { aWord } from './a-word.ts';

/** A period of work looked back on, and whatever needs notes and schedule side by side. */
export const amazing: RouterLanguage['cues'] = {
  review: aWord([
    'summar(?:y|ies|i[sz]e|i[sz]ing)|recap|sum up|wrap[- ]up|look back|retrospective|compile',
    'review (?:of )?(?:my|the|this|last|what|our|how)|report|reflect(?:ion)?',
  ]),
  report: aWord([
    '(?:weekly|monthly|daily|quarterly|yearly|annual|status|progress|performance|year-end|end[- ]of[- ](?:year|month|week|quarter)) (?:report|recap|summary|review|retrospective|update)',
    '(?:week|month|quarter|year) in review',
  ]),
  did: aWord([
    'what (?:did|have|had|was|am|were) (?:i|we)(?: all)? (?:do|done|get done|got done|accomplish(?:ed)?|achieved?|finish(?:ed)?|complete[d]?|been (?:doing|working|up)|up to|work(?:ed)? on|working on)',
    '(?:what )?i (?:did|accomplished|achieved|got done|finished)',
    'what did (?:i|we) (?:spend|learn|read|ship|build|deliver)|(?:what|how much) progress',
    "what (?:i|we)(?:'ve)? (?:worked on|did|got done|been (?:doing|up to))|(?:my )?(?:accomplishments|achievements)",
    'how (?:was|is|has been) my (?:productivity|progress|performance)',
    'how (?:did|have) i (?:been )?(?:spend|spent|spending)|(?:was|were|am|have) (?:i|we) (?:been )?productive',
    'look(?:ing)? (?:over|back|at) (?:my|the) (?:past|last)|how (?:productive|busy) (?:was|were|have) (?:i|we)',
    'how (?:was|did) my (?:week|month|day|quarter|year)(?: go)?',
  ]),
  period: aWord([
    '(?:this|last|past|the) (?:week|month|quarter|year|half(?:[- ]year)?|sprint|few (?:days|weeks|months))|quarter',
    'q[1-4]|lately|recently|yesterday|today|weekly|monthly|since [a-z]+|so far|my (?:week|month|quarter|year|day)',
    '20\\d\\d',
  ]),
  stored: aWord([
    "(?:[a-z]+'s|my|our|the [a-z]+'s) (?:[a-z]+ )?(?:phone|number|address|birthday|email|wife|husband|partner|kids?|name|assistant|boss|favou?rite|anniversary|size|plate|diet|allergies)",
    '(?:am|is|are) (?:i|he|she|we|they|[a-z]+) allergic|allergic to|where (?:have|did|had|can) (?:i|we)|(?:which|what) [a-z]+ (?:did|have|do) (?:i|we)',
    'what.s (?:the latest|new|going on|happening) (?:with|on|in)|(?:any )?(?:news|updates?) (?:on|from|about)|where (?:are|do|did) we (?:at|stand|land|leave)',
    '(?:prep|prepare|brief) me (?:for|on|before)|catch me up|up to speed|rundown|should i know (?:about|before)',
    'how(?:.s| is| are| did) (?:the|my|our) [a-z ]{2,24} (?:going|coming along|progressing|doing|go)',
    'how (?:many|much|often) [a-z ]{0,24}(?:did|have|had|do) (?:i|we)|am i (?:over[a-z]+|too busy|doing too much)|too (?:busy|much on)',
    'anything new|what should i (?:do|focus|work)|what do you know|status of|(?:dig out|use|find|check) my notes? (?:and|to|on [a-z ]+ and)',
  ]),
  work: aWord(['work|progress|accomplish[a-z]*|achieve[a-z]*|productiv[a-z]+']),
};
