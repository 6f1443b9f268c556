import { oneOf } from '../../../language/patterns.ts';
import type { RouterLanguage } from '../../frames/language.ts';
import { aWord } from './a-word.ts';

/** What is written. */
const PIECE = oneOf([
  'poems?|haikus?|limericks?|couplets?|verses?|eulogy|story|stories|lyrics|song|taglines?|slogans?|captions?|toast',
  'speech|jingle|script|riddle|blurb|bio|tweet|post|ad|copy|headline|email|letter|note to|thank-you note|message to',
  'invitation|essay|blog posts?|card',
]);

/** Names, ideas, copy. */
export const creative: RouterLanguage['cues'] = {
  naming: aWord([
    '(?:names?|titles?) (?:for|ideas)|name (?:my|our|this)',
    '(?:better|new|catchier|good|great|funny) (?:title|headline|name|theme)',
    '(?:should|could|can|shall) (?:i|we) (?:name|call)|what to (?:name|call)|call (?:my|our) new',
    '(?:suggest|good|cool|cute|\\d+|[a-z]*ive|some) (?:[a-z]+ ){0,2}names?',
  ]),
  ideas: aWord([
    '^ideas?$',
    'ideas (?:for|to|about)|[a-z]+ ideas(?= ?[?!.]*$)',
    '(?:some|any|fun|good|creative|gift|new|cool|great|nice|date|party|weekend|[a-z]+-[a-z]+|more|[a-z]+ed) ideas?',
    '(?:names?|titles?|headlines?|themes?|captions?|taglines?) (?:options?|ideas?|suggestions?)|inspiration|creative',
    'brainstorm(?:ing)?(?! (?:session|meeting|call|workshop|at|with|on))|catchy|taglines?|slogans?|captions?',
    'come up with|pitch me|think of (?:a|some)|rewrite|rephrase|reword|invent|compose|(?:[a-z]+ )?topics',
    '(?:a|fun|more) (?:fun|funny|playful)|(?:more )?playful|witty|clever|(?<!re |are |that.s |so )funny|poetic|puns?|metaphors?|rhymes?|vows',
    'icebreakers|think up|polish|description for',
  ]),
  writing: aWord([
    `(?:write|draft|compose|make|create|help me with|need)(?: me| us| up)? (?:a|an|some|this|my|the)?[a-z' -]{0,24}${PIECE}`,
    `^an? (?:[a-z]+ ){0,2}${PIECE} (?:for|about|on)|${PIECE} (?:for|about) (?:my|our)|poems?|haikus?|limericks?`,
    `couplets?|rhyming|lyrics|tell (?:me|us|my [a-z]+|the [a-z]+) (?:a|an|another) (?:[a-z]+ ){0,3}(?:story|tale|fable)`,
  ]),
};
