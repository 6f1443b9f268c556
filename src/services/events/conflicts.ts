import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { findConflicts, type Overlap } from '../../domain/conflicts/overlap.ts';
import type { Occurrence, Series, ShowAs } from '../../domain/event.ts';
import { expand, firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import type { Conflict } from '../result.ts';
import { isoOf, occurrenceOf, titleOf, whenOf, withRows } from './present.ts';
import { busyNear } from './reading.ts';

/** Series are checked to their end, or this far. */
const CHECKED = 731 * DAY;
/** Dense series are checked for their first occurrences only; `checkedUntil` says how far. */
const MAX_SPANS = 5_000;
/** More are counted, but not listed. */
const MAX_LISTED = 200;
/** Two dense series meet in millions of pairs: no more than these are looked for. */
const MAX_OVERLAPS = 10_000;

export interface Spans {
  readonly spans: readonly Occurrence[];
  /** Set when the series goes on beyond what is checked. */
  readonly checkedUntil?: Instant;
}

/** The occurrences by which an event is checked against others. */
export function spansOf(series: Series, caller: Caller): Spans {
  const from = firstStart(series, caller.zone);
  const end = lastEnd(series, caller.zone);
  const horizon = Math.max(from, caller.now) + CHECKED;
  const to = end === null || end > horizon ? horizon : end + 1;
  const { occurrences } = expand(series, caller.zone, { from, to }, { limit: MAX_SPANS + 1 });
  const cut = occurrences[MAX_SPANS];
  if (cut) return { spans: occurrences.slice(0, MAX_SPANS), checkedUntil: cut.start };
  return { spans: occurrences, ...(to === horizon && { checkedUntil: horizon }) };
}

/** How far a series without an end nearby was checked. */
export const checkedUntil = (caller: Caller, { checkedUntil: until }: Spans): { checked_until?: string } =>
  until === undefined ? {} : { checked_until: isoWithOffset(until, caller.zone) };

export interface CheckOptions {
  readonly showAs: ShowAs;
  readonly bufferMs?: number;
  /** Rows that do not count, such as the event that is being moved. */
  readonly exclude?: ReadonlySet<string>;
}

/** Overlaps with other events. A tentative event meets nothing harder than `soft`, a free one meets nothing. */
export async function overlapsOf(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  options: CheckOptions,
): Promise<Overlap[]> {
  if (options.showAs === 'free' || spans.length === 0) return [];
  const bufferMs = options.bufferMs ?? 0;
  const near = await busyNear(executor, caller, spans, bufferMs);
  const others = options.exclude ? near.filter((one) => !options.exclude?.has(one.id)) : near;
  // Apart, so that no number of soft ones can hide a hard one.
  const found = (['busy', 'tentative'] as const).flatMap((kind) =>
    findConflicts(
      spans,
      others.filter((one) => one.showAs === kind),
      bufferMs,
      MAX_OVERLAPS,
    ),
  );
  const overlaps = found.sort((a, b) => a.span.start - b.span.start || a.busy.start - b.busy.start);
  if (options.showAs === 'busy') return overlaps;
  return overlaps.map((overlap) => (overlap.severity === 'hard' ? { ...overlap, severity: 'soft' } : overlap));
}

/** Overlaps with titles, as a host sees them. */
export async function showConflicts(
  executor: Executor,
  caller: Caller,
  overlaps: readonly Overlap[],
): Promise<Conflict[]> {
  if (overlaps.length === 0) return [];
  const listed = overlaps.slice(0, MAX_LISTED);
  const found = await withRows(
    executor,
    caller,
    listed.map(({ busy }) => ({ source: busy.id, start: busy.start, end: busy.end })),
  );
  return found.map((one, index) => {
    const { severity, overlapMinutes } = listed[index] as Overlap;
    const allDay = one.row.all_day === 1;
    const occurrence = occurrenceOf(caller, one);
    return {
      id: one.root.id,
      ...(occurrence !== undefined && { occurrence }),
      title: titleOf(caller, one.row),
      start: isoOf(caller, one.start, allDay),
      end: isoOf(caller, one.end, allDay),
      when: whenOf(caller, one, allDay),
      severity,
      overlap_minutes: overlapMinutes,
    };
  });
}
