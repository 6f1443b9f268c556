import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { Executor, ReminderRow } from '../schema.ts';

export async function findReminders(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, ReminderRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReminderRow>`
    select r.* from ${jsonTexts(executor, ids)} as wanted cross join reminders as r
      where r.id = wanted.item and r."user" = ${user}`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

/** All reminders of a user, or those of which something is open still. */
export function listReminders(executor: Executor, user: string, open = false): Promise<ReminderRow[]> {
  let query = executor.selectFrom('reminders').selectAll().where('user', '=', user);
  if (open)
    query = query.where((where) => where.or([where('status', '=', 'open'), where('closed_from', 'is not', null)]));
  return query.orderBy('id').execute();
}

/** Reminders that belong to events or series, oldest first. */
export async function remindersOf(executor: Executor, user: string, events: readonly string[]): Promise<ReminderRow[]> {
  if (events.length === 0) return [];
  const { rows } = await sql<ReminderRow>`
    select r.* from ${jsonTexts(executor, events)} as wanted cross join reminders as r
      where r."user" = ${user} and r.event_id = wanted.item order by r.created_at, r.id`.execute(executor);
  return rows;
}
