import { oneOf } from '../language/patterns.ts';
import type { Span } from '../time/phrase.ts';
import type { Where, WordClass } from './frames/coverage.ts';
import { GAP } from './frames/gap.ts';
import { ofAll } from './languages.ts';

/** What is known of the sentence whose rest is looked at. */
export interface Reading {
  /** A time was read. */
  readonly timed: boolean;
  /** No hour was read. */
  readonly hourless: boolean;
  /** No day was read. */
  readonly dayless: boolean;
  /** It repeats, or is a stretch. */
  readonly spread: boolean;
  /** It is one time. */
  readonly single: boolean;
  /** Both a day and an hour were read: a number is neither of them. */
  readonly complete: boolean;
  /** The user is to be told at that moment. */
  readonly told: boolean;
}

/** A word that changes when, how often or whether something happens, and that the reading did not use. */
export interface Unread {
  readonly class: WordClass;
  readonly word: string;
}

const WORDS = ofAll(({ coverage }) => coverage.words);
const COUNTED = oneOf(ofAll(({ coverage }) => coverage.counted));
const LABELS = oneOf(ofAll(({ coverage }) => coverage.labels));

const applies = (where: Where, reading: Reading): boolean => where === 'always' || reading[where];

/** A number that may be an hour, a day or a year. */
const NUMBER = '(?:[12]?\\d|3[01]|(?:19|20)\\d\\d)';
/** A date in figures is one wherever it stands. */
const DATE =
  /(?<![\d.\-/])(?:(?:19|20)\d\d[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|\d{1,2}\/\d{1,2}\/(?:19|20)\d\d)(?!\d)/;
/** Beside the time, or at the end: it counts nothing, and is the number of nothing. */
const BARE = [
  new RegExp(`${GAP}\\s*(?<word>${NUMBER})(?![\\d.:/%-])(?!\\s?${COUNTED})(?=\\s*[\\p{L}${GAP}]|\\s*$)`, 'u'),
  new RegExp(`(?<![\\d.:/#$-]|${LABELS}[ -]?)(?<![a-z])(?<word>${NUMBER})(?=\\s*(?:${GAP}\\s*)?$|\\s*${GAP})`, 'u'),
];

/**
 * What of a text its reading did not use and cannot leave out. `view`:
 * normalised, names masked, a GAP where something was used; `whole`: before anything was; `read`: where its time is said.
 *
 *     unreadIn('standup <GAP> except fridays', …) // except
 */
export function unreadIn(
  view: string,
  whole: string,
  reading: Reading,
  read: readonly Span[] = [],
): Unread | undefined {
  for (const { class: of, where, in: place, pattern, said } of WORDS) {
    if (!applies(where, reading)) continue;
    const match = pattern.exec(place === undefined ? view : whole);
    const isRead = match !== null && place === 'text' && isWithin(match, read);
    if (match && !isRead) return { class: of, word: said ?? named(match) };
  }
  const date = DATE.exec(view);
  if (date) return { class: 'number', word: named(date) };
  if (!reading.timed || reading.complete) return undefined;
  for (const pattern of BARE) {
    const match = pattern.exec(view);
    if (match) return { class: 'number', word: named(match) };
  }
  return undefined;
}

/** All of it was read as one time. */
const isWithin = ({ index, 0: words }: RegExpExecArray, read: readonly Span[]): boolean =>
  read.some(({ from, to }) => from <= index && index + words.length <= to);

const named = (match: RegExpExecArray): string =>
  (match.groups?.word ?? match.groups?.tail ?? match[0]).replaceAll(GAP, '').trim();
