import type { EventRow } from '../../db/schema.ts';
import { eventTimeOf } from '../../domain/arguments/event-time.ts';
import { fromLocal, isFloating, type ReadingContext, readZone, type TimeReading } from '../../domain/arguments/read.ts';
import { type Argument, dayReading, type SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Response } from '../../domain/invitation.ts';
import { placeText } from '../../domain/place.ts';
import type { Direction } from '../../domain/relative/direction.ts';
import { isSaidOfItem, readEndFromItem } from '../../domain/relative/end.ts';
import type { Item } from '../../domain/relative/item.ts';
import { type FromItem, readFromItem } from '../../domain/relative/read.ts';
import type { EventTime } from '../../domain/time/event.ts';
import { DAY, MINUTE, wallDay } from '../../domain/time/wall.ts';
import { startOfDay, toInstant, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { type EventFields, floated, foldOf, slotDraft, type TimeDraft } from '../series/draft.ts';
import type { TargetInput } from '../series/target.ts';
import type { Answering } from './answer.ts';
import type { Inviting } from './invite.ts';

/** What names several events: their ids, or what they have in common; ids beside that name a part of these. */
export interface SeveralInput {
  readonly ids?: readonly string[] | undefined;
  /** The time that they begin in. */
  readonly within?: string | undefined;
  readonly query?: string | undefined;
}

export interface UpdateInput extends TargetInput, EventFields, SeveralInput {
  readonly title?: string | undefined;
  readonly clear?: readonly string[] | undefined;
  /** The user's answer to the invitation that the event is. */
  readonly response?: Response | undefined;
  /** What `response` comes to, once it is looked up. */
  readonly answering?: Answering;
  /** The zone of who says the words, where that is not the owner of the calendar. */
  readonly saidIn?: string | undefined;
  /** What `attendees` comes to, likewise. */
  readonly inviting?: Inviting;
  /** Where the new time is taken it goes to that side only. */
  readonly direction?: Direction | undefined;
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
  'share_with',
  'attendees',
] as const;

type TextPatch = Partial<
  Pick<
    EventRow,
    | 'title'
    | 'description'
    | 'location'
    | 'location_place'
    | 'show_as'
    | 'source'
    | 'group_id'
    | 'share_with'
    | 'private'
  >
>;

/** Whether an event is private, where the user has said so. */
export const asStored = (isPrivate: boolean): 0 | 1 => (isPrivate ? 1 : 0);

/** The columns that the arguments change, apart from time and repeat. `group` and `share_with` are ids here. */
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
  if (input.share_with !== undefined) patch.share_with = input.share_with;
  if (input.private !== undefined) patch.private = asStored(input.private);
  if (input.private) patch.share_with = null;
  if (input.location_place !== undefined) {
    patch.location_place = placeText(input.location_place);
    patch.location ??= input.location_place.name;
  }
  if (clear.has('description')) patch.description = null;
  if (clear.has('location')) patch.location = null;
  if (clear.has('location') || clear.has('location_place')) patch.location_place = null;
  if (clear.has('source')) patch.source = null;
  if (clear.has('group')) patch.group_id = null;
  if (clear.has('share_with')) patch.share_with = null;
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

export interface PatchedTime extends TimeDraft {
  /** The words count from the time that the event had: all of a series moves by as much. */
  readonly counts: boolean;
}

/** `series`: `old` stands for all of one, or for the rest of it. */
interface Of {
  readonly isSeries?: boolean;
}

/**
 * The time of an event after the arguments are applied to `old`: what is not
 * named stays. A new start keeps the length, a new end keeps the start. Words
 * count from `old` (`往后推一小时`, `Thursday`, `4`, `until 5`); what they leave open is a question.
 */
export function patchTime(caller: Caller, input: UpdateInput, old: EventTime, of: Of = {}): PatchedTime | Question {
  const floats = isFloating(input.timezone);
  const named = floats ? undefined : input.timezone;
  const zone = named === undefined ? (old.zone ?? caller.zone) : readZone(named, caller.language);
  // Arguments are read in the user's zone, as everywhere; the event stays in its own.
  const reading: ReadingContext = {
    zone: named === undefined ? (input.saidIn ?? caller.zone) : zone,
    now: caller.now,
    language: caller.language,
    phrases: caller.phrases,
    ...(input.title !== undefined && { about: input.title }),
  };
  if (input.slot_token !== undefined) {
    return { ...slotDraft(caller, input.slot_token, old.zone ?? caller.zone, input, reading), counts: false };
  }
  const allDay = input.all_day ?? (input.start === undefined ? old.allDay : undefined);
  if (input.all_day === false && old.allDay && input.start === undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).events.startWithTimeNeeded, {
      missing: ['start'],
      hint: messages(caller).events.passStartLike,
    });
  }
  const readIn = input.start === undefined ? { ...reading, zone } : reading;
  const item = itemOf(old, { zone, viewer: readIn.zone, allDay: allDay ?? old.allDay, ...of });
  const argument: Argument = { name: 'start', purpose: 'plan', minutes: lengthOf(old) };
  const span: FromItem | Question =
    input.start === undefined
      ? { start: startReading(old, allDay ?? false, readIn), counts: true }
      : readFromItem(input.start, item, argument, reading);
  if (isQuestion(span)) return span;
  const end = input.end === undefined ? undefined : newEnd(input.end, item, span.start, readIn);
  if (isQuestion(end)) return end;
  const durationMinutes = input.duration_minutes ?? keptMinutes(input, old, span, allDay);
  const draft = eventTimeOf(span, { end, durationMinutes, allDay }, readIn);
  const time = keptLength(input, old, draft.time, span);
  const counts = span.counts && (input.start !== undefined || input.end === undefined || isSaidOfItem(input.end));
  return {
    assumptions: draft.assumptions,
    time: floats ? floatedFor(caller, time) : named === undefined ? inZoneOf(caller, old, time) : time,
    counts,
  };
}

/** An event as what words count from. `viewer`: the zone in which they are read. */
function itemOf(
  old: EventTime,
  { zone, viewer, allDay, isSeries }: Of & { zone: string; viewer: string; allDay: boolean },
): Item {
  const start = old.allDay ? startOfDay(old.start, viewer) : toInstant(old.start, zone, old.fold);
  const end = old.allDay
    ? startOfDay(old.start + old.days * DAY, viewer)
    : toInstant(toWall(start, zone) + old.days * DAY, zone) + old.ms;
  const item = { zone, isSeries, periods: 'keep', allDay } as const;
  if (!allDay || old.allDay) return { ...item, start, end };
  const day = wallDay(toWall(start, viewer));
  return { ...item, start: startOfDay(day, viewer), end: startOfDay(day + DAY, viewer) };
}

/** The end as said of the event that has its length at the new start. */
function newEnd(text: string, item: Item, start: TimeReading, context: ReadingContext): TimeReading | Question {
  const from = start.kind === 'instant' ? start.instant : startOfDay(start.wall, context.zone);
  const end = from + ((item.end ?? item.start) - item.start);
  return readEndFromItem(text, { ...item, start: from, end, allDay: start.kind === 'date' }, start, context);
}

const lengthOf = (old: EventTime): number | undefined =>
  old.allDay ? undefined : Math.max(1, Math.round((old.ms + old.days * DAY) / MINUTE));

/** The time that the user's clock shows, wherever they are. */
const floatedFor = (caller: Caller, time: EventTime): EventTime =>
  time.allDay || time.zone === null
    ? time
    : floated({ ...time, start: toWall(toInstant(time.start, time.zone, time.fold), caller.zone) });

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
