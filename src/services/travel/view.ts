import type { Caller } from '../../domain/caller.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { formatWallClock } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { type Leg, leaveAt } from '../../domain/travel/legs.ts';
import { messages } from '../../messages/index.ts';

/** When to leave for an event. */
export interface LeaveView {
  id: string;
  title: string;
  from: string;
  to: string;
  minutes: number;
  leave_by: string;
  /** By the distance: nobody has told. */
  estimated?: true;
  /** All of it, for people. */
  said: string;
}

/** When to leave for what is still to come; nothing where a way is not known, or there is none. */
export function leaveViews(caller: Caller, legs: readonly Leg[]): LeaveView[] {
  return legs.flatMap((leg) => {
    const at = leaveAt(leg);
    const { way, to } = leg;
    if (at === undefined || !way || way.minutes === 0 || to.start <= caller.now) return [];
    const facts = { from: leg.from.place.name, to: to.spot.place.name, minutes: way.minutes, title: to.title };
    const clock = formatWallClock(toWall(at, caller.zone));
    return [
      {
        ...{ id: to.id, ...facts },
        leave_by: isoWithOffset(at, caller.zone),
        ...(!way.isTold && { estimated: true as const }),
        said: messages(caller).travel.leaveBy({ ...facts, clock, isEstimated: !way.isTold }),
      },
    ];
  });
}
