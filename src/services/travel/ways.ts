import { findProfile } from '../../db/repos/profiles.ts';
import { listTravelTimes } from '../../db/repos/travel.ts';
import type { Executor } from '../../db/schema.ts';
import type { TravelTimeRow } from '../../db/travel-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { isWithinHours } from '../../domain/free-slots/open-time.ts';
import { parseWorkingHours } from '../../domain/free-slots/working-hours.ts';
import { readPlace } from '../../domain/place.ts';
import type { Instant } from '../../domain/time/wall.ts';
import { estimate } from '../../domain/travel/estimate.ts';
import type { Way } from '../../domain/travel/legs.ts';
import { type Spot, spotOf } from '../../domain/travel/spot.ts';
import { bandOf, knownWay, type Told, type ToldWay } from '../../domain/travel/told.ts';

/** What is known of ways: where days begin, and how long it takes from spot to spot. */
export interface Ways {
  readonly home: Spot | undefined;
  readonly work: Spot | undefined;
  /** Where one is when nothing says it: at work in working hours, else at home. */
  readonly base: (at: Instant) => Spot | undefined;
  /** As it was told, else estimated by the distance; undefined where neither can be. */
  readonly way: (from: Spot, to: Spot, at: Instant) => Way | undefined;
}

/** Reads what is known of the ways of a user. `more`: what has just been told, and is not kept yet. */
export async function waysOf(executor: Executor, caller: Caller, more: readonly TravelTimeRow[] = []): Promise<Ways> {
  const profile = await findProfile(executor, caller.user);
  const spot = (json: string | null | undefined): Spot | undefined => {
    const place = json ? readPlace(json) : undefined;
    return place && spotOf(place);
  };
  const [home, work] = [spot(profile?.home), spot(profile?.work)];
  const hours = caller.workingHours === null ? undefined : parseWorkingHours(caller.workingHours);
  const kept = await listTravelTimes(executor, caller.user);
  const told: ToldWay[] = [...more, ...kept].map((row) => ({
    ...row,
    told: JSON.parse(row.told) as Told[],
  }));
  return {
    home,
    work,
    base: (at) => {
      const isAtWork = work && hours && isWithinHours({ start: at, end: at + 1 }, caller.zone, hours);
      return isAtWork ? work : home;
    },
    way: (from, to, at) => {
      const asked = { from: from.key, to: to.key, band: bandOf(at, caller.zone), now: caller.now };
      const known = knownWay(told, asked);
      if (known) return { minutes: known.minutes, mode: known.mode, isTold: true };
      const guess = estimate(from.place, to.place);
      return guess && { ...guess, isTold: false };
    },
  };
}
