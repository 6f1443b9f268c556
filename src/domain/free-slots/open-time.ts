import type { Occurrence, Window } from '../time/event.ts';
import { DAY, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { offsetSpans } from './offset-spans.ts';
import { hoursOn, type MinuteRange, type WorkingHours } from './working-hours.ts';

interface DatedInterval {
  readonly from: number;
  to: number;
  readonly date: WallMs;
}

/** Instants of `window` at which a clock in `zone` reads inside `hours`, in time order. */
function readingInside(window: Window, zone: string, hours: WorkingHours, acrossDates: boolean): Window[] {
  const found: DatedInterval[] = [];
  for (const span of offsetSpans(window, zone)) {
    const wallFrom = span.from + span.offset;
    const wallTo = span.to + span.offset;
    // One date early: its overnight ranges reach into the next.
    for (let date = wallDay(wallFrom) - DAY; date < wallTo; date += DAY) {
      for (const [start, end] of hoursOn(date, hours)) {
        const from = Math.max(date + start * MINUTE, wallFrom) - span.offset;
        const to = Math.min(date + end * MINUTE, wallTo) - span.offset;
        if (from >= to) continue;
        const last = found.at(-1);
        if (last && from <= last.to && (acrossDates || last.date === date)) last.to = Math.max(last.to, to);
        else found.push({ from, to, date });
      }
    }
  }
  return found;
}

/**
 * Maximal stretches of `window` inside working hours. Hours are read off the
 * wall clock: a moment is open when the clock in `zone` then shows a time
 * inside a range of that local date, or inside an overnight range of the date
 * before. So an hour that a DST overlap repeats counts both times, one that a
 * gap skips does not exist, and ranges that meet at midnight are one stretch.
 */
export function openTime(window: Window, zone: string, hours: WorkingHours): Window[] {
  return readingInside(window, zone, hours, true);
}

/** The same daily range on every local date, each date's kept apart from the next even where they touch. */
export function dailyBands(window: Window, zone: string, range: MinuteRange): Window[] {
  return readingInside(
    window,
    zone,
    Array.from({ length: 7 }, () => [range]),
    false,
  );
}

/** Whether every moment of `span` is inside working hours. */
export function isWithinHours(span: Occurrence, zone: string, hours: WorkingHours): boolean {
  const window = { from: span.start, to: Math.max(span.end, span.start + 1) };
  const [open] = openTime(window, zone, hours);
  return open !== undefined && open.from === window.from && open.to === window.to;
}
