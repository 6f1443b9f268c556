import type { RouterLanguage } from '../../frames/language.ts';
import { aWord } from './a-word.ts';

/** Notes, and what the user once said about themself. */
export const memo: RouterLanguage['cues'] = {
  note: aWord([
    '(?:my |the |any |a |this |that |those )?(?:pinned )?(?:notes?|memos?)|diary|journal|jot(?:ted)?',
    'minutes (?:of|from)|takeaways',
  ]),
  keep: aWord([
    'note(?: down)?:|note that|take (?:a )?note|log (?:this|that|it)|write (?:this |that |it )?down',
    'jot (?:this|that|it)?|(?:keep|store|save|record) (?:this|that|it)|write down that|make a note|keep in mind|remember(?: that| this| i| my|:)|save (?:this|that|it)',
  ]),
  recall: aWord([
    '(?:did|have|had) i (?:ever )?(?:wr[io]te|written|noted?|recorded?|saved?|jot(?:ted)?|said|say|mention(?:ed)?)(?: down)?',
    '(?:what|where|which|that|how) (?:did )?i (?:wr[io]te|noted?|sa[iy]d?|saved?|recorded?|told|mention(?:ed)?|jot(?:ted)?)',
    "i(?:'ve)? (?:ever )?(?:saved|wrote|written|noted|recorded|jotted)|have (?:anything|something) written",
    'do you (?:still )?(?:remember|recall|know) (?:what|where|that|my|which)|told you|know about me',
    'remind me (?:what|where|who|how|which|of what)|my [a-z-]+(?: [a-z]+)? (?:password|number|size|address|code)',
    '(?:wifi|wi-fi) password',
  ]),
  seek: aWord(['find|search|look up|pull up|look for|show me|open']),
};
