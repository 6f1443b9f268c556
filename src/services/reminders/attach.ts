import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { leadOf } from '../../domain/reminders/said.ts';
import { lastTrigger, nextTriggers } from '../../domain/reminders/triggers.ts';
import { messages } from '../../messages/index.ts';
import { eventBy } from '../series/event-target.ts';
import { titleOf } from '../series/present.ts';
import type { Loaded } from './rows.ts';

/** Unless said: ten minutes before an event, of an all-day one at 09:00 the day before. */
const MINUTES = 10;
const ALL_DAY_MINUTES = 15 * 60;

export interface Attached {
  readonly columns: { readonly event_id: string; readonly minutes_before: number };
  readonly assumptions: string[];
}

/** The event that a reminder is to belong to, and how many minutes before it. Throws NOT_FOUND. */
export async function attachTo(
  executor: Executor,
  caller: Caller,
  event: string,
  minutes: number | undefined,
): Promise<Attached> {
  const { root } = (await eventBy(executor, caller, event)).item;
  if (minutes !== undefined)
    return { columns: { event_id: root.id, minutes_before: leadOf(root, { minutes }) }, assumptions: [] };
  const allDay = root.all_day === 1;
  return {
    columns: { event_id: root.id, minutes_before: allDay ? ALL_DAY_MINUTES : MINUTES },
    assumptions: [
      allDay
        ? messages(caller).reminders.dayBeforeTaken
        : messages(caller).reminders.minutesBeforeTaken({ minutes: MINUTES }),
    ],
  };
}

/** An event that has begun is not reminded of. */
export function noEventTime(caller: Caller, { triggers }: Loaded): string[] {
  if (nextTriggers(triggers, caller.now, 1).length > 0) return [];
  if (lastTrigger(triggers, caller.now)) {
    return [messages(caller).reminders.dueNow];
  }
  return [messages(caller).reminders.eventHasBegun];
}

/** What the event of a reminder is called. */
export const eventOf = (caller: Caller, { event, row }: Loaded): string =>
  event ? titleOf(caller, event.root) : (row.event_id ?? '');

/** The refusal of a change that only an event's own time could make. */
export const belongsToEvent = (caller: Caller, reminder: Loaded): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).reminders.belongsToEvent({ event: eventOf(caller, reminder) }), {
    hint: messages(caller).reminders.changeAllOrEvent,
  });
