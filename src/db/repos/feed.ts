import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { ChangeImageRow, Executor } from '../schema.ts';

/** What those read who are to notice what any process writes. */

/** How far a user's changes are. */
export interface Newest {
  readonly user: string;
  /** The number of the newest; 0 without any. */
  readonly seq: number;
  /** Another number after a restore, and after an erasure, which leave no change: SQLite counts whoever rewrites the file. */
  readonly form: number;
}

const heads = fixedQuery<Newest, [string]>({
  sqlite: `select wanted.value as "user", (select schema_version from pragma_schema_version) as form,
      coalesce((select max(c.seq) from changes as c where c."user" = wanted.value), 0) as seq
    from json_each(?) as wanted`,
  postgres: `select wanted.item as "user", 0 as form,
      coalesce((select max(c.seq) from changes as c where c."user" = wanted.item), 0) as seq
    from jsonb_array_elements_text(?::text::jsonb) as wanted(item)`,
});

/** How far each of some users is. The executor must see all of them. */
export const readNewest = (executor: Executor, users: readonly string[]): Promise<Newest[]> =>
  heads(executor, JSON.stringify(users));

const after = fixedQuery<{ seq: number; id: string }, [string, number, number]>(
  'select seq, id from changes where "user" = ? and seq > ? order by seq limit ?',
);

/**
 * A user's changes after one, oldest first. None is missed by who reads on from the last: numbers are given under the
 * user's lock, so that no lower one comes to be seen later.
 */
export const listAfter = (
  executor: Executor,
  user: string,
  seq: number,
  limit: number,
): Promise<{ seq: number; id: string }[]> => after(executor, user, seq, limit);

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
