import type { Unit } from './signs.ts';

/** A word of a query: a run of units and where it stands. */
interface Placed {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
}

/** Whose: Anna's, and 爷爷的. What's and that's are no owners. */
const OWNED = /(?<=\p{L})(?<!\b(?:what|who|where|when|how|it|that|there|here|let|which)|[我你您们])(?:['’]s |的)/giu;

/** Whether a word names a thing: no single character, which is part of many words, and nothing asked about a thing. */
const isThing = (word: Placed, text: string, units: readonly Unit[]): boolean =>
  (word.units.length > 1 || !/^\p{Script=Han}/u.test(text.slice(word.from, word.to))) &&
  word.units.every((unit) => {
    const { weight, isAspect } = units[unit] as Unit;
    return weight > 0 && !isAspect;
  });

/**
 * What a note must name to answer: the owner and what is asked of it (of `Anna's shoe size` Anna and the shoe,
 * of 爷爷的血压 both words). A note that names one of them is about something else.
 */
export function headsOf(text: string, words: readonly Placed[], units: readonly Unit[]): (readonly number[])[] {
  return [...text.matchAll(OWNED)].flatMap(({ 0: sign, index }) => {
    const owner = words.findLast(({ to }) => to <= index);
    const after = words.filter(({ from }) => from >= index + sign.length);
    const first = after.findIndex(({ units: of }) => of.some((unit) => (units[unit] as Unit).weight > 0));
    const behind = after.slice(Math.max(0, first));
    const end = behind.findIndex(({ units: of }) => of.every((unit) => (units[unit] as Unit).weight === 0));
    // In Chinese one word is taken: what follows it is hardly set apart (狗的疫苗几号打).
    const most = sign === '的' ? 1 : end < 0 ? behind.length : end;
    const things = behind.slice(0, most).filter((word) => isThing(word, text, units));
    const isOwner = owner && owner.to === index && isThing(owner, text, units);
    return [...(things.length > 0 ? [things.flatMap(({ units: of }) => of)] : []), ...(isOwner ? [owner.units] : [])];
  });
}
