import { normalise } from '../phrases/frames/normalise.ts';
import type { PhraseContext } from '../time/phrase.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

/** Things to do in a row, none of which has an hour: buy stamps, order ink and call the plumber; 买牛奶、交电费、取快递. */

const CHORES = ofAll(({ items }) => (items.chores ? [items.chores] : []));
/** Two may be one errand. */
const FEWEST = 3;
const MOST = 20;

/**
 * Each of them as a text of its own, with a day that is said ahead of them all. Empty where one of them is not clearly a
 * thing to do, or where a day behind the last may be that of all.
 *
 * @example choresIn('tomorrow buy stamps, order ink and call Ann', context)
 * // ['tomorrow buy stamps', 'tomorrow order ink', 'tomorrow call Ann']
 */
export function choresIn(text: string, context: PhraseContext): string[] {
  for (const { lead, verb, joints } of CHORES) {
    const entries = text.split(joints).flatMap((entry) => entry.trim().replace(/[.。!！]+$/, '') || []);
    if (entries.length < FEWEST || entries.length > MOST) continue;
    const [first = '', ...others] = entries;
    const said = leadOf(first, lead, verb);
    if (said === undefined || !others.every((entry) => verb.test(normalise(entry)))) continue;
    const times = timesIn(withoutNames(text), context);
    const ahead = timesIn(withoutNames(said), context);
    const ofLast = timesIn(withoutNames(others.at(-1) ?? ''), context);
    const isOpen = times.some(({ said: { clock }, reading }) => clock || reading?.kind === 'repeat');
    if (isOpen || ofLast.length > 0 || ahead.length > 1) return [];
    const day = ahead.flatMap(({ spans }) => spans.map(({ from, to }) => `${said.slice(from, to).trim()} `)).join('');
    return [`${day}${first.slice(said.length)}`, ...others.map((entry) => `${day}${entry}`)];
  }
  return [];
}

/** What stands before the verb of the first. Undefined where that is more than a day, and that it is to be done. */
function leadOf(first: string, lead: RegExp, verb: RegExp): string | undefined {
  const plain = normalise(first);
  const said = lead.exec(plain)?.[0] ?? '';
  return plain.length === first.length && verb.test(plain.slice(said.length)) ? first.slice(0, said.length) : undefined;
}
