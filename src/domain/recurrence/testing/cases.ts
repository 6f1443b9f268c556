import type { EventTime, Series } from '../../time/event.ts';
import { formatWall, parseWall, type WallMs } from '../../time/wall.ts';
import { expand } from '../expand.ts';
import { parseRule } from '../parse.ts';

/** One case of the shared recurrence data; its `about` explains the fields. */
export interface RecurrenceCase {
  readonly id: string;
  readonly dtstart: string;
  readonly tzid: string | null;
  readonly rrule: string;
  readonly expected: readonly string[];
  readonly limit: number;
  readonly tier: 'A' | 'A-' | 'B' | 'C';
  readonly rfc5545_valid: boolean;
  readonly dtstart_in_set: boolean;
  readonly prefix_only?: boolean;
  readonly exdate?: readonly string[];
  readonly rdate?: readonly string[];
  readonly window?: readonly [string, string];
  readonly start_at?: string;
}

export const isStrict = (one: RecurrenceCase): boolean =>
  one.tier === 'A' && one.rfc5545_valid && one.dtstart_in_set && !/RSCALE/i.test(one.rrule);

function mustWall(text: string): WallMs {
  const wall = parseWall(text.replace(/Z$/, ''));
  if (wall === undefined) throw new Error(`Unreadable time: ${text}`);
  return wall;
}

function seriesOf(one: RecurrenceCase): Series {
  const time: EventTime = {
    allDay: false,
    zone: one.tzid,
    start: mustWall(one.dtstart),
    fold: 0,
    days: 0,
    ms: 0,
  };
  return {
    time,
    rrule: parseRule(one.rrule, { limits: 'none' }).rrule,
    exdates: one.exdate ?? [],
    rdates: (one.rdate ?? []).map((at) => ({ at })),
  };
}

/** The starts in the form of `expected`: floating ones as local time, others in UTC. */
export function runCase(one: RecurrenceCase): string[] {
  const from = one.window ? mustWall(one.window[0]) : Number.NEGATIVE_INFINITY;
  const to = one.window ? mustWall(one.window[1]) : Number.POSITIVE_INFINITY;
  const { occurrences } = expand(seriesOf(one), 'UTC', { from, to }, { limit: one.limit });
  return occurrences.map(({ start }) => (one.tzid === null ? formatWall(start) : `${formatWall(start)}Z`));
}

/** The starts from `start_at` on, which the expansion must also reach directly. */
export function runFromStartAt(one: RecurrenceCase): string[] {
  const from = mustWall(one.start_at ?? one.dtstart);
  const window = { from, to: Number.POSITIVE_INFINITY };
  return expand(seriesOf(one), 'UTC', window, { limit: one.limit }).occurrences.map(({ start }) => formatWall(start));
}

/** Expected starts in the form in which runCase gives them. */
export const expectedOf = (one: RecurrenceCase): string[] =>
  one.expected.map((text) => (text.length === 10 ? `${text}T00:00:00` : text));

export function isMet(one: RecurrenceCase): boolean {
  const expected = expectedOf(one);
  const got = runCase(one);
  const compared = one.prefix_only ? got.slice(0, expected.length) : got;
  return JSON.stringify(compared) === JSON.stringify(expected);
}
