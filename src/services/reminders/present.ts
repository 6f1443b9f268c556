import type { ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { tableOf } from '../../domain/kinds.ts';
import { describeRepeat } from '../../domain/recurrence/text.ts';
import { type Standing, standingOf } from '../../domain/reminders/state.ts';
import { lastTrigger, nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import { isoWithOffset, showWhen } from '../../domain/time/show.ts';
import type { Instant } from '../../domain/time/wall.ts';
import type { Listed } from '../change/question.ts';
import { noTitle } from '../items/kind.ts';
import { isoOf, titleOf as titleOfEvent } from '../series/present.ts';
import { exdatesOf } from '../series/rows.ts';
import { isAttached, type Loaded } from './rows.ts';

/** A reminder, or one occurrence of a repeating one, as a host sees it. */
export interface ReminderView {
  id: string;
  version: number;
  /** Original start of this occurrence. */
  occurrence?: string;
  title: string;
  status: Standing['status'];
  /** When it goes off; absent for one that never does. */
  at?: string;
  when?: string;
  priority: ReminderRow['priority'];
  repeat?: string;
  repeat_text?: string;
  /** The event or todo that it belongs to. */
  event_id?: string;
  /** What that is called, where the reminder has a title of its own. */
  of?: string;
  minutes_before?: number;
  notes?: string;
}

/** Whether a reminder is shown with the event that it belongs to; one of a todo stands by itself. */
export const isOfEvent = ({ event_id: id }: Pick<ReminderView, 'event_id'>): boolean =>
  id !== undefined && tableOf(id) !== 'todos';

export const titleOf = (caller: Caller, { row, event }: Loaded): string =>
  row.title || (event ? titleOfEvent(caller, event.root) : noTitle(caller));

export const whenAt = (caller: Caller, at: Instant): string =>
  showWhen({ start: at, end: at, allDay: false }, caller.zone, caller.language);

/** The original start of an occurrence. */
export const isoStart = (caller: Caller, { event }: Loaded, { start }: Trigger): string =>
  isoOf(caller, start, event?.root.all_day === 1);

/** An occurrence with what is true of it. */
export interface Shown {
  readonly reminder: Loaded;
  readonly trigger: Trigger;
  readonly standing: Standing;
}

export function viewOf(caller: Caller, { reminder, trigger, standing }: Shown): ReminderView {
  return {
    ...wordsOf(caller, reminder),
    ...(reminder.triggers.recurring && { occurrence: isoStart(caller, reminder, trigger) }),
    status: standing.status,
    at: isoWithOffset(standing.at, caller.zone),
    when: whenAt(caller, standing.at),
  };
}

function wordsOf(caller: Caller, reminder: Loaded) {
  const { row } = reminder;
  const rrule = row.event_id === null ? row.rrule : (reminder.event?.root.rrule ?? null);
  return {
    id: row.id,
    version: row.version,
    title: titleOf(caller, reminder),
    priority: row.priority,
    ...(rrule !== null && {
      repeat: rrule,
      repeat_text: describeRepeat({ rrule, exdates: exdatesOf(row), zone: row.zone }, caller),
    }),
    ...(isAttached(row) && { event_id: row.event_id, minutes_before: row.minutes_before }),
    ...(isAttached(row) && row.title !== '' && reminder.event && { of: titleOfEvent(caller, reminder.event.root) }),
    ...(row.notes !== null && { notes: row.notes }),
  };
}

/** The occurrence to show of a reminder: `trigger`, or the one that is due, else the next, else the last. */
export function shownOf(caller: Caller, reminder: Loaded, trigger?: Trigger): Shown | undefined {
  const current = lastTrigger(reminder.triggers, caller.now);
  const at = (one: Trigger): Shown => ({
    reminder,
    trigger: one,
    standing: standingOf(reminder, one, caller.now, current),
  });
  if (trigger) return at(trigger);
  const due = current && at(current);
  if (due?.standing.status === 'due' || due?.standing.status === 'snoozed') return due;
  const next = nextTriggers(reminder.triggers, caller.now, 50).map(at);
  const open = next.filter(({ standing: { status } }) => status === 'pending' || status === 'snoozed');
  // One that was snoozed before its time keeps its place: it may also go off before its time.
  return open.length > 0
    ? open.reduce((first, one) => (one.standing.at < first.standing.at ? one : first))
    : (due ?? next[0]);
}

/** A reminder as a whole. */
export function view(caller: Caller, reminder: Loaded, trigger?: Trigger): ReminderView {
  const shown = shownOf(caller, reminder, trigger);
  if (shown) return viewOf(caller, shown);
  const { status } = reminder.row;
  return { ...wordsOf(caller, reminder), status: status === 'open' ? 'missed' : status };
}

export function listedReminder(caller: Caller, reminder: Loaded, trigger?: Trigger): Listed {
  const { id, title, when = '', occurrence } = view(caller, reminder, trigger);
  return { id, title, when, ...(trigger && occurrence !== undefined && { occurrence }) };
}
