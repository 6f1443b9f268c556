import { freeStretches, intersectIntervals, mergeIntervals } from '../free-slots/intervals.ts';
import { offsetSpans } from '../free-slots/offset-spans.ts';
import { isWithinHours, openTime } from '../free-slots/open-time.ts';
import { pickDiverse } from '../free-slots/pick.ts';
import { eachStart } from '../free-slots/steps.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Direction } from '../relative/direction.ts';
import type { Busy, Occurrence, Window } from '../time/event.ts';
import { DAY, HOUR, type Instant, MINUTE, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';
import { type AlternativeRequest, type RankedAlternative, rankAlternatives } from './alternatives.ts';

export interface Proposal extends AlternativeRequest {
  /** Everything in the way, without the event that is being moved; tentative time counts as taken. */
  readonly busy: readonly Busy[];
  readonly hours?: WorkingHours | undefined;
  readonly now: Instant;
  /** Local dates to search before and after that of the request. Default 7. */
  readonly days?: number;
  /** Default 5. */
  readonly limit?: number;
  /** Default 0. */
  readonly bufferMs?: number;
  /** Wall time between candidates, counted from local midnight. Default 15 minutes. */
  readonly stepMs?: number;
  /** Where the event that is being moved is now: this is not proposed as another time for it. */
  readonly present?: Instant | undefined;
  /** Proposes only times on this side of the request (`往后顺`, `or later`). */
  readonly direction?: Direction | undefined;
}

/** How far from a request outside working hours time is open beyond them. */
export const AROUND_REQUEST = 2 * HOUR;

/** Long enough to hold every stretch of hours once, nights and weekends included. */
const ANY_WEEKS: Window = { from: 0, to: 14 * DAY };

/**
 * Where candidates may lie. Working hours and their breaks bind, with two
 * exceptions. A request before or after them shows that its hour is possible: then two hours on
 * both sides of it are open as well, but no break. A request too long for any day's hours
 * is not bound by them at all.
 */
function openFor(request: Proposal, window: Window, durationMs: number): Window[] {
  const { hours, zone, start, end } = request;
  if (!hours) return [window];
  const week = openTime(ANY_WEEKS, 'UTC', hours);
  if (!week.some(({ from, to }) => to - from >= durationMs)) return [window];
  const open = openTime(window, zone, hours);
  if (openTime({ from: start, to: Math.max(end, start + 1) }, zone, hours).length > 0) return open;
  const near = intersectIntervals([{ from: start - AROUND_REQUEST, to: end + AROUND_REQUEST }], [window]);
  return mergeIntervals([...open, ...near.flatMap((one) => outsideDays(one, zone, hours))]);
}

/** What of a window lies before the first or after the last working hour of its date. */
function outsideDays(window: Window, zone: string, hours: WorkingHours): Window[] {
  const outside: Window[] = [];
  for (let date = wallDay(toWall(window.from, zone)); date <= toWall(window.to, zone); date += DAY) {
    const day = { from: startOfDay(date, zone), to: startOfDay(date + DAY, zone) };
    const open = openTime(day, zone, hours);
    const [first, last] = [open[0], open.at(-1)];
    const free =
      first && last
        ? [
            { from: day.from, to: first.from },
            { from: last.to, to: day.to },
          ]
        : [day];
    outside.push(...intersectIntervals(free, [window]));
  }
  return outside;
}

/** A free time with the number of the gap that it lies in. */
interface Candidate extends Occurrence {
  readonly gap: number;
}

function timedCandidates(request: Proposal, window: Window): Candidate[] {
  const { start, end, zone, busy, present, bufferMs = 0, stepMs = 15 * MINUTE } = request;
  const durationMs = Math.max(end - start, 1);
  const stretches = intersectIntervals(openFor(request, window, durationMs), freeStretches(busy, window, bufferMs));
  const spans = offsetSpans(window, zone);
  const starts = new Set<Instant>();
  const keep = (at: Instant) => {
    starts.add(at);
    return true;
  };
  eachStart(stretches, spans, { stepMs, durationMs }, keep);
  // The very same time on other dates, also where it is not on the grid.
  eachStart(stretches, spans, { stepMs: DAY, phaseMs: wallTimeOfDay(toWall(start, zone)), durationMs }, keep);
  starts.delete(start);
  if (present !== undefined) starts.delete(present);
  // Beside the working hours begins a gap of its own.
  const isOpen = (at: Instant): boolean =>
    !request.hours || isWithinHours({ start: at, end: at + durationMs }, zone, request.hours);
  const gapOf = (at: Instant): number =>
    2 * stretches.findIndex(({ from, to }) => from <= at && at < to) + (isOpen(at) ? 0 : 1);
  return [...starts].map((at) => ({ start: at, end: at + (end - start), gap: gapOf(at) }));
}

/** Whole free days, as many in a row as the request has. Today is not past yet. */
function allDayCandidates(request: Proposal, window: Window): Candidate[] {
  const { start, end, zone, busy, now, present, bufferMs = 0 } = request;
  const first = wallDay(toWall(start, zone));
  const length = Math.max(DAY, Math.round((toWall(end, zone) - first) / DAY) * DAY);
  const today = wallDay(toWall(now, zone));
  const searched = { from: window.from, to: startOfDay(toWall(window.to, zone) + length, zone) };
  const free = freeStretches(busy, searched, bufferMs);
  const candidates: Candidate[] = [];
  for (let date = wallDay(toWall(window.from, zone)); date < toWall(window.to, zone); date += DAY) {
    const from = startOfDay(date, zone);
    const to = startOfDay(date + length, zone);
    const exists = wallDay(toWall(from, zone)) === date;
    if (date === first || date < today || !exists || from === present) continue;
    if (free.some((stretch) => stretch.from <= from && to <= stretch.to))
      candidates.push({ start: from, end: to, gap: date / DAY });
  }
  return candidates;
}

/**
 * Free times to offer instead of the request: as long as it, up to `days`
 * local dates before and after it, never in the past, ranked by
 * rankAlternatives. To give a real choice, those in a gap of their own come
 * first, several on the date of the request but one on any other; then those that do not overlap a
 * better one, and the rest only fills up. Timed candidates lie in working hours (see openFor),
 * all-day ones are whole free days.
 */
export function proposeAlternatives(request: Proposal): RankedAlternative[] {
  const { start, zone, now, days = 7, limit = 5, allDay = false, direction } = request;
  const dateOf = (at: Instant) => wallDay(toWall(at, zone));
  const date = dateOf(start);
  const window = { from: startOfDay(date - days * DAY, zone), to: startOfDay(date + (days + 1) * DAY, zone) };
  const from = Math.max(window.from, direction === 'later' ? start : now, now);
  const found = allDay ? allDayCandidates(request, window) : timedCandidates(request, { from, to: window.to });
  const isOnSide = ({ start: at }: Occurrence): boolean =>
    direction === undefined || (direction === 'later' ? at > start : at < start);
  const candidates = found.filter(isOnSide);
  const gaps = new Map(candidates.map(({ start: at, gap }) => [at, gap]));
  const ranked = rankAlternatives(request, candidates);
  const order = new Map(ranked.map((candidate, index) => [candidate, index]));

  const apart = (a: Occurrence, picked: readonly Occurrence[]) =>
    picked.every((b) => a.end <= b.start || b.end <= a.start);
  const varied = (a: Occurrence, picked: readonly Occurrence[]) =>
    apart(a, picked) && (dateOf(a.start) === date || picked.every((b) => dateOf(b.start) !== dateOf(a.start)));
  const elsewhere = (a: Occurrence, picked: readonly Occurrence[]) =>
    picked.every((b) => gaps.get(b.start) !== gaps.get(a.start));
  const inOwnGap = (a: Occurrence, picked: readonly Occurrence[]) => varied(a, picked) && elsewhere(a, picked);
  return pickDiverse(ranked, limit, [inOwnGap, varied, apart]).sort(
    (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
  );
}
