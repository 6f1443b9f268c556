import { type Language, messages } from '../../messages/index.ts';

import type { Occurrence, Window } from './event.ts';
import {
  DAY,
  formatWall,
  formatWallClock,
  formatWallDate,
  type Instant,
  MINUTE,
  type WallMs,
  wallDay,
  wallWeekday,
} from './wall.ts';
import { offsetAt, startOfDay, toWall } from './zone.ts';

/** `周三` / `Wed`, or in long `星期三` / `Wednesday`. `weekday`: 0 = Monday. */
export const weekdayName = (weekday: number, language: Language, length: 'short' | 'long' = 'short'): string =>
  messages(language).times.weekdays[length][weekday] as string;

/** ISO 8601 week number of the wall day. */
export function isoWeek(wall: WallMs): number {
  const thursday = wallDay(wall) + (3 - wallWeekday(wall)) * DAY;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / (7 * DAY)) + 1;
}

/** `+08:00`, rounded to minutes: offsets of old local mean times have seconds, ISO 8601 has none. */
function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 && minutes > 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** `2026-01-28T15:00:00+08:00`: what the clock in `zone` shows, to the second, with its offset. */
export function isoWithOffset(instant: Instant, zone: string): string {
  const offset = offsetAt(zone, instant);
  return formatWall(instant + offset) + formatOffset(offset);
}

/** `2026-01-28 周三`, `Wed 2026-01-28`. */
export const showDay = (wall: WallMs, language: Language): string => {
  const name = weekdayName(wallWeekday(wall), language);
  return messages(language).times.dayWithWeekday({ wall: formatWallDate(wall), name });
};

/** The last day of an all-day span. Its end may be later than midnight: some days begin at one, and a few were left out. */
export const lastDay = ({ start, end }: Occurrence, zone: string): WallMs =>
  wallDay(toWall(Math.max(start, end - 1), zone));

/**
 * One readable line with the weekday. All-day spans show their last day
 * inclusively; `start` and `end` are midnights in `zone` then.
 */
export function showWhen(
  { start, end, allDay }: Occurrence & { readonly allDay: boolean },
  zone: string,
  language: Language,
): string {
  const from = toWall(start, zone);
  const to = toWall(end, zone);
  const day = showDay(from, language);
  if (allDay) {
    const last = lastDay({ start, end }, zone);
    const whole = messages(language).common.allDay;
    return last === wallDay(from) ? `${day} ${whole}` : `${day} – ${showDay(last, language)} ${whole}`;
  }
  const opening = `${day} ${formatWallClock(from)}`;
  if (end === start) return opening;
  const [before, after] = [offsetAt(zone, start), offsetAt(zone, end)];
  // When the clocks go back inside the span its end can read like its start.
  const offsets =
    after < before && wallDay(from) === wallDay(to)
      ? [before, after].map((one) => ` (${formatOffset(one)})`)
      : ['', ''];
  const closing = wallDay(from) === wallDay(to) ? '–' : ` – ${showDay(to, language)} `;
  return `${opening}${offsets[0]}${closing}${formatWallClock(to)}${offsets[1]}`;
}

/**
 * A window that was looked at, in one line: `2026-11-23 周一 – 2026-11-29 周日`
 * of whole days, the last one included, else with the times of day; a window that ends with a day says 24:00.
 */
export function showWindow({ from, to }: Window, zone: string, language: Language): string {
  const [start, end] = [toWall(from, zone), toWall(to, zone)];
  const endsWithDay = isDayStart(to, zone);
  const last = endsWithDay ? lastDay({ start: from, end: to }, zone) : wallDay(end);
  const isOneDay = last === wallDay(start);
  if (endsWithDay && isDayStart(from, zone))
    return isOneDay ? showDay(start, language) : `${showDay(start, language)} – ${showDay(last, language)}`;
  const closing = endsWithDay ? '24:00' : formatWallClock(end);
  const opening = `${showDay(start, language)} ${formatWallClock(start)}`;
  return isOneDay ? `${opening}–${closing}` : `${opening} – ${showDay(last, language)} ${closing}`;
}

/** The last moment of a window without a beginning: `2026-11-29 周日`, or the day and time that it ends before. */
export function showLimit(until: Instant, zone: string, language: Language): string {
  if (isDayStart(until, zone)) return showDay(wallDay(toWall(until - 1, zone)), language);
  const wall = toWall(until, zone);
  return `${showDay(wall, language)} ${formatWallClock(wall)}`;
}

const isDayStart = (at: Instant, zone: string): boolean => startOfDay(wallDay(toWall(at, zone)), zone) === at;
