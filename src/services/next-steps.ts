import { findTodos } from '../db/repos/todos.ts';
import type { Caller } from '../domain/caller.ts';
import { MOST_SUGGESTIONS, type Suggestion } from '../domain/suggestions/suggestion.ts';
import type { Database } from './change/database.ts';
import type { Envelope, Result } from './change/envelope.ts';
import { suggestForEvent, suggestForMoved } from './planning/suggestions/events.ts';
import { suggestEvent } from './planning/suggestions/reminders.ts';
import { suggestTime } from './planning/suggestions/todos.ts';
import type { ReminderView } from './reminders/present.ts';
import type { EventView } from './series/present.ts';
import type { TodoView } from './todos/present.ts';

type Written = Result<{ event: EventView; todo: TodoView; reminder: ReminderView }>;

interface Wish {
  readonly on_conflict?: string | undefined;
}

/**
 * The result of a write with the calls that would save the user the next step.
 * After its transaction: it holds up no other write, and what a repeated call is
 * answered with holds no suggestion that is out of date. What was forced is meant as it is.
 */
export async function withSuggestions<R extends Written>(
  { db }: Database,
  caller: Caller,
  { on_conflict: wish }: Wish,
  result: R,
): Promise<R> {
  if (result.status !== 'final' || result.change_id === undefined || result.replayed) return result;
  const { event, todo, reminder } = result;
  return suggesting(result, async () => {
    if (event && event.repeat === undefined)
      return wish === 'force' ? suggestForMoved(db, caller, event) : suggestForEvent(db, caller, event);
    if (reminder) return suggestEvent(db, caller, reminder);
    if (todo?.due === undefined || todo.estimate_minutes === undefined) return [];
    return suggestTime(db, caller, [...(await findTodos(db, caller.user, [todo.id])).values()]);
  });
}

/** As `withSuggestions`, of an event that was changed. */
export async function withReplan<R extends Result<{ event: EventView }>>(
  { db }: Database,
  caller: Caller,
  result: R,
): Promise<R> {
  const { event } = result;
  if (result.status !== 'final' || result.change_id === undefined || event?.repeat !== undefined) return result;
  return suggesting(result, async () => (event ? suggestForMoved(db, caller, event) : []));
}

async function suggesting<R extends Envelope>(result: R, suggest: () => Promise<Suggestion[]>): Promise<R> {
  // What is written is written: that nothing could be suggested must not make it look as if it had failed.
  const found = await suggest().catch(() => []);
  return found.length === 0 ? result : { ...result, suggestions: found.slice(0, MOST_SUGGESTIONS) };
}
