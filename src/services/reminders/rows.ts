import type { ReminderRow, Tracked } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Reminder, States } from '../../domain/reminders/state.ts';
import { NO_TRIGGERS, type Triggers, triggersOfEvent, triggersOfSeries } from '../../domain/reminders/triggers.ts';
import type { Series } from '../../domain/time/event.ts';
import {
  type EventWithOverrides,
  exdatesOf,
  recurrenceColumns,
  recurrenceOf,
  rootSeries,
  seriesOf as seriesOfEvent,
} from '../series/rows.ts';

/** What a new row holds before it has a version. */
export type NewReminder = Omit<ReminderRow, keyof Tracked> & { id: string };

/** A reminder that belongs to an event. */
export type AttachedRow = ReminderRow & { event_id: string; minutes_before: number };

export const isAttached = (row: ReminderRow): row is AttachedRow =>
  row.event_id !== null && row.minutes_before !== null;

/** What a row holds that says nothing of when it goes off. */
export const EMPTY = {
  notes: null,
  priority: 'normal',
  zone: null,
  wall_start: null,
  fold: 0,
  rrule: null,
  exdates: '[]',
  rdates: '[]',
  event_id: null,
  minutes_before: null,
  status: 'open',
  closed_from: null,
  states: '{}',
} as const satisfies Partial<NewReminder>;

export const statesOf = (row: ReminderRow): States => JSON.parse(row.states) as States;

/** The recurrence set of one that has a time of its own. */
export function seriesOf(row: ReminderRow): Series {
  return {
    time: { allDay: false, zone: row.zone, start: row.wall_start as number, fold: row.fold, days: 0, ms: 0 },
    ...recurrenceOf(row),
  };
}

/** The columns of a time of its own. */
export const timeColumns = (series: Series) => ({
  zone: series.time.zone,
  wall_start: series.time.start,
  fold: series.time.fold,
  ...recurrenceColumns(series),
  event_id: null,
  minutes_before: null,
});

/** When it goes off. `event`: its event; where that is gone, it does not. */
function triggersOf(caller: Pick<Caller, 'zone'>, row: ReminderRow, event: EventWithOverrides | undefined): Triggers {
  if (!isAttached(row)) return triggersOfSeries(seriesOf(row), caller.zone, row.armed_at);
  if (!event) return NO_TRIGGERS;
  const triggering = {
    declared: seriesOfEvent(event.root),
    series: rootSeries(event),
    changed: event.overrides.map((one) => ({
      recurrenceId: one.recurrence_id,
      time: one.cancelled === 1 ? null : seriesOfEvent(one),
    })),
  };
  const { minutes_before: minutes, armed_at: armedAt } = row;
  return triggersOfEvent(triggering, caller.zone, { minutes, armedAt, excluded: exdatesOf(row) });
}

/** A row with the event that it belongs to. */
export interface Loaded extends Reminder {
  readonly row: ReminderRow;
  readonly event: EventWithOverrides | undefined;
}

export const loaded = (
  caller: Pick<Caller, 'zone'>,
  row: ReminderRow,
  event: EventWithOverrides | undefined,
): Loaded => ({
  row,
  event,
  triggers: triggersOf(caller, row, event),
  states: statesOf(row),
  status: row.status,
  closedFrom: row.closed_from,
});
