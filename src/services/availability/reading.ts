import {
  type FoundRow,
  incompleteSources,
  type Kind,
  type LengthClass,
  lengthClass,
  overlapping,
  overlappingSpans,
} from '../../db/repos/occurrences.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Busy, Occurrence, Window } from '../../domain/time/event.ts';
import type { Instant } from '../../domain/time/wall.ts';
import { type Pause, pacing } from '../change/pace.ts';
import { loadEvent } from '../series/occurrences.ts';
import { beyondCache, type Sourced } from './beyond-cache.ts';

/** A question about busy time in one window looks at no more occurrences. */
const MAX_BUSY = 20_000;
/** An answer about many spans needs no more: every one of them is near a span. */
const MAX_NEAR = 5_000;
/** Rows that do not count come on top: of a series 5,000 are cached, and there are its changed occurrences. */
const MAX_EXCEPTED = 10_000;
/** Windows of series that are not all in the cache that one question may ask for: a few microseconds each. */
const MAX_EXPANSIONS = 30_000;

type Ids = ReadonlySet<string>;

interface ReadOptions {
  readonly kind: Kind;
  /** The rows that count; all when absent. */
  readonly only?: Ids | undefined;
  /** Rows that do not count. */
  readonly except?: Ids | undefined;
  /** Keeps the first ones. */
  readonly most: number;
}

const inTimeOrder = (a: Sourced, b: Sourced): number => a.start - b.start || (a.source < b.source ? -1 : 1);

/** The first occurrences that overlap the window, in time order: from the cache, and expanded where the cache does not reach. */
export async function occurrencesIn(
  executor: Executor,
  caller: Caller,
  window: Window,
  options: ReadOptions,
): Promise<Sourced[]> {
  const found: Sourced[] = [];
  const pause = pacing(caller);
  let { from } = window;
  for (;;) {
    const page = await readPage(executor, caller, { from, to: window.to }, options, pause);
    for (const one of page.found) if (from === window.from || one.start >= from) found.push(one);
    if (page.to >= window.to || found.length >= options.most) return found.slice(0, options.most);
    from = page.to;
    await pause();
  }
}

/** The occurrences of a first part of the window, which ends where no more were read. */
async function readPage(
  executor: Executor,
  caller: Caller,
  window: Window,
  { kind, only, except, most }: ReadOptions,
  pause: Pause,
): Promise<{ found: Sourced[]; to: Instant }> {
  const counts = (source: string): boolean => (!only || only.has(source)) && !except?.has(source);
  const rows = await overlapping(executor, caller.user, window, { kind, most });
  let to = readUntil(rows, most, window);
  let found: Sourced[] = [];
  let isPartial = false;
  for (const { source, start_at: start, end_at: end, show_as: showAs } of rows) {
    if (start === null) isPartial = true;
    else if (start < to && !(end === window.from && start < end) && counts(source)) {
      found.push({ source, start, end, showAs });
    }
  }
  const partial = isPartial ? await incompleteSources(executor, caller.user, { from: window.from, to }) : [];
  for (const extent of partial) {
    if (!counts(extent.source)) continue;
    found.push(...(await beyondCache(executor, caller, extent, [{ from: window.from, to }], { kind, most })));
    await pause();
    if (found.length < 2 * most) continue;
    // The first ones are known up to here: later ones need not be expanded.
    found = found.sort(inTimeOrder).slice(0, most);
    to = Math.max((found.at(-1) as Sourced).start, window.from) + 1;
  }
  return { found: found.sort(inTimeOrder), to };
}

/** The instant up to which all rows were read: a length class that filled up may have more from its last start on. */
function readUntil(rows: readonly FoundRow[], most: number, { from, to }: Window): Instant {
  if (rows.length < most) return to;
  const classes = new Map<LengthClass, { count: number; last: Instant }>();
  for (const { start_at: start, end_at: end } of rows) {
    if (start === null) continue;
    const name = lengthClass(end - start);
    const known = classes.get(name);
    classes.set(name, { count: (known?.count ?? 0) + 1, last: Math.max(known?.last ?? start, start) });
  }
  const cut = [...classes.values()].filter(({ count }) => count >= most).map(({ last }) => last);
  return Math.min(to, ...cut.map((last) => Math.max(last, from + 1)));
}

const isBlocking = (one: Sourced): one is Sourced & { showAs: Busy['showAs'] } => one.showAs !== 'free';

const asBusy = (one: Sourced & { showAs: Busy['showAs'] }): Busy => ({
  id: one.source,
  start: one.start,
  end: one.end,
  showAs: one.showAs,
});

/**
 * Busy and tentative occurrences in a window, as the domain wants them. Where
 * there are too many of them, all the time after those that are known counts as taken.
 */
export async function busyIn(executor: Executor, caller: Caller, window: Window, except?: Ids): Promise<Busy[]> {
  const all = await occurrencesIn(executor, caller, window, { kind: 'blocking', except, most: MAX_BUSY });
  const found = all.filter(isBlocking).map(asBusy);
  const last = found.at(-1);
  return last && found.length === MAX_BUSY ? [...found, { ...last, end: Math.max(last.end, window.to) }] : found;
}

/** The stretches of time near the spans, disjoint and in order: overlapping spans do not ask twice. */
export function stretches(spans: readonly Occurrence[], marginMs: number): Window[] {
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

interface Near {
  /** In order of start. */
  readonly busy: Busy[];
  /** False when there is busy time that was not looked at. */
  readonly complete: boolean;
}

/** Busy and tentative occurrences near any of the spans. Of very many only some; no number of tentative ones hides a busy one. */
export async function busyNear(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  marginMs: number,
  except?: Ids,
): Promise<Near> {
  const windows = stretches(spans, marginMs);
  const [first, ...others] = windows;
  if (!first) return { busy: [], complete: true };
  const read =
    others.length === 0 ? readOne(executor, caller, first, except) : readMany(executor, caller, windows, except);
  const blocking = await read('blocking');
  if (blocking.complete || blocking.busy.some(isHard)) return blocking;
  const { busy, complete } = await read('busy');
  return { busy: [...busy, ...blocking.busy.filter((one) => !isHard(one))].sort(byStart), complete };
}

const isHard = ({ showAs }: Busy): boolean => showAs === 'busy';
const byStart = (a: Busy, b: Busy): number => a.start - b.start;

type Read = (kind: 'blocking' | 'busy') => Promise<Near>;

const readOne =
  (executor: Executor, caller: Caller, window: Window, except: Ids | undefined): Read =>
  async (kind) => {
    const all = await occurrencesIn(executor, caller, window, { kind, except, most: MAX_NEAR });
    return { busy: all.filter(isBlocking).map(asBusy), complete: all.length < MAX_NEAR };
  };

const readMany =
  (executor: Executor, caller: Caller, windows: readonly Window[], except: Ids | undefined): Read =>
  async (kind) => {
    const most = except ? MAX_NEAR + MAX_EXCEPTED : MAX_NEAR;
    const hits = await cachedIn(executor, caller, windows, { kind, most });
    const found = new Map<string, Busy>();
    for (const busy of hits) if (!except?.has(busy.id)) found.set(keyOf(busy), busy);
    let complete = hits.length < most;
    let expansions = 0;
    const pause = pacing(caller);
    const whole = { from: (windows[0] as Window).from, to: (windows.at(-1) as Window).to };
    for (const extent of complete ? await incompleteSources(executor, caller.user, whole) : []) {
      if (except?.has(extent.source)) continue;
      expansions += windows.length;
      complete = expansions <= MAX_EXPANSIONS && found.size < MAX_NEAR;
      if (!complete) break;
      const more = await beyondCache(executor, caller, extent, windows, { kind, most: MAX_NEAR });
      for (const busy of more.filter(isBlocking).map(asBusy)) found.set(keyOf(busy), busy);
      await pause();
    }
    return { busy: [...found.values()].sort(byStart), complete };
  };

/** All that the cache has near the spans; nothing is expanded. */
export async function cachedNear(executor: Executor, caller: Caller, spans: readonly Occurrence[]): Promise<Busy[]> {
  const all = { kind: 'blocking', most: Number.MAX_SAFE_INTEGER } as const;
  const busy = await cachedIn(executor, caller, stretches(spans, 0), all);
  return [...new Map(busy.map((one) => [keyOf(one), one])).values()];
}

const keyOf = ({ id, start }: Busy): string => `${id} ${start}`;

/** One statement, however many windows. */
async function cachedIn(
  executor: Executor,
  caller: Caller,
  windows: readonly Window[],
  options: { readonly kind: 'blocking' | 'busy'; readonly most: number },
): Promise<Busy[]> {
  const spans = windows.map(({ from, to }) => [from, to] as const);
  const hits = await overlappingSpans(executor, caller.user, spans, options);
  return hits.map((hit) => ({ id: hit.source, start: hit.start_at, end: hit.end_at, showAs: hit.show_as }));
}

/** Ids of the rows that make up the event or series of `rootId`: itself and its changed occurrences. */
export async function idsOfEvent(executor: Executor, caller: Caller, rootId: string): Promise<Set<string>> {
  const event = await loadEvent(executor, caller.user, rootId);
  return new Set(event ? [event.root.id, ...event.overrides.map((row) => row.id)] : []);
}
