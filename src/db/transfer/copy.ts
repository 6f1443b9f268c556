import { sql } from 'kysely';
import { insertRows } from '../insert-rows.ts';
import type { Executor, Schema } from '../schema.ts';
import { firstDifference, type Sum, Sums } from './digest.ts';
import { COPIED, type CopiedTable, orderOf } from './tables.ts';

/** Rows that are read at a time. */
const PAGE = 500;

type Row = Record<string, unknown>;

/** Pages of a table in the order of its key, which is that of bytes in both databases. */
async function* pagesOf(executor: Executor, table: CopiedTable): AsyncIterable<Row[]> {
  const order = orderOf(table);
  const columns = sql.join(order.map((column) => sql.ref(column)));
  let after: unknown[] | undefined;
  do {
    const where = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${where} order by ${columns} limit ${sql.lit(PAGE)}`.execute(executor);
    if (rows.length > 0) yield rows;
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    after = last && order.map((column) => last[column]);
  } while (after);
}

/** What a store holds, table by table and user by user. */
async function sumsOf(executor: Executor): Promise<readonly Sum[]> {
  const sums = new Sums();
  for (const table of COPIED) {
    for await (const rows of pagesOf(executor, table)) for (const row of rows) sums.add(table, row);
  }
  return sums.all();
}

/** Whether a store holds nothing of anybody. */
export async function isEmpty(executor: Executor): Promise<boolean> {
  for (const table of COPIED) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(executor);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Copies all rows but those that are derived, history with them, and reads them again where they have come: counts and
 * digests of each table and user must be the same. Both are transactions that see everybody's rows; the target is empty.
 * Answers what was copied; throws where it differs.
 */
export async function copyRows(
  source: Executor,
  target: Executor,
  onRows: (rows: number) => void = () => {},
): Promise<readonly Sum[]> {
  const sums = new Sums();
  for (const table of COPIED) {
    for await (const rows of pagesOf(source, table)) {
      for (const row of rows) sums.add(table, row);
      await insertRows(target, table, rows as unknown as Schema[CopiedTable][]);
      onRows(rows.length);
    }
  }
  const copied = sums.all();
  const different = firstDifference(copied, await sumsOf(target));
  if (different) throw new Error(`${different.table} of ${different.user} did not arrive as it was`);
  return copied;
}
