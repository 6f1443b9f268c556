import { readMeta, writeMeta } from '../../db/repos/meta.ts';
import { listReminders, remindersOf } from '../../db/repos/reminders.ts';
import type { Standing } from '../../db/repos/standing.ts';
import { endedLists, replaceTriggerSchedule } from '../../db/repos/trigger-schedule.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { triggerSchedule } from '../../domain/reminders/state.ts';
import { type Pause, pacing } from '../change/pace.ts';
import { loadReminders } from './load.ts';

/** Reminders whose rows are replaced by one statement. */
const AT_ONCE = 500;

/** Rebuilds what says when reminders go off; of those that are gone it is removed. */
export async function refreshTriggerSchedule(
  executor: Executor,
  caller: Caller,
  ids: readonly string[],
  pause: Pause = pacing(caller),
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const rows = [];
    for (const reminder of await loadReminders(executor, caller, some)) {
      for (const { occurrence, fireAt, dueUntil } of triggerSchedule(reminder, caller.now)) {
        rows.push({ reminder: reminder.row.id, occurrence, fire_at: fireAt, due_until: dueUntil });
      }
      await pause();
    }
    await replaceTriggerSchedule(executor, caller.user, some, rows);
  }
}

/** Reminders that belong to events and todos which were touched, beside those that were touched themselves. */
export async function refreshTriggerScheduleOf(
  executor: Executor,
  caller: Caller,
  { reminders, anchors }: { readonly reminders: readonly string[]; readonly anchors: readonly string[] },
  pause: Pause,
): Promise<void> {
  const attached = await remindersOf(executor, caller.user, anchors);
  const ids = new Set([...reminders, ...attached.map(({ id }) => id)]);
  if (ids.size > 0) await refreshTriggerSchedule(executor, caller, [...ids], pause);
}

const builtWith = (caller: Caller, tzdata: string): string => JSON.stringify({ tzdata, zone: caller.zone });

/** Whether `keepTriggerScheduleCurrent` would have nothing to do. */
export async function isTriggerScheduleCurrent(
  standing: Standing,
  executor: Executor,
  caller: Caller,
  tzdata: string,
): Promise<boolean> {
  if ((await standing.built('reminders')) !== builtWith(caller, tzdata)) return false;
  return (await standing.isQuiet()) || (await endedLists(executor, caller.user, caller.now)).length === 0;
}

/** Brings the list up to date with the passing of time, the zone data, and the user's zone (for all-day events). */
export async function keepTriggerScheduleCurrent(executor: Executor, caller: Caller, tzdata: string): Promise<void> {
  const current = builtWith(caller, tzdata);
  if ((await readMeta(executor, caller.user, 'reminders')) === current) {
    const ended = await endedLists(executor, caller.user, caller.now);
    if (ended.length > 0) await refreshTriggerSchedule(executor, caller, ended);
    return;
  }
  const all = await listReminders(executor, caller.user, true);
  await refreshTriggerSchedule(
    executor,
    caller,
    all.map(({ id }) => id),
  );
  await writeMeta(executor, caller.user, 'reminders', current);
}
