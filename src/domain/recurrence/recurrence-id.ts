import type { RecurrenceId, Series } from '../time/event.ts';
import { DAY, formatWall, formatWallDate, type Instant, parseWall, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { planOf } from './plan.ts';
import { walk } from './walk.ts';

/** No zone moves a wall time by more than a day, nor turns its clocks by more than a day. */
export const SHIFT = 26 * 3_600_000;

export const isDateId = (recurrenceId: RecurrenceId): boolean => recurrenceId.length === 10;
const isInstantId = (recurrenceId: RecurrenceId): boolean => recurrenceId.endsWith('Z');

function mustWall(text: string): WallMs {
  const wall = parseWall(text);
  if (wall === undefined) throw new RangeError(`Unreadable recurrence id: ${text}`);
  return wall;
}

/** The wall time that a recurrence id names in the series' own zone. */
export function recurrenceWall(recurrenceId: RecurrenceId, series: Series, viewerZone: string): WallMs {
  if (series.time.allDay) return mustWall(recurrenceId.slice(0, 10));
  if (isInstantId(recurrenceId)) return toWall(mustWall(recurrenceId.slice(0, -1)), series.time.zone ?? viewerZone);
  return mustWall(recurrenceId);
}

/** The instant that a recurrence id means; for a date on a timed series the start of that day. Floating series are read in `viewerZone`. */
export function recurrenceInstant(recurrenceId: RecurrenceId, series: Series, viewerZone: string): Instant {
  const { allDay } = series.time;
  const zone = allDay ? viewerZone : (series.time.zone ?? viewerZone);
  if (allDay || isDateId(recurrenceId)) return startOfDay(mustWall(recurrenceId.slice(0, 10)), zone);
  return isInstantId(recurrenceId) ? mustWall(recurrenceId.slice(0, -1)) : toInstant(mustWall(recurrenceId), zone);
}

/** Text for a wall time of the series: a date, a wall time, or the instant where the wall time would be read as another. */
export function writeRecurrenceId(wall: WallMs, instant: Instant, series: Series, viewerZone: string): RecurrenceId {
  if (series.time.allDay) return formatWallDate(wall);
  const readBack = toInstant(wall, series.time.zone ?? viewerZone);
  return readBack === instant ? formatWall(wall) : `${formatWall(instant)}Z`;
}

/** The recurrence id of the occurrence that starts at `instant`, such as its RECURRENCE-ID. */
export function recurrenceIdOf(series: Series, viewerZone: string, instant: Instant): RecurrenceId {
  return writeRecurrenceId(nominalWall(series, viewerZone, instant), instant, series, viewerZone);
}

/**
 * The wall time by which the rule names the occurrence at `instant`. It differs
 * from what the clock shows only where a DST gap has shifted the occurrence.
 */
export function nominalWall(series: Series, viewerZone: string, instant: Instant): WallMs {
  const { time, rrule } = series;
  const zone = time.allDay ? viewerZone : (time.zone ?? viewerZone);
  const shown = toWall(instant, zone);
  const shifted = toWall(instant - DAY, zone) + DAY !== shown;
  if (!shifted) return time.allDay ? wallDay(shown) : shown;
  let nominal: WallMs | undefined;
  const visit = (wall: WallMs): boolean => {
    if (toInstant(wall, zone, wall === time.start ? time.fold : 0) === instant) nominal = wall;
    return nominal !== shown;
  };
  if (rrule !== null) walk(planOf(time, rrule), shown - SHIFT, shown, visit);
  else visit(time.start);
  return nominal ?? (time.allDay ? wallDay(shown) : shown);
}
