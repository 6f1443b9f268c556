import type { Caller } from '../../domain/caller.ts';
import { type Split, splitSeries } from '../../domain/recurrence/edit.ts';
import { nominalWall, recurrenceInstant } from '../../domain/recurrence/recurrence-id.ts';
import { shiftSeries } from '../../domain/recurrence/shift.ts';
import type { EventTime, RecurrenceId, Series } from '../../domain/time/event.ts';
import { type Instant, type WallMs, wallDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { single } from './draft.ts';

/** How the series of any kind of item are edited. */

/** A recurrence set as it is after an edit. */
export interface Edited {
  readonly series: Series;
  /** Where the occurrence of an original start is now. */
  readonly moveId: (recurrenceId: RecurrenceId) => RecurrenceId;
  readonly warnings: string[];
}

/** It takes place once, at this time. */
export const endRepeat = (time: EventTime): Edited => ({
  series: single(time),
  moveId: (recurrenceId) => recurrenceId,
  warnings: [],
});

/**
 * Moves a whole series so that its occurrence of the original start `at`, or
 * its first one, gets the time `to`, in length and zone as well.
 */
export function moveSeries(
  caller: Pick<Caller, 'zone' | 'language'>,
  series: Series,
  at: Instant | undefined,
  to: EventTime,
): Edited {
  const { time } = series;
  const { zone } = caller;
  // In a DST gap the clock shows a later time than the one by which the rule names the occurrence.
  const nominal = at === undefined ? time.start : nominalWall(series, zone, at);
  const isSame = to.start === (at === undefined ? time.start : shownWall(series, zone, at));
  const shift = isSame ? 0 : to.start - nominal;
  const start = time.start + shift;
  const isFirst = nominal === time.start;
  const fold = isFirst ? to.fold : start === time.start && to.zone === time.zone ? time.fold : 0;
  const moved = shiftSeries(series, { ...to, start, fold }, zone);
  const warnings = moved.followed ? [] : [messages(caller).events.repeatRuleNamesDays];
  return { series: moved.series, moveId: moved.moveId, warnings };
}

/** What the clock shows at the start of an occurrence: of an all-day one its day, as some days do not begin at midnight. */
export function shownWall({ time }: Series, viewerZone: string, at: Instant): WallMs {
  const wall = toWall(at, time.zone ?? viewerZone);
  return time.allDay ? wallDay(wall) : wall;
}

/** The start on the wished day, else the one on the nearest day. `starts` are in order; `zone` is that of the wish. */
export function nearestStart(starts: readonly Instant[], wish: WallMs, zone: string): Instant | undefined {
  let best: { readonly start: Instant; readonly distance: number } | undefined;
  for (const start of starts) {
    const distance = distanceTo(wish, toWall(start, zone));
    if (!best || distance < best.distance) best = { start, distance };
  }
  return best?.start;
}

/** Days apart weigh more than hours: from 09:00 to 22:00 is a move within the day, not from the next morning. */
const distanceTo = (wish: WallMs, wall: WallMs): number =>
  Math.abs(wallDay(wall) - wallDay(wish)) + Math.abs(wall - wish) / 1_000;

/** A series cut in two before one of its occurrences. */
export interface Cut extends Split {
  /** Whether the occurrence of this original start belongs to the later part. */
  readonly isLater: (recurrenceId: RecurrenceId) => boolean;
}

/** Cuts a series before the occurrence that starts at `at`, which it must have. */
export const cutSeries = ({ zone }: Pick<Caller, 'zone'>, series: Series, at: Instant): Cut => ({
  ...splitSeries(series, zone, at),
  isLater: (recurrenceId) => recurrenceInstant(recurrenceId, series, zone) >= at,
});
