import type { EventTime, Series } from '../../time/event.ts';
import { HOUR, parseWall, type WallMs } from '../../time/wall.ts';

export function wall(text: string): WallMs {
  const read = parseWall(text);
  if (read === undefined) throw new Error(`Unreadable wall time: ${text}`);
  return read;
}

/** A series of one-hour events; a date as start makes it all-day. */
export function series(start: string, rrule: string | null, zone: string | null, more: Partial<Series> = {}): Series {
  const allDay = start.length === 10;
  const time: EventTime = {
    allDay,
    zone: allDay ? null : zone,
    start: wall(start),
    fold: 0,
    days: allDay ? 1 : 0,
    ms: allDay ? 0 : HOUR,
  };
  return { time, rrule, exdates: [], rdates: [], ...more };
}
