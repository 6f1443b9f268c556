import type { Caller } from '../../domain/caller.ts';
import { NeedUser } from '../../domain/errors.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { groupOf } from '../items/groups.ts';
import { findFreeTime } from './free-time.ts';
import { inHoursOf } from './group-hours.ts';

/** Runs `work`; when it asks for the hour, the free slots of the time that was named go along with the question. */
export async function withHours<Facts extends object>(
  database: Database,
  caller: Caller,
  input: { readonly duration_minutes?: number | undefined; readonly group?: string | undefined },
  work: () => Promise<Result<Facts>>,
): Promise<Result<Facts>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NeedUser) || !error.question.within) throw error;
    const { missing = [], assumptions = [], within } = error.question;
    const group = await groupOf(database.db, caller, input);
    const minutes = input.duration_minutes ?? within.minutes ?? group?.default_duration_minutes ?? undefined;
    const { slots = [] } = await findFreeTime(database, inHoursOf(caller, group), {
      start: isoWithOffset(within.from, caller.zone),
      end: isoWithOffset(within.to, caller.zone),
      duration_minutes: minutes,
      ...(within.isPart && { earliest: '00:00', latest: '24:00' }),
    });
    const question: Result = {
      status: 'need_user',
      message: error.message,
      missing: [...missing],
      alternatives: slots,
      ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
    };
    return question as Result<Facts>;
  }
}
