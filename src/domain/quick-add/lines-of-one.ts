import type { PhraseContext } from '../time/phrase.ts';
import { commaOf } from './languages.ts';
import { BULLET, isLengthOnly, isPlaceOnly, isTimeOnly } from './lists.ts';
import { withoutNames } from './names.ts';
import { isAlarmOnly } from './parts.ts';
import { timesIn } from './sentence.ts';

/** Nobody says more of one thing on lines of their own. */
const MOST = 6;

/**
 * A text whose first line says what it is, and whose others say its time, length, place and alert, as one line: its
 * lines are no list. Any other text is left as it is.
 *
 * @example inOneLine('Coffee with Tom and Ana\nFriday at 9am\nat Cafe Luna', context)
 * // 'Coffee with Tom and Ana, Friday at 9am, at Cafe Luna'
 */
export function inOneLine(text: string, context: PhraseContext): string {
  const [first = '', ...others] = text.split('\n').flatMap((line) => line.trim() || []);
  if (others.length === 0 || others.length > MOST || [first, ...others].some((line) => BULLET.test(line))) return text;
  if (timesIn(withoutNames(first), context).length > 0) return text;
  const plain = others.filter((line) => !isAlarmOnly(line, context));
  const times = plain.filter((line) => isTimeOnly(line, context));
  const isOfOne = plain.every((line) => times.includes(line) || isLengthOnly(line, context) || isPlaceOnly(line));
  return isOfOne && times.length === 1 ? [first, ...others].join(commaOf(text)) : text;
}
