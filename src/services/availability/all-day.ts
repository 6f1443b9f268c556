import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { findConflicts, type Overlap } from '../../domain/conflicts/overlap.ts';
import type { Busy, Occurrence, ShowAs, Window } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';
import { withRows } from '../series/present.ts';
import { showConflicts } from './conflicts.ts';
import { occurrencesIn } from './reading.ts';

/** Birthdays, trips and deadlines take up no hour, and still are what a day is about: they are named beside any time that is looked for. */

interface Options {
  /** How the new event is shown: where it takes up no time itself, no all-day event is in its way, and all are named here. */
  readonly showAs: ShowAs;
  /** Rows that do not count, such as the event that is being moved. */
  readonly exclude?: ReadonlySet<string> | undefined;
}

/** The most occurrences of one series that are looked at. */
const MOST = 2_000;
/** More are counted. */
const MOST_NAMED = 5;

/** All-day events that touch the spans without blocking them, each once. */
export async function allDayBeside(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  { showAs, exclude }: Options,
): Promise<Overlap[]> {
  const [first] = spans;
  if (!first) return [];
  const to = Math.max(...spans.map(({ start, end }) => Math.max(end, start + 1)));
  const touching = await allDayIn(executor, caller, { from: first.start, to }, { showAs, exclude });
  const place = new Map(touching.map(({ id }, index) => [id, index]));
  const found = new Map<string, Overlap>();
  for (const overlap of findConflicts(spans, touching, 0, MOST)) {
    if (!found.has(overlap.busy.id)) found.set(overlap.busy.id, { ...overlap, severity: 'soft' });
  }
  return [...found.values()].toSorted((one, other) => (place.get(one.busy.id) ?? 0) - (place.get(other.busy.id) ?? 0));
}

/** All-day events in a window that is looked through for free time, each once. */
export async function allDayWithin(executor: Executor, caller: Caller, window: Window): Promise<Overlap[]> {
  return allDayBeside(executor, caller, [{ start: window.from, end: window.to }], { showAs: 'busy' });
}

/** The order of all-day events: by day, on one day by title, since ids are random. */
const inOrder = (
  one: { readonly start: number; readonly row: { readonly title: string } },
  other: { readonly start: number; readonly row: { readonly title: string } },
): number => one.start - other.start || (one.row.title < other.row.title ? -1 : 1);

async function allDayIn(
  executor: Executor,
  caller: Caller,
  window: Window,
  { showAs, exclude: except }: Options,
): Promise<Busy[]> {
  const kind = showAs === 'free' ? 'all' : 'free';
  const occurrences = await occurrencesIn(executor, caller, window, { kind, except, most: MOST });
  if (occurrences.length === 0) return [];
  const found = await withRows(executor, caller, occurrences);
  return found
    .toSorted(inOrder)
    .flatMap(({ row, start, end }) =>
      row.all_day === 1 ? [{ id: row.id, start, end, showAs: 'tentative' as const }] : [],
    );
}

/** What is said of them beside a write. */
export async function allDayWarnings(
  executor: Executor,
  caller: Caller,
  overlaps: readonly Overlap[],
): Promise<string[]> {
  const shown = await showConflicts(executor, caller, overlaps.slice(0, MOST_NAMED));
  const lines = shown.map(({ title, when }) => messages(caller).availability.allDayThen({ title, when }));
  const rest = overlaps.length - shown.length;
  return rest > 0 ? [...lines, messages(caller).availability.moreAllDay({ rest })] : lines;
}
