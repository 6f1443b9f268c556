import type { EventRow } from '../../db/schema.ts';
import { readEventTime } from '../../domain/arguments/event-time.ts';
import { fromLocal, type ReadingContext, readZone, type TimeReading } from '../../domain/arguments/read.ts';
import { type Argument, dayReading, readSpan, type SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { placeText } from '../../domain/place.ts';
import type { EventTime } from '../../domain/time/event.ts';
import { DAY, MINUTE, wallDay, wallTimeOfDay } from '../../domain/time/wall.ts';
import { startOfDay, toInstant, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { type EventFields, foldOf, slotDraft, type TimeDraft } from '../series/draft.ts';
import type { TargetInput } from '../series/target.ts';

export interface UpdateInput extends TargetInput, EventFields {
  readonly title?: string | undefined;
  readonly clear?: readonly string[] | undefined;
  readonly expected_version?: number | undefined;
}

/** Fields that an event can be without. */
export const CLEARABLE = [
  'description',
  'location',
  'location_place',
  'source',
  'repeat',
  'group',
  'remind_minutes',
] as const;

type TextPatch = Partial<
  Pick<EventRow, 'title' | 'description' | 'location' | 'location_place' | 'show_as' | 'source' | 'group_id'>
>;

/** The columns that the arguments change, apart from time and repeat. `group` is an id here. */
export function textPatch(input: UpdateInput): TextPatch {
  const clear = new Set(input.clear ?? []);
  const patch: TextPatch = {};
  if (input.title !== undefined) patch.title = input.title;
  if (input.description !== undefined) patch.description = input.description;
  if (input.location !== undefined) {
    patch.location = input.location;
    // Where the place before was says nothing about this one.
    patch.location_place = null;
  }
  if (input.source !== undefined) patch.source = input.source;
  if (input.show_as !== undefined) patch.show_as = input.show_as;
  if (input.group !== undefined) patch.group_id = input.group;
  if (input.location_place !== undefined) {
    patch.location_place = placeText(input.location_place);
    patch.location ??= input.location_place.name;
  }
  if (clear.has('description')) patch.description = null;
  if (clear.has('location')) patch.location = null;
  if (clear.has('location') || clear.has('location_place')) patch.location_place = null;
  if (clear.has('source')) patch.source = null;
  if (clear.has('group')) patch.group_id = null;
  return patch;
}

export const changesTime = (input: UpdateInput): boolean =>
  input.start !== undefined ||
  input.end !== undefined ||
  input.duration_minutes !== undefined ||
  input.all_day !== undefined ||
  input.timezone !== undefined ||
  input.slot_token !== undefined;

export const changesRule = (input: UpdateInput): boolean =>
  input.repeat !== undefined || (input.clear?.includes('repeat') ?? false);

/**
 * The time of an event after the arguments are applied to `old`: what is not
 * named stays. A new start keeps the length, a new end keeps the start. What
 * words leave open is a question.
 */
export function patchTime(caller: Caller, input: UpdateInput, old: EventTime): TimeDraft | Question {
  const zone = input.timezone === undefined ? (old.zone ?? caller.zone) : readZone(input.timezone, caller.language);
  // Arguments are read in the user's zone, as everywhere; the event stays in its own.
  const reading: ReadingContext = {
    zone: input.timezone === undefined ? caller.zone : zone,
    now: caller.now,
    language: caller.language,
    phrases: caller.phrases,
    ...(input.title !== undefined && { about: input.title }),
  };
  if (input.slot_token !== undefined)
    return slotDraft(caller, input.slot_token, old.zone ?? caller.zone, input, reading);
  const allDay = input.all_day ?? (input.start === undefined ? old.allDay : undefined);
  if (input.all_day === false && old.allDay && input.start === undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).events.startWithTimeNeeded, {
      missing: ['start'],
      hint: messages(caller).events.passStartLike,
    });
  }
  const readIn = input.start === undefined ? { ...reading, zone } : reading;
  const span =
    input.start === undefined
      ? { start: startReading(old, allDay ?? false, readIn) }
      : newStart(input.start, old, allDay, reading);
  if (isQuestion(span)) return span;
  const draft = readEventTime(
    {
      start: span,
      end: input.end,
      durationMinutes: input.duration_minutes ?? keptMinutes(input, old, span, allDay),
      allDay,
    },
    readIn,
  );
  if (isQuestion(draft)) return draft;
  const time = keptLength(input, old, draft.time, span);
  return { assumptions: draft.assumptions, time: input.timezone === undefined ? inZoneOf(caller, old, time) : time };
}

/**
 * A day alone moves a timed event there at its old time of day (`all_day` makes
 * it a whole day), words with a time of day alone move it within its day.
 */
function newStart(
  text: string,
  old: EventTime,
  allDay: boolean | undefined,
  context: ReadingContext,
): SpanReading | Question {
  const argument: Argument = { name: 'start', purpose: 'plan', minutes: lengthOf(old) };
  const span = readSpan(text, argument, context);
  if (isQuestion(span)) return span;
  if (old.allDay || allDay === true) return span;
  const { start, end, length } = span;
  if (start.kind === 'date') {
    const wall = start.wall + wallTimeOfDay(old.start);
    if (end) return span;
    const moved = fromLocal(wall, context.zone, context.language);
    return { start: { ...moved, assumptions: [...start.assumptions, ...moved.assumptions] }, length };
  }
  if (!span.isClock) return span;
  const day = wallDay(toWall(toInstant(old.start, old.zone ?? context.zone, old.fold), start.zone));
  return readSpan(text, argument, { ...context, now: startOfDay(day, start.zone) });
}

const lengthOf = (old: EventTime): number | undefined =>
  old.allDay ? undefined : Math.max(1, Math.round((old.ms + old.days * DAY) / MINUTE));

/** The same instant on the wall clock of the event's own zone. */
function inZoneOf(caller: Caller, old: EventTime, time: EventTime): EventTime {
  if (time.allDay || old.allDay || time.zone === old.zone) return time;
  if (old.zone === null) return { ...time, zone: null };
  const instant = toInstant(time.start, time.zone ?? caller.zone, time.fold);
  return { ...time, zone: old.zone, start: toWall(instant, old.zone), fold: foldOf(instant, old.zone) };
}

function startReading(old: EventTime, allDay: boolean, { zone, language }: ReadingContext): TimeReading {
  if (allDay) return dayReading(wallDay(old.start), []);
  const reading = fromLocal(old.start, zone, language);
  if (old.fold === 0) return reading;
  return { ...reading, assumptions: [], fold: 1, instant: toInstant(old.start, zone, 1) };
}

/** Minutes of the old length, where a timed event keeps it. */
function keptMinutes(
  input: UpdateInput,
  old: EventTime,
  { start, end, length }: SpanReading,
  allDay: boolean | undefined,
): number | undefined {
  if (input.end !== undefined || end || length || old.allDay || allDay || start.kind === 'date') return undefined;
  return old.ms % MINUTE === 0 && old.days === 0 ? old.ms / MINUTE : undefined;
}

/** Lengths that minutes cannot say: whole days, nominal days, seconds. */
function keptLength(input: UpdateInput, old: EventTime, time: EventTime, { end, length }: SpanReading): EventTime {
  const isNew = (input.end ?? input.duration_minutes ?? end ?? length) !== undefined;
  if (isNew || time.allDay !== old.allDay) return time;
  return { ...time, days: old.days, ms: old.ms };
}
