import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { liesWithinYears } from '../../domain/time/limits.ts';
import { messages } from '../../messages/index.ts';

type Times = Pick<EventRow, 'wall_start' | 'days' | 'ms'>;

/** Whether all of an event lies in the years 1900–2200: other programs, and Perch's own import, take no others. */
export const isWithinLimits = ({ wall_start: start, days, ms }: Times): boolean => liesWithinYears({ start, days, ms });

/**
 * Throws UserError LIMIT_EXCEEDED for an event that would lie beyond the years
 * 1900–2200 where it did not before: what is there already can be renamed, moved back and removed.
 */
export function checkLimits(caller: Caller, after: Times, before: Times | null = null): void {
  if (isWithinLimits(after)) return;
  const isSame = before?.wall_start === after.wall_start && before.days === after.days && before.ms === after.ms;
  if (isSame) return;
  throw new UserError('LIMIT_EXCEEDED', messages(caller).events.eventMustBegin, {
    hint: messages(caller).events.chooseAnotherTime,
  });
}
