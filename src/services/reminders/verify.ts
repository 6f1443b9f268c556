import { listDues } from '../../db/repos/dues.ts';
import { listReminders } from '../../db/repos/reminders.ts';
import type { Executor, ReminderDueRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { type DueTime, dueTimes } from '../../domain/reminders/state.ts';
import type { Database } from '../change/database.ts';
import { refreshDues } from './dues.ts';
import { withEvents } from './load.ts';

/** Ids of reminders whose list of when they go off is not what they say, and of those that are gone and have one. */
export async function duesOutOfStep(
  executor: Executor,
  caller: Pick<Caller, 'user' | 'zone' | 'now'>,
): Promise<string[]> {
  const listed = Map.groupBy(await listDues(executor, caller.user), (row) => row.reminder);
  const wrong: string[] = [];
  for (const reminder of await withEvents(executor, caller, await listReminders(executor, caller.user))) {
    const { id } = reminder.row;
    if (!isInStep(listed.get(id) ?? [], dueTimes(reminder, caller.now), caller.now)) wrong.push(id);
    listed.delete(id);
  }
  return [...wrong, ...listed.keys()];
}

/** As far as the list goes: what time has passed over stands in it until it is extended. */
function isInStep(rows: readonly ReminderDueRow[], expected: readonly DueTime[], now: number): boolean {
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
export function repairDues({ db }: Database, caller: Caller): Promise<number> {
  return db.transaction().execute(async (executor) => {
    const wrong = await duesOutOfStep(executor, caller);
    await refreshDues(executor, caller, wrong);
    return wrong.length;
  });
}
