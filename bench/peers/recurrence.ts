/**
 * Every library that we compare with, asked the same question: the starts of
 * one rule inside [from, to), in epoch milliseconds.
 */
import ICAL from 'ical.js';
import rruleModule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
import { expand } from '../../src/domain/recurrence/expand.ts';
import type { Series } from '../../src/domain/time/event.ts';
import { parseWall } from '../../src/domain/time/wall.ts';
import { toInstant } from '../../src/domain/time/zone.ts';

export interface Question {
  /** Wall time of DTSTART, `2016-01-04T09:00:00`. */
  readonly start: string;
  readonly zone: string;
  readonly rrule: string;
  /** Wall times in `zone`. */
  readonly from: string;
  readonly to: string;
}

type Peer = (question: Question) => number[];

function wall(text: string): number {
  const value = parseWall(text);
  if (value === undefined) throw new RangeError(`Not a wall time: ${text}`);
  return value;
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');
const instant = (text: string, zone: string): number => toInstant(wall(text), zone);

function perch({ start, zone, rrule, from, to }: Question): number[] {
  const time = { allDay: false, zone, start: wall(start), fold: 0 as const, days: 0, ms: 1 };
  const series: Series = { time, rrule, exdates: [], rdates: [] };
  const window = { from: instant(from, zone), to: instant(to, zone) };
  // The most rows that a series is given in storage.
  const { occurrences } = expand(series, zone, window, { limit: 5_000 });
  return occurrences.map((occurrence) => occurrence.start);
}

/** With `tzid`, as its README advises: dates are wall times dressed as UTC. */
function rruleTzid({ start, zone, rrule, from, to }: Question): number[] {
  const text = `DTSTART;TZID=${zone}:${compact(start)}\nRRULE:${rrule}`;
  const set = rruleModule.rrulestr(text);
  return set.between(new Date(instant(from, zone)), new Date(instant(to, zone) - 1), true).map(Number);
}

function rruleTemporal({ start, zone, rrule, from, to }: Question): number[] {
  const rule = new RRuleTemporal({ rruleString: `DTSTART;TZID=${zone}:${compact(start)}\nRRULE:${rrule}` });
  const found = rule.between(new Date(instant(from, zone)), new Date(instant(to, zone) - 1), true);
  return found.map((one) => one.epochMilliseconds);
}

/** It knows no zones without a VTIMEZONE: expands on the wall clock, and our table maps. */
function icalJs({ start, zone, rrule, from, to }: Question): number[] {
  const walk = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateTimeString(start));
  const starts: number[] = [];
  for (let next = walk.next(); next; next = walk.next()) {
    const text = next.toString();
    if (text >= to) break;
    if (text >= from) starts.push(instant(text, zone));
  }
  return starts;
}

export const PEERS: Readonly<Record<string, Peer>> = {
  'perch-mcp': perch,
  'rrule with tzid': rruleTzid,
  'rrule-temporal': rruleTemporal,
  'ical.js': icalJs,
};

/** A daily rule in a zone with DST, ten years old, seen through one week. */
export const TEN_YEARS_ON: Question = {
  start: '2016-01-04T09:00:00',
  zone: 'America/New_York',
  rrule: 'FREQ=DAILY',
  from: '2026-01-05T00:00:00',
  to: '2026-01-12T00:00:00',
};

/** Two years of a daily rule: what materialising a series asks for. */
export const TWO_YEARS: Question = { ...TEN_YEARS_ON, start: '2026-01-05T09:00:00', to: '2028-01-05T00:00:00' };

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour).join();
const ALL_MINUTES = Array.from({ length: 60 }, (_, minute) => minute).join();
const TO_2200 = { ...TEN_YEARS_ON, from: '2026-01-01T00:00:00', to: '2200-01-01T00:00:00' };

/** Rules that name no date at all, or far too many, over as long a window as there is. */
export const BOMBS: readonly Question[] = [
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY',
  'FREQ=DAILY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO',
  `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${ALL_HOURS};BYMINUTE=${ALL_MINUTES}`,
  `FREQ=HOURLY;BYYEARDAY=366;BYMINUTE=${ALL_MINUTES};BYSETPOS=60;BYDAY=SU`,
].map((rrule) => ({ ...TO_2200, rrule }));
