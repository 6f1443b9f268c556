import { findGroup } from '../../../db/repos/groups.ts';
import type { Executor, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { AFTER_DEADLINE, NEAR_DEADLINE, timeForTodo } from '../../../domain/suggestions/deadline.ts';
import { MOST_SUGGESTIONS, type Suggestion } from '../../../domain/suggestions/suggestion.ts';
import { inHoursOf } from '../../availability/group-hours.ts';
import { hoursOf } from '../../availability/policy.ts';
import { busyIn } from '../../availability/reading.ts';
import { deadline } from '../../items/todo-rows.ts';

/** Of many todos so many are looked at, those first that are due first. */
const MOST_TODOS = 10;

/** An open todo without a planned time that is due soon, and of which is known how long it takes. */
interface Pressing {
  readonly row: TodoRow;
  readonly until: number;
  readonly minutes: number;
}

/**
 * For the first of these todos whose deadline has no time left for it: where to
 * look for some. Reads nothing unless one is due soon and says how long it takes, then its calendar once.
 */
export async function suggestTime(executor: Executor, caller: Caller, rows: readonly TodoRow[]): Promise<Suggestion[]> {
  const pressing = rows
    .flatMap((row): Pressing[] => {
      // One more millisecond: what is due on a day may end with it.
      const until = deadline(row, caller.zone) + 1;
      const minutes = row.estimate_minutes;
      const isNear = until > caller.now && until <= caller.now + NEAR_DEADLINE;
      return row.status === 'open' && row.event_id === null && minutes !== null && isNear
        ? [{ row, until, minutes }]
        : [];
    })
    .sort((a, b) => a.until - b.until)
    .slice(0, MOST_TODOS);
  const last = pressing.at(-1);
  if (!last) return [];
  const { now, zone, language } = caller;
  const busy = await busyIn(executor, caller, { from: now, to: last.until + AFTER_DEADLINE });
  const usual = hoursOf(caller);
  for (const { row, until, minutes } of pressing) {
    const group = row.group_id === null ? undefined : await findGroup(executor, caller.user, row.group_id);
    const hours = group ? hoursOf(inHoursOf(caller, group)) : usual;
    const todo = { title: row.title, until, minutes, hours };
    const found = timeForTodo(todo, { busy, now, zone, language, usual });
    if (found.length > 0) return found.slice(0, MOST_SUGGESTIONS);
  }
  return [];
}
