import type { Caller } from '../../domain/caller.ts';
import { expand, firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import type { Series } from '../../domain/time/event.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { formatWallClock, formatWallDate, type Instant } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import type { Question } from '../change/question.ts';
import { EVER } from './rows.ts';

/** Occurrences that are offered to begin at instead. */
const OFFERED = 3;

/**
 * The question where the second part of a series that is cut in two would begin before
 * its first part is over: the two would run side by side. `whole`: the series before it was cut.
 */
export function sideBySide(
  caller: Caller,
  title: string,
  { whole, before, after }: { readonly whole: Series; readonly before: Series; readonly after: Series },
): Question | undefined {
  const first = firstStart(after, caller.zone);
  const until = lastEnd(before, caller.zone);
  if (until === null || first > until) return undefined;
  // What has a length may follow at once; two points at one time ring twice.
  const isPoint = !before.time.allDay && before.time.days === 0 && before.time.ms === 0;
  if (first === until && !isPoint) return undefined;
  const show = (at: Instant): string => {
    const wall = toWall(at, caller.zone);
    return whole.time.allDay ? formatWallDate(wall) : `${formatWallDate(wall)} ${formatWallClock(wall)}`;
  };
  const { occurrences } = expand(whole, caller.zone, { from: first, to: EVER.to }, { limit: OFFERED });
  return {
    asks: {
      status: 'need_user',
      message: messages(caller).moves.sideBySide({ title, from: show(first), until: show(until) }),
      missing: ['occurrence'],
      candidates: occurrences.map(({ start }) => ({
        id: isoWithOffset(start, caller.zone),
        title: 'occurrence',
        when: show(start),
      })),
    },
  };
}
