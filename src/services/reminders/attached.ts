import { remindersOf } from '../../db/repos/reminders.ts';
import type { EventRow, ReminderRow } from '../../db/schema.ts';
import { newId } from '../../domain/ids.ts';
import type { Alert } from '../../domain/quick-add/alarm.ts';
import { leadOf } from '../../domain/reminders/said.ts';
import type { Recorder } from '../change/recorder.ts';
import { EMPTY } from './rows.ts';

/** Reminders that belong to an event or todo come, move and go with it, in the same change. */

/** The event that they belong to. */
type Event = Pick<EventRow, 'id' | 'all_day' | 'wall_start'>;

/** Adds one that goes off then, under the title of the event. */
export const attachReminder = (recorder: Recorder, event: Event, alert: Alert): Promise<ReminderRow> =>
  attachLead(recorder, event.id, leadOf(event, alert));

const attachLead = (recorder: Recorder, event_id: string, minutes_before: number): Promise<ReminderRow> =>
  recorder.insert('reminders', {
    ...EMPTY,
    id: newId('rem'),
    title: '',
    event_id,
    minutes_before,
    armed_at: recorder.caller.now,
  });

/**
 * Makes these the reminders of an event. Those that have words of their own stay beside them; one of the others that
 * gives way to another one becomes that.
 */
export async function setAttached(recorder: Recorder, event: Event, alerts: readonly Alert[]): Promise<void> {
  const { executor, caller } = recorder;
  const plain = (await remindersOf(executor, caller.user, [event.id])).filter(({ title }) => title === '');
  const leads = [...new Set(alerts.map((alert) => leadOf(event, alert)))];
  const staying = plain.filter(({ minutes_before }) => leads.includes(minutes_before ?? Number.NaN));
  const going = plain.filter((row) => !staying.includes(row));
  const open = { status: 'open', closed_from: null } as const;
  for (const row of staying) await recorder.change('reminders', row, open);
  for (const lead of leads) {
    if (staying.some(({ minutes_before }) => minutes_before === lead)) continue;
    const row = going.shift();
    if (row) await recorder.change('reminders', row, { ...open, minutes_before: lead });
    else await attachLead(recorder, event.id, lead);
  }
  for (const { id } of going) await recorder.remove('reminders', id);
}

/** The later part of a series that was cut in two is reminded of as before. */
export async function copyAttached(recorder: Recorder, from: string, to: string): Promise<void> {
  const { executor, caller } = recorder;
  for (const row of await remindersOf(executor, caller.user, [from])) {
    if (row.status !== 'open' && row.closed_from === null) continue;
    const { id, user, version, state, created_at, updated_at, ...columns } = row;
    await recorder.insert('reminders', { ...columns, id: newId('rem'), event_id: to });
  }
}

/** The next time of a todo that repeats is reminded of as this one was, whatever was done with its reminders. */
export async function carryAttached(recorder: Recorder, from: string, to: string): Promise<void> {
  const { executor, caller } = recorder;
  for (const { title, notes, priority, minutes_before } of await remindersOf(executor, caller.user, [from])) {
    const words = { title, notes, priority, minutes_before };
    await recorder.insert('reminders', { ...EMPTY, ...words, id: newId('rem'), event_id: to, armed_at: caller.now });
  }
}

/** Removes those of events that are gone or are to have none. Returns how many there were. */
export async function removeAttached(recorder: Recorder, events: readonly string[]): Promise<number> {
  const rows = await remindersOf(recorder.executor, recorder.caller.user, events);
  for (const { id } of rows) await recorder.remove('reminders', id);
  return rows.length;
}
