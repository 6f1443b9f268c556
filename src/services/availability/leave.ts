import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Alert } from '../../domain/quick-add/alarm.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';
import { legsWith, type Where } from './ways.ts';

/**
 * The reminder of an event that goes off when one has to leave, by what is known of the way now. Throws UserError
 * INVALID_ARGUMENT where nothing is: so long before it nobody can tell.
 */
export async function leaveAlert(
  executor: Executor,
  caller: Caller,
  span: Occurrence | undefined,
  where: Where,
): Promise<{ readonly alert: Alert; readonly assumption: string }> {
  const legs = span && where.spot ? await legsWith(executor, caller, [span], where) : [];
  const leg = legs.find(({ to }) => to.id === '');
  const said = messages(caller).travel;
  if (!leg?.way) {
    throw new UserError('INVALID_ARGUMENT', said.noWayKnown({ to: where.spot?.place.name }), {
      hint: said.sayMinutesInstead,
    });
  }
  const { minutes, isTold } = leg.way;
  const way = said.way({ from: leg.from.place.name, to: leg.to.spot.place.name, minutes, isEstimated: !isTold });
  return { alert: { minutes }, assumption: said.leaveReminder({ way }) };
}
