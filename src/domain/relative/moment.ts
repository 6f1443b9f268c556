import { parseWorkingHours, type WorkingHours } from '../free-slots/working-hours.ts';
import { DAY, HOUR, type Instant, MINUTE, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { moment as english } from './en/moment.ts';
import type { Moment, SaidMoment } from './frames/moment.ts';
import { moment as chinese } from './zh/moment.ts';

const USUAL: Readonly<Record<Moment, readonly [before: number, after: number]>> = {
  breakfast: [7 * HOUR, 9 * HOUR],
  lunch: [11.5 * HOUR, 13.5 * HOUR],
  dinner: [18 * HOUR, 19.5 * HOUR],
  work: [17 * HOUR, 18.5 * HOUR],
  bed: [22 * HOUR, 22.5 * HOUR],
  waking: [7 * HOUR, 8 * HOUR],
};

interface Clock {
  readonly now: Instant;
  readonly zone: string;
  /** When the user works, as the profile says it. */
  readonly workingHours: string | null;
}

/**
 * The next time that words such as `after lunch` or 下班后 mean, with the hour that was taken. The end of work and of
 * the midday break are those of the working hours. Undefined for other words, and for a time today that has passed.
 */
export function readMoment(
  text: string,
  { now, zone, workingHours }: Clock,
): { instant: Instant; wall: WallMs } | undefined {
  const said = chinese(text) ?? english(text);
  if (!said) return undefined;
  const hours = workingHours === null ? undefined : parseWorkingHours(workingHours);
  const today = wallDay(toWall(now, zone));
  for (const days of said.day === undefined ? [0, 1] : [said.day]) {
    const day = today + days * DAY;
    const wall = day + clockOf(said, hours, day);
    const instant = toInstant(wall, zone);
    if (instant > now) return { instant, wall };
  }
  return undefined;
}

/** The time of day of a moment. */
function clockOf({ moment, side }: SaidMoment, hours: WorkingHours | undefined, day: WallMs): number {
  const ranges = hours?.[wallWeekday(day)] ?? [];
  const index = side === 'before' ? 0 : 1;
  const end = ranges.at(-1)?.[1];
  if (moment === 'work' && end !== undefined && end <= 24 * 60) return end * MINUTE - (side === 'before' ? HOUR : 0);
  if (moment === 'lunch') {
    const until = ranges.find(([, to]) => to > 10.5 * 60 && to < 14.5 * 60)?.[1];
    const from = ranges.find(([start]) => start > 11.5 * 60 && start < 15.5 * 60)?.[0];
    const taken = side === 'before' ? until : from;
    if (taken !== undefined && ranges.length > 1) return taken * MINUTE;
  }
  return USUAL[moment][index];
}
