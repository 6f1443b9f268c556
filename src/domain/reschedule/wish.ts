import { AROUND_REQUEST } from '../conflicts/propose.ts';
import { intersectIntervals, mergeIntervals } from '../free-slots/intervals.ts';
import { openTime } from '../free-slots/open-time.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Occurrence, Window } from '../time/event.ts';
import { DAY, HOUR, type Instant, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import type { Move } from './move.ts';

export interface Wish {
  readonly start: Instant;
  /** Where the event may lie when that time is taken, in time order: of the same date, in its hours. */
  readonly open: readonly Window[];
  /** Set when it may lie nowhere else at all: the beginning of that part of a day, whose events follow each other. */
  readonly part?: Instant;
  /** True when it is there already. */
  readonly isThere: boolean;
}

export interface Mover extends Occurrence {
  readonly hours: WorkingHours;
}

const DAY_MINUTES = DAY / MINUTE;

/**
 * Where each of `items` (in order of start) is to go. Distances are kept on the
 * wall clock of `zone`, so that 9:00 stays 9:00 across clock changes; only a shift by less
 * than days is elapsed time. `windowStart`: the beginning of the time that was asked about.
 */
export function wishesOf(items: readonly Mover[], move: Move, windowStart: Instant, zone: string): Wish[] {
  const walls = items.map(({ start }) => toWall(start, zone));
  if (move.kind === 'part') return intoPart(items, walls, move, zone);
  const goal = goalOf(move, walls, { windowDay: wallDay(toWall(windowStart, zone)), zone });
  const wishes = items.map((item, index) => goal(item.start, walls[index] as WallMs));
  return wishes.map((start, index) => {
    const item = items[index] as Mover;
    const date = wallDay(toWall(start, zone));
    const window = { from: startOfDay(date, zone), to: startOfDay(date + DAY, zone) };
    const near = { from: start - AROUND_REQUEST, to: start + (item.end - item.start) + AROUND_REQUEST };
    const open = mergeIntervals([...openTime(window, zone, item.hours), ...intersectIntervals([near], [window])]);
    return { start, open, isThere: start === item.start };
  });
}

type Goal = (start: Instant, wall: WallMs) => Instant;

/** Where what starts at an instant, shown as a wall time, is to go. `walls`: of all, in order. */
function goalOf(
  move: Exclude<Move, { kind: 'part' }>,
  walls: readonly WallMs[],
  { windowDay, zone }: { readonly windowDay: WallMs; readonly zone: string },
): Goal {
  const first = walls[0] ?? 0;
  const by =
    (away: number): Goal =>
    (_start, wall) =>
      toInstant(wall + away, zone);
  switch (move.kind) {
    case 'shift': {
      const days = Math.trunc(move.minutes / DAY_MINUTES);
      const rest = (move.minutes - days * DAY_MINUTES) * MINUTE;
      return (start, wall) => (days === 0 ? start : toInstant(wall + days * DAY, zone)) + rest;
    }
    case 'day':
      return by(move.day - wallDay(first));
    case 'days':
      return by(move.from - windowDay);
    case 'moment':
      return by(move.wall - first);
    case 'clock':
      return (_start, wall) => toInstant(wallDay(wall) + move.at + wall - firstOfDay(walls, wall), zone);
  }
}

const firstOfDay = (walls: readonly WallMs[], wall: WallMs): WallMs =>
  walls.find((other) => wallDay(other) === wallDay(wall)) ?? wall;

/** When an afternoon begins: what is moved there needs not be at lunch. */
const AFTER_LUNCH = 13 * HOUR;

/** The first of a day to the beginning of the open hours of the part, the others as far from it as they are. */
function intoPart(
  items: readonly Mover[],
  walls: readonly WallMs[],
  { from, to, day }: Extract<Move, { kind: 'part' }>,
  zone: string,
): Wish[] {
  const away = day === undefined ? 0 : day - wallDay(walls[0] ?? 0);
  const parts = items.map(({ hours }, index) => {
    const date = wallDay(walls[index] as WallMs) + away;
    const part = { from: toInstant(date + from, zone), to: toInstant(date + to, zone) };
    const open = openTime(part, zone, hours);
    const begin = from === 12 * HOUR && to > AFTER_LUNCH ? toInstant(date + AFTER_LUNCH, zone) : part.from;
    return { ...part, begin, open: open.length > 0 ? open : [part] };
  });
  const isThere = ({ start, end }: Mover, index: number): boolean => {
    const part = parts[index] as Window;
    return part.from <= start && end <= part.to;
  };
  const moving = walls.filter((_wall, index) => !isThere(items[index] as Mover, index));
  return items.map((item, index) => {
    const { open, begin, from: part } = parts[index] as (typeof parts)[number];
    const first = open.find((stretch) => stretch.to > begin) ?? open[0];
    const wall = walls[index] as WallMs;
    const start = Math.max((first as Window).from, begin) + (wall - firstOfDay(moving, wall));
    return { start, open, part, isThere: isThere(item, index) };
  });
}
