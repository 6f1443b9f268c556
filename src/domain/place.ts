/** A place of an event or of the user's, with coordinates where they are known. */
export interface Place {
  readonly name: string;
  readonly address?: string | undefined;
  /** Degrees, in the system that `crs` names. */
  readonly longitude?: number | undefined;
  readonly latitude?: number | undefined;
  /** Coordinate system: one of CRS from our own tools, such as `GCJ-02` from elsewhere; none means WGS 84. */
  readonly crs?: string | undefined;
}

/** Coordinate systems: of GPS; of maps of China such as Amap, which are moved against it; of Baidu, moved once more. */
export const CRS = ['wgs84', 'gcj02', 'bd09'] as const;

/** A coordinate system by one of the ways it is written (`GCJ-02`, `EPSG:4326`); others as they are. */
export function crsNamed(text: string): string {
  const folded = text.toLowerCase().replaceAll(/[\s_:-]/g, '');
  return /^(epsg)?4326$/.test(folded) ? 'wgs84' : folded;
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
export const isGps = ({ crs }: Place): boolean => crs === undefined || crsNamed(crs) === 'wgs84';

/** A place on one line: `望京SOHO · 阜通东大街 · 116.48,39.99 (gcj02)`. */
export function placeLine({ name, address, longitude, latitude, crs }: Place): string {
  const point = longitude === undefined ? undefined : `${longitude},${latitude}${crs === undefined ? '' : ` (${crs})`}`;
  return [name, address, point].filter((part) => part !== undefined).join(' · ');
}

const HOME =
  /^(?:[在到去回])?(?:我|我们|咱|咱们|自己)?的?家(?:里|里面|中)?$|^(?:at )?(?:my |our )?home$|^(?:at )?(?:my|our) (?:house|place)$/;
const WORK =
  /^(?:[在到去回])?(?:我|我们|咱|咱们)?的?(?:公司|单位|办公室)(?:里|里面)?$|^(?:at |in )?(?:my |our |the )?(?:office|workplace)$|^(?:at )?(?:my |the |our )?(?:work|company)$/;

/** Which of the user's own places these words are (家, 公司, the office); undefined for a place by its name. `words`: folded, simplified. */
export function ownPlace(words: string): 'home' | 'work' | undefined {
  if (HOME.test(words)) return 'home';
  return WORK.test(words) ? 'work' : undefined;
}
