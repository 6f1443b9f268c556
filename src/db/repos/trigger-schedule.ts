import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import { insertRows } from '../insert-rows.ts';
import { Kept } from '../kept.ts';
import type { Executor, ReminderDueRow } from '../schema.ts';
import type { DueKey } from './deliveries.ts';
import { MOST_DUE } from './most-due.ts';

/** The rebuildable list of what goes off when. */

const dueAt = fixedQuery<DueKey, [string, number, number]>(
  `select reminder, occurrence, fire_at from reminder_dues
    where "user" = ? and fire_at <= ? and (due_until is null or due_until > ?)
    order by fire_at desc limit ${MOST_DUE}`,
);

const anyPast = fixedQuery<{ fire_at: number }, [string, number, number]>(
  `select fire_at from reminder_dues
    where "user" = ? and fire_at <= ? and (occurrence = '' or due_until is null or due_until > ?) limit 1`,
);

const upcoming = fixedQuery<{ fire_at: number }, [string, number]>(
  `select fire_at from reminder_dues where "user" = ? and fire_at > ? order by fire_at limit 1`,
);

/** Whether nothing is due and no list has ended from one time until another. */
interface Span {
  readonly isQuiet: boolean;
  readonly from: number;
  readonly until: number;
  /** How often it was asked about this version of the store. */
  readonly asked: number;
}

const spans = new Kept<Span>();

/** A write asks twice about each version that it makes: when the next reminder goes off is looked up for those who only read. */
const OFTEN = 3;

async function spanAt(executor: Executor, user: string, now: number, asked: number): Promise<Span> {
  const isQuiet = (await anyPast(executor, user, now, now)).length === 0;
  const lasts = isQuiet && asked >= OFTEN ? await upcoming(executor, user, now) : undefined;
  const until = lasts && (lasts[0]?.fire_at ?? Number.POSITIVE_INFINITY);
  return { isQuiet, from: now, until: until ?? now + 1, asked };
}

/** Every call asks, and nearly always nothing is due: until the next reminder goes off that is known without asking again. */
export async function isQuiet(executor: Executor, user: string, now: number): Promise<boolean> {
  const kept = spans.of(executor);
  const known = kept?.get(user);
  if (known && now >= known.from && now < known.until) return known.isQuiet;
  const span = await spanAt(executor, user, now, (known?.asked ?? 0) + 1);
  kept?.set(user, span);
  return span.isQuiet;
}

/** Occurrences that are due, earliest first. Where there are too many, the oldest are left out: what is new must be seen. */
export async function listDue(executor: Executor, user: string, now: number): Promise<DueKey[]> {
  return (await isQuiet(executor, user, now)) ? [] : (await dueAt(executor, user, now, now)).reverse();
}

const ended = fixedQuery<{ reminder: string }, [string, number]>(
  `select reminder from reminder_dues where "user" = ? and fire_at <= ? and occurrence = ''`,
);

/** Reminders whose list must be extended. */
export async function endedLists(executor: Executor, user: string, now: number): Promise<string[]> {
  if (await isQuiet(executor, user, now)) return [];
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
