import { remindersOf } from '../../db/repos/reminders.ts';
import type { EventRow, ReminderRow } from '../../db/schema.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { allDayLead } from '../../domain/reminders/lead.ts';
import { messages } from '../../messages/index.ts';
import type { Recorder } from '../change/recorder.ts';
import { EMPTY } from './rows.ts';

/** Reminders that belong to an event come, move and go with it, in the same change. */

/** The event that they belong to. */
type Event = Pick<EventRow, 'id' | 'all_day'>;

/** What is stored of `minutes` before the event: all-day ones begin at midnight, and are reminded of by day. */
export const leadTo = ({ all_day }: Pick<EventRow, 'all_day'>, minutes: number): number =>
  all_day === 1 ? allDayLead(minutes) : minutes;

/** Adds one that goes off `minutes` before the event, under its title. */
export const attachReminder = (recorder: Recorder, event: Event, minutes: number): Promise<ReminderRow> =>
  recorder.insert('reminders', {
    ...EMPTY,
    id: newId('rem'),
    title: '',
    event_id: event.id,
    minutes_before: leadTo(event, minutes),
    armed_at: recorder.caller.now,
  });

/** Makes the event's one reminder go off `minutes` before it. Throws UserError where it has several. */
export async function setAttached(recorder: Recorder, event: Event, minutes: number): Promise<void> {
  const { executor, caller } = recorder;
  const [only, ...others] = await remindersOf(executor, caller.user, [event.id]);
  if (!only) await attachReminder(recorder, event, minutes);
  else if (others.length === 0) {
    await recorder.change('reminders', only, {
      minutes_before: leadTo(event, minutes),
      status: 'open',
      closed_from: null,
    });
  } else {
    const ids = [only, ...others].map(({ id }) => id).join(', ');
    throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.eventHasSeveralReminders({ ids }), {
      hint: messages(caller).reminders.changeOneOfThem,
    });
  }
}

/** Of a series that was cut in two the later part is reminded of as before. */
export async function copyAttached(recorder: Recorder, from: string, to: string): Promise<void> {
  const { executor, caller } = recorder;
  for (const row of await remindersOf(executor, caller.user, [from])) {
    if (row.status !== 'open' && row.closed_from === null) continue;
    const { id, user, version, state, created_at, updated_at, ...columns } = row;
    await recorder.insert('reminders', { ...columns, id: newId('rem'), event_id: to });
  }
}

/** Removes those of events that are gone or are to have none. Returns how many there were. */
export async function removeAttached(recorder: Recorder, events: readonly string[]): Promise<number> {
  const rows = await remindersOf(recorder.executor, recorder.caller.user, events);
  for (const { id } of rows) await recorder.remove('reminders', id);
  return rows.length;
}
