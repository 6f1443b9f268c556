import { normalise } from '../phrases/frames/normalise.ts';
import type { PhraseContext, Span } from '../time/phrase.ts';
import { MAKE_UP, OFFICIAL } from './kind-words.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

const spansOf = (patterns: readonly RegExp[], plain: string): Span[] =>
  patterns
    .flatMap((pattern) => [...plain.matchAll(new RegExp(pattern, 'gu'))])
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }));

/** Where a text says what working days say by themselves: 放假就别叫我. */
export const officialIn = (plain: string): Span[] => spansOf(OFFICIAL, plain);

/** Where it names the weekends that are worked (补班的周六要), if its time are the working days of a country that is known here. */
export function makeUpIn(text: string, context: PhraseContext): Span[] {
  const spans = spansOf(MAKE_UP, normalise(text));
  if (spans.length === 0) return [];
  const [phrase] = timesIn(withoutNames(text, spans), context);
  const reading = phrase?.reading;
  return reading?.kind === 'repeat' && reading.workdays && reading.official ? spans : [];
}
