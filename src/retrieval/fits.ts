import type { PassageText } from '../db/repos/passages.ts';
import type { Expected } from './expected.ts';
import { holding, termsIn } from './hits.ts';
import { mayNamePersonsOf } from './persons.ts';
import type { Thing } from './signs.ts';

/** A text of more terms speaks of several things, whatever it names. */
const SHORT = 46;
/** Of a text in Chinese two characters that stand together are a term, and so many say what one word says. */
const OF_PAIR = 0.65;

/** In letters: hardly any text of so many has so few terms. */
const SURELY_LONG = 600;

export const isLong = (passage: PassageText): boolean =>
  passage.text.length > SURELY_LONG || wordsIn(termsIn(passage)) > SHORT;

/** About how many different words some terms come to. */
function wordsIn(terms: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const term of terms.keys()) count += term > '\u2E7F' ? OF_PAIR : 1;
  return count;
}

/**
 * Whether a passage may be about what a question names. It is not where it names another thing of the same kind, or
 * another person, and where it has nothing of the form that an answer has.
 */
export function fitting(
  question: string,
  things: readonly Thing[],
  expected: Expected | undefined,
): (passage: PassageText) => boolean {
  const mayName = mayNamePersonsOf(question);
  const named = new Set(things.flatMap(({ ways }) => ways.map((terms) => terms.join(' '))));
  const apart = things.map(({ ways, rivals }) => ({
    ways,
    rivals: rivals.filter((terms) => !named.has(terms.join(' '))),
  }));
  const isOther = (passage: PassageText): boolean => {
    const holds = holding(termsIn(passage));
    return apart.some(({ ways, rivals }) => !ways.some(holds) && rivals.some(holds));
  };
  return (passage) => {
    // Most texts pass by what costs little to tell.
    const text = `${passage.title ?? ''}\n${passage.text}`;
    if ((expected?.mayBeIn(text) ?? true) && mayName(text) && (apart.length === 0 || !isOther(passage))) return true;
    return isLong(passage);
  };
}
