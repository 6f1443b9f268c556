import { normalise } from '../phrases/frames/normalise.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';

/** Entries that are counted by words: 第一周一九点部门会，第二周三接我妈. */

const SEQUENCES = ofAll(({ items }) => items.counted);
const TAIL = anyOf(({ items }) => items.countedTail);
/** A mark stands where a clause begins. */
const CLAUSE = '(?:^|[\\s,，。;；:：、])';

interface Counted {
  readonly heading: string;
  readonly entries: readonly string[];
}

/** What stands before the first mark, and the entries; undefined where a text counts none. */
export function countedIn(text: string): Counted | undefined {
  const plain = normalise(withoutNames(text));
  for (const marks of SEQUENCES) {
    if (!marks.slice(0, 2).every((mark) => plain.includes(mark))) continue;
    const found: { readonly from: number; readonly to: number }[] = [];
    for (const mark of marks) {
      const pattern = new RegExp(`${CLAUSE}(?<mark>${mark}${TAIL})`, 'dg');
      pattern.lastIndex = Math.max(0, (found.at(-1)?.to ?? 0) - 1);
      const [from, to] = pattern.exec(plain)?.indices?.groups?.mark ?? [];
      if (from === undefined || to === undefined) break;
      found.push({ from, to });
    }
    if (found.length < 2) continue;
    const entries = found.map(({ to }, index) => text.slice(to, found[index + 1]?.from).replace(ENDS, ''));
    if (entries.every((entry) => /\p{L}/u.test(entry)))
      return { heading: text.slice(0, found[0]?.from).replace(ENDS, ''), entries };
  }
  return undefined;
}

const ENDS = /[\s,，。;；:：、]+$/u;
