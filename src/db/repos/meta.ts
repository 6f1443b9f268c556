import { keptQuery } from '../kept-query.ts';
import type { Executor } from '../schema.ts';

const metaValue = keptQuery<{ value: string }, [string, string]>(
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

/** Writes what is not there yet; answers what is there then, whoever was first. */
export async function keepMeta(executor: Executor, user: string, key: string, value: string): Promise<string> {
  await executor
    .insertInto('meta')
    .values({ user, key, value })
    .onConflict((conflict) => conflict.columns(['user', 'key']).doNothing())
    .execute();
  return (await readMeta(executor, user, key)) ?? value;
}
