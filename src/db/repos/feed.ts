import { sql } from 'kysely';
import { dialectOf, jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { ChangeImageRow, Executor } from '../schema.ts';

/** What those read who are to notice what any process writes. */

/** How far a store is. */
export interface Newest {
  /** Of the newest change of any user. */
  readonly seq: number;
  /** Another number after a restore, and after an erasure, which leave no change: SQLite counts whoever rewrites the file. */
  readonly form: number;
}

const newest = {
  sqlite: fixedQuery<{ seq: number | null; form: number }, []>(
    `select (select max(seq) from changes) as seq, (select schema_version from pragma_schema_version) as form`,
  ),
  postgres: fixedQuery<{ seq: number | null; form: number }, []>('select max(seq) as seq, 0 as form from changes'),
};

export async function readNewest(executor: Executor): Promise<Newest> {
  const [row] = await newest[dialectOf(executor)](executor);
  return { seq: row?.seq ?? 0, form: row?.form ?? 0 };
}

interface ChangeKey {
  readonly seq: number;
  readonly id: string;
  readonly user: string;
}

const after = fixedQuery<ChangeKey, [number, number]>(
  'select seq, id, "user" from changes where seq > ? order by seq limit ?',
);

/** Changes of all users, oldest first. */
export const listAfter = (executor: Executor, seq: number, limit: number): Promise<ChangeKey[]> =>
  after(executor, seq, limit);

/** An image; what rows hold only where it is small, and says when something takes place or to what it belongs. */
export type FeedImage = Pick<ChangeImageRow, 'table_name' | 'row_id' | 'before' | 'after'>;

const WITH_ROWS = sql`table_name in ('events', 'todos', 'reminders', 'profiles')`;

/** What the changes touched, in no order. */
export async function listTouched(
  executor: Executor,
  user: string,
  changes: readonly string[],
  limit: number,
): Promise<FeedImage[]> {
  const { rows } = await sql<FeedImage>`
    select table_name, row_id, case when ${WITH_ROWS} then before end as before, case when ${WITH_ROWS} then after end as after
      from ${jsonTexts(executor, changes)} as wanted cross join change_images as image
      where image.change_id = wanted.item and image."user" = ${user} limit ${sql.lit(limit)}`.execute(executor);
  return rows;
}

/** The tables in which the changes touched something. */
export async function listTouchedTables(
  executor: Executor,
  user: string,
  changes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select distinct table_name from ${jsonTexts(executor, changes)} as wanted cross join change_images as image
      where image.change_id = wanted.item and image."user" = ${user}`.execute(executor);
  return rows.map((row) => row.table_name);
}

const fires = fixedQuery<{ fire_at: number }, [string, number]>(
  `select fire_at from reminder_dues where "user" = ? and fire_at > ?
    and (due_until is null or due_until > fire_at) order by fire_at limit 1`,
);

/** When a reminder comes due next after an instant; undefined: at no time that is known. */
export async function nextFire(executor: Executor, user: string, instant: number): Promise<number | undefined> {
  const [row] = await fires(executor, user, instant);
  return row?.fire_at;
}
