import { dayList as english } from './en/day-lists.ts';
import { normalise } from './frames/normalise.ts';
import { dayList as chinese } from './zh/day-lists.ts';

const LANGUAGES = [chinese, english];
/** Nobody names more in one breath. */
const MOST = 7;

/**
 * How words may list days, each by itself; longer texts and single days give none.
 *
 * @example
 * daysListedIn('Thursday or Friday next week') // [['Thursday next week', 'Friday next week']]
 */
export function daysListedIn(text: string): readonly (readonly string[])[] {
  const plain = normalise(text).trim();
  return LANGUAGES.flatMap(({ joints, around, ofAll }) => {
    const bare = plain.replace(around, '');
    const behind = ofAll?.exec(bare)?.[0] ?? '';
    const days = bare.slice(0, bare.length - behind.length).split(joints);
    return days.length > 1 && days.length <= MOST && !days.includes('') ? [days.map((day) => `${day}${behind}`)] : [];
  });
}
