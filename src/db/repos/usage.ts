import { sql } from 'kysely';
import type { UsageRow } from '../account-rows.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { Executor } from '../schema.ts';

/** How much users have, where that is limited. */

export type CountedTable = 'events' | 'todos' | 'memos';

const makeCount = (table: CountedTable) =>
  fixedQuery<{ count: number }, [string, number]>(
    `select count(*) as count from (select 1 from "${table}" where "user" = ? limit ?) as found`,
  );

const counts = { events: makeCount('events'), todos: makeCount('todos'), memos: makeCount('memos') };

/** How many rows of a table a user has, as far as `most`. */
export async function countUpTo(executor: Executor, user: string, table: CountedTable, most: number): Promise<number> {
  const [row] = await counts[table](executor, user, most);
  return row?.count ?? 0;
}

const add = fixedQuery<UsageRow, [string, number]>(
  `insert into usage ("user", bytes, measured_at) values (?, ?, 0)
    on conflict ("user") do update set bytes = usage.bytes + excluded.bytes returning *`,
);

/** Counts what is being written; answers what that comes to. */
export async function addUsage(executor: Executor, user: string, bytes: number): Promise<UsageRow> {
  const [row] = await add(executor, user, bytes);
  return row ?? { user, bytes, measured_at: 0 };
}

/** The bytes of a user's history and notes: lengths are read, and not what they are of. */
export async function measureUsage(executor: Executor, user: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`select
      (select coalesce(sum(coalesce(octet_length(before), 0) + coalesce(octet_length(after), 0)), 0)
        from change_images where "user" = ${user})
      + (select coalesce(sum(octet_length(content)), 0) from memos where "user" = ${user}) as bytes`.execute(executor);
  return Number(rows[0]?.bytes ?? 0);
}

export async function setUsage(executor: Executor, { user, bytes, measured_at }: UsageRow): Promise<void> {
  await executor.updateTable('usage').set({ bytes, measured_at }).where('user', '=', user).execute();
}
