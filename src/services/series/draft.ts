import {
  type EventTimeInput,
  type EventTimeReading,
  readEventTime,
  type UsualLength,
} from '../../domain/arguments/event-time.ts';
import { isFloating, type ReadingContext, readIso, readZone } from '../../domain/arguments/read.ts';
import { readRepeat, type SaidRepeat, withRepeatSaid } from '../../domain/arguments/repeat.ts';
import { readSpan, type SpanReading, wallReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { alignStart } from '../../domain/recurrence/align.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { parseRule } from '../../domain/recurrence/parse.ts';
import { formatUntil, type Until, withParts } from '../../domain/recurrence/rule.ts';
import type { SaidReminders } from '../../domain/reminders/lead.ts';
import type { EventTime, Series, ShowAs } from '../../domain/time/event.ts';
import {
  DAY,
  formatWall,
  formatWallClock,
  formatWallDate,
  HOUR,
  MINUTE,
  type WallMs,
  wallDay,
  wallTimeOfDay,
} from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { readSlotToken } from '../../guard/slot-token.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Place } from './rows.ts';

export interface TimeInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly duration_minutes?: number | undefined;
  readonly all_day?: boolean | undefined;
  readonly timezone?: string | undefined;
  readonly slot_token?: string | undefined;
}

/** What adding and changing an event both take beside the time. */
export interface EventFields extends TimeInput {
  readonly repeat?: string | undefined;
  readonly location?: string | undefined;
  readonly location_place?: Place | undefined;
  readonly description?: string | undefined;
  readonly show_as?: ShowAs | undefined;
  /** Reminders before each start. */
  readonly remind_minutes?: SaidReminders | undefined;
  readonly on_conflict?: OnConflict | undefined;
  readonly source?: string | undefined;
  /** Id or name. */
  readonly group?: string | undefined;
  /** Who is invited, and nobody else: addresses, or names of people in memory. */
  readonly attendees?: readonly string[] | undefined;
  /** The share group that gets to see it: id or name. */
  readonly share_with?: string | undefined;
  /** Others see at most that the time is taken. */
  readonly private?: boolean | undefined;
  readonly confirm_token?: string | undefined;
}

type OnConflict = 'propose' | 'auto' | 'force';

export interface TimeDraft {
  readonly time: EventTime;
  readonly assumptions: string[];
}

/** The time of a slot, in the zone in which the event will be kept. Throws UserError for what is no slot token. */
export function slotTime(caller: Caller, token: string, zone: string): EventTime {
  const slot = readSlotToken(token, caller.language);
  const start = toWall(slot.start, zone);
  if (slot.allDay) {
    const days = Math.max(1, Math.round((toWall(slot.end, zone) - start) / DAY));
    return { allDay: true, zone: null, start: wallDay(start), fold: 0, days, ms: 0 };
  }
  return { allDay: false, zone, start, fold: foldOf(slot.start, zone), days: 0, ms: slot.end - slot.start };
}

/**
 * The time of the slot that a call names, which counts whatever the call says
 * beside it: what says another time is named. `context`: how its words are read.
 */
export function slotDraft(
  caller: Caller,
  token: string,
  zone: string,
  given: TimeInput,
  context: ReadingContext,
): TimeDraft {
  const time = slotTime(caller, token, zone);
  const minutes = time.allDay ? (time.days * DAY) / MINUTE : time.ms / MINUTE;
  const end = { ...time, start: time.start + time.days * DAY + time.ms };
  const unused = [
    given.start !== undefined && !isTime(given.start, time, zone, context) && 'start',
    given.end !== undefined && !isTime(given.end, end, zone, context) && 'end',
    given.duration_minutes !== undefined && given.duration_minutes !== minutes && 'duration_minutes',
    given.all_day !== undefined && given.all_day !== time.allDay && 'all_day',
  ].filter((name) => name !== false);
  if (unused.length === 0) return { time, assumptions: [] };
  return {
    time,
    assumptions: [messages(caller).events.slotTimeTaken({ unused })],
  };
}

/** Whether a time in ISO 8601 is the start of `time`; words are hardly ever, and not worth the reading. */
function isTime(text: string, { allDay, start, fold }: EventTime, zone: string, context: ReadingContext): boolean {
  try {
    const said = readIso(text, context);
    if (said?.kind === 'date') return allDay && said.wall === start;
    return said !== undefined && !allDay && said.instant === toInstant(start, zone, fold);
  } catch {
    return false;
  }
}

const noStart = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).events.startOrSlotNeeded, {
    missing: ['start'],
    hint: messages(caller).events.startTakes,
  });

/** How the words of a call are read: in its `timezone`, and with its title in mind. */
function readingIn(caller: Caller, { timezone, title }: DraftInput): ReadingContext {
  const { now, language, phrases, weekStart } = caller;
  const zone = timezone === undefined || isFloating(timezone) ? caller.zone : readZone(timezone, language);
  return { zone, now, language, phrases, weekStart, ...(title !== undefined && { about: title }) };
}

export interface SeriesDraft {
  readonly series: Series;
  readonly assumptions: string[];
}

interface DraftInput extends TimeInput {
  readonly title?: string | undefined;
  readonly repeat?: string | undefined;
}

/** When a new event happens, or what must be asked to know: from a slot, from the time arguments, or from words in `repeat` that say its first time. */
export function draftEvent(caller: Caller, given: DraftInput, usual?: UsualLength): SeriesDraft | Question {
  const context = readingIn(caller, given);
  const input = withRepeatSaid(given, 'start', context);
  const { start, end, slot_token: slot, all_day: allDay, duration_minutes: durationMinutes } = input;
  const hasStart = start !== undefined || slot !== undefined;
  const repeat = input.repeat === undefined ? undefined : readRepeat(input.repeat, context, { hasStart, allDay });
  if (isQuestion(repeat)) return repeat;
  const drafted =
    slot === undefined
      ? timeOf(startOf(caller, start, repeat, context), { end, durationMinutes, allDay, usual }, context)
      : slotDraft(caller, slot, context.zone, input, context);
  if (isQuestion(drafted)) return drafted;
  const time = isFloating(input.timezone) ? floated(drafted.time) : drafted.time;
  if (!repeat) return { series: single(time), assumptions: drafted.assumptions };
  const { series, assumptions } = draftSeries(caller, time, repeat);
  return { series, assumptions: [...drafted.assumptions, ...assumptions] };
}

/** The same time of day wherever the user is. */
export const floated = (time: EventTime): EventTime => ({ ...time, zone: null, fold: 0 });

const timeOf = (
  start: SpanReading | Question,
  rest: Omit<EventTimeInput, 'start'>,
  context: ReadingContext,
): EventTimeReading | Question => (isQuestion(start) ? start : readEventTime({ ...rest, start }, context));

function startOf(
  caller: Caller,
  start: string | undefined,
  repeat: SaidRepeat | undefined,
  context: ReadingContext,
): SpanReading | Question {
  if (start === undefined) {
    if (!repeat?.first) throw noStart(caller);
    return repeat.first;
  }
  const argument = { name: 'start', purpose: 'plan' } as const;
  const said = readSpan(start, argument, context);
  if (isQuestion(said)) return said;
  // An hour is one of the day on which the repeat begins: 晚上7点, 12月1号起每周二.
  const first = repeat?.first && wallDay(repeat.first.start.wall);
  const isLater = said.isClock && first !== undefined && first > wallDay(said.start.wall);
  const span = isLater ? readSpan(start, argument, { ...context, now: toInstant(first, context.zone) }) : said;
  if (isQuestion(span)) return span;
  // `每周一早上8点` from a day on.
  if (repeat?.clock === undefined || span.end) return span;
  if (span.start.kind === 'instant') {
    const [told, taken] = [formatWallClock(repeat.clock), formatWallClock(span.start.wall)];
    if (told === taken) return span;
    const note = messages(caller).events.repeatSays({ said: told, taken });
    return { ...span, start: { ...span.start, assumptions: [...span.start.assumptions, note] } };
  }
  return { ...span, start: wallReading(span.start.wall + repeat.clock, context.zone, span.start.assumptions) };
}

export const single = (time: EventTime): Series => ({ time, rrule: null, exdates: [], rdates: [] });

/** What a new repeat of an event says, whose first time is known. */
export const repeatOf = (caller: Caller, text: string): SaidRepeat | Question =>
  readRepeat(text, readingIn(caller, {}), { hasStart: true });

/** A recurrence set for a new rule: its start moves to the first match, and that is said. */
export function draftSeries(caller: Caller, time: EventTime, repeat: SaidRepeat): SeriesDraft {
  const rule = parseRule(repeat.rule, { limits: 'contract', language: caller.language });
  // A rule in words (`every other Tuesday`) begins on the next match: the interval counts from there.
  const first = repeat.first ? withParts(rule.rrule, { INTERVAL: undefined }) : rule.rrule;
  const aligned = alignStart({ time, rrule: first }, caller.language);
  const series = { ...single(aligned.time), rrule: rule.rrule, ...officialDays(aligned.time, rule.rrule, repeat) };
  return {
    series: { ...series, rrule: withAllOfThem(series) },
    assumptions: [...repeat.assumptions, ...aligned.notes],
  };
}

/** Holidays out and make-up workdays in, as far as they are known: from the first occurrence on. */
function officialDays({ allDay, start }: EventTime, rrule: string, { official }: SaidRepeat): Partial<Series> {
  if (!official) return {};
  const times = timesOfDay(rrule) ?? [wallTimeOfDay(start)];
  const recurrenceIds = (days: readonly WallMs[]): string[] => {
    const later = days.filter((day) => day >= wallDay(start));
    return later.flatMap((day) => (allDay ? formatWallDate(day) : times.map((time) => formatWall(day + time))));
  };
  return { exdates: recurrenceIds(official.off), rdates: recurrenceIds(official.makeUp).map((at) => ({ at })) };
}

/** Ten times but not on the 20th are ten all the same: the rule ends with the last one, by its day where that has no other. */
function withAllOfThem(series: Series): string | null {
  const { rrule, exdates, time } = series;
  const count = Number(/(?:^|;)COUNT=(\d+)/.exec(rrule ?? '')?.[1]);
  if (rrule === null || exdates.length === 0 || !Number.isInteger(count)) return rrule;
  const all = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const zone = time.zone ?? 'UTC';
  const endless = withParts(rrule, { COUNT: undefined });
  const last = expand({ ...series, rrule: endless }, zone, all, { limit: count }).occurrences[count - 1];
  const kept = expand(series, zone, all, { limit: count }).occurrences.length;
  if (!last || kept === count) return rrule;
  // Of a day with several hours the last one may not be the last of the series.
  const isWithin = time.zone !== null && (timesOfDay(rrule)?.length ?? 1) > 1;
  const until: Until = isWithin
    ? { form: 'utc', at: last.start }
    : { form: 'date', at: wallDay(toWall(last.start, zone)) };
  return withParts(endless, { UNTIL: formatUntil(until) });
}

/** All that a rule with hours of its own has in a day; undefined for others. */
function timesOfDay(rrule: string): number[] | undefined {
  const numbers = (name: string): number[] | undefined =>
    new RegExp(`(?:^|;)${name}=([^;]+)`).exec(rrule)?.[1]?.split(',').map(Number);
  const [hours, minutes = [0], places] = [numbers('BYHOUR'), numbers('BYMINUTE'), numbers('BYSETPOS')];
  const all = hours?.flatMap((hour) => minutes.map((minute) => hour * HOUR + minute * MINUTE));
  return places ? all?.filter((_, index) => places.includes(index + 1)) : all;
}

/** 1 when the instant is the second of two with the same wall time. */
export function foldOf(instant: number, zone: string): 0 | 1 {
  return toInstant(toWall(instant, zone), zone) === instant ? 0 : 1;
}
