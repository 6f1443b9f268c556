import { DAY, type Instant, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { findZone } from '../time/zone.ts';
import type { Component } from './components.ts';
import { propertyName, rawProperty, textOf } from './property.ts';
import { datesOf, readOffset, timeOf } from './times.ts';

/** One STANDARD or DAYLIGHT of a VTIMEZONE (RFC 5545 §3.6.5). Offsets in milliseconds. */
interface Observance {
  /** First onset, on the wall clock before it. */
  readonly start: WallMs;
  readonly from: number;
  readonly to: number;
  readonly rule: YearlyRule | null;
  /** Further onsets (RDATE). */
  readonly onsets: readonly WallMs[];
}

interface YearlyRule {
  /** 1–12. */
  readonly month: number;
  /** 0 = Monday; null: by day of the month alone. */
  readonly weekday: number | null;
  /** 1 = first, -1 = last; 0: the first that is in `monthDays`. */
  readonly ordinal: number;
  readonly monthDays: readonly number[];
  /** Last onset; instant when UNTIL is in UTC, else wall time. */
  readonly until: number;
}

export interface ZoneDefinition {
  readonly tzid: string;
  /** X-LIC-LOCATION: the IANA name that libical writes. */
  readonly location: string | undefined;
  /** X-PERCH-ZONE: the IANA name where the TZID alone would be taken for another zone. */
  readonly zone: string | undefined;
  readonly observances: readonly Observance[];
}

/** Offsets between two years: `offsets[i]` holds from `starts[i]`. The first start is -Infinity. */
export interface OffsetTable {
  readonly starts: readonly Instant[];
  readonly offsets: readonly number[];
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** More than any real zone has; keeps a hostile one cheap. */
const MOST_OBSERVANCES = 200;

function readRule(text: string, start: WallMs): YearlyRule | null {
  const parts = new Map(text.split(';').map((part) => part.toUpperCase().split('=', 2) as [string, string]));
  if (parts.get('FREQ') !== 'YEARLY') return null;
  const day = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(parts.get('BYDAY') ?? '');
  const until = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?/.exec(parts.get('UNTIL') ?? '')?.slice(1);
  const monthDays = (parts.get('BYMONTHDAY') ?? '')
    .split(',')
    .map(Number)
    .filter((value) => value >= 1 && value <= 31);
  const [year, month, dayOfMonth, hour, minute, second] = (until ?? []).map((value) => Number(value ?? 0));
  return {
    month: Number(parts.get('BYMONTH')) || new Date(start).getUTCMonth() + 1,
    weekday: day ? WEEKDAYS.indexOf(day[2] as string) : null,
    ordinal: Number(day?.[1] ?? 0),
    monthDays: monthDays.length > 0 || day ? monthDays : [new Date(start).getUTCDate()],
    until: until ? Date.UTC(year ?? 0, (month ?? 1) - 1, dayOfMonth, hour, minute, second) : Number.POSITIVE_INFINITY,
  };
}

function onsetIn(rule: YearlyRule, year: number, timeOfDay: number): WallMs {
  const first = Date.UTC(year, rule.month - 1, 1);
  const length = (Date.UTC(year, rule.month, 1) - first) / DAY;
  if (rule.weekday === null) return first + ((rule.monthDays[0] ?? 1) - 1) * DAY + timeOfDay;
  const days = Array.from({ length }, (_, index) => index + 1).filter(
    (day) =>
      wallWeekday(first + (day - 1) * DAY) === rule.weekday &&
      (rule.monthDays.length === 0 || rule.monthDays.includes(day)),
  );
  const day = rule.ordinal === 0 ? days[0] : days.at(rule.ordinal > 0 ? rule.ordinal - 1 : rule.ordinal);
  return first + ((day ?? 1) - 1) * DAY + timeOfDay;
}

function readObservance(component: Component): Observance | null {
  let start: WallMs | undefined;
  let [from, to] = [Number.NaN, Number.NaN];
  let rule = '';
  const onsets: WallMs[] = [];
  for (const line of component.lines) {
    const name = propertyName(line);
    if (name === 'DTSTART') start = timeOf(rawProperty(line)).wall;
    else if (name === 'TZOFFSETFROM') from = readOffset(rawProperty(line).value);
    else if (name === 'TZOFFSETTO') to = readOffset(rawProperty(line).value);
    else if (name === 'RRULE') rule = rawProperty(line).value;
    else if (name === 'RDATE') onsets.push(...datesOf(rawProperty(line)).map(({ at }) => at.wall));
  }
  if (start === undefined || Number.isNaN(from) || Number.isNaN(to)) return null;
  return { start, from, to, onsets, rule: rule === '' ? null : readRule(rule, start) };
}

/** A VTIMEZONE, or null when it defines nothing. */
export function readZoneDefinition(component: Component): ZoneDefinition | null {
  let tzid = '';
  let location: string | undefined;
  let zone: string | undefined;
  try {
    for (const line of component.lines) {
      const name = propertyName(line);
      if (name === 'TZID') tzid = textOf(line).trim();
      else if (name === 'X-LIC-LOCATION') location = textOf(line).trim();
      else if (name === 'X-PERCH-ZONE') zone = findZone(textOf(line).trim());
    }
    const observances = component.children.slice(0, MOST_OBSERVANCES).map(readObservance);
    return tzid === '' ? null : { tzid, location, zone, observances: observances.filter((one) => one !== null) };
  } catch {
    return null;
  }
}

/** The offsets that a definition gives from one year to another, both inclusive. */
export function offsetTable(definition: ZoneDefinition, firstYear: number, lastYear: number): OffsetTable {
  const changes: { at: Instant; from: number; to: number }[] = [];
  for (const { start, from, to, rule, onsets } of definition.observances) {
    const walls = [start, ...onsets];
    if (rule) {
      const timeOfDay = wallTimeOfDay(start);
      const untilYear = Number.isFinite(rule.until) ? new Date(rule.until).getUTCFullYear() : lastYear;
      const startYear = new Date(start).getUTCFullYear();
      // One year early: the offset at the beginning of the first year was set before it.
      for (
        let year = Math.max(startYear, Math.min(firstYear, untilYear) - 1);
        year <= Math.min(lastYear, untilYear);
        year++
      ) {
        const wall = onsetIn(rule, year, timeOfDay);
        if (wallDay(wall) >= wallDay(start) && wall - from <= rule.until) walls.push(wall);
      }
    }
    for (const wall of walls) changes.push({ at: wall - from, from, to });
  }
  changes.sort((a, b) => a.at - b.at);
  return {
    starts: [Number.NEGATIVE_INFINITY, ...changes.map(({ at }) => at)],
    offsets: [changes[0]?.from ?? 0, ...changes.map(({ to }) => to)],
  };
}

/** Offset from UTC at an instant, in milliseconds. */
export function offsetIn(table: OffsetTable, instant: Instant): number {
  let [low, high] = [0, table.starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((table.starts[middle] as number) <= instant) low = middle;
    else high = middle - 1;
  }
  return table.offsets[low] as number;
}

/** The instant of a wall time, with the same answers in gaps and overlaps as `toInstant` of the zones. */
export function instantIn(table: OffsetTable, wall: WallMs): Instant {
  const early = wall - offsetIn(table, wall - DAY);
  const late = wall - offsetIn(table, wall + DAY);
  const holds = (instant: Instant): boolean => instant + offsetIn(table, instant) === wall;
  if (holds(early) && holds(late)) return Math.min(early, late);
  return holds(late) ? late : early;
}
