import { listPlaces } from '../../../db/repos/memories.ts';
import type { Executor, TodoRow } from '../../../db/schema.ts';
import type { TravelTimeRow } from '../../../db/travel-rows.ts';
import type { Caller } from '../../../domain/caller.ts';
import { type Place, readPlace } from '../../../domain/place.ts';
import type { Placement } from '../../../domain/plan/explain.ts';
import type { Busy, Window } from '../../../domain/time/event.ts';
import { type Leg, legsOf, type Stop } from '../../../domain/travel/legs.ts';
import { type Spot, spotOf } from '../../../domain/travel/spot.ts';
import { messages } from '../../../messages/index.ts';
import { withRows } from '../../series/present.ts';
import { spotOfRow, stopsOf } from '../../travel/legs.ts';
import { type TravelInput, toldRows } from '../../travel/remember.ts';
import { type Ways, waysOf } from '../../travel/ways.ts';

/** A way that a map server is to be asked for. */
export interface TravelNeeded {
  from: Place;
  to: Place;
  mode: string;
  /** By the distance, until then. */
  minutes?: number;
}

/** Where things take place, as a plan sees it. */
export interface Places {
  /** Ways that have just been told. */
  readonly told: readonly TravelTimeRow[];
  /** Minutes from place to place, by their indices. */
  readonly ways: readonly (readonly number[])[];
  readonly indexOf: (spot: Spot | undefined) => number | undefined;
  /** The place of taken time. */
  readonly takenAt: (busy: Busy) => number | undefined;
  /** The ways of a plan: between what is in the calendar and what it places. */
  readonly legs: (placements: readonly Placement[]) => Leg[];
}

interface Given {
  readonly travel: readonly TravelInput[] | undefined;
  readonly busy: readonly Busy[];
  readonly todos: readonly TodoRow[];
  readonly window: Window;
}

/** Finds out where everything is, and how long the ways are. Throws UserError for `travel` that names no place. */
export async function placesOf(executor: Executor, caller: Caller, given: Given): Promise<Places> {
  const { busy, todos, window, travel = [] } = given;
  const found = await withRows(
    executor,
    caller,
    busy.map(({ id, start, end }) => ({ source: id, start, end })),
  );
  const stops = stopsOf(caller, found);
  const ofTodos = new Map(todos.flatMap((row) => withSpot(row)));
  const told =
    travel.length === 0
      ? []
      : await toldRows(executor, caller, travel, [
          ...stops.map(({ spot }) => spot),
          ...ofTodos.values(),
          ...(await savedSpots(executor, caller)),
        ]);
  const isNowhere = stops.length === 0 && ofTodos.size === 0;
  const known = isNowhere ? undefined : await waysOf(executor, caller, told);
  const spots = [
    ...new Map([...stops.map(({ spot }) => spot), ...ofTodos.values()].map((one) => [one.key, one])).values(),
  ];
  const index = new Map(spots.map(({ key }, at) => [key, at]));
  const indexOf = (spot: Spot | undefined): number | undefined => spot && index.get(spot.key);
  const at = Math.max(caller.now, window.from);
  const byTime = new Map(stops.map((stop) => [`${stop.id} ${stop.start}`, stop.spot]));
  return {
    told,
    ways: known ? spots.map((from) => spots.map((to) => minutesBetween(known, from, to, at))) : [],
    indexOf,
    takenAt: ({ id, start }) => indexOf(byTime.get(`${id} ${start}`)),
    legs: (placements) => {
      const placed = placements.flatMap(({ task, start, end }): Stop[] => {
        const spot = task.place === undefined ? undefined : spots[task.place];
        return spot ? [{ id: task.id, title: task.id, start, end, spot }] : [];
      });
      if (!known) return [];
      const { base, way } = known;
      const all = legsOf<Stop>({ stops: [...stops, ...placed], zone: caller.zone, base, way });
      return all.filter(({ to }) => to.start >= at && to.start < window.to);
    },
  };
}

const withSpot = (row: TodoRow): [string, Spot][] => {
  const spot = spotOfRow(row);
  return spot ? [[row.id, spot]] : [];
};

const minutesBetween = ({ way }: Ways, from: Spot, to: Spot, at: number): number =>
  from.key === to.key ? 0 : (way(from, to, at)?.minutes ?? 0);

/** The places of the profile and of the memory. */
async function savedSpots(executor: Executor, caller: Caller): Promise<Spot[]> {
  const { home, work } = await waysOf(executor, caller);
  const rows = await listPlaces(executor, caller.user, caller.now);
  const saved = rows.flatMap(({ place: json }) => {
    const place = json === null ? undefined : readPlace(json);
    return (place && spotOf(place)) ?? [];
  });
  return [...[home, work].flatMap((spot) => spot ?? []), ...saved];
}

/** Ways that are asked for at once. */
const MOST_NEEDED = 10;

/** The ways of which nobody has told, each once. */
export function neededWays(legs: readonly Leg[]): TravelNeeded[] {
  const needed = new Map<string, TravelNeeded>();
  for (const { from, to, way } of legs) {
    if (way?.isTold) continue;
    const key = `${from.key} ${to.spot.key}`;
    const mode = way?.mode ?? 'driving';
    if (!needed.has(key) && needed.size < MOST_NEEDED)
      needed.set(key, { from: from.place, to: to.spot.place, mode, ...(way && { minutes: way.minutes }) });
  }
  return [...needed.values()];
}

/** What was assumed of ways: those that were estimated. */
export function waysAssumed(caller: Caller, needed: readonly TravelNeeded[]): string[] {
  const { way, estimatedWays } = messages(caller).travel;
  const ways = needed.flatMap(({ from, to, minutes }) =>
    minutes === undefined ? [] : [way({ from: from.name, to: to.name, minutes, isEstimated: true })],
  );
  return ways.length === 0 ? [] : [estimatedWays({ ways })];
}
