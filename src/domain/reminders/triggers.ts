import { expand, findOccurrence } from '../recurrence/expand.ts';
import { recurrenceIdOf, recurrenceInstant } from '../recurrence/recurrence-id.ts';
import { points } from '../recurrence/set.ts';
import type { EventTime, RecurrenceId, Series } from '../time/event.ts';
import { DAY, formatWall, type Instant, MINUTE } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';

/** One time that a reminder goes off. */
export interface Trigger {
  readonly recurrenceId: RecurrenceId;
  /** Original start of the occurrence: of the reminder itself, or of its event. */
  readonly start: Instant;
  /** When it goes off, unless it is snoozed. */
  readonly at: Instant;
  /** Tells apart what was done before its event was moved: the wall time of the event, or the recurrence id again. */
  readonly of: string;
}

/** When a reminder goes off. All lists are in order of `at`. */
export interface Triggers {
  readonly recurring: boolean;
  /** Those with `at` in [from, to), the first `limit`. */
  between(from: Instant, to: Instant, limit: number): Trigger[];
  /** The one with this original start. */
  starting(start: Instant): Trigger | undefined;
  /** The one with this recurrence id. */
  withId(recurrenceId: RecurrenceId): Trigger | undefined;
}

/** What never was or is no more: an event that is gone. */
export const NO_TRIGGERS: Triggers = {
  recurring: false,
  between: () => [],
  starting: () => undefined,
  withId: () => undefined,
};

const isRecurring = ({ rrule, rdates }: Series): boolean => rrule !== null || rdates.length > 0;

/** Of a time of its own. Of a series nothing before `armedAt` goes off. */
export function triggersOfSeries(given: Series, zone: string, armedAt: Instant): Triggers {
  const series = points(given);
  const recurring = isRecurring(series);
  const trigger = (start: Instant): Trigger => {
    const recurrenceId = recurrenceIdOf(series, zone, start);
    return { recurrenceId, start, at: start, of: recurrenceId };
  };
  const isArmed = (at: Instant): boolean => !recurring || at >= armedAt;
  const starting = (start: Instant): Trigger | undefined =>
    isArmed(start) && findOccurrence(series, zone, start) ? trigger(start) : undefined;
  return {
    recurring,
    between: (from, to, limit) =>
      expand(series, zone, { from: recurring ? Math.max(from, armedAt) : from, to }, { limit }).occurrences.map(
        ({ start }) => trigger(start),
      ),
    starting,
    withId: (recurrenceId) => starting(recurrenceInstant(recurrenceId, series, zone)),
  };
}

/** An event as its reminders see it. */
export interface TriggeringEvent {
  /** As declared, with the occurrences that have a row of their own. */
  readonly declared: Series;
  /** Without them. */
  readonly series: Series;
  /** Occurrences with a row of their own: none of these takes place where `time` is null. */
  readonly changed: readonly { readonly recurrenceId: RecurrenceId; readonly time: Series | null }[];
}

const MINUTES_OF_DAY = DAY / MINUTE;

/** Clocks are put by no more than this between a reminder and its event: some islands have left out a day. */
const MOST_PUT = DAY;

/** Days are counted by the calendar, so that three days before a birthday it is nine o'clock, whether clocks are put meanwhile or not (RFC 5545 §3.3.6); hours go by. */
const countsDays = ({ allDay }: EventTime, minutes: number): boolean =>
  minutes !== 0 && (allDay || minutes % MINUTES_OF_DAY === 0);

/** So many minutes before an instant at which the event begins. */
function beforeStart(time: EventTime, zone: string, start: Instant, minutes: number): Instant {
  const lead = minutes * MINUTE;
  const own = time.zone ?? zone;
  return countsDays(time, minutes) ? toInstant(toWall(start, own) - lead, own) : start - lead;
}

/** `minutes` before the start of each occurrence of an event that starts after `armedAt`; `excluded` ones left out. */
export function triggersOfEvent(
  { declared, series: rest, changed }: TriggeringEvent,
  zone: string,
  {
    minutes,
    armedAt,
    excluded,
  }: { readonly minutes: number; readonly armedAt: Instant; readonly excluded: readonly RecurrenceId[] },
): Triggers {
  const lead = minutes * MINUTE;
  const series = points(rest);
  const out = new Set(excluded);
  const moved = changed.flatMap(({ recurrenceId, time }): Trigger[] => {
    if (time === null || out.has(recurrenceId)) return [];
    const begin = firstOf(time, zone);
    const start = recurrenceInstant(recurrenceId, declared, zone);
    const at = beforeStart(time.time, zone, begin, minutes);
    return begin > armedAt ? [{ recurrenceId, start, at, of: formatWall(time.time.start) }] : [];
  });
  const trigger = (start: Instant): Trigger => {
    const recurrenceId = recurrenceIdOf(declared, zone, start);
    return { recurrenceId, start, at: beforeStart(declared.time, zone, start, minutes), of: recurrenceId };
  };
  const slack = countsDays(declared.time, minutes) ? MOST_PUT : 0;
  /** Of occurrences that start in [from, to), the first `limit`. */
  const ownIn = (from: Instant, to: Instant, limit?: number): Trigger[] =>
    expand(series, zone, { from: Math.max(from, armedAt + 1), to }, limit === undefined ? {} : { limit })
      .occurrences.map(({ start }) => trigger(start))
      .filter(({ recurrenceId }) => !out.has(recurrenceId));
  const starting = (start: Instant): Trigger | undefined => {
    const other = moved.find((one) => one.start === start);
    if (other || start <= armedAt || !findOccurrence(series, zone, start)) return other;
    const own = trigger(start);
    return out.has(own.recurrenceId) ? undefined : own;
  };
  return {
    recurring: isRecurring(declared),
    between(from, to, limit) {
      // Near the start of the window clocks that are put decide which are in it, so that none of those counts towards the limit.
      const sure = from + lead + slack;
      const near = slack === 0 ? [] : ownIn(from + lead - slack, Math.min(sure, to + lead + slack));
      const far = ownIn(sure, to + lead + slack, limit + out.size);
      return [...near, ...far, ...moved]
        .filter(({ at }) => at >= from && at < to)
        .sort((a, b) => a.at - b.at || a.start - b.start)
        .slice(0, limit);
    },
    starting,
    withId: (recurrenceId) => starting(recurrenceInstant(recurrenceId, declared, zone)),
  };
}

const firstOf = (series: Series, zone: string): Instant =>
  expand(points(series), zone, { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }, { limit: 1 })
    .occurrences[0]?.start ?? Number.NEGATIVE_INFINITY;

/** How far back the last one before now is looked for, in steps: rules that match often are near. */
const LOOK_BACK = [2 * DAY, 64 * DAY, 800 * DAY, 4_000 * DAY, 120_000 * DAY];

/** The last one at or before `now`. */
export function lastTrigger(triggers: Triggers, now: Instant): Trigger | undefined {
  let to = now + 1;
  for (const back of LOOK_BACK) {
    const from = now - back;
    const found = triggers.between(from, to, 100_000).at(-1);
    if (found) return found;
    to = from;
  }
  return undefined;
}

/** Those after `now`. */
export const nextTriggers = (triggers: Triggers, now: Instant, limit: number): Trigger[] =>
  triggers.between(now + 1, Number.POSITIVE_INFINITY, limit);
