import type { Caller } from '../../domain/caller.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { Database } from '../change/database.ts';
import type { Envelope } from '../change/envelope.ts';
import type { Question } from '../change/question.ts';
import { groupOf } from '../items/groups.ts';
import { findFreeTime } from './free-time.ts';
import { inHoursOf } from './group-hours.ts';

interface Given {
  readonly duration_minutes?: number | undefined;
  readonly group?: string | undefined;
}

/**
 * A question for an hour with the free slots of the time that was named as
 * choices: of `tomorrow afternoon` those of the afternoon. Any other question as it is.
 */
export async function withHours<R extends Envelope>(
  database: Database,
  caller: Caller,
  input: Given,
  { within, ...question }: Question<R>,
): Promise<Question<R>> {
  if (!within) return question;
  const group = await groupOf(database.db, caller, input);
  const { slots = [] } = await findFreeTime(database, inHoursOf(caller, group), {
    start: isoWithOffset(within.from, caller.zone),
    end: isoWithOffset(within.to, caller.zone),
    duration_minutes: input.duration_minutes ?? within.minutes ?? group?.default_duration_minutes ?? undefined,
    ...(within.isPart && { earliest: '00:00', latest: '24:00' }),
  });
  return { ...question, asks: { ...question.asks, alternatives: slots } };
}
