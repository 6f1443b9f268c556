import type { Executor, Schema } from '../schema.ts';
import { isItemTable, TABLE_NAMES } from '../tables.ts';

/** All that there is of one user, to hand it out or to take it away. */

/** What a user has written, and how it came to be so, in the order in which it is handed out. */
export const WRITTEN = [...TABLE_NAMES.filter(isItemTable), 'changes'] as const;

type WrittenTable = (typeof WRITTEN)[number];

/** What was done about somebody is known after they are gone; it holds nothing that they wrote. */
const isKept = (table: keyof Schema): boolean => table === 'audit';

/** Rows that are read at a time. */
const PAGE = 1_000;

/** A user's rows of one table, in the order of their ids. */
export async function* rowsOfUser(executor: Executor, user: string, table: WrittenTable): AsyncGenerator<object> {
  let after = '';
  for (;;) {
    const rows = await executor
      .selectFrom<WrittenTable>(table)
      .selectAll()
      .where('user', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
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
