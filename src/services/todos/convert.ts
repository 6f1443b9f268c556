import { findEvent } from '../../db/repos/events.ts';
import { findGroup } from '../../db/repos/groups.ts';
import type { TodoRow } from '../../db/schema.ts';
import { boundsOf } from '../../domain/arguments/earlier.ts';
import type { UsualLength } from '../../domain/arguments/event-time.ts';
import { readSpan } from '../../domain/arguments/spoken.ts';
import { type PartsReading, readParts } from '../../domain/arguments/window-parts.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { findSlots } from '../../domain/free-slots/find.ts';
import { toldApart } from '../../domain/free-slots/told-apart.ts';
import { eachPartIn } from '../../domain/phrases/each-part.ts';
import { readPlace } from '../../domain/place.ts';
import { lastEnd } from '../../domain/recurrence/expand.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { inHoursOfItem } from '../availability/group-hours.ts';
import { withHours } from '../availability/hours.ts';
import { hoursOf, showSlot } from '../availability/policy.ts';
import { busyIn } from '../availability/reading.ts';
import type { Database } from '../change/database.ts';
import type { Result, Slot } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { inWindow } from '../change/window.ts';
import { ask, attempt, type Outcome } from '../change/write.ts';
import { type AddInput, addInside, draftNew } from '../events/add.ts';
import { usualLength } from '../events/usual-fields.ts';
import { deadline } from '../items/todo-rows.ts';
import type { EventView } from '../series/present.ts';
import { seriesOf } from '../series/rows.ts';
import { type TodoView, view, whenDue } from './present.ts';
import { findTarget } from './target.ts';

export interface ConvertInput {
  readonly id?: string | undefined;
  readonly match?: string | undefined;
  readonly start?: string | undefined;
  readonly duration_minutes?: number | undefined;
  readonly on_conflict?: AddInput['on_conflict'];
  readonly slot_token?: string | undefined;
  readonly confirm_token?: string | undefined;
}

export type ConvertResult = Result<{ event: EventView; todo: TodoView; checked_until: string }>;

const DEFAULT_MINUTES = 60;
const STEP = 15 * MINUTE;
/** How far ahead is looked for time for what is not due before. */
const AHEAD = 14 * DAY;
const SLOTS = 5;

/**
 * Puts a todo into the calendar: the event is written as a new one is, and the
 * todo, which stays open, linked to it in one change. Without a time free
 * ones are proposed. Throws UserError for a todo that is closed, or planned for a time that is not over.
 */
export async function convertTodo(database: Database, caller: Caller, input: ConvertInput): Promise<ConvertResult> {
  const outcome = await attempt<ConvertResult>(database, caller, {}, (recorder) => convertInside(recorder, input));
  return isQuestion(outcome) ? ask(database, caller, await withHours(database, caller, input, outcome)) : outcome.done;
}

async function convertInside(recorder: Recorder, input: ConvertInput): Promise<Outcome<ConvertResult>> {
  const { executor, caller } = recorder;
  const row = await findTarget(executor, caller, input);
  if (isQuestion(row)) return row;
  await refusePlanned(recorder, row);
  if (input.start === undefined && input.slot_token === undefined) return proposal(recorder, input, row);
  const within = searchedIn(caller, input, row);
  if (within) return isQuestion(within) ? within : proposal(recorder, input, row, within);
  const group = row.group_id === null ? undefined : await findGroup(executor, caller.user, row.group_id);
  const event = eventInput(caller, input, row);
  if (isQuestion(event)) return event;
  const draft = draftNew(caller, event, group);
  if (isQuestion(draft)) return draft;
  const call = { input: { ...input, id: row.id, match: undefined }, items: [{ id: row.id, version: row.version }] };
  const outcome = await addInside(recorder, event, draft, call);
  if (isQuestion(outcome)) return withOwnRetry(outcome);
  const { done } = outcome;
  const added = done.event as EventView;
  const todo = await recorder.change('todos', row, { event_id: added.id });
  return {
    summary: messages(caller).todos.madeEventOfTodoSummary({ title: row.title }),
    done: {
      ...done,
      message: messages(caller).todos.madeEventOfTodo({ title: row.title, when: added.when }),
      todo: await view(executor, caller, todo),
    },
  };
}

/** A todo is planned once, for as long as that event is there and is not over. */
async function refusePlanned({ executor, caller }: Recorder, row: TodoRow): Promise<void> {
  if (row.status === 'done') {
    throw new UserError('INVALID_ARGUMENT', messages(caller).todos.isClosed({ title: row.title }), {
      hint: messages(caller).todos.openAgainFirst,
    });
  }
  const event = row.event_id === null ? undefined : await findEvent(executor, caller.user, row.event_id);
  const end = event && lastEnd(seriesOf(event), caller.zone);
  if (!event || (end != null && end <= caller.now)) return;
  const { planned } = await view(executor, caller, row);
  throw new UserError(
    'INVALID_ARGUMENT',
    messages(caller).todos.plannedAlready({ title: row.title, when: planned?.when ?? '', id: event.id }),
    { hint: messages(caller).todos.howToMove },
  );
}

/** The arguments with which this event would be added. A plain date is all day, whatever the estimate. */
function eventInput(caller: Caller, input: ConvertInput, row: TodoRow): AddInput | Question {
  const { start, slot_token, on_conflict, confirm_token } = input;
  const argument = { name: 'start', purpose: 'look' } as const;
  const reading = start === undefined || slot_token !== undefined ? undefined : readSpan(start, argument, caller);
  if (isQuestion(reading)) return reading;
  // A day, or `from 12 to 2`, says itself how long it takes.
  const hasLength = reading?.end !== undefined || reading?.start.kind === 'date';
  return {
    title: row.title,
    start,
    slot_token,
    on_conflict,
    confirm_token,
    duration_minutes:
      input.duration_minutes ?? (hasLength || slot_token ? undefined : (row.estimate_minutes ?? undefined)),
    description: row.notes ?? undefined,
    source: row.source ?? undefined,
    location: row.location ?? undefined,
    location_place: row.location_place === null ? undefined : readPlace(row.location_place),
  };
}

/** From so many days on a period is where to look for a time, not the time: next week. */
const PERIOD = 5 * DAY;

/**
 * Where a time is to be found, where `start` says no time: a limit (`before Wednesday`), a period (`next week`), or a day
 * and a length that does not fill it. Undefined where it is the time itself.
 */
function searchedIn(caller: Caller, input: ConvertInput, row: TodoRow): PartsReading | Question | undefined {
  const { start, slot_token, duration_minutes: length } = input;
  if (start === undefined || slot_token !== undefined) return undefined;
  // 下周上午 is no one span of time.
  if (eachPartIn(start)) {
    const parts = readParts({ start }, caller, 'ahead');
    if (isQuestion(parts) || parts.hours || parts.days) return parts;
  }
  const span = readSpan(start, { name: 'start', purpose: 'look' }, caller);
  if (isQuestion(span)) return undefined;
  const { from, to } = boundsOf(span, caller);
  const isPart = (minutes: number | null | undefined): boolean => minutes != null && minutes % (DAY / MINUTE) !== 0;
  const isDays = span.start.kind === 'date';
  const isLong = isDays && to - from > DAY && (to - from >= PERIOD || isPart(row.estimate_minutes));
  if (span.bound === undefined && !(isDays && isPart(length)) && !isLong) return undefined;
  return readParts({ start }, caller, 'ahead');
}

/** The retry of a question about an event, with arguments of ours. */
function withOwnRetry({ asks, ...rest }: Question): Question {
  if (asks.retry?.use !== 'again') return { asks, ...rest };
  const { id, start, duration_minutes, on_conflict } = asks.retry.input;
  return { ...rest, asks: { ...asks, retry: { use: 'again', input: { id, start, duration_minutes, on_conflict } } } };
}

/** Nothing is written: free times of the length that it takes, `within` what was said, else before it is due. */
async function proposal(
  recorder: Recorder,
  input: ConvertInput,
  row: TodoRow,
  within?: PartsReading,
): Promise<Question> {
  const { caller } = recorder;
  const group = row.group_id === null ? undefined : await findGroup(recorder.executor, caller.user, row.group_id);
  const usual = usualLength(caller, group, row);
  const minutes = input.duration_minutes ?? row.estimate_minutes ?? usual?.minutes ?? DEFAULT_MINUTES;
  const due = deadline(row, caller.zone);
  // One millisecond after the last instant: a slot may end with the day.
  const before = Number.isFinite(due) && due > caller.now ? due + 1 : undefined;
  const from = caller.now;
  const said = within ?? { window: { from, to: before ?? from + AHEAD } };
  const inTime = await freeSlots(recorder, row, minutes, said);
  const isLate = before !== undefined && inTime.length === 0 && !within;
  const alternatives = isLate
    ? await freeSlots(recorder, row, minutes, { window: { from, to: before + AHEAD } })
    : inTime;
  const warnings = isLate ? [messages(caller).todos.noneFreeBeforeDue({ when: whenDue(caller, row) })] : [];
  const message =
    alternatives.length > 0
      ? messages(caller).todos.whenToPlace({ title: row.title })
      : messages(caller).todos.noFreeMinutes({ minutes });
  return {
    asks: {
      status: 'need_user',
      ...(within ? inWindow(caller, within.window, message, within) : { message }),
      missing: ['start'],
      alternatives,
      assumptions: [...(within?.assumptions ?? []), assumed(caller, input, { row, minutes, usual })],
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

interface Length {
  readonly row: TodoRow;
  readonly minutes: number;
  readonly usual: UsualLength | undefined;
}

function assumed(caller: Caller, input: ConvertInput, { row, minutes, usual }: Length): string {
  const { todos, times } = messages(caller);
  if (input.duration_minutes !== undefined) return todos.minutesLong({ minutes });
  if (row.estimate_minutes !== null) return todos.asEstimated({ minutes });
  return usual ? times.usualLengthTaken({ from: usual.from, minutes }) : todos.lengthTaken({ minutes });
}

async function freeSlots(
  { executor, caller }: Recorder,
  row: TodoRow,
  minutes: number,
  { window: said, hours, days }: Pick<PartsReading, 'window' | 'hours' | 'days'>,
): Promise<Slot[]> {
  const window = { from: Math.max(said.from, caller.now), to: Math.min(said.to, caller.now + 366 * DAY) };
  if (window.to <= window.from) return [];
  const found = findSlots({
    window,
    zone: caller.zone,
    durationMs: minutes * MINUTE,
    stepMs: STEP,
    bufferMs: 0,
    hours: hoursOf(await inHoursOfItem(executor, caller, row)),
    ...(hours && { earliest: hours.from / MINUTE, latest: Math.min(hours.to, DAY) / MINUTE }),
    ...(days && { skips: (date: number) => !days.includes(date) }),
    busy: await busyIn(executor, caller, window),
    notBefore: caller.now,
    limit: SLOTS,
  });
  return toldApart(found).map((slot) => showSlot(caller, slot, false));
}
