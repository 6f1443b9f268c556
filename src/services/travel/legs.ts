import type { EventRow, Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { readPlace } from '../../domain/place.ts';
import { type Leg, legsOf, type Stop } from '../../domain/travel/legs.ts';
import { type Spot, spotOf } from '../../domain/travel/spot.ts';
import { type Found, titleOf } from '../series/present.ts';
import { waysOf } from './ways.ts';

/** Where an event or a todo is; undefined where it is nowhere, or online. */
export function spotOfRow(row: Pick<EventRow | TodoRow, 'location' | 'location_place'>): Spot | undefined {
  const place = row.location_place === null ? undefined : readPlace(row.location_place);
  const own = place && spotOf(place);
  return own ?? (row.location === null ? undefined : spotOf({ name: row.location }));
}

/** An occurrence that takes place somewhere. */
export interface FoundStop extends Stop {
  readonly found: Found;
}

/** Those of the events that one has to be at: at an hour, somewhere, and not while one is free. */
export function stopsOf(caller: Caller, found: readonly Found[]): FoundStop[] {
  return found.flatMap((one) => {
    const { row, start, end } = one;
    const spot = row.all_day === 1 || row.show_as === 'free' ? undefined : spotOfRow(row);
    return spot ? [{ id: row.id, title: titleOf(caller, row), start, end, spot, found: one }] : [];
  });
}

/** The ways between events, in order of time. Reads nothing where none of them takes place anywhere. */
export async function legsAmong(
  executor: Executor,
  caller: Caller,
  found: readonly Found[],
): Promise<Leg<FoundStop>[]> {
  const stops = stopsOf(caller, found);
  if (stops.length === 0) return [];
  const { base, way } = await waysOf(executor, caller);
  return legsOf({ stops, zone: caller.zone, base, way });
}
