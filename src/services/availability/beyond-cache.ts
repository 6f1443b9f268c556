import type { Incomplete, Kind } from '../../db/repos/occurrences.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import type { Occurrence, Window } from '../../domain/time/event.ts';
import { loadEvent } from '../series/occurrences.ts';
import { rootSeries } from '../series/rows.ts';

export interface Sourced extends Occurrence {
  readonly source: string;
  readonly showAs: EventRow['show_as'];
}

const isOf = (kind: Kind, showAs: Sourced['showAs']): boolean => {
  if (kind === 'all') return true;
  return kind === 'blocking' ? showAs !== 'free' : showAs === kind;
};

/**
 * Occurrences of a series outside the stretch that is cached of it, in any of
 * the windows, which are disjoint and in order; the first `most`. In one go
 * where that finds little else, as one expansion costs about as much as ten occurrences.
 */
export async function beyondCache(
  executor: Executor,
  caller: Caller,
  cached: Incomplete,
  windows: readonly Window[],
  { kind, most }: { readonly kind: Kind; readonly most: number },
): Promise<Sourced[]> {
  const outside = windows.flatMap((window) => outsideOf(cached, window));
  const [first] = outside;
  const last = outside.at(-1);
  const event = first && (await loadEvent(executor, caller.user, cached.source));
  if (!event || !last || !isOf(kind, event.root.show_as)) return [];
  const series = rootSeries(event);
  const showAs = event.root.show_as;
  const found: Sourced[] = [];
  const add = ({ start, end }: Occurrence): void => {
    const isCached = start < cached.cached_to && end > cached.cached_from;
    const isKnown = found.length > 0 && start <= (found.at(-1) as Sourced).start;
    if (!isCached && !isKnown) found.push({ source: cached.source, start, end, showAs });
  };
  const whole = { from: first.from, to: last.to };
  const all = outside.length < 2 ? undefined : expand(series, caller.zone, whole, { limit: 10 * outside.length });
  if (all?.complete) all.occurrences.forEach(add);
  else {
    for (const window of outside) {
      if (found.length >= most) break;
      expand(series, caller.zone, window, { limit: most - found.length + 1 }).occurrences.forEach(add);
    }
  }
  return found;
}

/** What of a window lies before and after the cached stretch. */
const outsideOf = ({ cached_from, cached_to }: Incomplete, { from, to }: Window): Window[] =>
  [
    { from, to: Math.min(to, cached_from) },
    { from: Math.max(from, cached_to), to },
  ].filter((part) => part.from < part.to);
