import { DAY, MINUTE } from '../../time/wall.ts';

/** A value of time that a text names: `Tuesday`, `7点半`, `10 sessions`. */
export interface Named {
  /** `ordinal`: 3rd, of a month or of a series; `number`: of times; `left-out`: a date on which nothing is to be. */
  readonly kind: 'weekday' | 'month' | 'day' | 'clock' | 'length' | 'ordinal' | 'number' | 'left-out';
  /** One of them is meant: weekdays from 0 = Monday, months and days from 1, clocks (of the day) and lengths in minutes, dates as month × 100 + day. */
  readonly values: readonly number[];
  /** Half-open, in the text. */
  readonly from: number;
  readonly to: number;
  /** A clock whose half of the day is said with it. */
  readonly isOfDay?: boolean;
  /** A weekday of one week (this Thursday), which the rule of a series cannot leave out. */
  readonly isOfOneWeek?: boolean;
}

/** Finds the values that a normalised text names, in no order. What may be another thing is left out: nobody is to be asked about a house number. */
export type NamedValues = (plain: string) => readonly Named[];

/** In minutes; how many days a month has does not matter much here. */
export const UNITS = {
  minute: 1,
  quarter: 15,
  hour: 60,
  day: DAY / MINUTE,
  week: (7 * DAY) / MINUTE,
  fortnight: (14 * DAY) / MINUTE,
  month: (30.4 * DAY) / MINUTE,
} as const;

/** What a match names. */
export const namedAt = (
  { 0: words, index = 0 }: RegExpMatchArray,
  kind: Named['kind'],
  values: readonly number[],
): Named => ({ kind, values, from: index, to: index + words.length });
