import type { Assumption, DayPart, PartHalf } from '../../time/phrase.ts';
import { HOUR, MINUTE } from '../../time/wall.ts';
import type { ClockSpec } from './pieces.ts';

/**
 * Hours of the day as people say them. Offsets are milliseconds from the
 * midnight that begins the day said, and may pass 24 h (晚上12点, tonight at 1).
 */

/** What the words around say about a bare hour (contract §5): `meal` is of the evening at 7, of the day at 11. */
export type HourHint = 'evening' | 'morning' | 'meal' | undefined;

export interface ClockAnswer {
  readonly offset: number;
  readonly assumed: readonly Assumption[];
  /** The other half of the day, when the words left it open. */
  readonly other?: number;
}

/** When a part of the day lies, for free slots of that part. */
const PARTS: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  'small-hours': [0, 6],
  'early-morning': [5, 8],
  morning: [6, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  dusk: [17, 19],
  evening: [18, 24],
  night: [20, 24],
  midnight: [24, 26],
  daytime: [8, 18],
  later: [12, 24],
};

/** Offsets from midnight; of a part that is early or late, its first or second half. */
export function partOffsets(part: DayPart, half?: PartHalf): { from: number; to: number } {
  const [from, to] = PARTS[part].map((hour) => hour * HOUR) as [number, number];
  const middle = (from + to) / 2;
  return { from: half === 'late' ? middle : from, to: half === 'early' ? middle : to };
}

/** The hour that a number up to 12 means in a part of the day. */
function hourIn(part: DayPart, hour: number): number {
  switch (part) {
    case 'small-hours':
    case 'early-morning':
      return hour === 12 ? 0 : hour;
    case 'morning':
      return hour;
    case 'noon':
      return hour < 10 ? hour + 12 : hour;
    case 'daytime':
      return hour < 7 ? hour + 12 : hour;
    case 'afternoon':
    case 'dusk':
    case 'later':
      return hour === 12 ? 12 : hour + 12;
    case 'evening':
    case 'night':
      // Past midnight it is still the evening of the day before.
      return hour === 12 ? 24 : hour < 5 ? hour + 24 : hour + 12;
    case 'midnight':
      return hour === 12 ? 24 : hour < 6 ? hour + 24 : hour + 12;
  }
}

export const offsetOf = (hour: number, { minute, second }: Pick<ClockSpec, 'minute' | 'second'>): number =>
  hour * HOUR + minute * MINUTE + second * 1000;

/** So many minutes from it on the same day; the hour said decides about its half. Undefined where that is another day. */
export function shiftedClock(clock: ClockSpec, minutes: number): ClockSpec | undefined {
  const { hour, half } = clock;
  const isSaid = half === null && hour >= 1 && hour <= 12;
  const base =
    half === 'am' || half === 'pm' ? (hour % 12) + (half === 'pm' ? 12 : 0) : isSaid ? halfOf(hour, undefined) : hour;
  const total = base * 60 + clock.minute + minutes;
  if (!Number.isInteger(total) || total < 0 || total >= 24 * 60) return undefined;
  return { ...clock, hour: Math.floor(total / 60), minute: total % 60, half: '24' };
}

/** Whether the words leave open which half of the day is meant. */
export const isOpen = ({ hour, half }: ClockSpec, part: DayPart | undefined): boolean =>
  half === null && part === undefined && hour >= 1 && hour <= 12;

/** Undefined when there is no such time of day. */
export function resolveClock(clock: ClockSpec, part: DayPart | undefined, hint: HourHint): ClockAnswer | undefined {
  const { hour, minute, second, half } = clock;
  if (minute > 59 || second > 59 || hour > 24 || (hour === 24 && minute + second > 0)) return undefined;
  const at = (value: number): number => offsetOf(value, clock);
  if (half === 'am' || half === 'pm') {
    if (hour > 12) return hour < 24 && half === 'pm' ? { offset: at(hour), assumed: [] } : undefined;
    if (hour === 0 && half === 'pm') return undefined;
    if (part === 'evening' || part === 'night' || part === 'midnight') {
      if (half === 'am' && (hour < 5 || hour === 12)) return { offset: at(hourIn(part, hour)), assumed: [] };
    }
    return { offset: at((hour % 12) + (half === 'pm' ? 12 : 0)), assumed: [] };
  }
  if (part !== undefined) return inPart(clock, part);
  if (!isOpen(clock, part)) return { offset: at(hour), assumed: [] };
  // At 12:15 to the movies: only twelve sharp may be the midnight.
  const taken =
    halfOf(clock.said ?? hour, hour === 12 && minute > 0 ? undefined : hint) - (clock.said === undefined ? 0 : 1);
  return {
    offset: at(taken),
    assumed: [{ code: 'half-of-day', hour: taken % 24, minute }],
    other: at(taken >= 12 ? taken - 12 : taken + 12),
  };
}

function inPart(clock: ClockSpec, part: DayPart): ClockAnswer | undefined {
  const { hour } = clock;
  const isNight = part === 'evening' || part === 'night' || part === 'midnight';
  // 晚上0点 is the midnight that ends the day.
  const taken = hour === 0 && isNight ? 24 : hour > 12 || hour === 0 ? hour : hourIn(part, hour);
  const offset = offsetOf(taken, clock);
  return { offset, assumed: taken === 24 ? [{ code: 'midnight-after', wall: offset }] : [] };
}

/** 1–6 → afternoon, 7–11 → morning, 12 noon, unless a meal or bed says otherwise. */
function halfOf(hour: number, hint: HourHint): number {
  if (hint === 'evening') return hour === 12 ? 24 : hour + 12;
  if (hint === 'morning') return hour;
  if (hint === 'meal' && hour <= 9) return hour + 12;
  return hour <= 6 ? hour + 12 : hour;
}
