import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../domain/time/wall.ts';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { EventRow, Executor, OverrideRow } from '../schema.ts';

/** Event rows: single events, series, and changed occurrences (`series_id` set). */

const byId = fixedQuery<EventRow, [string, string]>('select * from events where "user" = ? and id = ?');

export async function findEvent(executor: Executor, user: string, id: string): Promise<EventRow | undefined> {
  const [row] = await byId(executor, user, id);
  return row;
}

/** A join with the ids takes SQLite three times as long. */
const byIds = fixedQuery<EventRow, [string, string]>({
  sqlite: 'select * from events where "user" = ? and id in (select value from json_each(?))',
  postgres: `select * from events where "user" = ? and id in (select value from jsonb_array_elements_text(?::text::jsonb))`,
});

export async function findEvents(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, EventRow>> {
  if (ids.length === 0) return new Map();
  const rows = await byIds(executor, user, JSON.stringify(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export const isOverride = (row: EventRow): row is OverrideRow => row.series_id !== null && row.recurrence_id !== null;

/** The changed occurrences of some series. */
export async function findOverrides(
  executor: Executor,
  user: string,
  seriesIds: readonly string[],
): Promise<OverrideRow[]> {
  return findBy<OverrideRow>(executor, user, sql.ref('series_id'), seriesIds);
}

/** Of calendar files: the rows of some UIDs. */
export async function findByUids(executor: Executor, user: string, uids: readonly string[]): Promise<EventRow[]> {
  return findBy<EventRow>(executor, user, sql.ref('ics_uid'), uids);
}

async function findBy<Row extends EventRow>(
  executor: Executor,
  user: string,
  column: RawBuilder<unknown>,
  values: readonly string[],
): Promise<Row[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<Row>`
    select e.* from ${jsonTexts(executor, values)} as wanted cross join events as e
      where e."user" = ${user} and e.${column} = wanted.item`.execute(executor);
  return rows;
}

/** What plans have put into the calendar for some todos. */
export function findPlanned(executor: Executor, user: string, todos: readonly string[]): Promise<EventRow[]> {
  return findBy(executor, user, sql.ref('planned_for'), todos);
}

/** What plans have put into the calendar from a wall time on. */
export function listPlanned(executor: Executor, user: string, from: number): Promise<EventRow[]> {
  return executor
    .selectFrom('events')
    .selectAll()
    .where('user', '=', user)
    .where('planned_for', 'is not', null)
    .where('wall_start', '>=', from)
    .execute();
}

/** All events but changed occurrences, for finding one by its title. */
export function listTitles(
  executor: Executor,
  user: string,
): Promise<{ id: string; title: string; rrule: string | null; first_start: number; last_end: number | null }[]> {
  return executor
    .selectFrom('events')
    .innerJoin('extents', (on) =>
      on.onRef('extents.user', '=', 'events.user').onRef('extents.source', '=', 'events.id'),
    )
    .select(['events.id', 'events.title', 'events.rrule', 'extents.first_start', 'extents.last_end'])
    .where('events.user', '=', user)
    .where('events.series_id', 'is', null)
    .execute();
}

/** What may be learned of an event. */
export type OwnEvent = Pick<
  EventRow,
  'id' | 'title' | 'group_id' | 'ms' | 'created_at' | 'location' | 'location_place' | 'invitation'
>;

const OWN = sql.raw('e.id, e.title, e.group_id, e.ms, e.created_at, e.location, e.location_place, e.invitation');
const IS_OWN = sql.raw(
  `e.all_day = 0 and e.days = 0 and e.series_id is null and e.ics_uid is null and e.source is null and e.planned_for is null`,
);

/** Occurrences that are looked through for what the user has made. */
const NEAR = 2_000;

/**
 * The newest events at an hour that the user has made alone, not those of files, of others, or of plans: among what begins before
 * `until`, the latest first. However many events there are, it takes a few milliseconds.
 */
export async function listOwnEvents(
  executor: Executor,
  user: string,
  { until, most }: { readonly until: Instant; readonly most: number },
): Promise<OwnEvent[]> {
  const { rows } = await sql<OwnEvent>`
    select ${OWN} from
      (select distinct source from (select source from occurrences
        where "user" = ${user} and start_at < ${until} order by start_at desc limit ${sql.lit(NEAR)}) as latest) as near
      cross join events as e
      where e."user" = ${user} and e.id = near.source and ${IS_OWN}
      order by e.created_at desc, e.id limit ${sql.lit(most)}`.execute(executor);
  return rows;
}

/** Those of these events that the user has made alone and that begin before `until`, in no order. */
export async function findOwnEvents(
  executor: Executor,
  user: string,
  { ids, until }: { readonly ids: readonly string[]; readonly until: Instant },
): Promise<OwnEvent[]> {
  const { rows } = await sql<OwnEvent>`
    select ${OWN} from ${jsonTexts(executor, ids)} as wanted cross join events as e
      where e."user" = ${user} and e.id = wanted.item and ${IS_OWN} and exists (select 1 from occurrences as o
        where o."user" = ${user} and o.source = e.id and o.start_at < ${until})`.execute(executor);
  return rows;
}

/** The words and groups of all rows, changed occurrences among them: these have their own. */
export function listTexts(
  executor: Executor,
  user: string,
): Promise<Pick<EventRow, 'id' | 'title' | 'location' | 'description' | 'group_id' | 'invitation'>[]> {
  return executor
    .selectFrom('events')
    .select(['id', 'title', 'location', 'description', 'group_id', 'invitation'])
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
