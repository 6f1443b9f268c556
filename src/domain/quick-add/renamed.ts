import type { PhraseContext } from '../time/phrase.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';

/** Somebody or a place that is taken back: 跟小李碰面，口误，不是小李，是小林; lunch at Panera, no, scratch that, at Applebee's. */

const NOT_BUT = ofAll(({ doubts }) => doubts.notBut ?? []);
const INSTEAD = ofAll(({ doubts }) => doubts.instead ?? []);

/**
 * The text with the one that is meant in its place. Any other text, and one that takes a time back, is left as it is.
 *
 * @example renamed("Lunch at Panera, no, scratch that, at Applebee's", context) // "Lunch at Applebee's"
 */
export function renamed(text: string, context: PhraseContext): string {
  const isTime = (words: string): boolean => timesIn(withoutNames(words), context).length > 0;
  for (const pattern of NOT_BUT) {
    const match = pattern.exec(text);
    const { wrong, right } = match?.groups ?? {};
    if (!match || wrong === undefined || right === undefined || isTime(wrong) || isTime(right)) continue;
    const at = text.slice(0, match.index).lastIndexOf(wrong);
    if (at < 0) continue;
    const between = text.slice(at + wrong.length, match.index);
    return `${text.slice(0, at)}${right}${between}${text.slice(match.index + match[0].length)}`;
  }
  for (const pattern of INSTEAD) {
    const match = pattern.exec(text);
    const { lead, wrong, right } = match?.groups ?? {};
    if (!match || lead === undefined || right === undefined || isTime(`${lead}${right}`)) continue;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (wrong !== undefined) {
      if (!isTime(`${lead}${wrong}`)) return `${before}${lead}${right}${after}`;
      continue;
    }
    const place = takePlace(new Remaining(before));
    const at = place === undefined ? -1 : before.lastIndexOf(place);
    if (at >= 0) return `${before.slice(0, at)}${right}${before.slice(at + (place?.length ?? 0))}${after}`;
  }
  return text;
}
