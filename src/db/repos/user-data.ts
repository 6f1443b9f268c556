import { sql } from 'kysely';
import type { Executor, Schema } from '../schema.ts';
import { isItemTable, TABLE_NAMES, TABLES } from '../tables.ts';

/** All that there is of one user, to hand it out or to take it away. */

/**
 * What a user has written, and how it came to be so, in the order in which it is handed out: without what the program
 * keeps for itself (guards, copies of what a server has), what administrators note, and secrets, such as codes and tokens.
 */
export const WRITTEN = [
  ...TABLE_NAMES.filter(isItemTable),
  'changes',
  'sync_accounts',
  'sync_calendars',
  'sync_conflicts',
  'travel_times',
] as const;

type WrittenTable = (typeof WRITTEN)[number];

/** What was done about somebody is known after they are gone; it holds nothing that they wrote. */
const isKept = (table: keyof Schema): boolean => table === 'audit';

/** Rows that are read at a time. */
const PAGE = 1_000;

/** The columns that tell a user's rows of a table apart. */
const keyOf = (table: WrittenTable): readonly string[] => {
  const key: 'item' | readonly string[] = TABLES[table];
  return key === 'item' ? ['id'] : key;
};

/** A user's rows of one table, in the order of their keys. */
export async function* rowsOfUser(executor: Executor, user: string, table: WrittenTable): AsyncGenerator<object> {
  const key = keyOf(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: readonly unknown[] | undefined;
  for (;;) {
    const beyond = after ? sql`and (${columns}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where "user" = ${user} ${beyond} order by ${columns} limit ${sql.lit(PAGE)}`.execute(
      executor,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = key.map((column) => last[column]);
  }
}

/** Ids of the user's rows of a table that is searched. */
export async function idsOfUser(executor: Executor, user: string, table: 'memos' | 'memories'): Promise<string[]> {
  const rows = await executor.selectFrom<'memos' | 'memories'>(table).select('id').where('user', '=', user).execute();
  return rows.map(({ id }) => id);
}

/** Takes away every row of a user but what was done about them. The search index must have been emptied of them before. */
export async function deleteUser(executor: Executor, user: string): Promise<void> {
  for (const table of TABLE_NAMES.filter((name) => !isKept(name))) {
    await executor
      .deleteFrom(table as 'accounts')
      .where('user', '=', user)
      .execute();
  }
}
