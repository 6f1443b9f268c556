/**
 * Wall time: what a clock on the wall shows, held as the epoch milliseconds of
 * the same reading in UTC. Arithmetic on it is calendar arithmetic without
 * zones; only zone.ts turns it into an instant.
 */
export type WallMs = number;

/** A point on the world's time line, in epoch milliseconds. */
export type Instant = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Midnight of the wall day that holds `wall`. */
export const wallDay = (wall: WallMs): WallMs => Math.floor(wall / DAY) * DAY;

/** Milliseconds since midnight on the wall clock. */
export const wallTimeOfDay = (wall: WallMs): number => wall - wallDay(wall);

/** Day of the week of a wall time: 0 = Monday … 6 = Sunday. */
export const wallWeekday = (wall: WallMs): number => (((Math.floor(wall / DAY) + 3) % 7) + 7) % 7;

/** `2026-01-28`. */
export function formatWallDate(wall: WallMs): string {
  const date = new Date(wall);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

/** `15:00`. */
export function formatWallClock(wall: WallMs): string {
  const minutes = Math.floor(wallTimeOfDay(wall) / MINUTE);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** `2026-01-28T15:00:00`. */
export function formatWall(wall: WallMs): string {
  const seconds = Math.floor(wallTimeOfDay(wall) / 1000);
  return `${formatWallDate(wall)}T${formatWallClock(wall)}:${pad(seconds % 60)}`;
}

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * Reads `2026-01-28` or `2026-01-28T15:00[:00]` (no zone). Undefined when the
 * text has another form or names a date or time that does not exist.
 */
export function parseWall(text: string): WallMs | undefined {
  const match = WALL.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const same = formatWallDate(wall) === `${match[1]}-${match[2]}-${match[3]}`;
  return same && hour < 24 && minute < 60 && second < 60 ? wall : undefined;
}
