import type { Executor } from '../schema.ts';

export async function readMeta(executor: Executor, user: string, key: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('meta')
    .select('value')
    .where('user', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

export async function writeMeta(executor: Executor, user: string, key: string, value: string): Promise<void> {
  await executor
    .insertInto('meta')
    .values({ user, key, value })
    .onConflict((conflict) => conflict.columns(['user', 'key']).doUpdateSet({ value }))
    .execute();
}
