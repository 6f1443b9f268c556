import { isOverride } from '../../db/repos/events.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { standingOf } from '../../domain/reminders/state.ts';
import { lastTrigger } from '../../domain/reminders/triggers.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { EventReminder, Found } from '../series/present.ts';
import { originalStarts } from '../series/rows.ts';
import { withEvents } from './load.ts';
import { whenAt } from './present.ts';

/** What of occurrences is still to be reminded of, and when, in the order of the occurrences. */
export async function remindersOfEvents(
  executor: Executor,
  caller: Caller,
  found: readonly Found[],
): Promise<EventReminder[][]> {
  const ids = [...new Set(found.map(({ root }) => root.id))];
  const rows = await remindersOf(executor, caller.user, ids);
  const byEvent = Map.groupBy(await withEvents(executor, caller, rows), ({ row }) => row.event_id);
  return found.map(({ row, root, start }) => {
    const original = isOverride(row) ? originalStarts(caller, root)(row) : start;
    const all = (byEvent.get(root.id) ?? []).flatMap((reminder) => {
      const trigger = reminder.triggers.starting(original);
      if (!trigger) return [];
      const { status, at } = standingOf(reminder, trigger, caller.now, lastTrigger(reminder.triggers, caller.now));
      return status === 'done' || status === 'dismissed' ? [] : [{ reminder: reminder.row, at }];
    });
    return all
      .toSorted((a, b) => a.at - b.at)
      .map(({ reminder: { id, title }, at }) => ({
        ...{ id, at: isoWithOffset(at, caller.zone), when: whenAt(caller, at) },
        ...(title !== '' && { title }),
      }));
  });
}
