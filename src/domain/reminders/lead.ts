import { DAY, MINUTE } from '../time/wall.ts';

/** When to be reminded of an event, as a call says it: in words, or so many minutes before. */
export type SaidReminders = string | number | readonly number[];

const DAY_MINUTES = DAY / MINUTE;
/** Of a whole day people are reminded when they are up. */
const MORNING = 9 * 60;
const FIRST_HOUR = 6 * 60;
const LAST_HOUR = 22 * 60;

/**
 * How many minutes before the midnight that an all-day event begins with its
 * reminder goes off. Whole days before are at 09:00 of that day, 0 at 09:00 of the day itself; other lengths stay where they
 * come to a waking hour (15 hours before: 09:00 of the day before), and are 09:00 of the day where they do not.
 */
export function allDayLead(minutes: number): number {
  const days = Math.floor(minutes / DAY_MINUTES);
  const isWhole = minutes === days * DAY_MINUTES;
  const clock = (DAY_MINUTES - (minutes - days * DAY_MINUTES)) % DAY_MINUTES;
  if (!isWhole && clock >= FIRST_HOUR && clock <= LAST_HOUR) return minutes;
  return days * DAY_MINUTES - MORNING;
}

/** So many days before at that time of day, in minutes since midnight. */
export function dayAndClock(lead: number): { readonly days: number; readonly clock: number } {
  // Never -0.
  const days = Math.ceil(lead / DAY_MINUTES) + 0;
  return { days, clock: days * DAY_MINUTES - lead };
}
