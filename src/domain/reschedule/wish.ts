import { AROUND_REQUEST } from '../conflicts/propose.ts';
import type { Occurrence, Window } from '../event.ts';
import { intersectIntervals, mergeIntervals } from '../free-slots/intervals.ts';
import { openTime } from '../free-slots/open-time.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import { DAY, type Instant, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
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
  const first = walls[0] ?? 0;
  if (move.kind === 'part') return intoPart(items, walls, move, zone);
  const wishes = walls.map((wall, index): Instant => {
    switch (move.kind) {
      case 'shift': {
        const days = Math.trunc(move.minutes / DAY_MINUTES);
        const rest = (move.minutes - days * DAY_MINUTES) * MINUTE;
        return (days === 0 ? (items[index] as Mover).start : toInstant(wall + days * DAY, zone)) + rest;
      }
      case 'day':
        return toInstant(wall + move.day - wallDay(first), zone);
      case 'days':
        return toInstant(wall + move.from - wallDay(toWall(windowStart, zone)), zone);
      case 'moment':
        return toInstant(wall + move.wall - first, zone);
      case 'clock':
        return toInstant(wallDay(wall) + move.at + wall - firstOfDay(walls, wall), zone);
    }
  });
  return wishes.map((start, index) => {
    const item = items[index] as Mover;
    const date = wallDay(toWall(start, zone));
    const window = { from: startOfDay(date, zone), to: startOfDay(date + DAY, zone) };
    const near = { from: start - AROUND_REQUEST, to: start + (item.end - item.start) + AROUND_REQUEST };
    const open = mergeIntervals([...openTime(window, zone, item.hours), ...intersectIntervals([near], [window])]);
    return { start, open, isThere: start === item.start };
  });
}

const firstOfDay = (walls: readonly WallMs[], wall: WallMs): WallMs =>
  walls.find((other) => wallDay(other) === wallDay(wall)) ?? wall;

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
    return { ...part, open: open.length > 0 ? open : [part] };
  });
  const isThere = ({ start, end }: Mover, index: number): boolean => {
    const part = parts[index] as Window;
    return part.from <= start && end <= part.to;
  };
  const moving = walls.filter((_wall, index) => !isThere(items[index] as Mover, index));
  return items.map((item, index) => {
    const { open, from: part } = parts[index] as (typeof parts)[number];
    const wall = walls[index] as WallMs;
    const start = (open[0] as Window).from + (wall - firstOfDay(moving, wall));
    return { start, open, part, isThere: isThere(item, index) };
  });
}
