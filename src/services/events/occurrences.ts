import { findEvent, findOverrides, listFloating, listRoots } from '../../db/repos/events.ts';
import { readMeta, writeMeta } from '../../db/repos/meta.ts';
import { behindHorizon, replaceOccurrences } from '../../db/repos/occurrences.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Occurrence, Series } from '../../domain/event.ts';
import { expand, firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { type Family, isRecurring, rootSeries, seriesOf } from './rows.ts';

/** The stretch of time that is kept expanded, around now. */
const BEHIND = 366 * DAY;
const AHEAD = 731 * DAY;
/** The stretch is moved on when it has shrunk by this much. */
const SLACK = 60 * DAY;
const MAX_ROWS = 5_000;
/** Of a series that has more, the rest is expanded on read: rows of one that is that dense cost more than they save. */
const DENSE_ROWS = 1_000;

export async function loadFamily(executor: Executor, user: string, rootId: string): Promise<Family | undefined> {
  const root = await findEvent(executor, user, rootId);
  if (!root) return undefined;
  return { root, overrides: isRecurring(root) ? await findOverrides(executor, user, rootId) : [] };
}

const spansOf = (occurrences: readonly Occurrence[]) => occurrences.map(({ start, end }) => [start, end] as const);

/** Rebuilds the cached occurrences of one event or series. Called in the transaction that changed it. */
export async function refreshOccurrences(executor: Executor, caller: Caller, rootId: string): Promise<void> {
  const family = await loadFamily(executor, caller.user, rootId);
  if (!family) {
    await replaceOccurrences(executor, caller.user, rootId, null);
    return;
  }
  const { root, overrides } = family;
  const series = rootSeries(family);
  const first = firstStart(series, caller.zone);
  const last = lastEnd(series, caller.zone);
  const { rows, from, to, complete } = cacheable(series, caller, first, last);
  await replaceOccurrences(executor, caller.user, root.id, {
    spans: spansOf(rows),
    show_as: root.show_as,
    extent: {
      first_start: first,
      last_end: last,
      cached_from: from,
      cached_to: to,
      complete: complete ? 1 : 0,
    },
  });
  for (const override of overrides) await refreshOverride(executor, caller, override);
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

async function refreshOverride(executor: Executor, caller: Caller, row: EventRow): Promise<void> {
  if (row.cancelled === 1) {
    await replaceOccurrences(executor, caller.user, row.id, null);
    return;
  }
  const series = seriesOf(row);
  const first = firstStart(series, caller.zone);
  const last = lastEnd(series, caller.zone) as Instant;
  await replaceOccurrences(executor, caller.user, row.id, {
    spans: [[first, last]],
    show_as: row.show_as,
    extent: { first_start: first, last_end: last, cached_from: first, cached_to: last, complete: 1 },
  });
}

/**
 * Brings the cache up to date with what it silently depends on: the version of
 * the zone data, the user's zone (for floating times), and the passing of time.
 * Runs at the start of every write, and before a read when `isCurrent` says no.
 */
export async function keepCurrent(executor: Executor, caller: Caller, tzdata: string): Promise<void> {
  const known = await readMeta(executor, caller.user, 'occurrences');
  const horizon = Math.floor((caller.now + AHEAD) / SLACK);
  const current = JSON.stringify({ tzdata, zone: caller.zone, horizon });
  if (known === current) return;
  const before = known === undefined ? undefined : (JSON.parse(known) as { tzdata: string; zone: string });
  const stale = new Set<string>(await behindHorizon(executor, caller.user, caller.now + AHEAD - SLACK));
  if (before && before.tzdata !== tzdata) for (const id of await listRoots(executor, caller.user)) stale.add(id);
  else if (before && before.zone !== caller.zone) {
    for (const id of await listFloating(executor, caller.user)) stale.add(id);
  }
  for (const id of stale) await refreshOccurrences(executor, caller, id);
  await writeMeta(executor, caller.user, 'occurrences', current);
}

/** Whether `keepCurrent` would have something to do. */
export async function isCurrent(executor: Executor, caller: Caller, tzdata: string): Promise<boolean> {
  const horizon = Math.floor((caller.now + AHEAD) / SLACK);
  return (
    (await readMeta(executor, caller.user, 'occurrences')) === JSON.stringify({ tzdata, zone: caller.zone, horizon })
  );
}
