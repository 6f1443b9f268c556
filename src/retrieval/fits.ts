import type { PassageText } from '../db/repos/passages.ts';
import { holdsAnswerTo } from './expected.ts';
import { holding, termsIn } from './hits.ts';
import { mayNamePersonsOf } from './persons.ts';
import type { Thing } from './signs.ts';

/** A text of more terms speaks of several things, whatever it names. */
const SHORT = 45;

/** In letters: hardly any text of so many has so few terms. */
const SURELY_LONG = 600;

export const isLong = (passage: PassageText): boolean =>
  passage.text.length > SURELY_LONG || termsIn(passage).size > SHORT;

/**
 * Whether a passage may be about what a question names. It is not where it names another thing of the same kind, or
 * another person, and where it has nothing of the form that an answer has.
 */
export function fitting(question: string, things: readonly Thing[]): (passage: PassageText) => boolean {
  const hasAnswer = holdsAnswerTo(question);
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
    if (hasAnswer(text) && mayName(text) && (apart.length === 0 || !isOther(passage))) return true;
    return isLong(passage);
  };
}
