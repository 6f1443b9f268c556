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

/** A reminder that belongs to an event or a todo. */
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

/** What a reminder goes off before: an event, or a todo, which is one without length when it is due. */
export interface Anchor extends EventWithOverrides {
  /** Nothing goes off before a todo that is done, or not due at any time. */
  readonly isSilent?: boolean;
}

/** When it goes off. `event`: its event or todo; where that is gone, it does not. */
function triggersOf(caller: Pick<Caller, 'zone'>, row: ReminderRow, event: Anchor | undefined): Triggers {
  if (!isAttached(row)) return triggersOfSeries(seriesOf(row), caller.zone, row.armed_at);
  if (!event || event.isSilent) return NO_TRIGGERS;
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

/** A row with the event or todo that it belongs to. */
export interface Loaded extends Reminder {
  readonly row: ReminderRow;
  readonly event: Anchor | undefined;
}

export const loaded = (caller: Pick<Caller, 'zone'>, row: ReminderRow, event: Anchor | undefined): Loaded => ({
  row,
  event,
  triggers: triggersOf(caller, row, event),
  states: statesOf(row),
  status: row.status,
  closedFrom: row.closed_from,
});
