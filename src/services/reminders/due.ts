import type { DueKey } from '../../db/repos/deliveries.ts';
import { listDue } from '../../db/repos/trigger-schedule.ts';
import type { Caller } from '../../domain/caller.ts';
import { standingOf } from '../../domain/reminders/state.ts';
import { lastTrigger } from '../../domain/reminders/triggers.ts';
import type { Database } from '../change/database.ts';
import { standingFor } from '../change/standing.ts';
import { loadReminders } from './load.ts';
import { type ReminderView, viewOf } from './present.ts';

export interface DueReminder {
  /** Tells it apart from all others: the reminder, its occurrence, and when it went off. */
  readonly key: string;
  readonly view: ReminderView;
}

export const keyOf = ({ reminder, occurrence, fire_at }: DueKey): string => `${reminder} ${occurrence} ${fire_at}`;

/** What is due now, earliest first, without what is in `known`; of more than MOST_DUE the latest. */
export async function dueReminders(
  database: Pick<Database, 'db'>,
  caller: Caller,
  known?: ReadonlySet<string>,
): Promise<DueReminder[]> {
  if (await standingFor(database.db, caller).isQuiet()) return [];
  const rows = await listDue(database.db, caller.user, caller.now);
  return dueOf(database, caller, known ? rows.filter((row) => !known.has(keyOf(row))) : rows);
}

/** What is due of these. */
export async function dueOf(
  { db }: Pick<Database, 'db'>,
  caller: Caller,
  rows: readonly DueKey[],
): Promise<DueReminder[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ reminder }) => reminder))];
  const reminders = new Map((await loadReminders(db, caller, ids)).map((one) => [one.row.id, one]));
  return rows.flatMap((row): DueReminder[] => {
    const { reminder: id, occurrence } = row;
    const reminder = reminders.get(id);
    const trigger = reminder?.triggers.withId(occurrence);
    if (!reminder || !trigger) return [];
    const standing = standingOf(reminder, trigger, caller.now, lastTrigger(reminder.triggers, caller.now));
    if (standing.status !== 'due') return [];
    return [{ key: keyOf(row), view: viewOf(caller, { reminder, trigger, standing }) }];
  });
}
