import type { Instant, WallMs } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import type { Notes } from './notes.ts';
import type { IcsTime } from './times.ts';
import { instantIn, type OffsetTable, offsetTable, type ZoneDefinition } from './vtimezone.ts';
import { matchZone } from './zone-match.ts';
import { zoneByIanaName, zoneByOutlookName } from './zone-names.ts';

/** A TZID made usable: an IANA zone or, where none fits, the offsets of the VTIMEZONE itself. */
type ZoneReading = { readonly zone: string } | { readonly table: OffsetTable };

interface ZoneOptions {
  readonly definitions: ReadonlyMap<string, ZoneDefinition>;
  /** Wall times that each TZID is used with. */
  readonly uses: ReadonlyMap<string, readonly WallMs[]>;
  /** For names that nothing defines: X-WR-TIMEZONE, else the user's zone. */
  readonly fallback: string;
  readonly notes: Notes;
}

/** Distinct names looked into, of them by behaviour, and of those among all zones; a hostile file could name one per event. */
const MOST_NAMES = 1_000;
const MOST_MATCHED = 30;
const MOST_WIDE = 5;

export type ReadZone = (tzid: string) => ZoneReading;

/**
 * Reads the TZIDs of one calendar: IANA name, X-LIC-LOCATION, Windows and
 * Outlook names, then by comparing the VTIMEZONE with the zones that exist.
 */
export function zoneReader({ definitions, uses, fallback, notes }: ZoneOptions): ReadZone {
  const known = new Map<string, ZoneReading>();
  let matched = 0;

  const unknown = (tzid: string): ZoneReading => {
    notes.add('zone-unknown', `${tzid} → ${fallback}`);
    return { zone: fallback };
  };
  const byBehaviour = (tzid: string, definition: ZoneDefinition): ZoneReading => {
    const walls = [...new Set(uses.get(tzid) ?? [])].slice(0, 500);
    const all = walls.length > 0 ? walls : [Date.UTC(2024, 0, 1)];
    const years = all.map((wall) => new Date(wall).getUTCFullYear());
    const span: [number, number] = [Math.min(...years), Math.max(...years)];
    const table = offsetTable(definition, span[0] - 1, span[1] + 1);
    const instants: Instant[] = walls.map((wall) => instantIn(table, wall));
    matched++;
    const match =
      matched <= MOST_MATCHED ? matchZone(table, span, instants, [fallback], matched <= MOST_WIDE) : undefined;
    if (!match) {
      notes.add('zone-as-instants', tzid);
      return { table };
    }
    notes.add(match.exact ? 'zone-mapped' : 'zone-approximated', `${tzid} → ${match.zone}`);
    return { zone: match.zone };
  };
  const read = (tzid: string): ZoneReading => {
    const named = zoneByIanaName(tzid);
    if (named) return { zone: named };
    const definition = definitions.get(tzid);
    if (definition?.zone !== undefined) return { zone: definition.zone };
    const other =
      (definition?.location === undefined ? undefined : zoneByIanaName(definition.location)) ?? zoneByOutlookName(tzid);
    if (other) {
      notes.add('zone-mapped', `${tzid} → ${other}`);
      return { zone: other };
    }
    if (definition && definition.observances.length > 0) return byBehaviour(tzid, definition);
    const unsure = zoneByIanaName(tzid, true);
    return unsure ? { zone: unsure } : unknown(tzid);
  };

  return (tzid) => {
    let reading = known.get(tzid);
    if (!reading) {
      reading = known.size < MOST_NAMES ? read(tzid) : unknown('…');
      if (known.size < MOST_NAMES) known.set(tzid, reading);
    }
    return reading;
  };
}

/** The instant of a time; floating times and dates are read in `floating`. */
export function instantOf(time: IcsTime, readZone: ReadZone, floating: string): Instant {
  if (time.kind === 'utc') return time.wall;
  if (time.kind !== 'zoned') return toInstant(time.wall, floating);
  const reading = readZone(time.tzid);
  return 'zone' in reading ? toInstant(time.wall, reading.zone) : instantIn(reading.table, time.wall);
}

/** What a time of the clock is placed with. */
interface Placing {
  readonly readZone: ReadZone;
  readonly floatingZone: string;
}

/**
 * A DATE-TIME as wall time and zone, a floating one in the zone for these. `own`: the zone
 * that our own files name for a time in UTC, which tells both readings of a wall time apart.
 */
export function placeTime(
  time: IcsTime,
  own: string | null,
  { readZone, floatingZone }: Placing,
): { wall: WallMs; zone: string; fold: 0 | 1 } {
  if (time.kind === 'zoned') {
    const reading = readZone(time.tzid);
    if ('zone' in reading) return { wall: time.wall, zone: reading.zone, fold: time.fold ?? 0 };
    return { wall: instantIn(reading.table, time.wall), zone: 'UTC', fold: 0 };
  }
  if (time.kind !== 'utc') return { wall: time.wall, zone: floatingZone, fold: 0 };
  if (own === null) return { wall: time.wall, zone: 'UTC', fold: 0 };
  const wall = toWall(time.wall, own);
  return { wall, zone: own, fold: toInstant(wall, own) === time.wall ? 0 : 1 };
}
