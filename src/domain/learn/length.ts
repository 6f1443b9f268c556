import { DAY, type Instant } from '../time/wall.ts';

/** An event of the user's own, by what its length may depend on. */
export interface LengthCase {
  readonly title: string;
  readonly group: string | null;
  readonly minutes: number;
  readonly at: Instant;
}

/** A length that was learned, and how many of how many cases agree with it. */
export interface Learned {
  readonly minutes: number;
  readonly agreeing: number;
  readonly cases: number;
}

/** A case counts half as much after so long. */
const HALF_LIFE = 90 * DAY;
/** Fewer tell nothing. */
const FEWEST = 3;
/** Lengths that differ by less are the same to people. */
const SAME = 5;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME;

/**
 * How long events like this one usually are: of the same title, with a word in common, of the same group, in this order.
 * Only what a test by leaving one out shows to be right more often than the fixed default, and at least every other
 * time, is answered (Stone 1974). Pure; fifty cases of each are looked at.
 *
 * @example
 * learnedLength([…5 events "Standup" of 15 minutes], { title: 'Standup', group: null }, { fixed: 60, now })
 * // { minutes: 15, agreeing: 5, cases: 5 }
 */
export function learnedLength(
  cases: readonly LengthCase[],
  { title, group }: Pick<LengthCase, 'title' | 'group'>,
  { fixed, now }: { readonly fixed: number; readonly now: Instant },
): Learned | undefined {
  const name = folded(title);
  const named = cases.map((one) => ({ one, name: folded(one.title) }));
  const where = (fits: (name: string) => boolean) => named.flatMap((each) => (fits(each.name) ? [each.one] : []));
  const words = wordsOf(name).map((word) => where((other) => hasWord(other, word)));
  const grouped = group === null ? [] : cases.filter((one) => one.group === group);
  for (const some of [where((other) => other === name), ...words.sort((a, b) => a.length - b.length), grouped]) {
    const learned = fromCases(some.slice(0, MOST), fixed, now);
    if (learned) return learned;
  }
  return undefined;
}

/** The newest ones of a kind. */
const MOST = 50;

function fromCases(cases: readonly LengthCase[], fixed: number, now: Instant): Learned | undefined {
  if (cases.length < FEWEST) return undefined;
  const weighed = cases.map(({ minutes, at }) => ({ minutes, weight: 2 ** (-Math.max(0, now - at) / HALF_LIFE) }));
  const weights = new Map<number, number>();
  for (const { minutes, weight } of weighed) weights.set(minutes, (weights.get(minutes) ?? 0) + weight);
  const right = weighed.filter(({ minutes, weight }) => {
    const others = new Map(weights).set(minutes, (weights.get(minutes) ?? 0) - weight);
    return isSame(heaviest(others), minutes);
  }).length;
  const byDefault = cases.filter(({ minutes }) => isSame(fixed, minutes)).length;
  if (right <= byDefault || right * 2 < cases.length) return undefined;
  const minutes = heaviest(weights);
  return { minutes, agreeing: cases.filter((one) => isSame(one.minutes, minutes)).length, cases: cases.length };
}

/** The length with most weight: the newest cases weigh most. */
function heaviest(weights: ReadonlyMap<number, number>): number {
  let best = { minutes: 0, weight: 0 };
  for (const [minutes, weight] of weights) if (weight > best.weight) best = { minutes, weight };
  return best.minutes;
}

const folded = (title: string): string => title.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of two letters or more, in Chinese as well. */
const wordsOf = (name: string): string[] => [
  ...new Set(
    [...SEGMENTER.segment(name)].flatMap(({ segment, isWordLike }) =>
      isWordLike && segment.length > 1 && !/^\d+$/.test(segment) ? [segment] : [],
    ),
  ),
];

const LATIN = /[a-z\d]/;

/** Whether a name has a word: Chinese has no spaces around them. */
function hasWord(name: string, word: string): boolean {
  const at = name.indexOf(word);
  return (
    at >= 0 && (!LATIN.test(word) || !(LATIN.test(name[at - 1] ?? '') || LATIN.test(name[at + word.length] ?? '')))
  );
}
