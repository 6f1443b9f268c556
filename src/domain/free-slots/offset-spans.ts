import type { Window } from '../time/event.ts';
import { DAY, type Instant } from '../time/wall.ts';
import { offsetAt } from '../time/zone.ts';

/** A stretch of time in which a zone keeps one offset: inside it, wall time is the instant plus `offset` (ms). */
export interface OffsetSpan extends Window {
  readonly offset: number;
}

/** First instant after `before` whose offset differs; the offsets at `before` and `after` differ. */
function transition(zone: string, before: Instant, after: Instant): Instant {
  const offset = offsetAt(zone, before);
  let low = before;
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** Cuts `window` at the clock changes of `zone`. No zone is known to change twice within a day. */
export function offsetSpans(window: Window, zone: string): OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  let from = window.from;
  let offset = offsetAt(zone, from);
  for (let before = from; before < window.to; before += DAY) {
    const after = Math.min(before + DAY, window.to);
    const next = offsetAt(zone, after);
    if (next === offset) continue;
    const at = transition(zone, before, after);
    spans.push({ from, to: at, offset });
    from = at;
    offset = next;
  }
  if (from < window.to) spans.push({ from, to: window.to, offset });
  return spans;
}
