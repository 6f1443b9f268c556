import { listDue } from '../../db/repos/dues.ts';
import type { Caller } from '../../domain/caller.ts';
import { lastRing } from '../../domain/reminders/rings.ts';
import { standingOf } from '../../domain/reminders/state.ts';
import type { Database } from '../database.ts';
import { loadReminders } from './load.ts';
import { type ReminderView, type Shown, viewOf } from './present.ts';

/** What is due now, earliest first. */
export async function dueReminders(database: Database, caller: Caller): Promise<ReminderView[]> {
  const rows = await listDue(database.db, caller.user, caller.now);
  const ids = [...new Set(rows.map(({ reminder }) => reminder))];
  const reminders = new Map((await loadReminders(database.db, caller, ids)).map((one) => [one.row.id, one]));
  return rows
    .flatMap(({ reminder: id, occurrence }): Shown[] => {
      const reminder = reminders.get(id);
      const ring = reminder?.rings.marked(occurrence);
      if (!reminder || !ring) return [];
      return [
        { reminder, ring, standing: standingOf(reminder, ring, caller.now, lastRing(reminder.rings, caller.now)) },
      ];
    })
    .filter(({ standing }) => standing.status === 'due')
    .map((shown) => viewOf(caller, shown));
}
