import type { EventRow, OverrideRow, Tracked } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { recurrenceInstant } from '../../domain/recurrence/recurrence-id.ts';
import type { EventTime, ExtraDate, RecurrenceId, Series, Window } from '../../domain/time/event.ts';
import type { Instant } from '../../domain/time/wall.ts';

/** What a new event row holds before it has a version. */
export type NewEvent = Omit<EventRow, keyof Tracked> & { id: string };

export type { Place } from '../../domain/place.ts';

/** A series or single event with the changed occurrences that belong to it. */
export interface EventWithOverrides {
  readonly root: EventRow;
  readonly overrides: readonly OverrideRow[];
}

/** All years that an event may lie in, in any zone. */
export const EVER: Window = { from: Date.UTC(1899, 11, 31), to: Date.UTC(2201, 0, 2) };

/** Ids of the events, and of the series that changed occurrences belong to. */
export const rootsOf = (rows: readonly (EventRow | null)[]): Set<string> =>
  new Set(rows.flatMap((row) => (row ? [row.series_id ?? row.id] : [])));

export const isRecurring = (row: Pick<EventRow, 'rrule' | 'rdates'>): boolean =>
  row.rrule !== null || row.rdates !== '[]';

/** An event that was never there before: nothing is derived from it yet. */
export const isNewSingle = (row: EventRow): boolean => row.version === 1 && row.series_id === null && !isRecurring(row);

/** What a row says of its event, without its name and what the recorder adds. */
export const ownColumns = ({ id, user, version, state, created_at, updated_at, ...columns }: EventRow) => columns;

export function timeOf(row: EventRow): EventTime {
  return {
    allDay: row.all_day === 1,
    zone: row.zone,
    start: row.wall_start,
    fold: row.fold,
    days: row.days,
    ms: row.ms,
  };
}

export function timeColumns(
  time: EventTime,
): Pick<EventRow, 'all_day' | 'zone' | 'wall_start' | 'fold' | 'days' | 'ms'> {
  return {
    all_day: time.allDay ? 1 : 0,
    zone: time.zone,
    wall_start: time.start,
    fold: time.fold,
    days: time.days,
    ms: time.ms,
  };
}

/** A recurrence set apart from the time of its start. */
type Recurrence = Omit<Series, 'time'>;

/** The columns that rows of events and of reminders hold it in. */
type RecurrenceColumns = Pick<EventRow, 'rrule' | 'exdates' | 'rdates'>;

export const recurrenceOf = ({ rrule, exdates, rdates }: RecurrenceColumns): Recurrence => ({
  rrule,
  exdates: exdatesOf({ exdates }),
  rdates: JSON.parse(rdates) as ExtraDate[],
});

/** The occurrences that are left out of a series. */
export const exdatesOf = (row: Pick<EventRow, 'exdates'>): RecurrenceId[] => JSON.parse(row.exdates) as RecurrenceId[];

export const recurrenceColumns = ({ rrule, exdates, rdates }: Recurrence): RecurrenceColumns => ({
  rrule,
  exdates: JSON.stringify(exdates),
  rdates: JSON.stringify(rdates),
});

/** The columns of an event that hold a recurrence set. */
export const seriesColumns = (series: Series) => ({ ...timeColumns(series.time), ...recurrenceColumns(series) });

/** The recurrence set as it was declared, without looking at changed occurrences. */
export const seriesOf = (row: EventRow): Series => ({ time: timeOf(row), ...recurrenceOf(row) });

/** The occurrences that the root itself provides: changed ones are left to their own rows. */
export function rootSeries(event: EventWithOverrides): Series {
  const series = seriesOf(event.root);
  const changed = event.overrides.map((row) => row.recurrence_id);
  return { ...series, exdates: [...series.exdates, ...changed] };
}

/** Tells the original starts of changed occurrences. `root`: their series. */
export function originalStarts({ zone }: Pick<Caller, 'zone'>, root: EventRow): (override: OverrideRow) => Instant {
  const series = seriesOf(root);
  return ({ recurrence_id }) => recurrenceInstant(recurrence_id, series, zone);
}

/** The value as SQL would compare it: what an `all` edit copies to changed occurrences that still equal the series. */
export const SHARED_FIELDS = [
  'title',
  'description',
  'location',
  'location_place',
  'show_as',
  'source',
  'group_id',
  'share_with',
  'private',
] as const;
