import { DAY, type Instant } from '../time/wall.ts';
import { hasWord, wordsOf } from './words.ts';

/** What a default may depend on. */
export interface About {
  /** The title as it is compared (`foldedTitle`): folded once, since hundreds of cases are looked at again and again. */
  readonly name: string;
  readonly group: string | null;
  /** Who comes to an event, or the tags of a todo. */
  readonly labels: readonly string[];
}

/** Something of the user's own, and what it was: its length, its place, …. */
export interface Case<Value> extends About {
  readonly value: Value;
  readonly at: Instant;
}

/** A value that was learned, and how many of how many cases agree with it. */
export interface Learned<Value> {
  readonly value: Value;
  readonly agreeing: number;
  readonly cases: number;
}

/** What cases have in common with what is asked about. */
type Ground = 'title' | 'words' | 'labels' | 'group';

/** How a default is learned. */
interface Rule<Value> {
  readonly grounds: readonly Ground[];
  /** The share of the cases that must be told right by the others. */
  readonly sure: number;
  readonly isSame: (a: Value, b: Value) => boolean;
}

/** A case counts half as much after so long. */
const HALF_LIFE = 90 * DAY;
/** Fewer tell nothing. */
export const FEWEST = 3;
/** The newest ones of a kind. */
const MOST = 50;
/** Lengths that differ by less are the same to people. */
const SAME_MINUTES = 5;

interface Given<Value> {
  /** What is taken where nothing is learned. */
  readonly fixed: Value;
  readonly now: Instant;
}

/**
 * What things like this one usually are: of the same title, with a word in common, with the same people or tags, of the same group,
 * in the order of the rule. Only what a test by leaving one out (Stone 1974) shows to be right more often than the fixed
 * default, and as often as the rule wants, is answered. Pure; fifty cases of each are looked at.
 */
function usual<Value extends string | number | null>(
  cases: readonly Case<Value>[],
  about: About,
  { fixed, now, grounds, sure, isSame }: Given<Value> & Rule<Value>,
): Learned<Value> | undefined {
  for (const some of grounds.flatMap((ground) => alike(cases, about, ground))) {
    const learned = fromCases(some.slice(0, MOST), { fixed, now, sure, isSame });
    if (learned) return learned;
  }
  return undefined;
}

/** The cases that have something in common; of several words or people a list each, the rarest first. */
function alike<Value>(cases: readonly Case<Value>[], about: About, ground: Ground): Case<Value>[][] {
  const where = (fits: (one: Case<Value>) => boolean): Case<Value>[] => cases.filter(fits);
  const rarest = (lists: Case<Value>[][]): Case<Value>[][] => lists.sort((a, b) => a.length - b.length);
  switch (ground) {
    case 'title':
      return [where(({ name }) => name === about.name)];
    case 'words':
      return rarest(wordsOf(about.name).map((word) => where(({ name }) => hasWord(name, word))));
    case 'labels':
      return rarest(about.labels.map((label) => where(({ labels }) => labels.includes(label))));
    case 'group':
      return about.group === null ? [] : [where(({ group }) => group === about.group)];
  }
}

function fromCases<Value extends string | number | null>(
  cases: readonly Case<Value>[],
  { fixed, now, sure, isSame }: Given<Value> & Pick<Rule<Value>, 'sure' | 'isSame'>,
): Learned<Value> | undefined {
  if (cases.length < FEWEST) return undefined;
  const weighed = cases.map(({ value, at }) => ({ value, weight: weightOf(at, now) }));
  const weights = new Map<Value, number>();
  for (const { value, weight } of weighed) weights.set(value, (weights.get(value) ?? 0) + weight);
  const right = weighed.filter(({ value, weight }) => {
    const others = heaviest(new Map(weights).set(value, (weights.get(value) ?? 0) - weight));
    return others !== undefined && isSame(others, value);
  }).length;
  const byDefault = cases.filter(({ value }) => isSame(fixed, value)).length;
  if (right <= byDefault || right < sure * cases.length) return undefined;
  const value = heaviest(weights);
  if (value === undefined || isSame(fixed, value)) return undefined;
  return { value, agreeing: cases.filter((one) => isSame(one.value, value)).length, cases: cases.length };
}

/** How much a case of then counts now. */
export const weightOf = (at: Instant, now: Instant): number => 2 ** (-Math.max(0, now - at) / HALF_LIFE);

/** The value with most weight: the newest cases weigh most. */
function heaviest<Value>(weights: ReadonlyMap<Value, number>): Value | undefined {
  let best: { readonly value: Value; readonly weight: number } | undefined;
  for (const [value, weight] of weights) if (weight > (best?.weight ?? 0)) best = { value, weight };
  return best?.value;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_MINUTES;
const isEqual = (a: string | null, b: string | null): boolean => a === b;

/**
 * How long events like this one usually are, or how long todos like this one are estimated, in minutes.
 *
 * @example
 * learnedLength([…5 events "Standup" of 15 minutes], { name: 'standup', group: null, labels: [] }, { fixed: 60, now })
 * // { value: 15, agreeing: 5, cases: 5 }
 */
export const learnedLength = (
  cases: readonly Case<number>[],
  about: About,
  given: Given<number>,
): Learned<number> | undefined =>
  usual(cases, about, { ...given, grounds: ['title', 'words', 'labels', 'group'], sure: 1 / 2, isSame: isNear });

/**
 * Where events of this title usually are, as a key; null is nowhere. Words that titles share say little of a place, and a wrong one sends
 * people there: three quarters of the cases must be told right.
 */
export const learnedPlace = (
  cases: readonly Case<string | null>[],
  about: About,
  now: Instant,
): Learned<string | null> | undefined =>
  usual(cases, about, { fixed: null, now, grounds: ['title'], sure: 3 / 4, isSame: isEqual });

/** When one is usually reminded of events like this one, as a key; null is not at all. */
export const learnedLead = (
  cases: readonly Case<string | null>[],
  about: About,
  now: Instant,
): Learned<string | null> | undefined =>
  usual(cases, about, { fixed: null, now, grounds: ['title', 'labels', 'group'], sure: 3 / 4, isSame: isEqual });
