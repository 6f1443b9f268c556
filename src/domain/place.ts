/** A place of an event or of the user's, with coordinates where they are known. */
export interface Place {
  readonly name: string;
  readonly address?: string | undefined;
  /** Degrees, in the system that `crs` names. */
  readonly longitude?: number | undefined;
  readonly latitude?: number | undefined;
  /** Coordinate system, such as `WGS84` (also meant by none) or `GCJ-02`. */
  readonly crs?: string | undefined;
}

const LONGEST = 1_000;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST && value.isWellFormed() && !value.includes('\0')
    ? value
    : undefined;

const within = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined;

/** The JSON by which a place is kept: the same for equal places. */
export function placeText({ name, address, longitude, latitude, crs }: Place): string {
  return JSON.stringify({ name, address, longitude, latitude, crs });
}

/** A place from JSON of elsewhere. Undefined when it is none; parts that are out of bounds are left out. */
export function readPlace(json: string): Place | undefined {
  if (json === '') return undefined;
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const part = given as Record<string, unknown>;
  const name = text(part.name);
  if (name === undefined) return undefined;
  return {
    name,
    address: text(part.address),
    longitude: within(part.longitude, 180),
    latitude: within(part.latitude, 90),
    crs: text(part.crs),
  };
}

/** Whether the coordinates are those of GPS, which other programs expect. */
export const isGps = ({ crs }: Place): boolean => crs === undefined || /^(wgs[\s_-]?84|epsg:4326)$/i.test(crs.trim());
