import type { Occurrence, Series, Window } from '../time/event.ts';
import { DAY, type Instant, type WallMs } from '../time/wall.ts';
import { offsetAt, toWall } from '../time/zone.ts';
import type { Plan } from './plan.ts';
import { SHIFT } from './recurrence-id.ts';
import { type RecurrenceSet, recurrenceSet } from './set.ts';
import { walk } from './walk.ts';

export interface Expansion {
  readonly occurrences: Occurrence[];
  /** False when `limit` cut the answer short. */
  readonly complete: boolean;
}

const DEFAULT_LIMIT = 100_000;

/**
 * The occurrences of a series (or the single event) that overlap the half-open
 * window, in order of their starts, no two with the same start; a zero-length
 * one overlaps when it starts inside. All-day and floating series are read in
 * `viewerZone`. `limit` keeps the first ones.
 */
export function expand(
  series: Series,
  viewerZone: string,
  window: Window,
  options: { readonly limit?: number } = {},
): Expansion {
  const { days, ms } = series.time;
  const behind = days * DAY + ms + (days > 0 ? SHIFT : 0);
  const overlaps = ({ start, end }: Occurrence): boolean =>
    start < window.to && (end > window.from || (end === start && start >= window.from));
  const span = { from: window.from - behind, to: window.to };
  return collect(recurrenceSet(series, viewerZone), series, span, overlaps, options.limit ?? DEFAULT_LIMIT);
}

/** The occurrence that starts at `instant`, if there is one. */
export function findOccurrence(series: Series, viewerZone: string, instant: Instant): Occurrence | undefined {
  const set = recurrenceSet(series, viewerZone);
  const span = { from: instant, to: instant + 1 };
  return collect(set, series, span, ({ start }) => start === instant, 1).occurrences[0];
}

/** Start of the first occurrence; the start of the event itself when every occurrence is excluded. */
export function firstStart(series: Series, viewerZone: string): Instant {
  const set = recurrenceSet(series, viewerZone);
  const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const first = collect(set, series, always, () => true, 1).occurrences[0];
  return (first ?? set.at(series.time.start)).start;
}

/** The latest end of any occurrence; null when the series never ends. When every occurrence is excluded, the end of the event itself. */
export function lastEnd(series: Series, viewerZone: string): Instant | null {
  const set = recurrenceSet(series, viewerZone);
  const rule = set.plan;
  if (rule && rule.count === null && !rule.isBounded) return null;
  const ends = set.extras.map(({ end }) => end);
  const own = rule ? lastEndOfRule(set, rule) : ownEnd(set, series.time.start);
  if (own !== undefined) ends.push(own);
  return ends.length > 0 ? Math.max(...ends) : set.at(series.time.start).end;
}

function ownEnd(set: RecurrenceSet, wall: WallMs): Instant | undefined {
  const { start, end } = set.at(wall);
  return set.isExcluded(start) ? undefined : end;
}

/** With COUNT all wall times are walked; with UNTIL ever longer stretches before it. */
function lastEndOfRule(set: RecurrenceSet, rule: Plan): Instant | undefined {
  for (let back = 2 * DAY; ; back *= 4) {
    const from = rule.count === null ? Math.max(rule.start, rule.until - back) : rule.start;
    const walls: WallMs[] = [];
    walk(rule, from, rule.until, (wall) => walls.push(wall) > 0);
    let last: { wall: WallMs; end: Instant } | undefined;
    for (const wall of walls.reverse()) {
      if (last && wall < last.wall - SHIFT) break;
      const end = ownEnd(set, wall);
      if (end !== undefined) last = { wall: last?.wall ?? wall, end: Math.max(last?.end ?? end, end) };
    }
    if (last) return last.end;
    if (from <= rule.start) return undefined;
  }
}

/** Occurrences that start inside [from, to) and are accepted. */
function collect(
  set: RecurrenceSet,
  series: Series,
  { from, to }: Window,
  accept: (occurrence: Occurrence) => boolean,
  limit: number,
): Expansion {
  const found: Occurrence[] = set.extras.filter((one) => accept(one));
  let fromRule = 0;
  let stopAt = Number.POSITIVE_INFINITY;
  const visit = (wall: WallMs): boolean => {
    // A DST gap can put a later wall time before an earlier one: go on for as long as that may happen.
    if (wall > stopAt) return false;
    const one = set.at(wall);
    if (one.start >= from && one.start < to && accept(one) && !set.isExcluded(one.start)) {
      found.push(one);
      fromRule++;
      if (fromRule === limit + 1) stopAt = wall + SHIFT;
    }
    return true;
  };
  if (!set.plan) visit(series.time.start);
  else walk(set.plan, ...wallRange(set.plan, set.zone, from, to), visit);
  const occurrences = inOrder(found);
  return { occurrences: occurrences.slice(0, limit), complete: fromRule <= limit && occurrences.length <= limit };
}

/** The wall times that can start inside [from, to). Zones are asked only near the rule's own range. */
function wallRange(plan: Plan, zone: string, from: Instant, to: Instant): [WallMs, WallMs] {
  const least = Math.min(from, plan.until + 2 * DAY);
  const most = Math.max(to, plan.start - 2 * DAY);
  return [
    from < plan.start - 2 * DAY ? plan.start : toWall(least, zone) - slack(plan, zone, least),
    to > plan.until + 2 * DAY ? plan.until : toWall(most, zone) + slack(plan, zone, most),
  ];
}

/**
 * How far a wall time can be from where its instant would be by the offset at
 * `at`: nothing where the offset does not change for days. Of a rule that
 * repeats within the day that saves thousands of visits.
 */
function slack(plan: Plan, zone: string, at: Instant): number {
  if (plan.unit === null) return SHIFT;
  const offset = offsetAt(zone, at);
  return offsetAt(zone, at - 3 * DAY) === offset && offsetAt(zone, at + 3 * DAY) === offset ? 0 : SHIFT;
}

/** Sorted by start; of two with the same start the longer one. */
function inOrder(found: Occurrence[]): Occurrence[] {
  let previous = Number.NEGATIVE_INFINITY;
  const isAscending = found.every(({ start }) => {
    const rises = start > previous;
    previous = start;
    return rises;
  });
  if (isAscending) return found;
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((one, index) => index === 0 || one.start !== (found[index - 1] as Occurrence).start);
}
