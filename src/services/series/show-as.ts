import type { EventRow } from '../../db/schema.ts';
import { isAway } from '../../domain/away.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ShowAs } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';

/** How an event is shown unless that is said: all-day ones leave the time free, but for days on which the user is away. */
const usualShowAs = (title: string, allDay: boolean): ShowAs => (allDay && !isAway(title) ? 'free' : 'busy');

/** How a new event is shown, and what was assumed. */
export function shownAs(
  caller: Caller,
  { title, allDay, said }: { readonly title: string; readonly allDay: boolean; readonly said: ShowAs | undefined },
): { readonly showAs: ShowAs; readonly assumptions: string[] } {
  const showAs = said ?? usualShowAs(title, allDay);
  const isAssumed = said === undefined && allDay && showAs === 'busy';
  return { showAs, assumptions: isAssumed ? [messages(caller).events.awayIsBusy] : [] };
}

/**
 * How an event is shown after a change: one that becomes a whole day, or stops being
 * one, as such events usually are, unless it was or is to be shown otherwise.
 */
export function showAsAfter(
  before: Pick<EventRow, 'title' | 'all_day' | 'show_as'>,
  allDay: boolean,
): Partial<Pick<EventRow, 'show_as'>> {
  const wasAllDay = before.all_day === 1;
  if (wasAllDay === allDay || before.show_as !== usualShowAs(before.title, wasAllDay)) return {};
  return { show_as: usualShowAs(before.title, allDay) };
}
