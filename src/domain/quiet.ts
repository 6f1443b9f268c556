import { hoursOn, type WorkingHours } from './free-slots/working-hours.ts';
import { DAY, type Instant, MINUTE, wallDay } from './time/wall.ts';
import { toInstant, toWall } from './time/zone.ts';

/**
 * Whether quiet hours hold at an instant, in the user's zone; ranges may reach over midnight.
 * @example isQuiet(parseWorkingHours('MO-SU 22:00-07:00'), Date.parse('2026-11-23T23:30+08:00'), 'Asia/Shanghai') // true
 */
export function isQuiet(hours: WorkingHours, now: Instant, zone: string): boolean {
  const today = wallDay(toWall(now, zone));
  return [today - DAY, today].some((date) =>
    hoursOn(date, hours).some(
      ([start, end]) => toInstant(date + start * MINUTE, zone) <= now && now < toInstant(date + end * MINUTE, zone),
    ),
  );
}
