import type { InstantReading } from '../arguments/read.ts';
import { momentReading } from '../arguments/spoken.ts';
import type { Amount } from '../time/phrase.ts';
import { DAY, type Instant, type WallMs } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import type { Direction } from './frames/said.ts';

/** What is there already, and when: words about it count from that. */
export interface Item {
  /** Of whole days the midnight of the first, in the reader's zone. */
  readonly start: Instant;
  /** Exclusive; absent where it is a point in time. */
  readonly end?: Instant | undefined;
  /** Where its clock time counts: `a week later` is the same time there. */
  readonly zone: string;
  readonly allDay: boolean;
  /** It stands for a whole series: that it began in the past means nothing. */
  readonly isSeries?: boolean | undefined;
  /**
   * What a day and `next week` are: a timed item keeps its time there, and its weekday (`keep`); a due
   * time is the day, or the last one (`last`); several items go there as they are to each other (`whole`).
   */
  readonly periods: 'keep' | 'last' | 'whole';
}

/** The same day of another month, or its last. */
function addMonths(wall: WallMs, months: number): WallMs {
  const date = new Date(wall);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** A length on a wall clock, whose days are those of the calendar. */
const onWall = (wall: WallMs, { months, days }: Amount, direction: Direction): WallMs =>
  addMonths(wall, direction * months) + direction * days * DAY;

/** Months and days are those of the calendar of `zone`; less than days is elapsed time. */
export function shiftedBy(instant: Instant, amount: Amount, direction: Direction, zone: string): Instant {
  const isElapsed = amount.months === 0 && amount.days === 0;
  const there = isElapsed ? instant : toInstant(onWall(toWall(instant, zone), amount, direction), zone);
  return there + direction * amount.ms;
}

/** Whole days on; undefined for what is not of whole days. */
export function shiftedDay(day: WallMs, amount: Amount, direction: Direction): WallMs | undefined {
  if (amount.ms % DAY !== 0) return undefined;
  return onWall(day, { ...amount, days: amount.days + amount.ms / DAY }, direction);
}

/** A moment as the clock of a zone shows it. */
export const readingAt = (instant: Instant, zone: string, assumptions: string[] = []): InstantReading =>
  momentReading({ kind: 'moment', instant, wall: toWall(instant, zone) }, zone, assumptions);

export const monthOf = (day: WallMs): WallMs => {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};
