import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { EventRow, Executor, ExtentRow, OverrideRow } from '../schema.ts';
import { isOverride } from './events.ts';

/** What tells which events a file takes in and what they are called there. */
export type EventKey = Pick<EventRow, 'id' | 'series_id' | 'recurrence_id' | 'wall_start' | 'ics_uid'> &
  (Pick<ExtentRow, 'first_start' | 'last_end'> | { first_start: null; last_end: null });

/** Keys of a user's events, changed occurrences among them, by id, after `after`. A cancelled occurrence has no extent. */
export function listEventKeys(executor: Executor, user: string, after: string, most: number): Promise<EventKey[]> {
  return executor
    .selectFrom('events')
    .leftJoin('extents', (on) => on.onRef('extents.user', '=', 'events.user').onRef('extents.source', '=', 'events.id'))
    .select(['id', 'series_id', 'recurrence_id', 'wall_start', 'ics_uid', 'first_start', 'last_end'])
    .where('events.user', '=', user)
    .where('events.id', '>', after)
    .orderBy('events.id')
    .limit(most)
    .execute() as Promise<EventKey[]>;
}

/** These rows, and the changed occurrences of those that are series. */
export async function findWithOverrides(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<{ roots: EventRow[]; overrides: OverrideRow[] }> {
  const { rows } = await sql<EventRow>`
    select e.* from ${jsonTexts(executor, ids)} as wanted cross join events as e
      where e.id = wanted.item and e."user" = ${user}
    union all
    select e.* from ${jsonTexts(executor, ids)} as wanted cross join events as e
      where e."user" = ${user} and e.series_id = wanted.item`.execute(executor);
  const asked = new Set(ids);
  return {
    roots: rows.filter(({ id }) => asked.has(id)),
    overrides: rows.filter(isOverride),
  };
}

/** Position of the user's newest change in the history; it rises with every write of events. */
export async function lastChange(executor: Executor, user: string): Promise<number> {
  const row = await executor
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('user', '=', user)
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}
