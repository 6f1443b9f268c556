import type { ReminderRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { messages } from '../../messages/index.ts';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Outcome } from '../change/write.ts';
import { ask, earlierResult, write } from '../change/write.ts';
import { anchoredTime, SHORTLY } from '../series/counted-from.ts';
import { attachTo, noEventTime } from './attach.ts';
import { type DraftedTime, draftTime, type TimeArguments } from './draft.ts';
import { withEvent } from './load.ts';
import { pastQuestion, pastWarning } from './past.ts';
import { type ReminderView, titleOf, view } from './present.ts';
import { EMPTY, type Loaded, timeColumns } from './rows.ts';

/** What adding and changing a reminder both take. */
export interface ReminderFields extends TimeArguments {
  readonly title?: string | undefined;
  readonly event_id?: string | undefined;
  readonly minutes_before?: number | undefined;
  readonly priority?: ReminderRow['priority'] | undefined;
  readonly notes?: string | undefined;
}

export interface AddReminderInput extends ReminderFields {
  readonly title: string;
  readonly idempotency_key?: string | undefined;
}

export interface ReminderSettings {
  /** Whether this process has a way to tell the user that a reminder is due. */
  readonly reaches: () => Promise<boolean>;
}

export type ReminderResult = Result<{ reminder: ReminderView }>;

/** Adds a reminder, or one that belongs to an event. Its words are read before the transaction: nobody waits for the lock while they are. */
export async function addReminder(
  database: Database,
  caller: Caller,
  input: AddReminderInput,
  { reaches }: ReminderSettings,
): Promise<ReminderResult> {
  const earlier = await earlierResult<ReminderResult>(database, caller, input);
  if (earlier) return earlier;
  checkKind(caller, input);
  const read = input.event_id === undefined ? await readTime(database, caller, input) : undefined;
  if (isQuestion(read)) return ask(database, caller, read);
  const reached = await reaches();
  return write<ReminderResult>(database, caller, input, (recorder) =>
    addReminderInside(recorder, input, { reached, read }),
  );
}

/** The time of a reminder that belongs to nothing; words may count it from an event. */
async function readTime(
  { db }: Database,
  caller: Caller,
  input: AddReminderInput,
): Promise<ReturnType<typeof draftTime>> {
  const counted = input.at === undefined ? undefined : await anchoredTime(db, caller, input.at, caller, SHORTLY);
  const read = draftTime(caller, counted ? { ...input, at: counted.text } : input, input.title);
  return counted && read && !isQuestion(read)
    ? { ...read, assumptions: [counted.assumption, ...read.assumptions] }
    : read;
}

/** As `addReminder`, inside a change that may do more. `reached`: whether the user will be told; `read`: its time, where its arguments say one. */
export async function addReminderInside(
  recorder: Recorder,
  input: AddReminderInput,
  { reached, read }: { readonly reached: boolean; readonly read?: DraftedTime | undefined },
): Promise<Outcome<ReminderResult>> {
  const { executor, caller } = recorder;
  const { event_id: event, minutes_before: minutes } = input;
  const drafted = event === undefined ? read : await attachTo(executor, caller, event, minutes);
  if (!drafted) throw noTime(caller);
  const past = 'series' in drafted ? pastQuestion(caller, drafted.series, input) : undefined;
  if (past) return past;
  const row = await recorder.insert('reminders', {
    ...EMPTY,
    ...('series' in drafted ? timeColumns(drafted.series) : drafted.columns),
    id: newId('rem'),
    title: input.title,
    notes: input.notes ?? null,
    priority: input.priority ?? 'normal',
    armed_at: caller.now,
  });
  const added = await withEvent(executor, caller, row);
  const reminder = view(caller, added);
  const warnings = [...timeWarnings(caller, added), ...(reached ? [] : [unreached(caller)])];
  const when = reminder.when ?? '';
  const title = titleOf(caller, added);
  return {
    summary: messages(caller).reminders.addedReminderSummary({ title }),
    done: {
      status: 'final',
      message: messages(caller).reminders.addedReminder({ title, when }),
      reminder,
      ...(drafted.assumptions.length > 0 && { assumptions: drafted.assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

/** What to say of a time that has just been set. */
export function timeWarnings(caller: Caller, reminder: Loaded): string[] {
  const { row } = reminder;
  if (row.event_id === null) return pastWarning(caller, reminder);
  return noEventTime(caller, reminder);
}

const unreached = (caller: Caller): string => messages(caller).reminders.noNotificationReaches;

export function checkKind(caller: Caller, input: ReminderFields): void {
  const { at, repeat, event_id: event, minutes_before: minutes } = input;
  if (event !== undefined && (at ?? repeat) !== undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.noTimeOfItsOwn, {
      hint: messages(caller).reminders.passEventOrTime,
    });
  }
  if (minutes === undefined || (event !== undefined && at === undefined)) return;
  if (caller.tool === TOOLS.update.reminder && (at ?? repeat) === undefined) return;
  throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.minutesBeforeNeedsEvent, {
    missing: ['event_id'],
    hint: messages(caller).reminders.passEventIdOrAt,
  });
}

const noTime = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).reminders.remindWhen, {
    missing: ['at'],
    hint: messages(caller).reminders.atTakes,
  });
