import type { Occurrence, Window } from '../time/event.ts';

type Mutable = { from: number; to: number };

/** Sorts `intervals` and joins what overlaps or touches, all in place: callers hand over lists of their own. */
function join(intervals: Mutable[]): Window[] {
  // Rows from storage come in order; looking is cheaper than sorting.
  if (intervals.some((next, index) => index > 0 && next.from < (intervals[index - 1] as Mutable).from)) {
    intervals.sort((a, b) => a.from - b.from);
  }
  let kept = 0;
  for (const next of intervals) {
    const last = kept > 0 ? (intervals[kept - 1] as Mutable) : undefined;
    if (!last || next.from > last.to) intervals[kept++] = next;
    else if (next.to > last.to) last.to = next.to;
  }
  intervals.length = kept;
  return intervals;
}

/** Union of `intervals` as disjoint intervals in time order; touching ones become one. */
export function mergeIntervals(intervals: readonly Window[]): Window[] {
  return join(intervals.map(({ from, to }) => ({ from, to })));
}

/**
 * Time in which nothing else may be: the union of `busy`, widened by
 * `bufferMs` on both sides. An event of zero length fills its first
 * millisecond, so that what holds that moment does not count as free.
 */
export function blockedTime(busy: readonly Occurrence[], bufferMs = 0): Window[] {
  return join(busy.map(({ start, end }) => ({ from: start - bufferMs, to: Math.max(end + bufferMs, start + 1) })));
}

/**
 * Maximal stretches of `window` that no busy time touches (half-open), in
 * time order. With a buffer, only what keeps that gap to every event.
 */
export function freeStretches(busy: readonly Occurrence[], window: Window, bufferMs = 0): Window[] {
  const free: Window[] = [];
  let from = window.from;
  for (const blocked of blockedTime(busy, bufferMs)) {
    if (blocked.from >= window.to) break;
    if (blocked.from > from) free.push({ from, to: blocked.from });
    from = Math.max(from, blocked.to);
  }
  if (from < window.to) free.push({ from, to: window.to });
  return free;
}

/** What `a` and `b` share, both in time order and free of overlap. Intervals that only touch stay apart. */
export function intersectIntervals(a: readonly Window[], b: readonly Window[]): Window[] {
  const shared: Window[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] as Window;
    const right = b[j] as Window;
    const from = Math.max(left.from, right.from);
    const to = Math.min(left.to, right.to);
    if (from < to) shared.push({ from, to });
    if (left.to < right.to) i++;
    else j++;
  }
  return shared;
}
