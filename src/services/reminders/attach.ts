import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { lastTrigger, nextTriggers } from '../../domain/reminders/triggers.ts';
import { say } from '../../messages/say.ts';
import { eventBy } from '../series/event-target.ts';
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
  if (minutes !== undefined) return { columns: { event_id: root.id, minutes_before: minutes }, assumptions: [] };
  const allDay = root.all_day === 1;
  return {
    columns: { event_id: root.id, minutes_before: allDay ? ALL_DAY_MINUTES : MINUTES },
    assumptions: [
      allDay
        ? say(caller, '没有说提前多久，按前一天 09:00 提醒。', 'No lead time given: 09:00 the day before.')
        : say(caller, `没有说提前多久，按提前 ${MINUTES} 分钟。`, `No lead time given: ${MINUTES} minutes before.`),
    ],
  };
}

/** An event that has begun is not reminded of. */
export function noEventTime(caller: Caller, { triggers }: Loaded): string[] {
  if (nextTriggers(triggers, caller.now, 1).length > 0) return [];
  if (lastTrigger(triggers, caller.now)) {
    return [say(caller, '提前的时间已经过去，现在就提醒。', 'So long before it lies in the past: it is due now.')];
  }
  return [say(caller, '日程已经开始，不会再提醒。', 'The event has begun already: nothing will go off.')];
}

/** The refusal of a change that only an event's own time could make. */
export const belongsToEvent = (caller: Caller, event: string): UserError =>
  new UserError(
    'INVALID_ARGUMENT',
    say(caller, `这个提醒跟随日程 ${event}，不能单独这样改。`, `This reminder belongs to the event ${event}.`),
    {
      hint: say(
        caller,
        '用 scope all 修改，或改日程本身（schedule_update）。',
        'Change it with scope all, or change the event itself (schedule_update).',
      ),
    },
  );
