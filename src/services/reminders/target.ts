import { listReminders } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import { closedAs } from '../../domain/reminders/state.ts';
import { lastTrigger, nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import { messages } from '../../messages/index.ts';
import type { Question } from '../change/question.ts';
import { findTarget, findTargets, type RepeatingKind, type Target, type TargetInput } from '../series/target.ts';
import { loadReminders, withEvents } from './load.ts';
import { isoStart, listedReminder, shownOf, titleOf } from './present.ts';
import { type Loaded, seriesOf } from './rows.ts';

/** A reminder, and the occurrence that is meant. */
export type ReminderTarget = Target<Loaded, Trigger>;

const REMINDERS: RepeatingKind<Loaded, Trigger> = {
  noun: 'reminder',
  lookUp: () => ({ kind: 'reminder', status: 'all' }),
  async find(executor, caller, id) {
    const [item] = await loadReminders(executor, caller, [id]);
    return item && { item };
  },
  async titles(executor, caller) {
    const all = await withEvents(executor, caller, await listReminders(executor, caller.user));
    return all.map((reminder) => ({
      id: reminder.row.id,
      title: titleOf(caller, reminder),
      of: reminder.row.title === '' ? (reminder.row.event_id ?? undefined) : undefined,
      /** Whether anything of it is due, snoozed or to come. */
      get current() {
        const status = shownOf(caller, reminder)?.standing.status;
        return status === 'due' || status === 'snoozed' || status === 'pending';
      },
      get runs() {
        if (reminder.row.rrule === null || reminder.row.event_id !== null) return undefined;
        const series = seriesOf(reminder.row);
        const until = lastEnd(series, caller.zone) ?? Number.POSITIVE_INFINITY;
        return { from: firstStart(series, caller.zone), until };
      },
    }));
  },
  titleOf,
  listed: listedReminder,
  isRecurring: ({ triggers }) => triggers.recurring,
  /** An occurrence is named by its start, and also by the time it goes off. */
  startingAt(_, { triggers }, start) {
    const [only, other] = triggers.between(start, start + 1, 2);
    return triggers.starting(start) ?? (other ? undefined : only);
  },
  /** The occurrence of an all-day event that starts with the day, else those that go off on it. */
  onDay(_, { triggers }, { from, to }) {
    const starting = triggers.starting(from);
    return starting ? [starting] : triggers.between(from, to, 2);
  },
  /** The one that is due, and the next ones that are open. */
  likely(caller, reminder, limit) {
    const last = lastTrigger(reminder.triggers, caller.now);
    const all = [...(last ? [last] : []), ...nextTriggers(reminder.triggers, caller.now, 50)];
    const open = all.filter((trigger) => closedAs(reminder, trigger) === undefined);
    return (open.length > 0 ? open : all).slice(0, limit);
  },
  hasEarlier: (_, { triggers }, trigger) => lastTrigger(triggers, trigger.at - 1) !== undefined,
  nameOf: isoStart,
  missing: (caller, title, text, next) => ({
    message: messages(caller).reminders.noOccurrence({ title, text }),
    hint: messages(caller).reminders.occurrenceIsTime({ next }),
  }),
};

/** Without an occurrence the one that is due is meant, else the next. */
const CURRENT: typeof REMINDERS = { ...REMINDERS, current: (caller, item) => shownOf(caller, item)?.trigger };

/** All reminders by their titles. */
export const reminderTitles = (executor: Executor, caller: Caller) => REMINDERS.titles(executor, caller);

/**
 * The reminder that a call means, and which of its occurrences, or the question that must be asked first.
 * `takesCurrent`: without an occurrence the one that is due is meant, else the next. Throws NOT_FOUND.
 */
export const findReminderTarget = (
  executor: Executor,
  caller: Caller,
  input: TargetInput,
  { takesCurrent = false }: { readonly takesCurrent?: boolean } = {},
): Promise<ReminderTarget | Question> => findTarget(executor, caller, input, takesCurrent ? CURRENT : REMINDERS);

/** Does what `findReminderTarget` does; `scope: all` of a series that was cut in parts gives every part. */
export const findReminderTargets = (
  executor: Executor,
  caller: Caller,
  input: TargetInput,
  { takesCurrent = false }: { readonly takesCurrent?: boolean } = {},
) => findTargets(executor, caller, input, takesCurrent ? CURRENT : REMINDERS);
