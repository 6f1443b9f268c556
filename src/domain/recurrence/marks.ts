import type { Mark, Series } from '../time/event.ts';
import { DAY, formatWall, formatWallDate, type Instant, parseWall, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { planOf } from './plan.ts';
import { walk } from './walk.ts';

/** No zone moves a wall time by more than a day, nor turns its clocks by more than a day. */
export const SHIFT = 26 * 3_600_000;

export const isDateMark = (mark: Mark): boolean => mark.length === 10;
const isInstantMark = (mark: Mark): boolean => mark.endsWith('Z');

function mustWall(text: string): WallMs {
  const wall = parseWall(text);
  if (wall === undefined) throw new RangeError(`Unreadable mark: ${text}`);
  return wall;
}

/** The wall time that a mark names in the series' own zone. */
export function markWall(mark: Mark, series: Series, viewerZone: string): WallMs {
  if (series.time.allDay) return mustWall(mark.slice(0, 10));
  if (isInstantMark(mark)) return toWall(mustWall(mark.slice(0, -1)), series.time.zone ?? viewerZone);
  return mustWall(mark);
}

/** The instant that a mark means; for a date on a timed series the start of that day. Floating series are read in `viewerZone`. */
export function markInstant(mark: Mark, series: Series, viewerZone: string): Instant {
  const { allDay } = series.time;
  const zone = allDay ? viewerZone : (series.time.zone ?? viewerZone);
  if (allDay || isDateMark(mark)) return startOfDay(mustWall(mark.slice(0, 10)), zone);
  return isInstantMark(mark) ? mustWall(mark.slice(0, -1)) : toInstant(mustWall(mark), zone);
}

/** Text for a wall time of the series: a date, a wall time, or the instant where the wall time would be read as another. */
export function writeMark(wall: WallMs, instant: Instant, series: Series, viewerZone: string): Mark {
  if (series.time.allDay) return formatWallDate(wall);
  const readBack = toInstant(wall, series.time.zone ?? viewerZone);
  return readBack === instant ? formatWall(wall) : `${formatWall(instant)}Z`;
}

/** The mark of the occurrence that starts at `instant`, such as its RECURRENCE-ID. */
export function markOf(series: Series, viewerZone: string, instant: Instant): Mark {
  return writeMark(nominalWall(series, viewerZone, instant), instant, series, viewerZone);
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
