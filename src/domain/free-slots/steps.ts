import type { Window } from '../time/event.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import type { OffsetSpan } from './offset-spans.ts';

interface Steps {
  readonly stepMs: number;
  /** Wall time since midnight of the day's first step. */
  readonly phaseMs?: number;
  /** What must fit between a step and the end of its stretch. */
  readonly durationMs: number;
}

/**
 * Calls `visit` for every start on the step grid from which `durationMs` of
 * elapsed time fits into one of `stretches` (in time order), until it answers
 * false.
 *
 * An instant is on the grid when the wall clock then shows midnight plus the
 * phase plus whole steps. The grid begins anew on each local date. On days
 * with a DST change that means: readings inside a gap do not exist, readings
 * inside an overlap come twice.
 */
export function eachStart(
  stretches: readonly Window[],
  spans: readonly OffsetSpan[],
  { stepMs, phaseMs = 0, durationMs }: Steps,
  visit: (start: Instant, wall: WallMs, stretch: number) => boolean,
): void {
  if (!(stepMs > 0 && durationMs > 0)) throw new RangeError('Steps and durations must be longer than nothing');
  let firstSpan = 0;
  for (const [index, stretch] of stretches.entries()) {
    const lastStart = stretch.to - durationMs;
    if (lastStart < stretch.from) continue;
    while ((spans[firstSpan]?.to ?? Infinity) <= stretch.from) firstSpan++;
    for (let at = firstSpan; at < spans.length && (spans[at] as OffsetSpan).from <= lastStart; at++) {
      const { from, to, offset } = spans[at] as OffsetSpan;
      const wallFrom = Math.max(stretch.from, from) + offset;
      const wallLast = Math.min(lastStart, to - 1) + offset;
      for (let date = wallDay(wallFrom); date <= wallLast; date += DAY) {
        const origin = date + phaseMs;
        const skipped = Math.max(0, Math.ceil((wallFrom - origin) / stepMs));
        const end = Math.min(date + DAY - 1, wallLast);
        for (let wall = origin + skipped * stepMs; wall <= end; wall += stepMs) {
          if (!visit(wall - offset, wall, index)) return;
        }
      }
    }
  }
}
