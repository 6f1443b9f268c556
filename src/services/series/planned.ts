import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { firstStart } from '../../domain/recurrence/expand.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { DAY, HOUR, type WallMs } from '../../domain/time/wall.ts';
import { isRecurring, seriesOf } from './rows.ts';

/** Planned time that begins sooner is not moved any more. */
export const SOON = 2 * HOUR;

/** Where a plan put an event, as it is kept with it: moved by hand, it lies elsewhere. */
interface Planned {
  /** Which part of its todo, from 0, of how many. */
  readonly part: number;
  readonly parts: number;
  readonly wall: WallMs;
  readonly ms: number;
}

/** When a single event that was planned takes place. */
export function spanOf(row: EventRow, { zone }: Pick<Caller, 'zone'>): Occurrence {
  const start = firstStart(seriesOf(row), zone);
  return { start, end: start + row.days * DAY + row.ms };
}

/** Whether the user has made it their own: moved it, made it longer, or let it repeat. */
export function isPinned(row: EventRow): boolean {
  const { wall, ms } = JSON.parse(row.planned ?? '{}') as Partial<Planned>;
  return isRecurring(row) || row.all_day === 1 || row.wall_start !== wall || row.ms !== ms;
}
