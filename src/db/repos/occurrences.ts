import { sql } from 'kysely';
import type { Instant } from '../../domain/time/wall.ts';
import { jsonSpans } from '../dialects/sql.ts';
import type { Executor, ExtentRow, OccurrenceRow } from '../schema.ts';

/**
 * The rebuildable cache of occurrences. Look-back is always bounded: events up
 * to a day long are found by their start, longer ones through a partial index.
 */
const LOOK_BACK = 86_400_000;

/** As a literal: the partial index is only considered for the constant it was made with, and `+ 0` keeps the primary key out. */
const LONG = sql.lit(LOOK_BACK);

/** A row found, or with `start_at` null the source of occurrences that are not all in the cache. */
export interface FoundRow {
  source: string;
  start_at: Instant | null;
  end_at: Instant;
  show_as: OccurrenceRow['show_as'];
}

/**
 * Occurrences that overlap [from, to), zero-length ones at `from` included, and
 * beside them each source whose occurrences in that window must be expanded.
 */
export async function overlapping(
  executor: Executor,
  user: string,
  from: Instant,
  to: Instant,
  onlyBlocking: boolean,
): Promise<FoundRow[]> {
  const blocking = onlyBlocking ? sql` and show_as <> 'free'` : sql``;
  const { rows } = await sql<FoundRow>`
    select source, start_at, end_at, show_as from occurrences
      where "user" = ${user} and start_at < ${to} and start_at > ${from - LOOK_BACK - 1}
        and end_at >= ${from} and end_at - start_at <= ${LONG}${blocking}
    union all
    select source, start_at, end_at, show_as from occurrences
      where "user" = ${user} and end_at > ${from} and end_at - start_at > ${LONG} and start_at + 0 < ${to}${blocking}
    union all
    select source, null, 0, 'free' from extents
      where "user" = ${user} and complete = 0 and (cached_to < ${to} or cached_from > ${from})
        and first_start < ${to} and (last_end is null or last_end >= ${from})`.execute(executor);
  return rows;
}

export interface SpanHit {
  /** Position of the span in the list that was asked about. */
  ordinal: number;
  source: string;
  start_at: Instant;
  end_at: Instant;
  show_as: 'busy' | 'tentative';
}

/** Cached blocking occurrences that overlap any of many spans: one join instead of a statement a span. */
export async function overlappingSpans(
  executor: Executor,
  user: string,
  spans: readonly (readonly [Instant, Instant])[],
): Promise<SpanHit[]> {
  if (spans.length === 0) return [];
  const earliest = Math.min(...spans.map(([from]) => from));
  const { rows } = await sql<SpanHit>`
    select s.ordinal as ordinal, o.source, o.start_at, o.end_at, o.show_as
      from ${jsonSpans(executor, spans)} as s cross join occurrences as o
      where o."user" = ${user} and o.start_at < s.span_to and o.start_at > s.span_from - ${LONG} - 1
        and o.end_at >= s.span_from and o.end_at - o.start_at <= ${LONG} and o.show_as <> 'free'
    union all
    select s.ordinal as ordinal, o.source, o.start_at, o.end_at, o.show_as
      from (select source, start_at, end_at, show_as from occurrences
              where "user" = ${user} and end_at > ${earliest} and end_at - start_at > ${LONG} and show_as <> 'free') as o
        join ${jsonSpans(executor, spans)} as s on o.start_at + 0 < s.span_to and o.end_at > s.span_from`.execute(executor);
  return rows;
}

/** Sources that are not wholly cached and may have occurrences in [from, to). */
export async function incompleteSources(
  executor: Executor,
  user: string,
  from: Instant,
  to: Instant,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('extents')
    .select('source')
    .where('user', '=', user)
    .where('complete', '=', sql.lit(0))
    .where((where) => where.or([where('cached_to', '<', to), where('cached_from', '>', from)]))
    .where('first_start', '<', to)
    .where((where) => where.or([where('last_end', 'is', null), where('last_end', '>', from)]))
    .execute();
  return rows.map((row) => row.source);
}

/** Replaces what is cached of one source. */
export async function replaceOccurrences(
  executor: Executor,
  user: string,
  source: string,
  rows: readonly OccurrenceRow[],
  extent: ExtentRow | null,
): Promise<void> {
  // By primary key: for a plain condition SQLite would walk all of the user's occurrences.
  await sql`
    delete from occurrences where ("user", start_at, source) in
      (select "user", start_at, source from occurrences where "user" = ${user} and source = ${source})`.execute(executor);
  await executor.deleteFrom('extents').where('user', '=', user).where('source', '=', source).execute();
  for (let from = 0; from < rows.length; from += 1_000) {
    await executor.insertInto('occurrences').values(rows.slice(from, from + 1_000)).execute();
  }
  if (extent) await executor.insertInto('extents').values(extent).execute();
}

/** Series whose cache ends before `until` though they go on. */
export async function behindHorizon(executor: Executor, user: string, until: Instant): Promise<string[]> {
  const rows = await executor
    .selectFrom('extents')
    .select('source')
    .where('user', '=', user)
    .where('complete', '=', sql.lit(0))
    .where('cached_to', '<', until)
    .execute();
  return rows.map((row) => row.source);
}
