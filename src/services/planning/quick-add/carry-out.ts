import type { Caller } from '../../../domain/caller.ts';
import type { Item } from '../../../domain/quick-add/item.ts';
import type { Series } from '../../../domain/time/event.ts';
import { isQuestion } from '../../change/question.ts';
import type { Recorder } from '../../change/recorder.ts';
import type { Outcome } from '../../change/write.ts';
import { addInside } from '../../events/add.ts';
import { saveMemoryInside } from '../../memories/save.ts';
import { addMemoInside } from '../../memos/edit.ts';
import { locateKnown } from '../../places/locate.ts';
import { addReminderInside } from '../../reminders/add.ts';
import { shownAs } from '../../series/show-as.ts';
import { addTodoInside } from '../../todos/add.ts';
import { repeating } from '../../todos/fields.ts';
import type { Planned } from './interpretation.ts';
import type { QuickAddInput, QuickAddResult } from './result.ts';

/** How one item of a sentence is written, inside the change that writes all of them. */

interface Means extends Pick<QuickAddInput, 'on_conflict' | 'direction'> {
  /** Whether the user will be told of a reminder. */
  readonly reached: boolean;
}

/** How an event of a sentence is shown, and what was assumed. */
export const showAsOf = (caller: Caller, { title, showAs }: Item, { time }: Series) =>
  shownAs(caller, { title, allDay: time.allDay, said: showAs });

export async function addItem(recorder: Recorder, planned: Planned, means: Means): Promise<Outcome<QuickAddResult>> {
  const { item, series, interpretation } = planned;
  const { title, kind } = item;
  switch (kind) {
    case 'memo':
      return addMemoInside(recorder, { content: title });
    case 'memory':
      return saveMemoryInside(recorder, { content: title, kind: item.memory });
    case 'todo': {
      const { due, estimate_minutes, tags } = interpretation;
      const { notes, importance, urgency } = item;
      const { repeats } = planned;
      return addTodoInside(
        recorder,
        { title, due, notes, importance, urgency, estimate_minutes, tags },
        repeats && repeating({ ...repeats, assumptions: [] }),
      );
    }
    case 'reminder': {
      const { at, repeat } = interpretation;
      const priority = item.importance === 'high' || item.urgency === 'high' ? 'high' : undefined;
      if (!series) throw new Error('no time');
      const { reached } = means;
      return addReminderInside(
        recorder,
        { title, at, repeat, priority },
        { reached, read: { series, assumptions: [] } },
      );
    }
    case 'event':
      if (!series) throw new Error('no time');
      return addEvent(recorder, planned, series, means);
  }
}

async function addEvent(
  recorder: Recorder,
  { item }: Planned,
  series: Series,
  { on_conflict, direction }: Means,
): Promise<Outcome<QuickAddResult>> {
  const { executor, caller } = recorder;
  const { title, location, notes: description } = item;
  const { assumptions, warnings, ...where } = await locateKnown(executor, caller, location);
  const shown = showAsOf(caller, item, series);
  const outcome = await addInside(
    recorder,
    { title, ...where, description, on_conflict, direction, alerts: item.alerts },
    { series, showAs: shown.showAs, assumptions: [...assumptions, ...shown.assumptions], group: undefined },
  );
  if (isQuestion(outcome)) return outcome;
  const { done } = outcome;
  if (warnings.length > 0) done.warnings = [...(done.warnings ?? []), ...warnings];
  return outcome;
}
