import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import { insertRows } from '../insert-rows.ts';
import type { Executor, ReminderDueRow } from '../schema.ts';
import type { DueKey } from './deliveries.ts';
import { MOST_DUE } from './most-due.ts';

/** The rebuildable list of what goes off when. */

const dueAt = fixedQuery<DueKey, [string, number, number]>(
  `select reminder, occurrence, fire_at from reminder_dues
    where "user" = ? and fire_at <= ? and (due_until is null or due_until > ?)
    order by fire_at desc limit ${MOST_DUE}`,
);

/** Costs a fifth of the ordered read, and nearly always nothing is due. */
const anyDue = fixedQuery<{ fire_at: number }, [string, number, number]>(
  `select fire_at from reminder_dues
    where "user" = ? and fire_at <= ? and (due_until is null or due_until > ?) limit 1`,
);

/** Occurrences that are due, earliest first. Where there are too many, the oldest are left out: what is new must be seen. */
export async function listDue(executor: Executor, user: string, now: number): Promise<DueKey[]> {
  const found = await anyDue(executor, user, now, now);
  return found.length === 0 ? [] : (await dueAt(executor, user, now, now)).reverse();
}

const ended = fixedQuery<{ reminder: string }, [string, number]>(
  `select reminder from reminder_dues where "user" = ? and fire_at <= ? and occurrence = ''`,
);

/** Reminders whose list must be extended. */
export async function endedLists(executor: Executor, user: string, now: number): Promise<string[]> {
  return (await ended(executor, user, now)).map(({ reminder }) => reminder);
}

const next = fixedQuery<{ fire_at: number }, [string]>(
  `select fire_at from reminder_dues where "user" = ? and pending = 1 order by fire_at limit 1`,
);

/** When somebody has to look next; undefined: at no time that is known. */
export async function nextPending(executor: Executor, user: string): Promise<number | undefined> {
  const [row] = await next(executor, user);
  return row?.fire_at;
}

/** Replaces the rows of some reminders. One that was delivered before does not wait for delivery again. */
export async function replaceTriggerSchedule(
  executor: Executor,
  user: string,
  reminders: readonly string[],
  rows: readonly Omit<ReminderDueRow, 'user' | 'pending'>[],
): Promise<void> {
  const wanted = jsonTexts(executor, reminders);
  await sql`
    delete from reminder_dues where "user" = ${user} and reminder in (select item from ${wanted} as wanted)`.execute(
    executor,
  );
  const all = rows.map((row): ReminderDueRow => ({ user, ...row, pending: 1 }));
  await insertRows(executor, 'reminder_dues', all);
  await sql`
    update reminder_dues set pending = 0
      where "user" = ${user} and reminder in (select item from ${wanted} as wanted) and exists (
        select 1 from deliveries as d
          where d."user" = reminder_dues."user" and d.reminder = reminder_dues.reminder
            and d.occurrence = reminder_dues.occurrence and d.fire_at = reminder_dues.fire_at
            and d.delivered_at is not null)`.execute(executor);
}

/** Everything that is listed, for those who check it. */
export const listTriggerSchedule = (executor: Executor, user: string): Promise<ReminderDueRow[]> =>
  executor
    .selectFrom('reminder_dues')
    .selectAll()
    .where('user', '=', user)
    .orderBy('reminder')
    .orderBy('occurrence')
    .execute();
