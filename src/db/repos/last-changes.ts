import { sql } from 'kysely';
import type { Executor } from '../schema.ts';

/** Changes that are looked at: what was not touched by any of them is told no time for. */
const LOOKED_AT = 100;

/** When each table was last changed, in epoch milliseconds, as far as the latest changes tell. */
export async function listLastChanges(executor: Executor, user: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ table_name: string; at: number }>`
    select image.table_name, max(latest.created_at) as at
      from (select id, created_at from changes where "user" = ${user} order by seq desc limit ${sql.lit(LOOKED_AT)}) as latest
      cross join change_images as image where image."user" = ${user} and image.change_id = latest.id
      group by image.table_name`.execute(executor);
  return new Map(rows.map(({ table_name, at }) => [table_name, at]));
}
