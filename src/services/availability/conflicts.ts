import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { findConflicts, type Overlap } from '../../domain/conflicts/overlap.ts';
import { UserError } from '../../domain/errors.ts';
import { expand, firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import type { Occurrence, Series, ShowAs, Window } from '../../domain/time/event.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Conflict } from '../change/envelope.ts';
import { isoSpan, occurrenceOf, titleOf, whenOf, withRows } from '../series/present.ts';
import { busyNear, occurrencesIn, stretches } from './reading.ts';

/** Series are checked to their end, or this far. */
const CHECKED = 731 * DAY;
/** How many occurrences of a dense series are checked one by one; later ones only where there is something else. */
const MAX_SPANS = 5_000;
/** How many of those others are looked at, and how many occurrences one of them can meet. */
const MAX_LATER = 5_000;
const MAX_AT_ONCE = 100;
/** More are counted, but not listed. */
const MAX_LISTED = 200;
/** Two dense series meet in millions of pairs: no more than these are looked for. */
const MAX_OVERLAPS = 10_000;

export interface Spans {
  readonly spans: readonly Occurrence[];
  /** Set when the series goes on beyond what is checked. */
  readonly checkedUntil?: Instant;
}

/** The occurrences by which an event is checked against others, but for those of the rows in `except`. */
export async function spansOf(
  executor: Executor,
  caller: Caller,
  series: Series,
  except?: ReadonlySet<string>,
): Promise<Spans> {
  const from = firstStart(series, caller.zone);
  const end = lastEnd(series, caller.zone);
  const horizon = Math.max(from, caller.now) + CHECKED;
  const to = end === null || end > horizon ? horizon : end + 1;
  const { occurrences } = expand(series, caller.zone, { from, to }, { limit: MAX_SPANS + 1 });
  const cut = occurrences[MAX_SPANS];
  const later = cut && (await laterSpans(executor, caller, series, { from: cut.start, to }, except));
  const until = later && later.to < to ? later.to : to === horizon ? horizon : undefined;
  return {
    spans: later ? [...occurrences.slice(0, MAX_SPANS), ...later.spans] : occurrences,
    ...(until !== undefined && { checkedUntil: until }),
  };
}

/** The occurrences that start in the window and meet busy time, as far as `to`. */
async function laterSpans(
  executor: Executor,
  caller: Caller,
  series: Series,
  window: Window,
  except: ReadonlySet<string> | undefined,
): Promise<{ spans: Occurrence[]; to: Instant }> {
  const others = await occurrencesIn(executor, caller, window, { kind: 'busy', except, most: MAX_LATER });
  const last = others[MAX_LATER - 1];
  const spans: Occurrence[] = [];
  for (const busy of stretches(others, 0)) {
    for (const span of expand(series, caller.zone, busy, { limit: MAX_AT_ONCE }).occurrences) {
      if (span.start >= window.from && span.start > (spans.at(-1)?.start ?? window.from - 1)) spans.push(span);
    }
  }
  return { spans, to: last ? last.start : window.to };
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
  const { busy: others, complete } = await busyNear(executor, caller, spans, bufferMs, options.exclude);
  // Apart, so that no number of soft ones can hide a hard one.
  const found = (['busy', 'tentative'] as const).flatMap((kind) =>
    findConflicts(
      spans,
      others.filter((one) => one.showAs === kind),
      bufferMs,
      MAX_OVERLAPS,
    ),
  );
  // A refusal rather than a double booking that was not looked for.
  if (!complete && !found.some((one) => one.severity === 'hard')) throw tooDense(caller);
  const overlaps = found.sort((a, b) => a.span.start - b.span.start || a.busy.start - b.busy.start);
  if (options.showAs === 'busy') return overlaps;
  return overlaps.map((overlap) => (overlap.severity === 'hard' ? { ...overlap, severity: 'soft' } : overlap));
}

const tooDense = (caller: Caller): UserError =>
  new UserError('LIMIT_EXCEEDED', messages(caller).availability.tooManyRepeatedEvents({ most: MAX_OVERLAPS }), {
    hint: messages(caller).availability.endTheRepeat,
  });

/** What is listed of very many: hard ones first, in the order given. */
function mostSevere(overlaps: readonly Overlap[]): readonly Overlap[] {
  if (overlaps.length <= MAX_LISTED) return overlaps;
  const isHard = ({ severity }: Overlap): boolean => severity === 'hard';
  return [...overlaps.filter(isHard), ...overlaps.filter((one) => !isHard(one))].slice(0, MAX_LISTED);
}

/** Overlaps with titles, as a host sees them. */
export async function showConflicts(
  executor: Executor,
  caller: Caller,
  overlaps: readonly Overlap[],
): Promise<Conflict[]> {
  if (overlaps.length === 0) return [];
  const listed = mostSevere(overlaps);
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
      ...isoSpan(caller, one, allDay),
      when: whenOf(caller, one, allDay),
      severity,
      overlap_minutes: overlapMinutes,
    };
  });
}
