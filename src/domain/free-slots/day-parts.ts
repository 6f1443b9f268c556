import { HOUR, type WallMs, wallTimeOfDay } from '../time/wall.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

const PARTS: Record<DayPart, readonly [number, number]> = {
  morning: [6 * HOUR, 12 * HOUR],
  afternoon: [12 * HOUR, 18 * HOUR],
  evening: [18 * HOUR, 24 * HOUR],
};

/** Whether what starts at `wall` starts in that part of the day: morning 6–12, afternoon 12–18, evening 18–24. */
export function startsInPart(wall: WallMs, part: DayPart): boolean {
  const time = wallTimeOfDay(wall);
  return time >= PARTS[part][0] && time < PARTS[part][1];
}

/** Whether what starts at `wall` starts in prime hours: 9–11 or 14–16, ends excluded. */
export function startsInPrimeHours(wall: WallMs): boolean {
  const time = wallTimeOfDay(wall);
  return (time >= 9 * HOUR && time < 11 * HOUR) || (time >= 14 * HOUR && time < 16 * HOUR);
}
