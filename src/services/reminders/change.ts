import type { ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { cutSeries } from '../series/edit.ts';
import { exdatesOf } from '../series/rows.ts';
import { sideBySide } from '../series/side-by-side.ts';
import { checkKind, type ReminderFields } from './add.ts';
import { attachTo, belongsToEvent, eventOf } from './attach.ts';
import { draftTime } from './draft.ts';
import { withEvent } from './load.ts';
import { pastQuestion } from './past.ts';
import { titleOf } from './present.ts';
import { once, retime } from './retime.ts';
import { EMPTY, type Loaded, seriesOf, timeColumns } from './rows.ts';
import type { ReminderTarget } from './target.ts';

export interface ChangeInput extends ReminderFields {
  readonly clear?: readonly string[] | undefined;
}

export const CLEARABLE = ['notes', 'priority', 'repeat'] as const;

export const changesTime = (input: ChangeInput): boolean =>
  input.at !== undefined ||
  input.repeat !== undefined ||
  input.event_id !== undefined ||
  input.minutes_before !== undefined ||
  (input.clear?.includes('repeat') ?? false);

export interface Changed {
  readonly row: ReminderRow;
  readonly assumptions: string[];
  readonly warnings: string[];
}

/** Writes the new fields to what the scope names. */
export async function changeFields(
  recorder: Recorder,
  input: ChangeInput,
  { item: reminder, scope, occurrence: trigger }: ReminderTarget,
): Promise<Changed | Question> {
  const { executor, caller } = recorder;
  if (scope === 'this') return changeOne(recorder, input, reminder, trigger);
  if (scope !== 'this_and_future') return changeRow(recorder, input, reminder, trigger);
  const { row } = reminder;
  if (row.event_id !== null) throw belongsToEvent(caller, reminder);
  const { before, after, isLater } = cutSeries(caller, seriesOf(row), trigger.start);
  if (!before) return changeRow(recorder, input, reminder, trigger);
  await recorder.change('reminders', row, timeColumns(before));
  const { id, user, version, state, created_at, updated_at, ...columns } = row;
  const later = Object.entries(reminder.states).filter(([recurrenceId]) => isLater(recurrenceId));
  const rest = await recorder.insert('reminders', {
    ...columns,
    ...timeColumns(after),
    states: JSON.stringify(Object.fromEntries(later)),
    id: newId('rem'),
  });
  const following = await withEvent(executor, caller, rest);
  const first = following.triggers.starting(trigger.start) ?? nextTriggers(following.triggers, trigger.at - 1, 1)[0];
  const changed = await changeRow(recorder, input, following, first);
  if (isQuestion(changed) || changed.row.event_id !== null) return changed;
  const parts = { whole: seriesOf(row), before, after: seriesOf(changed.row) };
  return sideBySide(caller, titleOf(caller, reminder), parts) ?? changed;
}

/** One occurrence: it leaves its series and is a reminder of its own. */
async function changeOne(
  recorder: Recorder,
  input: ChangeInput,
  reminder: Loaded,
  trigger: Trigger,
): Promise<Changed | Question> {
  const { caller } = recorder;
  const { row } = reminder;
  if (input.repeat !== undefined || input.clear?.includes('repeat') || input.event_id !== undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.occurrenceHasNoRepeat, {
      hint: messages(caller).reminders.useScope,
    });
  }
  if (row.event_id !== null && input.at === undefined) throw belongsToEvent(caller, reminder);
  checkKind(caller, input);
  const event = { allDay: false, zone: caller.zone, start: 0, fold: 0, days: 0, ms: 0 } as const;
  const retimed = once(caller, row.event_id === null ? seriesOf(row).time : event, {
    at: input.at,
    old: trigger.at,
    about: input.title ?? row.title,
  });
  if (isQuestion(retimed)) return retimed;
  const { series, assumptions } = retimed;
  const past = input.at === undefined ? undefined : pastQuestion(caller, series, input);
  if (past) return past;
  await recorder.change('reminders', row, { exdates: JSON.stringify([...exdatesOf(row), trigger.recurrenceId]) });
  const added = await recorder.insert('reminders', {
    ...EMPTY,
    ...timeColumns(series),
    id: newId('rem'),
    title: titleOf(caller, reminder),
    notes: row.notes,
    priority: row.priority,
    armed_at: caller.now,
    ...textPatch(input),
  });
  const note = messages(caller).reminders.leftItsSeries;
  return { row: added, assumptions: [...assumptions, note], warnings: [] };
}

type TextPatch = Partial<Pick<ReminderRow, 'title' | 'notes' | 'priority'>>;

function textPatch(input: ChangeInput): TextPatch {
  const patch: TextPatch = {};
  if (input.title !== undefined) patch.title = input.title;
  if (input.notes !== undefined) patch.notes = input.notes;
  if (input.priority !== undefined) patch.priority = input.priority;
  if (input.clear?.includes('notes')) patch.notes = null;
  if (input.clear?.includes('priority')) patch.priority = 'normal';
  return patch;
}

/** A single reminder, or all of a series. With a new time it is open again. */
async function changeRow(
  recorder: Recorder,
  input: ChangeInput,
  reminder: Loaded,
  trigger: Trigger | undefined,
): Promise<Changed | Question> {
  const { executor, caller } = recorder;
  const { row } = reminder;
  checkKind(caller, input);
  const text = textPatch(input);
  if (!changesTime(input)) {
    return { row: await recorder.change('reminders', row, text), assumptions: [], warnings: [] };
  }
  const fresh = { status: 'open', closed_from: null, armed_at: caller.now } as const;
  if (input.event_id !== undefined) {
    const { columns, assumptions } = await attachTo(executor, caller, input.event_id, input.minutes_before);
    const { notes, priority } = row;
    const attached = { ...EMPTY, notes, priority, ...fresh, ...columns, ...text };
    const changed = await recorder.change('reminders', row, attached);
    return { row: changed, assumptions, warnings: [] };
  }
  if (input.minutes_before !== undefined) {
    if (row.event_id === null) throw noEvent(caller);
    const { columns } = await attachTo(executor, caller, row.event_id, input.minutes_before);
    const patch = { ...text, ...fresh, armed_at: row.armed_at, ...columns };
    return { row: await recorder.change('reminders', row, patch), assumptions: [], warnings: [] };
  }
  if (row.event_id !== null) {
    const drafted = draftTime(caller, input, titleOf(caller, reminder));
    if (isQuestion(drafted)) return drafted;
    if (!drafted) throw belongsToEvent(caller, reminder);
    const past = pastQuestion(caller, drafted.series, input);
    if (past) return past;
    const own = { title: titleOf(caller, reminder), ...text, ...fresh, states: '{}', ...timeColumns(drafted.series) };
    const warning = messages(caller).reminders.followsEventNoMore({ event: eventOf(caller, reminder) });
    return { row: await recorder.change('reminders', row, own), assumptions: drafted.assumptions, warnings: [warning] };
  }
  const retimed = retime(caller, reminder, input, trigger);
  if (isQuestion(retimed)) return retimed;
  const { series, states, assumptions, warnings } = retimed;
  const past = pastQuestion(caller, series, input);
  if (past) return past;
  const patch = { ...text, ...fresh, states: JSON.stringify(states), ...timeColumns(series) };
  return { row: await recorder.change('reminders', row, patch), assumptions, warnings };
}

const noEvent = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).reminders.belongsToNoEvent, {
    missing: ['event_id'],
    hint: messages(caller).reminders.passEventIdOrAt,
  });
