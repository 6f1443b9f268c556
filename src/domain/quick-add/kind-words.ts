import { GAP } from './frames/gap.ts';
import type { KindWords } from './frames/language.ts';
import { anyOf, ofAll } from './languages.ts';

/**
 * Which words make a text a reminder, a deadline, something that fills a day,
 * or something that has an hour. All run on normalised text (phrases/normalise.ts).
 */

type Named = Exclude<keyof KindWords, 'deadline' | 'waits' | 'conditions' | 'asksAt' | 'asksFor'>;
const pattern = (name: Named): RegExp =>
  new RegExp(
    anyOf(({ kinds }) => kinds[name]),
    'u',
  );

export const REMINDS = pattern('reminds');
export const REMINDS_TOO = pattern('remindsToo');
export const WHOLE_DAY = pattern('wholeDay');
export const HAS_HOUR = pattern('hasHour');
export const BESIDE_HABIT = pattern('besideHabit');
export const HABIT = pattern('habit');
export const VAGUE_SOON = pattern('vagueSoon');
export const JOINS_DAYS = new RegExp(`[~–—]|${anyOf(({ kinds }) => kinds.joinsDays)}`);

const deadline = (name: 'nouns' | 'links' | 'copulas' | 'behind' | 'copulasBehind'): string =>
  anyOf(({ kinds }) => kinds.deadline[name]);

/** Beside the time, which is a gap: it is the last one. */
const BESIDE = new RegExp(
  [
    `${deadline('nouns')}(?:\\s*${deadline('links')})*(?:[:：]|${deadline('copulas')})?\\s*${GAP}`,
    `${GAP}\\s*${deadline('copulasBehind')}?\\s*${deadline('behind')}(?![a-z])`,
  ].join('|'),
);

/** Beside the time or before it: says that it is the last one, of what stands between. */
export const DEADLINES: readonly RegExp[] = [BESIDE, ...ofAll(({ kinds }) => kinds.deadline.of)];

/** At the end of the words of a time. */
export const WITHIN = new RegExp(`${anyOf(({ kinds }) => kinds.deadline.within)}$`);

/** No clock's time. On the text as typed. */
export const END_OF_DAY = new RegExp(
  anyOf(({ kinds }) => kinds.deadline.endOfDay),
  'i',
);

/** Leaves out holidays, as working days do by themselves. */
export const MAKE_UP = ofAll(({ times }) => times.makeUp);
export const OFFICIAL = ofAll(({ times }) => times.official);
