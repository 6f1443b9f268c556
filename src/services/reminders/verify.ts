import { listReminders } from '../../db/repos/reminders.ts';
import { listTriggerSchedule } from '../../db/repos/trigger-schedule.ts';
import type { Executor, ReminderDueRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { type ScheduledTrigger, triggerSchedule } from '../../domain/reminders/state.ts';
import type { Database } from '../change/database.ts';
import { withEvents } from './load.ts';
import { refreshTriggerSchedule } from './trigger-schedule.ts';

/** Ids of reminders whose list of when they go off is not what they say, and of those that are gone and have one. */
export async function triggersOutOfStep(
  executor: Executor,
  caller: Pick<Caller, 'user' | 'zone' | 'now'>,
): Promise<string[]> {
  const listed = Map.groupBy(await listTriggerSchedule(executor, caller.user), (row) => row.reminder);
  const wrong: string[] = [];
  for (const reminder of await withEvents(executor, caller, await listReminders(executor, caller.user))) {
    const { id } = reminder.row;
    if (!isInStep(listed.get(id) ?? [], triggerSchedule(reminder, caller.now), caller.now)) wrong.push(id);
    listed.delete(id);
  }
  return [...wrong, ...listed.keys()];
}

/** As far as the list goes: what time has passed over stands in it until it is extended. */
function isInStep(rows: readonly ReminderDueRow[], expected: readonly ScheduledTrigger[], now: number): boolean {
  const end = rows.find(({ occurrence }) => occurrence === '')?.fire_at ?? Number.POSITIVE_INFINITY;
  if (end <= now) return true;
  const stored = rows
    .filter(({ occurrence, due_until: until }) => occurrence !== '' && (until === null || until > now))
    .map(({ occurrence, fire_at, due_until }) => `${occurrence} ${fire_at} ${due_until}`);
  const right = expected
    .filter(({ occurrence, dueUntil }) => occurrence !== '' && (dueUntil === null || dueUntil > now))
    .filter(({ fireAt, occurrence }) => fireAt <= end || stored.some((one) => one.startsWith(`${occurrence} `)))
    .map(({ occurrence, fireAt, dueUntil }) => `${occurrence} ${fireAt} ${dueUntil}`);
  return stored.sort().join() === right.sort().join();
}

/** Builds those anew, and answers how many there were. */
export function repairTriggerSchedule({ db }: Database, caller: Caller): Promise<number> {
  return db.transaction().execute(async (executor) => {
    const wrong = await triggersOutOfStep(executor, caller);
    await refreshTriggerSchedule(executor, caller, wrong);
    return wrong.length;
  });
}
