import { dropTravelTimes, listTravelTimes, putTravelTimes } from '../../db/repos/travel.ts';
import type { Executor } from '../../db/schema.ts';
import type { TravelTimeRow } from '../../db/travel-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Mode } from '../../domain/travel/estimate.ts';
import { type Spot, spotOf } from '../../domain/travel/spot.ts';
import { bandOf, KEPT, type Told, withTold } from '../../domain/travel/told.ts';
import { messages } from '../../messages/index.ts';

/** How long a way takes, as a map server or a person says it. */
export interface TravelInput {
  /** Names of places, as `travel_needed` gives them. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly mode?: Mode | undefined;
  /** Who says it: `amap`. */
  readonly source?: string | undefined;
}

const LONGEST_MINUTES = 2_880;

/**
 * Rows for what is told of ways now. `places`: the spots that are known; a name is that of one of them, else a place of
 * which only the name is known. Throws UserError for names that several places have, or that are none.
 */
export async function toldRows(
  executor: Executor,
  caller: Caller,
  travel: readonly TravelInput[],
  places: readonly Spot[],
): Promise<TravelTimeRow[]> {
  const { user, zone, now } = caller;
  const known = await listTravelTimes(executor, user);
  const band = bandOf(now, zone);
  const rows = new Map<string, TravelTimeRow>();
  for (const one of travel) {
    const { minutes, mode = 'driving', source } = one;
    const [origin, destination] = [spotNamed(caller, one.from, places), spotNamed(caller, one.to, places)].map(
      ({ key }) => key,
    ) as [string, string];
    if (!(minutes >= 0 && minutes <= LONGEST_MINUTES)) {
      throw new UserError('INVALID_ARGUMENT', messages(caller).travel.badMinutes({ minutes, most: LONGEST_MINUTES }));
    }
    const key = JSON.stringify([origin, destination, mode]);
    const before =
      rows.get(key) ??
      known.find(
        (row) => row.origin === origin && row.destination === destination && row.mode === mode && row.band === band,
      );
    const told = withTold(before ? (JSON.parse(before.told) as Told[]) : [], {
      ...{ at: now, minutes },
      ...(source !== undefined && { source: source.slice(0, 100) }),
    });
    rows.set(key, { user, origin, destination, mode, band, told: JSON.stringify(told), told_at: now });
  }
  return [...rows.values()];
}

/** Keeps what was told, and drops what holds no more. */
export async function remember(executor: Executor, caller: Caller, rows: readonly TravelTimeRow[]): Promise<void> {
  await dropTravelTimes(executor, caller.user, caller.now - KEPT);
  await putTravelTimes(executor, rows);
}

function spotNamed(caller: Caller, name: string, places: readonly Spot[]): Spot {
  const byName = spotOf({ name });
  const found = new Map(
    places
      .filter(({ place }) => byName && spotOf({ name: place.name })?.key === byName.key)
      .map((one) => [one.key, one]),
  );
  const [only, ...others] = found.values();
  if (others.length > 0) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).travel.severalPlaces({ name: name.slice(0, 100) }));
  }
  if (only) return only;
  if (byName) return byName;
  throw new UserError('INVALID_ARGUMENT', messages(caller).travel.noPlace({ name: name.slice(0, 100) }));
}
