import { sql } from 'kysely';
import type { Instant } from '../../domain/time/wall.ts';
import { jsonSpans, jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import { insertRows } from '../insert-rows.ts';
import type { Executor, ExtentRow, OccurrenceRow } from '../schema.ts';

/**
 * The rebuildable cache of occurrences. Look-back is always bounded: what lasts
 * up to two hours is found by its start; what lasts up to a day, and what lasts
 * longer, through a partial index on its end.
 */
const DAY = 86_400_000;
/** Literals: SQLite considers a partial index only for the constants it was made with. */
const SHORT = 'end_at - start_at <= 7200000';
const MEDIUM = 'end_at - start_at > 7200000 and end_at - start_at <= 86400000';
const LONG = 'end_at - start_at > 86400000';
const LOOK_BACK = 7_200_000;

/** A row found, or with `start_at` null the source of occurrences that are not all in the cache. */
export interface FoundRow {
  source: string;
  start_at: Instant | null;
  end_at: Instant;
  show_as: OccurrenceRow['show_as'];
}

/** What most questions come to at most. A literal: SQLite prepares a statement again for each bound limit. */
const FEW = 500;

type Parameters = (string | Instant)[];

interface Overlapping {
  /** Any rows, up to FEW. */
  readonly few: ReturnType<typeof fixedQuery<FoundRow, Parameters>>;
  /** Reads the first rows of each length class; the limit comes after the parameters of each part. */
  readonly first: ReturnType<typeof fixedQuery<FoundRow, Parameters>>;
}

function overlappingQuery(blocking: string): Overlapping {
  // `+ 0` keeps the primary key out of the parts that are to use a partial index.
  const classes = [
    ['short', 'start_at', `start_at < ? and start_at >= ? and end_at >= ? and ${SHORT}`],
    ['medium', 'start_at + 0', `end_at > ? and end_at < ? and start_at + 0 < ? and ${MEDIUM}`],
    ['long', 'start_at + 0', `end_at > ? and start_at + 0 < ? and ${LONG}`],
  ] as const;
  const rows = (condition: string): string =>
    `select source, start_at, end_at, show_as from occurrences where "user" = ?${blocking} and ${condition}`;
  const beyond = `select source, null, 0, 'free' from extents
    where "user" = ? and complete = 0 and (cached_to < ? or (cached_from > ? and first_start < cached_from))
      and first_start < ? and (last_end is null or last_end >= ?)`;
  const all = classes.map(([, , condition]) => rows(condition));
  const first = classes.map(
    ([name, order, condition]) => `select * from (${rows(condition)} order by ${order} limit ?) as ${name}_ones`,
  );
  return {
    few: fixedQuery(`${[...all, beyond].join(' union all ')} limit ${FEW}`),
    first: fixedQuery([...first, beyond].join(' union all ')),
  };
}

/** Which occurrences are asked for: `blocking` leaves out what is shown as free, `busy` also what is tentative; `free` is what blocks nothing. */
export type Kind = 'all' | 'blocking' | 'busy' | 'free';

const KINDS = { blocking: `show_as <> 'free'`, busy: `show_as = 'busy'` };
const QUERIES = {
  all: overlappingQuery(''),
  blocking: overlappingQuery(` and ${KINDS.blocking}`),
  busy: overlappingQuery(` and ${KINDS.busy}`),
  free: overlappingQuery(` and show_as = 'free'`),
};

/** What is found of one of the three lengths that are looked for apart. */
export type LengthClass = 'short' | 'medium' | 'long';

export const lengthClass = (ms: number): LengthClass => (ms <= LOOK_BACK ? 'short' : ms <= DAY ? 'medium' : 'long');

/**
 * Occurrences that overlap [from, to), zero-length ones at `from` included, and
 * beside them each source whose occurrences in that window must be expanded.
 * Of each length class the first `most` by their start.
 */
export async function overlapping(
  executor: Executor,
  user: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  { kind, most }: { readonly kind: Kind; readonly most: number },
): Promise<FoundRow[]> {
  const { few, first } = QUERIES[kind];
  const [short, medium, long] = [
    [user, to, from - LOOK_BACK, from],
    [user, from, to + DAY, to],
    [user, from, to],
  ];
  const beyond = [user, to, from, to, from];
  const rows = await few(executor, ...short, ...medium, ...long, ...beyond);
  if (rows.length < Math.min(FEW, most)) return rows;
  return first(executor, ...short, most, ...medium, most, ...long, most, ...beyond);
}

export interface SpanHit {
  /** Position of the span in the list that was asked about. */
  ordinal: number;
  source: string;
  start_at: Instant;
  end_at: Instant;
  show_as: 'busy' | 'tentative';
}

/**
 * Cached occurrences of a kind that overlap any of many spans, at most `most`
 * of them: one join instead of a statement a span.
 */
export async function overlappingSpans(
  executor: Executor,
  user: string,
  spans: readonly (readonly [Instant, Instant])[],
  options: { readonly kind: keyof typeof KINDS; readonly most: number },
): Promise<SpanHit[]> {
  if (spans.length === 0) return [];
  const earliest = Math.min(...spans.map(([from]) => from));
  const table = jsonSpans(executor, spans);
  const hit = sql.raw('select s.ordinal as ordinal, o.source, o.start_at, o.end_at, o.show_as');
  const kind = sql.raw(KINDS[options.kind]);
  const wanted = sql`o."user" = ${user} and o.${kind}`;
  const { rows } = await sql<SpanHit>`
    ${hit} from ${table} as s cross join occurrences as o
      where ${wanted} and o.start_at < s.span_to and o.start_at >= s.span_from - ${sql.lit(LOOK_BACK)}
        and o.end_at >= s.span_from and ${sql.raw(SHORT)}
    union all
    ${hit} from ${table} as s cross join occurrences as o
      where ${wanted} and o.end_at > s.span_from and o.end_at < s.span_to + ${sql.lit(DAY)}
        and o.start_at + 0 < s.span_to and ${sql.raw(MEDIUM)}
    union all
    ${hit} from (select source, start_at, end_at, show_as from occurrences
              where "user" = ${user} and end_at > ${earliest} and ${sql.raw(LONG)} and ${kind}) as o
        join ${table} as s on o.start_at + 0 < s.span_to and o.end_at > s.span_from
    limit ${sql.lit(options.most)}`.execute(executor);
  return rows;
}

/** Busy occurrences that are cached of some sources; so many are looked at. */
export async function listCached(
  executor: Executor,
  user: string,
  sources: readonly string[],
  most: number,
): Promise<{ start: Instant; end: Instant }[]> {
  // In two steps, since for one SQLite would walk all of the user's occurrences for every source.
  const { rows } = await sql<{ start: Instant; end: Instant }>`
    select o.start_at as start, o.end_at as "end" from
      (select i.start_at, i.source from ${jsonTexts(executor, sources)} as wanted cross join occurrences as i
        where i."user" = ${user} and i.source = wanted.item limit ${sql.lit(most)}) as found
      cross join occurrences as o
      where o."user" = ${user} and o.start_at = found.start_at and o.source = found.source
        and o.show_as = 'busy'`.execute(executor);
  return rows;
}

/** A series of which only a stretch is cached: everything that overlaps [cached_from, cached_to). */
export type Incomplete = Pick<ExtentRow, 'source' | 'cached_from' | 'cached_to'>;

/** Series that may have occurrences in [from, to) outside the stretch that is cached of them. */
export function incompleteSources(
  executor: Executor,
  user: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<Incomplete[]> {
  return executor
    .selectFrom('extents')
    .select(['source', 'cached_from', 'cached_to'])
    .where('user', '=', user)
    .where('complete', '=', sql.lit(0))
    .where(sql<boolean>`(cached_to < ${to} or (cached_from > ${from} and first_start < cached_from))`)
    .where('first_start', '<', to)
    .where((where) => where.or([where('last_end', 'is', null), where('last_end', '>=', from)]))
    .execute();
}

/** What is cached of one source. */
export interface Cached {
  readonly source: string;
  /** Start and end of each occurrence. */
  readonly spans: readonly (readonly [Instant, Instant])[];
  readonly show_as: OccurrenceRow['show_as'];
  /** Null: nothing is to be cached of it. */
  readonly extent: Omit<ExtentRow, 'user' | 'source'> | null;
}

/** Adds to the cache what is not in it yet. `pause` is awaited between statements. */
export async function insertOccurrences(
  executor: Executor,
  user: string,
  cached: readonly Cached[],
  pause?: () => Promise<void>,
): Promise<void> {
  const rows = cached.flatMap(({ source, spans, show_as }) =>
    spans.map(([start_at, end_at]): OccurrenceRow => ({ user, start_at, source, end_at, show_as })),
  );
  await insertRows(executor, 'occurrences', rows, pause);
  const extents = cached.flatMap(({ source, extent }) => (extent ? [{ source, user, ...extent }] : []));
  await insertRows(executor, 'extents', extents, pause);
}

/** Replaces what is cached of some sources. `pause` is awaited between statements. */
export async function replaceOccurrences(
  executor: Executor,
  user: string,
  cached: readonly Cached[],
  pause?: () => Promise<void>,
): Promise<void> {
  const wanted = jsonTexts(
    executor,
    cached.map(({ source }) => source),
  );
  // By primary key: for a plain condition SQLite would walk all of the user's occurrences.
  await sql`
    delete from occurrences where ("user", start_at, source) in
      (select o."user", o.start_at, o.source from ${wanted} as wanted cross join occurrences as o
        where o."user" = ${user} and o.source = wanted.item)`.execute(executor);
  await sql`
    delete from extents where "user" = ${user} and source in (select item from ${wanted} as wanted)`.execute(executor);
  await insertOccurrences(executor, user, cached, pause);
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
