import { END_WALL, isWithinYears } from '../../time/limits.ts';
import type { Reading } from '../../time/phrase.ts';
import { MINUTE } from '../../time/wall.ts';
import type { Now } from './calendar.ts';

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

export function isInLimits(reading: Reading): boolean {
  switch (reading.kind) {
    case 'day':
      return isWithinYears(reading.day);
    case 'moment':
      return isWithinYears(reading.wall);
    case 'part':
    case 'range':
      return isWithinYears(reading.from) && reading.to <= END_WALL;
    case 'repeat':
      return isInLimits(reading.first);
    case 'duration':
      return true;
  }
}
