import { fixedQuery } from '../fixed-query.ts';
import type { Executor } from '../schema.ts';

const metaValue = fixedQuery<{ value: string }, [string, string]>(
  'select value from meta where "user" = ? and "key" = ?',
);

export async function readMeta(executor: Executor, user: string, key: string): Promise<string | undefined> {
  const [row] = await metaValue(executor, user, key);
  return row?.value;
}

export async function writeMeta(executor: Executor, user: string, key: string, value: string): Promise<void> {
  await executor
    .insertInto('meta')
    .values({ user, key, value })
    .onConflict((conflict) => conflict.columns(['user', 'key']).doUpdateSet({ value }))
    .execute();
}
