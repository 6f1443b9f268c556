import { findReminders } from '../../db/repos/reminders.ts';
import type { Executor, ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { loadAnchors } from './anchors.ts';
import { type Loaded, loaded } from './rows.ts';

type Viewer = Pick<Caller, 'user' | 'zone'>;

/** Rows with the events and todos that they belong to, in the same order. */
export async function withEvents(executor: Executor, caller: Viewer, rows: readonly ReminderRow[]): Promise<Loaded[]> {
  const ids = [...new Set(rows.flatMap((row) => row.event_id ?? []))];
  const events = ids.length === 0 ? undefined : await loadAnchors(executor, caller.user, ids);
  return rows.map((row) => loaded(caller, row, row.event_id === null ? undefined : events?.get(row.event_id)));
}

/** As `withEvents`, of one row. */
export async function withEvent(executor: Executor, caller: Viewer, row: ReminderRow): Promise<Loaded> {
  const [only] = await withEvents(executor, caller, [row]);
  return only as Loaded;
}

/** The reminders of these ids that are there. */
export async function loadReminders(executor: Executor, caller: Viewer, ids: readonly string[]): Promise<Loaded[]> {
  return withEvents(executor, caller, [...(await findReminders(executor, caller.user, ids)).values()]);
}
