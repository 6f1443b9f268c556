import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import type { EventTime } from '../time/event.ts';
import { DAY, formatWallDate, MINUTE, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { minutesOf } from './ask.ts';
import { backward, readEnd } from './end.ts';
import type { DateReading, InstantReading, ReadingContext, TimeReading } from './read.ts';
import { readSpan, type SpanReading } from './spoken.ts';

interface Lengths {
  readonly durationMinutes?: number | undefined;
  readonly allDay?: boolean | undefined;
  /** In place of 60 minutes where nothing says a length, and where it comes from. */
  readonly usual?: UsualLength | undefined;
}

export interface EventTimeInput extends Lengths {
  /** Text, or what was read of it. */
  readonly start: string | SpanReading;
  readonly end?: string | undefined;
}

export interface UsualLength {
  readonly minutes: number;
  /** The group that says so; else it is the profile. */
  readonly from?: string | undefined;
  /** How many of how many earlier events say so. */
  readonly cases?: { readonly agreeing: number; readonly all: number } | undefined;
}

export interface EventTimeReading {
  readonly time: EventTime;
  readonly assumptions: string[];
}

const DEFAULT_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

const invalid = (message: string, hint: string): UserError => new UserError('INVALID_ARGUMENT', message, { hint });

/**
 * Reads start with end or duration as the time of an event. Without a clock
 * time it is all-day and its end exclusive (an end equal to the start means that
 * one day); without end and duration it takes its `usual` minutes, or 60. Words may say start
 * and end at once, or a length beside the start; where they leave open what is
 * meant, the answer is a question. Throws UserError INVALID_ARGUMENT where the
 * arguments contradict each other.
 */
export function readEventTime(given: EventTimeInput, context: ReadingContext): EventTimeReading | Question {
  const span =
    typeof given.start === 'string' ? readSpan(given.start, { name: 'start', purpose: 'plan' }, context) : given.start;
  if (isQuestion(span)) return span;
  const end = given.end === undefined ? undefined : readEnd(given.end, span.start, 'plan', context);
  if (isQuestion(end)) return end;
  return eventTimeOf(span, { ...given, end }, context);
}

/** As `readEventTime`, of times that have been read. */
export function eventTimeOf(
  span: SpanReading,
  given: Lengths & { readonly end?: TimeReading | undefined },
  context: ReadingContext,
): EventTimeReading {
  const { language } = context;
  const { start } = span;
  const end = endOf(span, given.end, language);
  const input: Lengths = { ...given, durationMinutes: lengthOf(given, span, language) };
  if (start.kind === 'date' && input.allDay === false) {
    const day = formatWallDate(start.wall);
    throw invalid(messages(language).times.startNeedsTime, `start: "${day}T09:00"`);
  }
  if (start.kind === 'instant' && input.allDay !== true) return timed(input, start, end, language);
  return allDay(input, start, end, language);
}

/** An end may be given twice, in one sense. */
function endOf(span: SpanReading, end: TimeReading | undefined, language: Language): TimeReading | undefined {
  if (end === undefined) return span.end;
  if (span.end && (span.end.kind !== end.kind || instantOf(span.end) !== instantOf(end))) {
    throw invalid(messages(language).times.twoEnds, messages(language).times.passOnlyOneOfThem);
  }
  return end;
}

const instantOf = (reading: TimeReading): number => (reading.kind === 'instant' ? reading.instant : reading.wall);

function lengthOf(given: Lengths, { length }: SpanReading, language: Language): number | undefined {
  if (!length) return given.durationMinutes;
  const said = minutesOf(length);
  if (said === undefined) {
    throw invalid(messages(language).times.monthsNeedEnd, messages(language).times.passEnd);
  }
  if (given.durationMinutes !== undefined && given.durationMinutes !== said) throw disagreeing(language, said);
  return said;
}

function timed(
  input: Lengths,
  start: InstantReading,
  end: TimeReading | undefined,
  language: Language,
): EventTimeReading {
  const assumptions = [...start.assumptions, ...(end?.assumptions ?? [])];
  if (end?.kind === 'date') {
    throw invalid(messages(language).times.endNeedsTime, `end: "${formatWallDate(end.wall)}T18:00"`);
  }
  const given = input.durationMinutes === undefined ? undefined : input.durationMinutes * MINUTE;
  const ms = end ? end.instant - start.instant : (given ?? (input.usual?.minutes ?? DEFAULT_MINUTES) * MINUTE);
  if (end && ms <= 0) throw backward(start, end, language);
  if (ms < 0) throw invalid(messages(language).times.durationIsNegative, 'duration_minutes: 60');
  if (end && given !== undefined && given !== ms) throw disagreeing(language, ms / MINUTE);
  if (!end && given === undefined) {
    assumptions.push(lengthSaid(input, language));
  }
  const { zone, wall, fold } = start;
  return { time: { allDay: false, zone, start: wall, fold, days: 0, ms }, assumptions };
}

function lengthSaid({ usual }: Lengths, language: Language): string {
  if (usual?.cases) return messages(language).times.learnedLengthTaken({ minutes: usual.minutes, ...usual.cases });
  return usual
    ? messages(language).times.usualLengthTaken({ from: usual.from, minutes: usual.minutes })
    : messages(language).times.lengthTaken({ minutes: DEFAULT_MINUTES });
}

function allDay(
  input: Lengths,
  start: TimeReading,
  end: TimeReading | undefined,
  language: Language,
): EventTimeReading {
  const assumptions = [start, end].flatMap((one) => (one?.kind === 'date' ? one.assumptions : []));
  const first = dateOf(start, assumptions, language);
  if (end?.kind === 'instant' && input.allDay !== true) {
    throw invalid(messages(language).times.startIsOnlyDate, `start: "${formatWallDate(start.wall)}T09:00"`);
  }
  const given = input.durationMinutes === undefined ? undefined : input.durationMinutes / DAY_MINUTES;
  if (given !== undefined && (!Number.isInteger(given) || given < 1)) {
    const hint = `start: "${formatWallDate(first)}T09:00"`;
    throw invalid(messages(language).times.wholeDaysOnly, hint);
  }
  // The end is exclusive, but a time on its day says that the day is meant to be in.
  const last =
    end &&
    (end.kind === 'instant' && wallTimeOfDay(end.wall) > 0 ? dateOf(end, [], language) + DAY : wallDay(end.wall));
  if (end && last !== undefined && last < first) throw backward(start, end, language);
  const days = last === undefined ? (given ?? 1) : Math.max(1, Math.round((last - first) / DAY));
  if (end && given !== undefined && given !== days) throw disagreeing(language, days * DAY_MINUTES);
  return { time: { allDay: true, zone: null, start: first, fold: 0, days, ms: 0 }, assumptions };
}

/** Midnight of the day of a reading; a clock time that is dropped is said. */
function dateOf(reading: DateReading | InstantReading, assumptions: string[], language: Language): number {
  const day = wallDay(reading.wall);
  if (reading.kind === 'instant' && wallTimeOfDay(reading.wall) > 0) {
    assumptions.push(messages(language).times.timeOfDayLeftOut({ day: formatWallDate(day) }));
  }
  return day;
}

const disagreeing = (language: Language, minutes: number): UserError =>
  invalid(messages(language).times.endAndLengthDisagree({ minutes }), messages(language).times.passOnlyOneOfThem);
