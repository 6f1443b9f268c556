import type { ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { splitSeries } from '../../domain/recurrence/edit.ts';
import { markInstant } from '../../domain/recurrence/marks.ts';
import type { Ring } from '../../domain/reminders/rings.ts';
import { say } from '../../messages/say.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { checkKind, type ReminderFields } from './add.ts';
import { attachTo, belongsToEvent } from './attach.ts';
import { draftTime } from './draft.ts';
import { withEvents } from './load.ts';
import { pastQuestion } from './past.ts';
import { titleOf } from './present.ts';
import { retime } from './retime.ts';
import { EMPTY, exdatesOf, type Loaded, seriesOf, statesOf, timeColumns } from './rows.ts';
import type { Target } from './target.ts';

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
  target: Target,
): Promise<Changed | Question> {
  const { reminder, scope, ring } = target;
  const { caller } = recorder;
  if (scope === 'this') return changeOne(recorder, input, reminder, ring as Ring);
  if (scope !== 'this_and_future') return changeRow(recorder, input, reminder, ring);
  const { row } = reminder;
  if (row.event_id !== null) throw belongsToEvent(caller, row.event_id);
  const series = seriesOf(row);
  const { before, after } = splitSeries(series, caller.zone, (ring as Ring).start);
  if (!before) return changeRow(recorder, input, reminder, ring);
  await recorder.change('reminders', row, timeColumns(before));
  const { id, user, version, state, created_at, updated_at, ...columns } = row;
  const isLater = (mark: string): boolean => markInstant(mark, series, caller.zone) >= (ring as Ring).start;
  const later = Object.entries(statesOf(row)).filter(([mark]) => isLater(mark));
  const rest = await recorder.insert('reminders', {
    ...columns,
    ...timeColumns(after),
    states: JSON.stringify(Object.fromEntries(later)),
    id: newId('rem'),
  });
  const [part] = (await withEvents(recorder.executor, caller, [rest])) as [Loaded];
  return changeRow(recorder, input, part, undefined);
}

/** One occurrence: it leaves its series and is a reminder of its own. */
async function changeOne(
  recorder: Recorder,
  input: ChangeInput,
  reminder: Loaded,
  ring: Ring,
): Promise<Changed | Question> {
  const { caller } = recorder;
  const { row } = reminder;
  if (input.repeat !== undefined || input.clear?.includes('repeat') || input.event_id !== undefined) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(caller, '单独一次不能改重复或日程。', 'A single occurrence has no repeat or event of its own.'),
      { hint: say(caller, '请用 scope this_and_future 或 all。', 'Use scope this_and_future or all.') },
    );
  }
  if (row.event_id !== null && input.at === undefined) throw belongsToEvent(caller, row.event_id);
  checkKind(caller, input);
  const zone = row.zone ?? caller.zone;
  const time = { allDay: false, zone, start: 0, fold: 0, days: 0, ms: 0 } as const;
  const base = { ...(row.event_id === null ? seriesOf(row) : { time, rrule: null, exdates: [], rdates: [] }) };
  const alone: Loaded = { ...reminder, row: { ...row, ...timeColumns(base) }, rings: only(ring) };
  const retimed = retime(caller, alone, { ...input, clear: ['repeat'] }, ring);
  if (isQuestion(retimed)) return retimed;
  const { series, assumptions } = retimed;
  const past = input.at === undefined ? undefined : pastQuestion(caller, series, input);
  if (past) return past;
  await recorder.change('reminders', row, { exdates: JSON.stringify([...exdatesOf(row), ring.mark]) });
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
  const note = say(
    caller,
    '这一次已从重复中分出，成为单独的提醒。',
    'This occurrence left its series and is a reminder of its own now.',
  );
  return { row: added, assumptions: [...assumptions, note], warnings: [] };
}

const only = (ring: Ring) => ({
  recurring: false,
  between: () => [ring],
  starting: () => ring,
  marked: () => ring,
});

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
  ring: Ring | undefined,
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
    const { columns, assumptions } = await attachTo(executor, caller, input);
    const { id, ...empty } = { ...EMPTY, id: row.id };
    const { notes, priority } = row;
    const changed = await recorder.change('reminders', row, {
      ...empty,
      notes,
      priority,
      ...fresh,
      ...columns,
      ...text,
    });
    return { row: changed, assumptions, warnings: [] };
  }
  if (input.minutes_before !== undefined) {
    if (row.event_id === null) throw noEvent(caller);
    const patch = { ...text, ...fresh, armed_at: row.armed_at, minutes_before: input.minutes_before };
    return { row: await recorder.change('reminders', row, patch), assumptions: [], warnings: [] };
  }
  if (row.event_id !== null) {
    const drafted = draftTime(caller, input, titleOf(caller, reminder));
    if (isQuestion(drafted)) return drafted;
    if (!drafted) throw belongsToEvent(caller, row.event_id);
    const past = pastQuestion(caller, drafted.series, input);
    if (past) return past;
    const own = { title: titleOf(caller, reminder), ...text, ...fresh, states: '{}', ...timeColumns(drafted.series) };
    const warning = say(caller, `不再跟随日程 ${row.event_id}。`, `It follows the event ${row.event_id} no more.`);
    return { row: await recorder.change('reminders', row, own), assumptions: drafted.assumptions, warnings: [warning] };
  }
  const retimed = retime(caller, reminder, input, ring);
  if (isQuestion(retimed)) return retimed;
  const { series, states, assumptions, warnings } = retimed;
  const past = pastQuestion(caller, series, input);
  if (past) return past;
  const patch = { ...text, ...fresh, states: JSON.stringify(states), ...timeColumns(series) };
  return { row: await recorder.change('reminders', row, patch), assumptions, warnings };
}

const noEvent = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', say(caller, '这个提醒不跟随日程。', 'This reminder belongs to no event.'), {
    missing: ['event_id'],
    hint: say(caller, '请给出 event_id，或用 at。', 'Pass event_id, or use at.'),
  });
