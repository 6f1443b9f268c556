import { sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Executor } from '../schema.ts';

export interface Inspection {
  /** `ok`, or the first thing that is wrong with the file. */
  readonly integrity: string;
  readonly events: number;
  readonly changes: number;
}

/** How the store is: reads all of it. */
export async function inspect(executor: Executor, user: string): Promise<Inspection> {
  const count = async (table: 'events' | 'changes'): Promise<number> => {
    const row = await executor
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user', '=', user)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const checked =
    dialectOf(executor) === 'sqlite'
      ? (await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(executor)).rows[0]?.quick_check
      : 'ok';
  return { integrity: checked ?? 'no answer', events: await count('events'), changes: await count('changes') };
}
