import type { ExtraDate, Occurrence, Series } from '../time/event.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { type Plan, planOf } from './plan.ts';
import { isDateId, recurrenceInstant, recurrenceWall } from './recurrence-id.ts';

/** A series made ready for expansion in one zone. */
export interface RecurrenceSet {
  readonly zone: string;
  /** Null for a series without a rule: its DTSTART is the one wall time. */
  readonly plan: Plan | null;
  /** The occurrence of a wall time of the rule. */
  readonly at: (wall: WallMs) => Occurrence;
  readonly isExcluded: (start: Instant) => boolean;
  /** Occurrences of RDATE, excluded ones left out, in no order. */
  readonly extras: readonly Occurrence[];
}

export function recurrenceSet(series: Series, viewerZone: string): RecurrenceSet {
  const { time, rrule } = series;
  const zone = time.allDay ? viewerZone : (time.zone ?? viewerZone);
  const endOf = (wall: WallMs, start: Instant, days: number, ms: number): Instant =>
    (days === 0 ? start : toInstant(wall + days * DAY, zone)) + ms;
  const at = (wall: WallMs): Occurrence => {
    const start = toInstant(wall, zone, wall === time.start ? time.fold : 0);
    return { start, end: endOf(wall, start, time.days, time.ms) };
  };
  const extra = ({ at: recurrenceId, days, ms }: ExtraDate): Occurrence => {
    const start = recurrenceInstant(recurrenceId, series, viewerZone);
    const own = days !== undefined || ms !== undefined;
    const wall = recurrenceWall(recurrenceId, series, viewerZone);
    return { start, end: endOf(wall, start, own ? (days ?? 0) : time.days, own ? (ms ?? 0) : time.ms) };
  };
  const isExcluded = exclusions(series, viewerZone, zone);
  return {
    zone,
    plan: rrule === null ? null : planOf(time, rrule),
    at,
    isExcluded,
    extras: series.rdates.map(extra).filter(({ start }) => !isExcluded(start)),
  };
}

/** The same starts without lengths, which would make occurrences overlap windows in which they do not start. */
export const points = (series: Series): Series => ({
  ...series,
  time: { ...series.time, days: 0, ms: 0 },
  rdates: series.rdates.map(({ at }) => ({ at })),
});

/** EXDATE goes by instant; a date on a timed series excludes what starts on that local day. */
function exclusions(series: Series, viewerZone: string, zone: string): (start: Instant) => boolean {
  const { exdates, time } = series;
  if (exdates.length === 0) return () => false;
  const instants = new Set<Instant>();
  const days = new Set<WallMs>();
  for (const recurrenceId of exdates) {
    if (isDateId(recurrenceId) && !time.allDay) days.add(recurrenceWall(recurrenceId, series, viewerZone));
    else instants.add(recurrenceInstant(recurrenceId, series, viewerZone));
  }
  return (start) => instants.has(start) || (days.size > 0 && days.has(wallDay(toWall(start, zone))));
}
