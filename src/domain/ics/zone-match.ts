import { DAY, HOUR, type Instant } from '../time/wall.ts';
import { offsetAt } from '../time/zone.ts';
import { type OffsetTable, offsetIn } from './vtimezone.ts';
import { fixedZone } from './zone-names.ts';

/** Tried before the others, so that of several zones with the same clock the best known is taken. */
const COMMON = [
  'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage Pacific/Honolulu',
  'America/Toronto America/Halifax America/St_Johns America/Mexico_City America/Bogota America/Sao_Paulo America/Argentina/Buenos_Aires',
  'Europe/London Europe/Berlin Europe/Athens Europe/Moscow Europe/Istanbul Africa/Johannesburg Africa/Cairo Africa/Lagos',
  'Asia/Dubai Asia/Karachi Asia/Kolkata Asia/Dhaka Asia/Bangkok Asia/Shanghai Asia/Singapore Asia/Tokyo Asia/Seoul Asia/Jerusalem',
  'Australia/Sydney Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Pacific/Auckland',
].flatMap((row) => row.split(' '));

/** Share of the sampled instants on which a zone that is not exact must agree. */
const NEAR = 0.85;

interface ZoneMatch {
  readonly zone: string;
  readonly exact: boolean;
}

/** Twice a month and just around each change, in at most three of the years. */
function samples(table: OffsetTable, firstYear: number, lastYear: number): Instant[] {
  const years = new Set([firstYear, Math.floor((firstYear + lastYear) / 2), lastYear]);
  const instants: Instant[] = [];
  for (const year of years) {
    const from = Date.UTC(year, 0, 1, 12);
    for (let day = 0; day < 365; day += 15) instants.push(from + day * DAY);
    for (const change of table.starts) {
      if (change > from && change < from + 366 * DAY) instants.push(change - HOUR / 2, change + HOUR / 2);
    }
  }
  return instants;
}

/**
 * The IANA zone whose clock goes like a VTIMEZONE's in the years of its events:
 * `preferred` zones first, then well-known ones, then (if `wide`) all. Without
 * an exact one, the nearest that agrees at `uses`, the moments that matter.
 */
export function matchZone(
  table: OffsetTable,
  years: readonly [first: number, last: number],
  uses: readonly Instant[],
  preferred: readonly string[],
  wide: boolean,
): ZoneMatch | undefined {
  const instants = samples(table, ...years);
  const wanted = instants.map((at) => offsetIn(table, at));
  const fixed = wanted.every((offset) => offset === wanted[0]) ? fixedZone(wanted[0] as number) : undefined;
  const first = [...preferred, ...(fixed ? [fixed] : COMMON)];
  const allowed = Math.floor(instants.length * (1 - NEAR));
  let best: { zone: string; misses: number } | undefined;
  const exactIn = (zones: readonly string[]): string | undefined =>
    zones.find((zone) => {
      let misses = 0;
      // Stops early: a zone's first look at a year is what costs time.
      for (let index = 0; index < instants.length && misses <= allowed; index++) {
        if (offsetAt(zone, instants[index] as Instant) !== wanted[index]) misses++;
      }
      if (misses < (best?.misses ?? allowed + 1) && uses.every((at) => offsetAt(zone, at) === offsetIn(table, at))) {
        best = { zone, misses };
      }
      return misses === 0;
    });
  const exact = exactIn(first) ?? (wide ? exactIn(Intl.supportedValuesOf('timeZone')) : undefined);
  if (exact !== undefined) return { zone: exact, exact: true };
  return best && { zone: best.zone, exact: false };
}
