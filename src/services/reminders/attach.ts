import { findTodos } from '../../db/repos/todos.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { tableOf } from '../../domain/kinds.ts';
import { leadOf } from '../../domain/reminders/said.ts';
import { lastTrigger, nextTriggers } from '../../domain/reminders/triggers.ts';
import { messages } from '../../messages/index.ts';
import { eventBy } from '../series/event-target.ts';
import { titleOf } from '../series/present.ts';
import { dueEvent } from './anchors.ts';
import type { Loaded } from './rows.ts';

/** Unless said: ten minutes before an event, of an all-day one at 09:00 the day before. */
const MINUTES = 10;
const ALL_DAY_MINUTES = 15 * 60;
/** Before a todo that is due on a day: at 09:00 of it. */
const TODO_DAY_MINUTES = -9 * 60;

export interface Attached {
  readonly columns: { readonly event_id: string; readonly minutes_before: number };
  readonly assumptions: string[];
}

/** The event, or the todo with a due time, that a reminder is to belong to, and how many minutes before it. Throws NOT_FOUND. */
export async function attachTo(
  executor: Executor,
  caller: Caller,
  event: string,
  minutes: number | undefined,
): Promise<Attached> {
  if (tableOf(event) === 'todos') return attachToTodo(executor, caller, event, minutes);
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

async function attachToTodo(
  executor: Executor,
  caller: Caller,
  id: string,
  minutes: number | undefined,
): Promise<Attached> {
  const said = messages(caller).reminders;
  const todo = (await findTodos(executor, caller.user, [id])).get(id);
  if (!todo) throw new UserError('NOT_FOUND', messages(caller).items.nothingCalled({ id }));
  if (todo.due_wall === null || todo.status === 'done') {
    throw new UserError('INVALID_ARGUMENT', said.todoIsNotDue({ title: todo.title }), { hint: said.remindAtOrDue });
  }
  const { root } = dueEvent(todo);
  const isDay = root.all_day === 1;
  const lead = minutes === undefined ? (isDay ? TODO_DAY_MINUTES : MINUTES) : leadOf(root, { minutes });
  const assumptions =
    minutes !== undefined ? [] : [isDay ? said.dueDayTaken : said.minutesBeforeDueTaken({ minutes: MINUTES })];
  return { columns: { event_id: id, minutes_before: lead }, assumptions };
}

/** An event that has begun is not reminded of. */
export function noEventTime(caller: Caller, { triggers, event }: Loaded): string[] {
  if (nextTriggers(triggers, caller.now, 1).length > 0) return [];
  if (lastTrigger(triggers, caller.now)) {
    return [messages(caller).reminders.dueNow];
  }
  const { eventHasBegun, todoIsOver } = messages(caller).reminders;
  return [event && tableOf(event.root.id) === 'todos' ? todoIsOver : eventHasBegun];
}

/** What the event of a reminder is called. */
export const eventOf = (caller: Caller, { event, row }: Loaded): string =>
  event ? titleOf(caller, event.root) : (row.event_id ?? '');

/** The refusal of a change that only an event's own time could make. */
export const belongsToEvent = (caller: Caller, reminder: Loaded): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).reminders.belongsToEvent({ event: eventOf(caller, reminder) }), {
    hint: messages(caller).reminders.changeAllOrEvent,
  });
