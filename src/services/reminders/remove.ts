import { lastTrigger, nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Remove } from '../change/removal.ts';
import { partText } from '../items/part.ts';
import { cutSeries } from '../series/edit.ts';
import { exdatesOf } from '../series/rows.ts';
import { loadReminders } from './load.ts';
import { listedReminder } from './present.ts';
import { type Loaded, seriesOf, timeColumns } from './rows.ts';
import { findReminderTarget, type ReminderTarget } from './target.ts';

/** Deletes a reminder, one occurrence, the rest of a series or all of it; all of a series is asked about. */
export const removalOfReminder: Remove = async ({ executor, caller }, id, part) => {
  const target = await findReminderTarget(executor, caller, { id, ...part });
  if (isQuestion(target)) return target;
  const { item: reminder, scope, occurrence: trigger } = target;
  const { row } = reminder;
  const shown = listedReminder(caller, reminder, scope === 'all' ? undefined : trigger);
  return {
    key: scope === 'this' ? `${row.id} ${trigger.recurrenceId}` : row.id,
    ...(scope === 'this_and_future' && { begin: trigger.start }),
    shown: { ...shown, when: partText(caller, shown.when, scope) },
    items: [{ id: row.id, version: row.version }],
    effect: trigger?.recurrenceId ?? null,
    ...(scope === 'all' && {
      question: messages(caller).reminders.confirmDeleteSeries({ title: shown.title }),
    }),
    carryOut: (recorder) => removeTarget(recorder, target),
  };
};

async function removeTarget(
  recorder: Recorder,
  { item: seen, scope, occurrence: trigger }: ReminderTarget,
): Promise<void> {
  const { executor, caller } = recorder;
  // Other occurrences may have gone in the same call, and the reminder itself with its event.
  const [reminder] = await loadReminders(executor, caller, [seen.row.id]);
  if (!reminder) return;
  const { row } = reminder;
  if (scope === 'this' && hasOthers(caller.now, reminder, trigger)) {
    await recorder.change('reminders', row, { exdates: JSON.stringify([...exdatesOf(row), trigger.recurrenceId]) });
    return;
  }
  if (scope === 'this_and_future') {
    // The event goes on: it is only not reminded of any more.
    if (row.event_id !== null) {
      await recorder.change('reminders', row, { status: 'dismissed', closed_from: trigger.start });
      return;
    }
    const { before } = cutSeries(caller, seriesOf(row), trigger.start);
    if (before) {
      await recorder.change('reminders', row, timeColumns(before));
      return;
    }
  }
  await recorder.remove('reminders', row.id);
}

function hasOthers(now: number, { triggers }: Loaded, trigger: Trigger): boolean {
  const near = [lastTrigger(triggers, now), lastTrigger(triggers, trigger.at - 1), ...nextTriggers(triggers, now, 2)];
  return near.some((one) => one !== undefined && one.recurrenceId !== trigger.recurrenceId);
}
