import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { type Density, densityOf } from '../../../domain/conflicts/density.ts';
import { findConflicts } from '../../../domain/conflicts/overlap.ts';
import { freeStretches, intersectIntervals } from '../../../domain/free-slots/intervals.ts';
import { openTime } from '../../../domain/free-slots/open-time.ts';
import type { Busy, Window } from '../../../domain/time/event.ts';
import { DAY, MINUTE, type WallMs } from '../../../domain/time/wall.ts';
import { startOfDay } from '../../../domain/time/zone.ts';
import type { Sourced } from '../../availability/beyond-cache.ts';
import { hoursOf } from '../../availability/policy.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import { withGroupNames } from '../../groups/present.ts';
import { type EventView, type Found, type Given, viewOf, withRows } from '../../series/present.ts';
import { legsAmong } from '../../travel/legs.ts';
import { type LeaveView, leaveViews } from '../../travel/view.ts';
import type { Period } from './period.ts';

export interface DigestDay {
  /** Midnight. */
  readonly date: WallMs;
  /** The public holiday or make-up workday of mainland China that it is, for users there. */
  readonly holiday?: string;
  readonly workday: boolean;
  /** In time order. */
  readonly events: readonly EventView[];
  /** When to leave for them. */
  readonly leave: readonly LeaveView[];
  readonly density: Density;
  /** Stretches of at least half an hour inside working hours that are free, from now on. */
  readonly free: readonly Window[];
}

/** Two events at the same time. */
export interface Clash {
  readonly first: EventView;
  readonly second: EventView;
  /** Both are busy; else one is tentative. */
  readonly hard: boolean;
}

/** Occurrences that a digest looks at; a denser week is told by its numbers. */
const MOST = 1_000;
const MOST_CLASHES = 200;
const SHORTEST_FREE = 30 * MINUTE;

type Taken = Busy & { readonly found: Found };

export interface Agenda {
  readonly days: readonly DigestDay[];
  /** From now on. */
  readonly clashes: readonly Clash[];
}

/** Each day of the period: what is on, what others have given to the caller with it, how full it is, what is free; and what overlaps. */
export async function agendaOf(
  executor: Executor,
  caller: Caller,
  { from, to }: Period,
  given: Given,
): Promise<Agenda> {
  const { zone } = caller;
  const window = { from: startOfDay(from, zone), to: startOfDay(to, zone) };
  const occurrences = await occurrencesIn(executor, caller, window, { kind: 'all', most: MOST });
  const found = await withRows(executor, caller, occurrences);
  const taken = found.flatMap(takenBy);
  const shown = [...found.map((one) => ({ ...one, view: viewOf(caller, one) })), ...(await given(window))].sort(
    (a, b) => a.start - b.start,
  );
  // Loaded late, as the parser that it belongs to.
  const { isMainlandChina, isWorkday, officialName } = await import('../../../domain/phrases/frames/workdays.ts');
  const official = isMainlandChina(zone);
  const legs = await legsAmong(executor, caller, found);
  const days: DigestDay[] = [];
  for (let date = from; date < to; date += DAY) {
    const day = { from: startOfDay(date, zone), to: startOfDay(date + DAY, zone) };
    const holiday = official ? officialName(date, caller.language) : undefined;
    days.push({
      date,
      ...(holiday !== undefined && { holiday }),
      workday: isWorkday(date, official),
      events: shown.filter((one) => touches(one, day)).map(({ view }) => view),
      leave: leaveViews(
        caller,
        legs.filter(({ to }) => to.start >= day.from && to.start < day.to),
      ),
      density: densityOf(
        taken.filter(({ showAs }) => showAs === 'busy'),
        day,
        zone,
      ),
      free: freeIn(caller, day, taken),
    });
  }
  await withGroupNames(
    executor,
    caller,
    days.flatMap(({ events }) => events),
  );
  return { days, clashes: clashesAmong(caller, taken) };
}

/** The time that an event takes; none where it is free. */
export const takenBy = (found: Found): Taken[] => {
  const { start, end, row } = found;
  return row.show_as === 'free' ? [] : [{ id: row.id, start, end, showAs: row.show_as, found }];
};

const touches = ({ start, end }: Pick<Sourced, 'start' | 'end'>, day: Window): boolean =>
  start < day.to && Math.max(end, start + 1) > day.from;

/** Stretches of a time of at least half an hour inside working hours that are free, from now on. */
export function freeIn(caller: Caller, day: Window, taken: readonly Busy[]): Window[] {
  const rest = { from: Math.max(day.from, caller.now), to: day.to };
  if (rest.from >= rest.to) return [];
  const open = intersectIntervals(freeStretches(taken, rest), openTime(rest, caller.zone, hoursOf(caller)));
  return open.filter(({ from, to }) => to - from >= SHORTEST_FREE);
}

function clashesAmong(caller: Caller, taken: readonly Taken[]): Clash[] {
  const coming = taken.filter(({ end }) => end > caller.now);
  const order = new Map(coming.map((one, index) => [one, index]));
  return findConflicts(coming, coming, 0, MOST_CLASHES + MOST).flatMap(({ span, busy }): Clash[] => {
    // Each pair is found twice, and each one meets itself.
    if ((order.get(span) as number) >= (order.get(busy) as number)) return [];
    const hard = span.showAs === 'busy' && busy.showAs === 'busy';
    return [{ first: viewOf(caller, span.found), second: viewOf(caller, busy.found), hard }];
  });
}
