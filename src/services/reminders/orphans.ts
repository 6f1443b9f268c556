import { findEvents } from '../../db/repos/events.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { EventRow, Executor, ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';

/** Rows as they would be, by id; null: gone. */
interface Restored {
  readonly events: ReadonlyMap<string, EventRow | null>;
  readonly reminders: ReadonlyMap<string, ReminderRow | null>;
}

/** A reminder that would belong to an event which is not there. */
export async function findOrphan(
  executor: Executor,
  caller: Caller,
  { events, reminders }: Restored,
): Promise<(ReminderRow & { event_id: string }) | undefined> {
  const gone = [...events].filter(([, row]) => row === null).map(([id]) => id);
  const stored = await remindersOf(executor, caller.user, gone);
  const attached = [...stored.filter(({ id }) => !reminders.has(id)), ...reminders.values()].filter(
    (row): row is ReminderRow & { event_id: string } => row !== null && row.event_id !== null,
  );
  if (attached.length === 0) return undefined;
  const there = await findEvents(
    executor,
    caller.user,
    attached.map((row) => row.event_id),
  );
  return attached.find(({ event_id: id }) => (events.get(id) === undefined ? !there.has(id) : events.get(id) === null));
}
