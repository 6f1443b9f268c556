import type { ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { recurrenceInstant } from '../../domain/recurrence/recurrence-id.ts';
import { type Closed, closedAs, type States, stateOf, withState } from '../../domain/reminders/state.ts';
import { nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import type { Instant } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { seriesOf as seriesOfEvent } from '../series/rows.ts';
import { titleOf } from './present.ts';
import { type Loaded, seriesOf } from './rows.ts';
import type { ReminderTarget } from './target.ts';

/** What is to be done with a reminder, or with some of its occurrences. */
export type Act =
  | { readonly action: 'complete' | 'dismiss' | 'reopen' }
  | { readonly action: 'snooze'; readonly until: Instant };

type Patch = Partial<Pick<ReminderRow, 'status' | 'closed_from' | 'states' | 'armed_at'>>;

/** Occurrences that are looked at between now and the one from which on a reminder is opened. */
const MOST_BETWEEN = 1_000;

const CLOSES: Partial<Record<Act['action'], Closed>> = { complete: 'done', dismiss: 'dismissed' };

/** The columns that change; undefined where it is so already. */
export function actOn(
  caller: Caller,
  { item: reminder, scope, occurrence: trigger }: ReminderTarget,
  act: Act,
  shown: Trigger | undefined,
): Patch | undefined {
  if (act.action === 'snooze' && scope !== undefined && scope !== 'this') throw onlyOne(caller);
  const closed = CLOSES[act.action];
  if (scope === 'all') return closed ? closeAll(reminder, closed) : reopenAll(caller, reminder);
  if (scope === 'this_and_future') {
    return closed ? closeFrom(caller, reminder, trigger, closed) : reopenFrom(caller, reminder, trigger);
  }
  const one = trigger ?? shown;
  // An event that has begun before it was to be reminded of has nothing that goes off.
  if (!one) return closed ? closeAll(reminder, closed) : undefined;
  // What an event's reminder had done counts for the time that the event has now.
  const isOwn = scope === undefined && reminder.row.event_id === null;
  if (act.action === 'snooze') {
    const state = { snoozed: act.until, of: one.of };
    return { ...(isOwn && { status: 'open' }), states: written(withState(reminder.states, one.recurrenceId, state)) };
  }
  if (closed && closedAs(reminder, one) === closed) return undefined;
  if (closed && isOwn) return { status: closed, states: '{}' };
  if (closed) {
    return {
      states: written(withState(reminder.states, one.recurrenceId, { status: closed, at: caller.now, of: one.of })),
    };
  }
  if (!isOwn && !stateOf(reminder, one) && closedAs(reminder, one)) throw closedWhole(caller, reminder);
  if (!stateOf(reminder, one) && reminder.status === 'open') return undefined;
  return { ...(isOwn && { status: 'open' }), states: written(withState(reminder.states, one.recurrenceId, undefined)) };
}

const written = (states: States): string => JSON.stringify(states);

/** The states without what is snoozed, which would go off all the same. */
function withoutSnoozed(states: States, keep: (recurrenceId: string) => boolean = () => false): string {
  return written(
    Object.fromEntries(
      Object.entries(states).filter(([recurrenceId, state]) => 'status' in state || keep(recurrenceId)),
    ),
  );
}

const closeAll = (reminder: Loaded, status: Closed): Patch | undefined =>
  reminder.status === status && reminder.closedFrom === null
    ? undefined
    : { status, closed_from: null, states: withoutSnoozed(reminder.states) };

function closeFrom(caller: Caller, reminder: Loaded, trigger: Trigger, status: Closed): Patch | undefined {
  if (reminder.status === status && (reminder.closedFrom ?? Number.NEGATIVE_INFINITY) <= trigger.start)
    return undefined;
  return {
    status,
    closed_from: trigger.start,
    states: withoutSnoozed(reminder.states, isBefore(caller, reminder, trigger)),
  };
}

/** Tells by their recurrence ids which occurrences come before one. */
function isBefore(caller: Caller, { row, event }: Loaded, { start }: Trigger): (recurrenceId: string) => boolean {
  const series = event ? seriesOfEvent(event.root) : seriesOf(row);
  return (recurrenceId) => recurrenceInstant(recurrenceId, series, caller.zone) < start;
}

const reopenAll = (caller: Caller, reminder: Loaded): Patch | undefined =>
  reminder.row.status === 'open' && reminder.row.states === '{}' ? undefined : opened(caller, reminder, {});

function reopenFrom(caller: Caller, reminder: Loaded, trigger: Trigger): Patch | undefined {
  const { status, states, triggers } = reminder;
  const between = triggers.between(caller.now + 1, trigger.at, MOST_BETWEEN);
  if (between.some((one) => !stateOf(reminder, one) && closedAs(reminder, one))) throw closedWhole(caller, reminder);
  const isEarlier = isBefore(caller, reminder, trigger);
  const kept = Object.fromEntries(Object.entries(states).filter(([recurrenceId]) => isEarlier(recurrenceId)));
  const isSame = status === 'open' && Object.keys(kept).length === Object.keys(states).length;
  return isSame ? undefined : opened(caller, reminder, kept);
}

/** What went off while it was closed stays past, unless nothing is left to go off. */
function opened({ now }: Caller, { status, closedFrom, triggers }: Loaded, states: States): Patch {
  const wasClosed = status !== 'open' && (closedFrom === null || closedFrom <= now);
  const goesOn = nextTriggers(triggers, now, 1).length > 0;
  const patch = { status: 'open', closed_from: null, states: written(states) } as const;
  return wasClosed && goesOn ? { ...patch, armed_at: now } : patch;
}

const onlyOne = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).reminders.snoozeOneOccurrence, {
    hint: messages(caller).reminders.useScopeThis,
  });

const closedWhole = (caller: Caller, reminder: Loaded): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).reminders.closedAsSeries({ title: titleOf(caller, reminder) }), {
    hint: messages(caller).reminders.reopenAllOrSnooze,
  });
