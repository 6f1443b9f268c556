import type { Busy, Occurrence } from '../time/event.ts';
import { type Instant, MINUTE } from '../time/wall.ts';

/** hard: overlaps busy time · soft: overlaps tentative time · buffer: only comes nearer than the buffer. */
type Severity = 'hard' | 'soft' | 'buffer';

export interface Overlap<Span extends Occurrence = Occurrence, Taken extends Busy = Busy> {
  readonly span: Span;
  readonly busy: Taken;
  readonly severity: Severity;
  /** Minutes that both fill, a begun one counts whole; 0 for `buffer` and for what has no length. */
  readonly overlapMinutes: number;
}

/** Something of zero length fills its first millisecond: at t it meets [a, b) exactly when a <= t < b. */
const filledUntil = ({ start, end }: Occurrence): Instant => Math.max(end, start + 1);

/**
 * How `span` and `busy` meet, or undefined when they do not. Half-open: what
 * ends at 10:00 does not touch what starts at 10:00, and a gap equal to
 * `bufferMs` is enough.
 */
export function severityOf(span: Occurrence, busy: Busy, bufferMs: number): Severity | undefined {
  if (span.start < filledUntil(busy) && busy.start < filledUntil(span)) return busy.showAs === 'busy' ? 'hard' : 'soft';
  const gap = Math.max(busy.start - span.end, span.start - busy.end);
  return gap < bufferMs ? 'buffer' : undefined;
}

const sharedMinutes = (a: Occurrence, b: Occurrence): number =>
  Math.max(0, Math.ceil((Math.min(a.end, b.end) - Math.max(a.start, b.start)) / MINUTE));

const byStart = (a: Occurrence, b: Occurrence): number => a.start - b.start || a.end - b.end;

/** Drops from `active` (in place) what has ended by `start`; the rest reaches beyond it. */
function stillActive<Item extends Occurrence>(active: Item[], start: Instant, bufferMs: number): Item[] {
  let kept = 0;
  for (const item of active) if (filledUntil(item) + bufferMs > start) active[kept++] = item;
  active.length = kept;
  return active;
}

/**
 * Every pair of a span and a busy occurrence that meet, by start of the span,
 * then of the busy time; of more than `most` those that begin first. One sweep over both lists in order of start: what is
 * still active when something begins meets it, so the work grows with the
 * lists and the conflicts found, not with their product.
 */
export function findConflicts<Span extends Occurrence, Taken extends Busy>(
  spans: readonly Span[],
  busy: readonly Taken[],
  bufferMs: number,
  most = Number.POSITIVE_INFINITY,
): Overlap<Span, Taken>[] {
  const found: Overlap<Span, Taken>[] = [];
  const meet = (span: Span, taken: Taken) => {
    const severity = severityOf(span, taken, bufferMs);
    if (severity && found.length < most) {
      found.push({ span, busy: taken, severity, overlapMinutes: sharedMinutes(span, taken) });
    }
  };
  const sortedSpans = [...spans].sort(byStart);
  const sortedBusy = [...busy].sort(byStart);
  const activeSpans: Span[] = [];
  const activeBusy: Taken[] = [];
  let next = 0;
  for (const span of [...sortedSpans, undefined]) {
    while (next < sortedBusy.length && (span === undefined || (sortedBusy[next] as Taken).start < span.start)) {
      const taken = sortedBusy[next++] as Taken;
      for (const open of stillActive(activeSpans, taken.start, bufferMs)) meet(open, taken);
      activeBusy.push(taken);
    }
    if (span === undefined || found.length >= most) break;
    for (const open of stillActive(activeBusy, span.start, bufferMs)) meet(span, open);
    activeSpans.push(span);
  }
  return found.sort((a, b) => byStart(a.span, b.span) || byStart(a.busy, b.busy));
}
