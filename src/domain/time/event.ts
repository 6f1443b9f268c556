import type { Instant, WallMs } from './wall.ts';

export type ShowAs = 'busy' | 'tentative' | 'free';

/**
 * When an event happens. The truth is wall time and zone, never an instant:
 * rules about zones change, appointments do not.
 */
export interface EventTime {
  /** All-day events have a midnight `start`, `ms` 0 and at least one of `days`. */
  readonly allDay: boolean;
  /** IANA zone of `start`. Null = floating: read in the zone of whoever looks (all-day events are always floating). */
  readonly zone: string | null;
  readonly start: WallMs;
  /** 1 when `start` means the second of two equal wall times (end of DST). */
  readonly fold: 0 | 1;
  /** Nominal days of the duration; added on the wall clock, before `ms`. */
  readonly days: number;
  /** Elapsed milliseconds of the duration. */
  readonly ms: number;
}

/**
 * One point in a recurrence set, as text: `2026-01-28T15:00:00` (wall time in
 * the series' zone), `2026-01-28` (all-day), or `2026-01-28T07:00:00Z` (instant).
 */
export type RecurrenceId = string;

/** An additional occurrence (RDATE); with `days`/`ms` when it has a duration of its own (VALUE=PERIOD). */
export interface ExtraDate {
  readonly at: RecurrenceId;
  readonly days?: number;
  readonly ms?: number;
}

/** The recurrence set of an event: a single event has no rule and no extra dates. */
export interface Series {
  readonly time: EventTime;
  /** RRULE text without the `RRULE:` prefix; null for a single event. */
  readonly rrule: string | null;
  /** Excluded starts (EXDATE), and the original starts of occurrences that were changed. */
  readonly exdates: readonly RecurrenceId[];
  readonly rdates: readonly ExtraDate[];
}

export interface Occurrence {
  readonly start: Instant;
  readonly end: Instant;
}

/** Half-open [from, to). */
export interface Window {
  readonly from: Instant;
  readonly to: Instant;
}

/** An occurrence that takes up time in somebody's calendar. `id` names its event. */
export interface Busy extends Occurrence {
  readonly id: string;
  readonly showAs: 'busy' | 'tentative';
}
