import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { Executor } from '../schema.ts';

/** A user's rows of one table whose column holds one of these values; of many values as fast as of one. */
export async function findBy<Row>(
  executor: Executor,
  user: string,
  column: `${'memos' | 'memories'}.${string}`,
  values: readonly string[],
): Promise<Row[]> {
  if (values.length === 0) return [];
  const [table] = column.split('.') as [string];
  const { rows } = await sql<Row>`
    select ${sql.table(table)}.* from ${jsonTexts(executor, values)} as wanted cross join ${sql.table(table)}
      where ${sql.table(table)}."user" = ${user} and ${sql.ref(column)} = wanted.item`.execute(executor);
  return rows;
}
