import type { PassageText } from '../db/repos/passages.ts';
import type { Expected } from './expected.ts';
import { isLong } from './fits.ts';
import type { Wording } from './signs.ts';

/** Worth no more, what covers a word hardly speaks of it. */
const UNSURE = 0.5;
/** What speaks of an owner and not of what is asked of it, or of that and not of the owner, says so much less. */
const BESIDE = 0.4;

/** Words of a question that names hardly more than an owner and what is asked of it. */
const FEW = 3;

const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]{3}/i;

type Worths = readonly number[];

/** Corrects how surely a short passage speaks of each unit of a question: by the form of an answer, and by whose it is. */
export function speaking(
  question: string,
  wording: Wording,
  expected: Expected | undefined,
): (passage: PassageText, worths: Worths) => number[] {
  const inside = wording.places.filter(
    ({ from, to }) => expected !== undefined && from >= expected.from && to <= expected.to,
  );
  const asking = new Set(inside.map(({ unit }) => unit));
  // A number is as good as the word phone, where the note speaks of whose it is.
  const aspects = expected?.isTelling ? [...asking].filter((unit) => wording.units[unit]?.isAspect) : [];
  const asked = wording.units.reduce((sum, { weight }) => sum + weight, 0);
  const heads = (asked > FEW ? [] : wording.heads).filter((head) => !head.some((unit) => asking.has(unit)));
  const isContent = (unit: number): boolean =>
    (wording.units[unit]?.weight ?? 0) > 0 && wording.units[unit]?.isAspect === false;
  // In the other language a thing goes by too many words for a lack of them to tell.
  const isInOther = HAN.test(question)
    ? (text: string): boolean => !HAN.test(text)
    : (text: string): boolean => !LATIN.test(text);
  return (passage, worths) => {
    const corrected = [...worths];
    if ((aspects.length === 0 && heads.length === 0) || isLong(passage)) return corrected;
    if (
      aspects.length > 0 &&
      expected?.isIn(passage.text) &&
      worths.some((one, unit) => one > UNSURE && isContent(unit))
    )
      for (const unit of aspects) corrected[unit] = 1;
    const isBeside = heads.some((head) => head.every((unit) => (worths[unit] ?? 0) < UNSURE));
    return isBeside && !isInOther(passage.text) ? corrected.map((worth) => worth * BESIDE) : corrected;
  };
}
