import { incompleteSources, overlapping, overlappingSpans } from '../../db/repos/occurrences.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Busy, Occurrence, Window } from '../../domain/event.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import type { Instant } from '../../domain/time/wall.ts';
import { loadFamily } from './occurrences.ts';
import { rootSeries } from './rows.ts';

export interface Sourced extends Occurrence {
  readonly source: string;
  readonly showAs: EventRow['show_as'];
}

/** More occurrences than this of one source are not expanded for a question about busy time. */
const MAX_EXPANDED = 20_000;
/** Of these an answer about many spans needs only some: every one of them is near a span. */
const MAX_NEAR = 5_000;

export interface ReadOptions {
  /** Leaves out what is shown as free. */
  readonly blocking: boolean;
  /** The rows that count; all when absent. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Keeps the first ones. */
  readonly most?: number;
}

const inTimeOrder = (a: Sourced, b: Sourced): number => a.start - b.start || (a.source < b.source ? -1 : 1);

/** Occurrences that overlap the window, in time order: from the cache, and expanded where the cache does not reach. */
export async function occurrencesIn(
  executor: Executor,
  caller: Caller,
  window: Window,
  { blocking, only, most }: ReadOptions,
): Promise<Sourced[]> {
  const rows = await overlapping(executor, caller.user, window.from, window.to, blocking);
  const counted = only ? rows.filter((row) => only.has(row.source)) : rows;
  const partial = new Set(counted.filter((row) => row.start_at === null).map((row) => row.source));
  const found: Sourced[] = [];
  for (const row of counted) {
    if (row.start_at === null || partial.has(row.source)) continue;
    if (row.end_at === window.from && row.start_at < window.from) continue;
    found.push({ source: row.source, start: row.start_at, end: row.end_at, showAs: row.show_as });
  }
  let { to } = window;
  for (const source of partial) {
    for (const one of await expanded(executor, caller, source, [{ ...window, to }], most ?? MAX_EXPANDED)) {
      if (!blocking || one.showAs !== 'free') found.push(one);
    }
    if (most === undefined || found.length < 2 * most) continue;
    // The first ones are known up to here: later ones need not be expanded.
    found.sort(inTimeOrder).length = most;
    to = (found.at(-1) as Sourced).start + 1;
  }
  return found.sort(inTimeOrder).slice(0, most);
}

/**
 * Occurrences of a source that is not all in the cache, near the windows, which
 * are disjoint and in order. In one go where that finds little else, as one
 * expansion costs about as much as ten occurrences.
 */
async function expanded(
  executor: Executor,
  caller: Caller,
  source: string,
  windows: readonly Window[],
  limit: number,
): Promise<Sourced[]> {
  const family = await loadFamily(executor, caller.user, source);
  const [first] = windows;
  const last = windows.at(-1);
  if (!family || !first || !last) return [];
  const series = rootSeries(family);
  const showAs = family.root.show_as;
  const inOne = (window: Window, most: number) => expand(series, caller.zone, window, { limit: most });
  const seen = new Map<Instant, Sourced>();
  const add = ({ start, end }: Occurrence): void => {
    seen.set(start, { source, start, end, showAs });
  };
  const all = windows.length === 1 ? undefined : inOne({ from: first.from, to: last.to }, 10 * windows.length);
  if (all?.complete) all.occurrences.forEach(add);
  else {
    for (const window of windows) {
      if (seen.size >= limit) break;
      inOne(window, limit - seen.size).occurrences.forEach(add);
    }
  }
  return [...seen.values()];
}

const isBlocking = (one: Sourced): one is Sourced & { showAs: Busy['showAs'] } => one.showAs !== 'free';

const asBusy = (one: Sourced & { showAs: Busy['showAs'] }): Busy => ({
  id: one.source,
  start: one.start,
  end: one.end,
  showAs: one.showAs,
});

/**
 * Busy and tentative occurrences in a window, as the domain wants them. Where a
 * source has too many of them, all the time after those that are known counts as taken.
 */
export async function busyIn(executor: Executor, caller: Caller, window: Window): Promise<Busy[]> {
  const found = (await occurrencesIn(executor, caller, window, { blocking: true })).filter(isBlocking).map(asBusy);
  return [...found, ...unknownTime(found, window)];
}

function unknownTime(found: readonly Busy[], window: Window): Busy[] {
  const perSource = new Map<string, { count: number; last: Busy }>();
  for (const last of found) perSource.set(last.id, { count: (perSource.get(last.id)?.count ?? 0) + 1, last });
  return [...perSource.values()].flatMap(({ count, last }) =>
    count < MAX_EXPANDED ? [] : [{ ...last, end: Math.max(last.end, window.to) }],
  );
}

/** The stretches of time near the spans, disjoint and in order: overlapping spans do not ask twice. */
function stretches(spans: readonly Occurrence[], marginMs: number): Window[] {
  const windows = spans
    .map(({ start, end }) => ({ from: start - marginMs, to: Math.max(end, start + 1) + marginMs }))
    .sort((a, b) => a.from - b.from);
  const joined: { from: Instant; to: Instant }[] = [];
  for (const window of windows) {
    const last = joined.at(-1);
    if (last && window.from <= last.to) last.to = Math.max(last.to, window.to);
    else joined.push(window);
  }
  return joined;
}

/** Busy and tentative occurrences near any of the spans. */
export async function busyNear(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  marginMs: number,
): Promise<Busy[]> {
  const windows = stretches(spans, marginMs);
  const [first, ...others] = windows;
  if (!first) return [];
  if (others.length === 0) {
    return (await occurrencesIn(executor, caller, first, { blocking: true })).filter(isBlocking).map(asBusy);
  }
  const found = await cached(executor, caller, windows);
  const last = windows.at(-1) as Window;
  for (const source of await incompleteSources(executor, caller.user, first.from, last.to)) {
    const more = await expanded(executor, caller, source, windows, MAX_NEAR);
    for (const busy of more.filter(isBlocking).map(asBusy)) found.set(keyOf(busy), busy);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** What the cache has of them; nothing is expanded. */
export async function cachedNear(executor: Executor, caller: Caller, spans: readonly Occurrence[]): Promise<Busy[]> {
  return [...(await cached(executor, caller, stretches(spans, 0))).values()];
}

const keyOf = ({ id, start }: Busy): string => `${id} ${start}`;

/** One statement, however many windows. */
async function cached(executor: Executor, caller: Caller, windows: readonly Window[]): Promise<Map<string, Busy>> {
  const spans = windows.map(({ from, to }) => [from, to] as const);
  const hits = await overlappingSpans(executor, caller.user, spans);
  const found = new Map<string, Busy>();
  for (const { source, start_at, end_at, show_as } of hits) {
    const busy: Busy = { id: source, start: start_at, end: end_at, showAs: show_as };
    found.set(keyOf(busy), busy);
  }
  return found;
}

/** Ids of the rows that make up the event or series of `rootId`: itself and its changed occurrences. */
export async function familyIds(executor: Executor, caller: Caller, rootId: string): Promise<Set<string>> {
  const family = await loadFamily(executor, caller.user, rootId);
  return new Set(family ? [family.root.id, ...family.overrides.map((row) => row.id)] : []);
}
