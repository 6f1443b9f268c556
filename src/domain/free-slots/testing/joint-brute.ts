import { MINUTE } from '../../time/wall.ts';
import type { Attendant, JointQuery } from '../joint.ts';
import type { WorkingHours } from '../working-hours.ts';

/** What a clock shows at every minute of a stretch of time. */
interface Clock {
  /** 0 = Monday. */
  readonly weekday: Uint8Array;
  readonly minute: Uint16Array;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, Clock>();

/** Asks the zone data of the runtime about each minute: slow, so it is asked once. */
function clockOf(zone: string, from: number, minutes: number): Clock {
  const key = `${zone} ${from} ${minutes}`;
  const known = clocks.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const clock = { weekday: new Uint8Array(minutes), minute: new Uint16Array(minutes) };
  for (let at = 0; at < minutes; at++) {
    const [, day = '', hours, rest] = /^(\w+),? (\d+):(\d+)$/.exec(format.format(from + at * MINUTE)) ?? [];
    clock.weekday[at] = WEEKDAYS.indexOf(day);
    clock.minute[at] = Number(hours) * 60 + Number(rest);
  }
  clocks.set(key, clock);
  return clock;
}

const isOpen = (hours: WorkingHours, weekday: number, minute: number): boolean =>
  (hours[weekday] ?? []).some(([start, end]) => minute >= start && minute < end) ||
  (hours[(weekday + 6) % 7] ?? []).some(([start, end]) => minute + 1440 >= start && minute + 1440 < end);

export interface BruteJoint {
  /** How many of the others cannot come at best; undefined where the one who looks never can. */
  readonly fewest: number | undefined;
  /** Every possible start at which no more than that are missing, in time order: who is, and how little it suits the others. */
  readonly starts: ReadonlyMap<number, { readonly missing: readonly number[]; readonly discomfort: number }>;
}

/** All starts of a joint query, by looking at every minute of everybody's. Times and lengths are whole minutes. */
export function bruteJoint({ others, ...query }: JointQuery): BruteJoint {
  const { window, durationMs, stepMs, bufferMs, zone, hours, busy } = query;
  const minutes = (window.to - window.from) / MINUTE;
  const length = durationMs / MINUTE;
  /** How many minutes each person is free on from each one, and has been before it. */
  const runs = (one: Attendant) => {
    const clock = clockOf(one.zone, window.from, minutes + 1);
    const after = new Int32Array(minutes + 1);
    const before = new Int32Array(minutes + 1);
    const isFree = (at: number): boolean => {
      const [from, to] = [window.from + at * MINUTE, window.from + (at + 1) * MINUTE];
      const isTaken = one.busy.some(
        ({ start, end }) => from < Math.max(end + bufferMs, start + 1) && start - bufferMs < to,
      );
      return !isTaken && (!one.hours || isOpen(one.hours, clock.weekday[at] ?? 0, clock.minute[at] ?? 0));
    };
    const free = Array.from({ length: minutes }, (_, at) => isFree(at));
    for (let at = minutes - 1; at >= 0; at--) after[at] = free[at] ? (after[at + 1] ?? 0) + 1 : 0;
    for (let at = 1; at <= minutes; at++) before[at] = free[at - 1] ? (before[at - 1] ?? 0) + 1 : 0;
    return { clock, after, before };
  };
  const own = runs({ zone, hours, busy });
  const theirs = others.map(runs);
  const found = new Map<number, { missing: number[]; discomfort: number }>();
  for (let at = 0; at < minutes; at++) {
    if ((own.clock.minute[at] ?? 0) % (stepMs / MINUTE) !== 0 || (own.after[at] ?? 0) < length) continue;
    const missing = others.flatMap((_, index) => ((theirs[index]?.after[at] ?? 0) < length ? [index] : []));
    let discomfort = 0;
    for (const [index, { clock, after, before }] of theirs.entries()) {
      if (missing.includes(index)) continue;
      const [left, rest] = [before[at] ?? 0, (after[at] ?? 0) - length];
      if (left > 0 && rest > 0 && left < 120 && rest < 120) discomfort += 3;
      discomfort += unusual(clock, at, length);
    }
    found.set(window.from + at * MINUTE, { missing, discomfort });
  }
  if (found.size === 0) return { fewest: undefined, starts: new Map() };
  const fewest = Math.min(...[...found.values()].map(({ missing }) => missing.length));
  return { fewest, starts: new Map([...found].filter(([, { missing }]) => missing.length === fewest)) };
}

/** Half-hours before 9 and after 18 of the day on which it begins, 20 at most. Lengths here are shorter than a day. */
function unusual({ weekday, minute }: Clock, at: number, length: number): number {
  const shown = minute[at + length] ?? 0;
  const end = weekday[at + length] === weekday[at] ? shown : shown + 1_440;
  const early = Math.max(0, 9 * 60 - (minute[at] ?? 0));
  const late = Math.max(0, end - 18 * 60);
  return Math.min(20, Math.ceil((early + late) / 30));
}
