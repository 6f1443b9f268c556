import { normalise } from '../phrases/frames/normalise.ts';
import type { PhraseContext } from '../time/phrase.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

const ASIDES = ofAll(({ items }) => items.asides ?? []);

export interface Aside {
  /** The text of what is to be added. */
  readonly main: string;
  /** What is said of others beside it, in the user's own words. */
  readonly note: string;
}

/**
 * Kids' party Saturday at 3, she goes to bed at 8: what others do then is no item of its own; it is noted. Only behind
 * what has an hour, or that of the aside might be its own.
 */
export function asideIn(text: string, context: PhraseContext): Aside | undefined {
  const plain = normalise(withoutNames(text));
  for (const pattern of ASIDES) {
    const { index = 0, indices } = new RegExp(pattern.source, `${pattern.flags}d`).exec(plain) ?? {};
    const from = indices?.groups?.aside?.[0];
    if (from === undefined) continue;
    const [main, note] = [text.slice(0, index), text.slice(from).trim()];
    const own = timesIn(withoutNames(main), context);
    const isTimed = timesIn(withoutNames(note), context).some(({ said }) => said.clock);
    if (own.some(({ said }) => said.clock) && isTimed) return { main, note };
  }
  return undefined;
}
