import type { Reading } from '../../time/phrase.ts';
import { MINUTE, type WallMs } from '../../time/wall.ts';
import { isWithinLimits, type Now } from './calendar.ts';

/** Where a reading lies: in the past, within the contract's years. */

/** Whether the reading is over. Limits and repeats are never. */
export function isPast(reading: Reading, now: Now): boolean {
  switch (reading.kind) {
    case 'day':
      return reading.day < now.today;
    case 'moment':
      return reading.instant < now.instant - MINUTE;
    case 'part':
      return reading.to <= now.wall;
    case 'range':
      return reading.to <= (reading.allDay ? now.today : now.wall);
    default:
      return false;
  }
}

const wallsOf = (reading: Reading): readonly WallMs[] => {
  switch (reading.kind) {
    case 'day':
      return [reading.day];
    case 'moment':
      return [reading.wall];
    case 'part':
    case 'range':
      return [reading.from, reading.to];
    case 'repeat':
      return wallsOf(reading.first);
    case 'duration':
      return [];
  }
};

export const isInLimits = (reading: Reading): boolean => wallsOf(reading).every(isWithinLimits);
