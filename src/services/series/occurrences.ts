import { findEvent, findEvents, findOverrides, listFloating, listRoots } from '../../db/repos/events.ts';
import { readMeta, writeMeta } from '../../db/repos/meta.ts';
import { behindHorizon, type Cached, insertOccurrences, replaceOccurrences } from '../../db/repos/occurrences.ts';
import type { Standing } from '../../db/repos/standing.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand, firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import type { Occurrence, Series } from '../../domain/time/event.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { type Pause, pacing } from '../change/pace.ts';
import { type EventWithOverrides, isRecurring, rootSeries, seriesOf } from './rows.ts';

/** The stretch of time that is kept expanded, around now. */
const BEHIND = 366 * DAY;
const AHEAD = 731 * DAY;
/** The stretch is moved on when it has shrunk by this much. */
const SLACK = 60 * DAY;
const MAX_ROWS = 5_000;
/** The rows kept of one series. The rest is expanded on read: so dense a series costs more rows than it saves. */
const DENSE_ROWS = 1_000;

export async function loadEvent(
  executor: Executor,
  user: string,
  rootId: string,
): Promise<EventWithOverrides | undefined> {
  const root = await findEvent(executor, user, rootId);
  if (!root) return undefined;
  return { root, overrides: isRecurring(root) ? await findOverrides(executor, user, [rootId]) : [] };
}

const spansOf = (occurrences: readonly Occurrence[]) => occurrences.map(({ start, end }) => [start, end] as const);

/** Events whose caches are replaced by one statement. */
const AT_ONCE = 500;
/** …and so many occurrences, which have to be held in memory. */
const HELD = 20_000;

/**
 * Rebuilds the cached occurrences of events and series, the changed occurrences
 * of these among them, and removes those of rows that are gone. Called in the
 * transaction that changed them.
 */
export async function refreshOccurrences(
  executor: Executor,
  caller: Caller,
  { roots, gone = [] }: { readonly roots: readonly string[]; readonly gone?: readonly string[] },
  pause: Pause = pacing(caller),
): Promise<void> {
  let held: Cached[] = gone.map(nothingOf);
  let spans = 0;
  const store = async (): Promise<void> => {
    await replaceOccurrences(executor, caller.user, held, pause);
    held = [];
    spans = 0;
  };
  for (let from = 0; from < roots.length; from += AT_ONCE) {
    for (const [id, event] of await loadEvents(executor, caller.user, roots.slice(from, from + AT_ONCE))) {
      for (const one of event ? cacheOf(caller, event) : [nothingOf(id)]) {
        held.push(one);
        spans += one.spans.length;
      }
      if (spans >= HELD) await store();
      await pause();
    }
    if (held.length >= AT_ONCE) await store();
  }
  if (held.length > 0) await store();
}

/** Caches a single event of which nothing is cached yet: what has just been written need not be read again. */
export function cacheNew(executor: Executor, caller: Caller, root: EventRow): Promise<void> {
  return insertOccurrences(executor, caller.user, cacheOf(caller, { root, overrides: [] }));
}

const nothingOf = (source: string): Cached => ({ source, spans: [], show_as: 'free', extent: null });

export async function loadEvents(
  executor: Executor,
  user: string,
  roots: readonly string[],
): Promise<Map<string, EventWithOverrides | undefined>> {
  const rows = await findEvents(executor, user, roots);
  const recurring = [...rows.values()].filter(isRecurring).map(({ id }) => id);
  const overrides = Map.groupBy(await findOverrides(executor, user, recurring), (row) => row.series_id);
  return new Map(
    roots.map((id) => {
      const root = rows.get(id);
      return [id, root && { root, overrides: overrides.get(id) ?? [] }];
    }),
  );
}

/** What is to be cached of an event or series and of its changed occurrences. */
export function cacheOf(caller: Caller, event: EventWithOverrides): Cached[] {
  const { root, overrides } = event;
  const series = rootSeries(event);
  const first = firstStart(series, caller.zone);
  const last = lastEnd(series, caller.zone);
  const { rows, from, to, complete } = cacheable(series, caller, first, last);
  const extent = {
    first_start: first,
    last_end: last,
    cached_from: from,
    cached_to: to,
    complete: complete ? (1 as const) : (0 as const),
  };
  const own: Cached = { source: root.id, spans: spansOf(rows), show_as: root.show_as, extent };
  return [own, ...overrides.map((row) => cacheOfOverride(caller, row))];
}

/** A finite series is cached whole where it fits; any other within the horizon, as far as it fits. */
function cacheable(
  series: Series,
  caller: Caller,
  first: Instant,
  last: Instant | null,
): { rows: readonly Occurrence[]; from: Instant; to: Instant; complete: boolean } {
  if (last !== null) {
    const whole = { from: first, to: last + 1 };
    const { occurrences } = expand(series, caller.zone, whole, { limit: MAX_ROWS + 1 });
    if (occurrences.length <= MAX_ROWS) return { rows: occurrences, ...whole, complete: true };
  }
  const from = Math.max(first, caller.now - BEHIND);
  const to = Math.max(first + DAY, caller.now + AHEAD);
  const { occurrences } = expand(series, caller.zone, { from, to }, { limit: MAX_ROWS + 1 });
  const cut = occurrences.length > MAX_ROWS ? occurrences[DENSE_ROWS] : undefined;
  return cut
    ? { rows: occurrences.slice(0, DENSE_ROWS), from, to: cut.start, complete: false }
    : { rows: occurrences, from, to, complete: false };
}

function cacheOfOverride(caller: Caller, row: EventRow): Cached {
  if (row.cancelled === 1) return nothingOf(row.id);
  const series = seriesOf(row);
  const first = firstStart(series, caller.zone);
  const last = lastEnd(series, caller.zone) ?? first;
  return {
    source: row.id,
    spans: [[first, last]],
    show_as: row.show_as,
    extent: { first_start: first, last_end: last, cached_from: first, cached_to: last, complete: 1 },
  };
}

const builtWith = (caller: Caller, tzdata: string): string =>
  JSON.stringify({ tzdata, zone: caller.zone, horizon: Math.floor((caller.now + AHEAD) / SLACK) });

/**
 * Brings the cache up to date with what it silently depends on: the version of
 * the zone data, the user's zone (for floating times), and the passing of time.
 * Runs at the start of every write, and before a read when `isCurrent` says no.
 */
export async function keepCurrent(executor: Executor, caller: Caller, tzdata: string): Promise<void> {
  const known = await readMeta(executor, caller.user, 'occurrences');
  const current = builtWith(caller, tzdata);
  if (known === current) return;
  const before = known === undefined ? undefined : (JSON.parse(known) as { tzdata: string; zone: string });
  const stale = new Set<string>(await behindHorizon(executor, caller.user, caller.now + AHEAD - SLACK));
  if (before && before.tzdata !== tzdata) for (const id of await listRoots(executor, caller.user)) stale.add(id);
  else if (before && before.zone !== caller.zone) {
    for (const id of await listFloating(executor, caller.user)) stale.add(id);
  }
  await refreshOccurrences(executor, caller, { roots: [...stale] });
  await writeMeta(executor, caller.user, 'occurrences', current);
}

/** Whether `keepCurrent` would have something to do. */
export async function isCurrent(
  standing: Standing,
  _executor: Executor,
  caller: Caller,
  tzdata: string,
): Promise<boolean> {
  return (await standing.built('occurrences')) === builtWith(caller, tzdata);
}
