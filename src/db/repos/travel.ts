import { keptQuery } from '../kept-query.ts';
import type { Executor } from '../schema.ts';
import type { TravelTimeRow } from '../travel-rows.ts';

const all = keptQuery<TravelTimeRow, [string]>('select * from travel_times where "user" = ? order by told_at desc');

/** All ways that a user was told of, the newest first. */
export const listTravelTimes = (executor: Executor, user: string): Promise<readonly TravelTimeRow[]> =>
  all(executor, user);

export async function putTravelTimes(executor: Executor, rows: readonly TravelTimeRow[]): Promise<void> {
  for (const row of rows)
    await executor
      .insertInto('travel_times')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['user', 'origin', 'destination', 'mode', 'band'])
          .doUpdateSet({ told: row.told, told_at: row.told_at }),
      )
      .execute();
}

/** Removes what holds no more. */
export async function dropTravelTimes(executor: Executor, user: string, before: number): Promise<void> {
  await executor.deleteFrom('travel_times').where('user', '=', user).where('told_at', '<=', before).execute();
}
