import { crsNamed, type Place } from '../place.ts';

/** How one gets from place to place. */
export const MODES = ['driving', 'walking', 'cycling', 'transit'] as const;
export type Mode = (typeof MODES)[number];

export interface Estimate {
  readonly minutes: number;
  readonly mode: Mode;
}

const EARTH_KM = 6_371;
/** Roads are longer than the line between their ends. */
const DETOUR = 1.35;
/** So far people walk, in kilometres of the line, and how fast, in km/h. */
const WALK_KM = 1.2;
const WALK = 4.5;
/** In a city, with what it takes to set out and to park; and out of it. */
const CITY_KM = 30;
const CITY = 18;
const CITY_MINUTES = 8;
const ROAD = 60;

/**
 * Minutes of a way of which nobody has told, by the distance. Undefined where a place has no coordinates, or they are of
 * different systems: those differ by up to 700 m.
 *
 * @example
 * estimate({ name: 'a', longitude: 116.48, latitude: 39.99 }, { name: 'b', longitude: 116.4, latitude: 39.9 })?.mode // 'driving'
 */
export function estimate(from: Place, to: Place): Estimate | undefined {
  if (crsNamed(from.crs ?? 'wgs84') !== crsNamed(to.crs ?? 'wgs84')) return undefined;
  const km = kilometres(from, to);
  if (km === undefined) return undefined;
  if (km <= WALK_KM) return { minutes: Math.ceil(((km * DETOUR) / WALK) * 60), mode: 'walking' };
  const city = (Math.min(km, CITY_KM) * DETOUR * 60) / CITY + CITY_MINUTES;
  return { minutes: Math.ceil(city + (Math.max(0, km - CITY_KM) * DETOUR * 60) / ROAD), mode: 'driving' };
}

/** The great circle between two points (haversine formula; Sinnott 1984). */
function kilometres(from: Place, to: Place): number | undefined {
  if (from.longitude === undefined || from.latitude === undefined) return undefined;
  if (to.longitude === undefined || to.latitude === undefined) return undefined;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const square =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}
