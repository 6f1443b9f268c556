import { DAY, type Instant, type WallMs } from './wall.ts';
import { toInstant } from './zone.ts';

/** Contract §1: years 1900–2200. The end of the last day is the end of all. */
export const FIRST_WALL: WallMs = Date.UTC(1900, 0, 1);
export const END_WALL: WallMs = Date.UTC(2201, 0, 1);

/** The longest that a call may ask for, in minutes: a leap year. */
export const MAX_MINUTES = 527_040;

/** Whether something begins in those years. */
export const isWithinYears = (wall: WallMs): boolean => wall >= FIRST_WALL && wall < END_WALL;

/** Whether all of an event lies in those years, by its wall clock. */
export const liesWithinYears = ({ start, days, ms }: { start: WallMs; days: number; ms: number }): boolean =>
  isWithinYears(start) && start + days * DAY + ms <= END_WALL;

/** An instant that a call can name: the last second of those years for any after it. */
export const withinYears = (instant: Instant, zone: string): Instant =>
  Math.min(instant, toInstant(END_WALL - 1_000, zone));
