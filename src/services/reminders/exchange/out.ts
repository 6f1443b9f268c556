import { listReminders } from '../../../db/repos/reminders.ts';
import type { Executor, ReminderRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { WrittenAlarm } from '../../../domain/ics/write-alarm.ts';
import { writeFamily } from '../../../domain/ics/write-event.ts';
import type { ZoneUses } from '../../../domain/ics/write-zones.ts';
import { expand } from '../../../domain/recurrence/expand.ts';
import type { Window } from '../../../domain/time/event.ts';
import type { Pause } from '../../change/pace.ts';
import { seriesOf } from '../rows.ts';
import { wordsOf } from './words.ts';

/** The reminders of a user as a calendar file has them. */
export interface WrittenReminders {
  /** Those of events, by the event. */
  readonly alarms: ReadonlyMap<string, readonly WrittenAlarm[]>;
  /** Those with a time of their own. */
  readonly rest: readonly ReminderRow[];
}

export async function remindersToWrite(executor: Executor, { user }: Caller): Promise<WrittenReminders> {
  const rows = await listReminders(executor, user);
  const alarms = new Map<string, WrittenAlarm[]>();
  const rest: ReminderRow[] = [];
  for (const row of rows) {
    if (row.event_id === null) rest.push(row);
    else {
      const alarm = { minutes: row.minutes_before as number, words: wordsOf(row) };
      const known = alarms.get(row.event_id);
      if (known) known.push(alarm);
      else alarms.set(row.event_id, [alarm]);
    }
  }
  return { alarms, rest };
}

/**
 * A VEVENT without length for each reminder with a time of its own that goes off in the window: every program shows
 * and rings it. Rows have no UID; the instant at which one was made stays with it through files.
 */
export async function writeReminders(
  rows: readonly ReminderRow[],
  { zone }: Caller,
  { window, uses, pause }: { readonly window: Window | undefined; readonly uses: ZoneUses; readonly pause: Pause },
): Promise<string[]> {
  const texts: string[] = [];
  for (const [created, same] of Map.groupBy(rows, ({ created_at }) => created_at)) {
    await pause();
    const ordered = same
      .map((row) => ({ row, text: writeReminder(row, `rem-${created.toString(36)}`, zone, uses) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    ordered.forEach(({ row, text }, index) => {
      if (window && expand(seriesOf(row), zone, window, { limit: 1 }).occurrences.length === 0) return;
      texts.push(index === 0 ? text : writeReminder(row, `rem-${created.toString(36)}-${index + 1}`, zone, uses));
    });
  }
  return texts.sort();
}

function writeReminder(row: ReminderRow, name: string, floatingZone: string, uses: ZoneUses): string {
  const root = {
    ...{ uid: `${name}@perch-mcp`, sequence: 0, recurrenceId: null, cancelled: false, title: row.title },
    ...{ description: row.notes, location: null, place: null, source: null, group: null, invitation: null },
    ...{ created: row.created_at, modified: row.updated_at, showAs: 'free' as const, series: seriesOf(row) },
    reminder: wordsOf(row),
  };
  return writeFamily({ root, changes: [] }, { floatingZone, uses }).text;
}
