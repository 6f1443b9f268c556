import { isGps, type Place, placeText } from '../place.ts';
import { jsonLine, line } from './write-lines.ts';

/** Six digits after the point are a hand's breadth. */
const degrees = (value: number): string => String(Number(value.toFixed(6)) || 0);

/** GEO is for coordinates of GPS alone; the place itself stands in a property of ours. */
export function placeLines(place: Place | null): string {
  if (!place) return '';
  const { latitude, longitude } = place;
  const known = latitude !== undefined && longitude !== undefined && isGps(place);
  const geo = known ? line('GEO', `${degrees(latitude)};${degrees(longitude)}`) : '';
  return geo + jsonLine('X-PERCH-PLACE;VALUE=TEXT', placeText(place));
}
