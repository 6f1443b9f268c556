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

/** A window that holds more occurrences of one series than this is answered from the first ones. */
const MAX_EXPANDED = 20_000;

/** Occurrences that overlap the window, in time order: from the cache, and expanded where the cache does not reach. */
export async function occurrencesIn(
  executor: Executor,
  caller: Caller,
  window: Window,
  options: { readonly blocking: boolean; readonly perSource?: number },
): Promise<Sourced[]> {
  const rows = await overlapping(executor, caller.user, window.from, window.to, options.blocking);
  const partial = new Set(rows.filter((row) => row.start_at === null).map((row) => row.source));
  const found: Sourced[] = [];
  for (const row of rows) {
    if (row.start_at === null || partial.has(row.source)) continue;
    if (row.end_at === window.from && row.start_at < window.from) continue;
    found.push({ source: row.source, start: row.start_at, end: row.end_at, showAs: row.show_as });
  }
  for (const source of partial) {
    found.push(...(await expanded(executor, caller, source, [window], options.perSource ?? MAX_EXPANDED)));
  }
  const kept = options.blocking ? found.filter((one) => one.showAs !== 'free') : found;
  return kept.sort((a, b) => a.start - b.start || (a.source < b.source ? -1 : 1));
}

async function expanded(
  executor: Executor,
  caller: Caller,
  source: string,
  windows: readonly Window[],
  limit: number,
): Promise<Sourced[]> {
  const family = await loadFamily(executor, caller.user, source);
  if (!family) return [];
  const series = rootSeries(family);
  const seen = new Map<Instant, Sourced>();
  for (const window of windows) {
    for (const { start, end } of expand(series, caller.zone, window, { limit }).occurrences) {
      seen.set(start, { source, start, end, showAs: family.root.show_as });
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

/** Busy and tentative occurrences in a window, as the domain wants them. */
export async function busyIn(executor: Executor, caller: Caller, window: Window): Promise<Busy[]> {
  return (await occurrencesIn(executor, caller, window, { blocking: true })).filter(isBlocking).map(asBusy);
}

/** Busy and tentative occurrences near any of the spans: one statement for the cached ones, however many spans. */
export async function busyNear(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  marginMs: number,
): Promise<Busy[]> {
  const windows = spans.map(({ start, end }) => ({ from: start - marginMs, to: Math.max(end, start + 1) + marginMs }));
  const [only] = windows;
  if (!only) return [];
  if (windows.length === 1) return busyIn(executor, caller, only);
  const hits = await overlappingSpans(
    executor,
    caller.user,
    windows.map(({ from, to }) => [from, to] as const),
  );
  const from = Math.min(...windows.map((window) => window.from));
  const to = Math.max(...windows.map((window) => window.to));
  const partial = await incompleteSources(executor, caller.user, from, to);
  const found = new Map<string, Busy>();
  const add = (busy: Busy): void => {
    found.set(`${busy.id} ${busy.start}`, busy);
  };
  for (const hit of hits) add({ id: hit.source, start: hit.start_at, end: hit.end_at, showAs: hit.show_as });
  for (const source of partial) {
    (await expanded(executor, caller, source, windows, MAX_EXPANDED)).filter(isBlocking).map(asBusy).forEach(add);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Ids of the rows that make up the event or series of `rootId`: itself and its changed occurrences. */
export async function familyIds(executor: Executor, caller: Caller, rootId: string): Promise<Set<string>> {
  const family = await loadFamily(executor, caller.user, rootId);
  return new Set(family ? [family.root.id, ...family.overrides.map((row) => row.id)] : []);
}

