import { DAY, type Instant, type WallMs } from './wall.ts';

/**
 * Offsets of IANA zones, from Intl, cached. Intl answers in microseconds; a
 * calendar asks thousands of times, so the answers are kept as tables of
 * transitions, one table per zone and stretch of time.
 */

/** Length of one cached stretch: 2^35 ms, a little over a year. */
const STRETCH = 2 ** 35;
/** Probing interval. Shorter than any known pair of transitions that cancel out. */
const PROBE = 7 * DAY;
/** A table costs about sixty probes: a yearly rule that touches each year a few times is better off without. */
const WORTH_A_TABLE = 20;

interface Stretch {
  /** First instants at which `offsets[i]` holds; the first one is the stretch's own start. */
  readonly starts: readonly Instant[];
  readonly offsets: readonly number[];
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly stretches: Map<number, Stretch>;
  /** How often each stretch without a table has been asked for. */
  readonly asked: Map<number, number>;
  /** The name that Intl gives it. */
  resolved?: string;
}

const zones = new Map<string, Zone | null>();

function zoneOf(name: string): Zone | null {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let zone: Zone | null = null;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { format, stretches: new Map(), asked: new Map() };
  } catch {
    zone = null;
  }
  // Names come from users: the cache must not grow with their mistakes.
  if (zone !== null || zones.size < 1_000) zones.set(name, zone);
  return zone;
}

const PARTS = /^(\d+)\/(\d+)\/(\d+) (\w+), (\d+):(\d+):(\d+)$/;

function probe(zone: Zone, instant: Instant): number {
  const match = PARTS.exec(zone.format.format(instant));
  if (!match) throw new Error(`Unexpected Intl output: ${zone.format.format(instant)}`);
  const year = match[4] === 'B' || match[4] === 'BC' ? 1 - Number(match[3]) : Number(match[3]);
  const wall = Date.UTC(
    year,
    Number(match[1]) - 1,
    Number(match[2]),
    Number(match[5]),
    Number(match[6]),
    Number(match[7]),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

function buildStretch(zone: Zone, index: number): Stretch {
  const from = index * STRETCH;
  const starts = [from];
  const offsets = [probe(zone, from)];
  let before = from;
  let offset = offsets[0] as number;
  while (before < from + STRETCH) {
    const after = Math.min(before + PROBE, from + STRETCH);
    const next = probe(zone, after);
    if (next !== offset) {
      let low = before;
      let high = after;
      while (high - low > 1000) {
        const middle = Math.floor((low + high) / 2000) * 1000;
        if (middle <= low) break;
        if (probe(zone, middle) === offset) low = middle;
        else high = middle;
      }
      starts.push(high);
      offsets.push(next);
      offset = next;
    }
    before = after;
  }
  return { starts, offsets };
}

function mustZone(name: string): Zone {
  const zone = zoneOf(name);
  if (!zone) throw new RangeError(`Unknown time zone: ${name}`);
  return zone;
}

function stretchOf(zone: Zone, index: number): Stretch {
  const stretch = zone.stretches.get(index) ?? buildStretch(zone, index);
  zone.stretches.set(index, stretch);
  return stretch;
}

function offsetIn(zone: Zone, instant: Instant): number {
  const index = Math.floor(instant / STRETCH);
  let stretch = zone.stretches.get(index);
  if (!stretch) {
    const asked = zone.asked.get(index) ?? 0;
    zone.asked.set(index, asked + 1);
    if (asked < WORTH_A_TABLE) return probe(zone, instant);
    stretch = stretchOf(zone, index);
  }
  const { starts, offsets } = stretch;
  let position = starts.length - 1;
  while (position > 0 && (starts[position] as number) > instant) position--;
  return offsets[position] as number;
}

/** The IANA zone under its usual spelling, or undefined when there is none of that name. Fixed offsets (`+08:00`) are not zones here. */
export function findZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name) || !zoneOf(name)) return undefined;
  const zone = mustZone(name);
  zone.resolved ??= zone.format.resolvedOptions().timeZone;
  const { resolved } = zone;
  if (resolved.toLowerCase() === name.toLowerCase()) return resolved;
  // An older name of the zone: kept as written, unless its spelling would only look like a mistake.
  return /^[A-Z]/.test(name) ? name : resolved;
}

/** Offset of `zone` from UTC at `instant`, in milliseconds. Throws RangeError for an unknown zone. */
export function offsetAt(zone: string, instant: Instant): number {
  return offsetIn(mustZone(zone), instant);
}

/** What a clock in `zone` shows at `instant`. */
export function toWall(instant: Instant, zone: string): WallMs {
  return instant + offsetAt(zone, instant);
}

/**
 * The instant at which a clock in `zone` shows `wall`. In a DST gap the wall
 * time shifts forward by the offset before the gap; in an overlap the first
 * reading counts, the second with `fold` 1 (RFC 5545 §3.3.5).
 */
export function toInstant(wall: WallMs, zone: string, fold: 0 | 1 = 0): Instant {
  const table = mustZone(zone);
  const before = offsetIn(table, wall - DAY);
  const after = offsetIn(table, wall + DAY);
  const early = wall - before;
  if (before === after && offsetIn(table, early) === before) return early;
  const late = wall - after;
  const earlyHolds = offsetIn(table, early) === before;
  const lateHolds = offsetIn(table, late) === after;
  if (earlyHolds && lateHolds) return fold === 1 ? Math.max(early, late) : Math.min(early, late);
  if (lateHolds) return late;
  return early;
}

/** The first instant of the wall day that holds `wall`, in `zone`. Some days do not begin at midnight. */
export function startOfDay(wall: WallMs, zone: string): Instant {
  const midnight = Math.floor(wall / DAY) * DAY;
  return toInstant(midnight, zone);
}

/** A moment from which a zone has another offset from UTC. Offsets in milliseconds. */
export interface OffsetChange {
  readonly at: Instant;
  readonly before: number;
  readonly after: number;
}

/** Every change of the offset of `zone` in [from, to). Looks at the whole stretch: a third of a millisecond a year, once. */
export function offsetChanges(zone: string, from: Instant, to: Instant): OffsetChange[] {
  const known = mustZone(zone);
  const changes: OffsetChange[] = [];
  let before = offsetIn(known, from - 1);
  for (let index = Math.floor(from / STRETCH); index * STRETCH < to; index++) {
    const { starts, offsets } = stretchOf(known, index);
    for (const [position, at] of starts.entries()) {
      const after = offsets[position] as number;
      if (at < from || at >= to || after === before) continue;
      changes.push({ at, before, after });
      before = after;
    }
  }
  return changes;
}
