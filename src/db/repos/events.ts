import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import type { EventRow, Executor } from '../schema.ts';

/** Event rows: single events, series, and changed occurrences (`series_id` set). */

export function findEvent(executor: Executor, user: string, id: string): Promise<EventRow | undefined> {
  return executor.selectFrom('events').selectAll().where('user', '=', user).where('id', '=', id).executeTakeFirst();
}

export async function findEvents(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, EventRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EventRow>`
    select e.* from ${jsonTexts(executor, ids)} as wanted cross join events as e
      where e.id = wanted.item and e."user" = ${user}`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The changed occurrences of a series. */
export function findOverrides(executor: Executor, user: string, seriesId: string): Promise<EventRow[]> {
  return executor.selectFrom('events').selectAll().where('user', '=', user).where('series_id', '=', seriesId).execute();
}

export function findByUid(executor: Executor, user: string, uid: string): Promise<EventRow[]> {
  return executor.selectFrom('events').selectAll().where('user', '=', user).where('ics_uid', '=', uid).execute();
}

/** All events but changed occurrences, for finding one by its title. */
export function listTitles(
  executor: Executor,
  user: string,
): Promise<{ id: string; title: string; last_end: number | null }[]> {
  return executor
    .selectFrom('events')
    .innerJoin('extents', 'extents.source', 'events.id')
    .select(['events.id', 'events.title', 'extents.last_end'])
    .where('events.user', '=', user)
    .where('events.series_id', 'is', null)
    .execute();
}

/** The words of all rows, changed occurrences among them: these have their own. */
export function listTexts(
  executor: Executor,
  user: string,
): Promise<{ id: string; title: string; location: string | null; description: string | null }[]> {
  return executor
    .selectFrom('events')
    .select(['id', 'title', 'location', 'description'])
    .where('user', '=', user)
    .execute();
}

/** Ids of all events and series with occurrences, changed ones included, that depend on the zone of whoever looks. */
export async function listFloating(executor: Executor, user: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('events')
    .select((row) => row.fn.coalesce('series_id', 'id').as('id'))
    .distinct()
    .where('user', '=', user)
    .where('zone', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

export async function listRoots(executor: Executor, user: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('events')
    .select('id')
    .where('user', '=', user)
    .where('series_id', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}
