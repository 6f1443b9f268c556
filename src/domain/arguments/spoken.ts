import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Amount, MomentReading, Phrase, Problem, RangeReading } from '../time/phrase.ts';
import {
  DAY,
  formatWall,
  formatWallDate,
  type Instant,
  MINUTE,
  type WallMs,
  wallDay,
  wallTimeOfDay,
} from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { assumptionsOf, hourQuestion, limitQuestion, problemWith } from './ask.ts';
import {
  type DateReading,
  type InstantReading,
  invalidTime,
  type ReadingContext,
  readIso,
  showReading,
  type TimeReading,
} from './read.ts';

/** What a time argument says: a point, or a range by itself. */
export interface SpanReading {
  readonly start: TimeReading;
  /** Of a range; exclusive, so the day after the last one when it has no clock time. */
  readonly end?: TimeReading | undefined;
  /** Said beside a point (`明天3点，两小时`). */
  readonly length?: Amount | undefined;
  /** `周五前`, `after 3pm`: only a limit. */
  readonly bound?: Phrase['bound'];
  /** The words give a time or part of the day and no day; `start` has the coming one. */
  readonly isClock?: boolean;
}

/**
 * `plan`: something is to be scheduled, so that a past time and a part of a day
 * are asked about. `look`: the past is as good as the future, and a part of a day is a span.
 */
type Purpose = 'plan' | 'look';

export interface Argument {
  readonly name: string;
  readonly purpose: Purpose;
  /** How long what is scheduled takes, where that is known. */
  readonly minutes?: number | undefined;
}

/**
 * Reads a time argument: ISO 8601 (two of them with `/` between are a range), or
 * words in Chinese or English; what can be read in several ways is a question.
 * Throws UserError INVALID_ARGUMENT for what cannot be read or does not exist,
 * LIMIT_EXCEEDED for text and years beyond the limits.
 */
export function readSpan(text: string, argument: Argument, context: ReadingContext): SpanReading | Question {
  const iso = readIso(text, context) ?? readInterval(text, context);
  if (iso) return 'start' in iso ? iso : { start: iso };
  const phrase = context.phrases?.(text, context);
  if (!phrase) {
    const shown = text.slice(0, 80);
    throw invalidTime(context.language, messages(context.language).times.cannotReadTime({ shown }));
  }
  return spanOfPhrase(text, phrase, argument, context);
}

/** Reads an argument that is a point in time to look at: of a range its start. */
export function readTime(text: string, context: ReadingContext, name = 'start'): TimeReading | Question {
  const span = readSpan(text, { name, purpose: 'look' }, context);
  return isQuestion(span) ? span : span.start;
}

function readInterval(text: string, context: ReadingContext): SpanReading | undefined {
  const parts = text.split('/');
  if (parts.length !== 2) return undefined;
  const [start, end] = parts.map((part) => readIso(part, context));
  return start && end ? { start, end } : undefined;
}

const isFine = ({ code }: Problem, { purpose }: Argument): boolean =>
  purpose === 'look' && (code === 'past' || code === 'no-hour');

/** What a phrase says as a time argument. Throws UserError as `readSpan` does. */
export function spanOfPhrase(
  text: string,
  phrase: Phrase,
  argument: Argument,
  context: ReadingContext,
): SpanReading | Question {
  const asked = { text, argument: argument.name, minutes: argument.minutes };
  const problems = phrase.problems.filter((one) => !isFine(one, argument));
  if (problems.length > 0) return problemWith(asked, phrase, problems, context);
  const { reading, zone, bound } = phrase;
  if (reading?.kind === 'duration' || reading?.kind === 'repeat' || !reading) {
    throw misplaced(text, reading?.kind === 'repeat', argument, context);
  }
  const plans = argument.purpose === 'plan' && argument.name === 'start';
  // Of a reminder, too, a limit does not say when it goes off.
  if ((plans || (argument.purpose === 'plan' && argument.name === 'at')) && bound !== undefined)
    return limitQuestion(asked, phrase, context);
  if (plans && reading.kind === 'day' && phrase.duration && phrase.duration.ms > 0) {
    return hourQuestion(asked, phrase, context);
  }
  const assumptions = assumptionsOf(phrase, context);
  const about = {
    length: phrase.duration,
    bound,
    isClock: (phrase.said.clock || reading.kind === 'part') && !phrase.said.day,
  };
  switch (reading.kind) {
    case 'day':
      return { start: dayReading(reading.day, assumptions), ...about };
    case 'moment':
      return { start: momentReading(plans ? toMinute(reading) : reading, zone, assumptions), ...about };
    case 'part':
      return {
        start: wallReading(reading.from, zone, assumptions),
        end: wallReading(reading.to, zone, []),
        ...about,
      };
    case 'range':
      return { ...rangeReading(reading, zone, assumptions), ...about };
  }
}

/** `两小时后` in a calendar: whole minutes. */
function toMinute({ wall, instant, ...rest }: MomentReading): MomentReading {
  const seconds = ((wall % MINUTE) + MINUTE) % MINUTE;
  return { ...rest, wall: wall - seconds, instant: instant - seconds };
}

export const dayReading = (wall: WallMs, assumptions: string[]): DateReading => ({ kind: 'date', wall, assumptions });

const instantReading = (instant: Instant, wall: WallMs, zone: string, assumptions: string[]): InstantReading => ({
  kind: 'instant',
  instant,
  zone,
  wall,
  // Elapsed time can end in the second of two equal hours.
  fold: toInstant(wall, zone) === instant ? 0 : 1,
  assumptions,
});

export const momentReading = ({ instant, wall }: MomentReading, zone: string, assumptions: string[]): InstantReading =>
  instantReading(instant, wall, zone, assumptions);

/** The time that a wall clock of a zone shows. */
export const wallReading = (wall: WallMs, zone: string, assumptions: string[]): InstantReading =>
  instantReading(toInstant(wall, zone), wall, zone, assumptions);

const rangeReading = (
  { from, to, fromInstant, toInstant: end, allDay }: RangeReading,
  zone: string,
  assumptions: string[],
): SpanReading =>
  allDay
    ? { start: dayReading(from, assumptions), end: dayReading(to, []) }
    : {
        start: instantReading(fromInstant, from, zone, assumptions),
        end: instantReading(end, to, zone, []),
      };

function misplaced(text: string, isRepeat: boolean, { name }: Argument, { language }: ReadingContext): UserError {
  const shown = text.slice(0, 80);
  return isRepeat
    ? new UserError('INVALID_ARGUMENT', messages(language).times.isARepeat({ shown, name }), {
        hint: `repeat: ${JSON.stringify(shown)}`,
      })
    : new UserError('INVALID_ARGUMENT', messages(language).times.isALength({ shown, name }), {
        hint:
          name === 'at' ? messages(language).times.forTimeFromNow({ shown }) : messages(language).times.howToPassLength,
      });
}

/** After a start longer ago than this `Friday` is one of these days, not one after it. */
const NEAR = 31 * DAY;

/**
 * Reads an end. Words are understood from the start on: `下午五点` is on its
 * day, and whole days are included. The end of what is a range itself counts.
 */
export function readEnd(
  text: string,
  start: TimeReading,
  purpose: Purpose,
  context: ReadingContext,
): TimeReading | Question {
  const iso = readIso(text, context);
  if (iso) return iso;
  const here = start.kind === 'instant' ? { ...context, zone: start.zone } : context;
  const phrase = context.phrases?.(text, here);
  const isOpen = phrase?.problems.some(({ code }) => code === 'ambiguous') === true;
  const isWhole = phrase?.reading?.kind === 'moment' && phrase.said.day && phrase.reading.instant > instantOf(start);
  const isNear = instantOf(start) > context.now - NEAR;
  const joined = isOpen || isWhole || !isNear ? undefined : joinedEnd(text, start, here);
  if (joined) return joined;
  const span = readSpan(text, { name: 'end', purpose }, here);
  if (isQuestion(span)) return span;
  if (span.end) return span.end;
  if (span.start.kind === 'date') return dayReading(span.start.wall + DAY, span.start.assumptions);
  if (!span.isClock) return span.start;
  const { zone, wall } = span.start;
  const day = start.kind === 'date' ? start.wall : wallDay(toWall(start.instant, zone));
  return wallReading(day + wallTimeOfDay(wall), zone, []);
}

const instantOf = (reading: TimeReading): Instant => (reading.kind === 'instant' ? reading.instant : reading.wall);

/** `下午五点` after a start of tomorrow 15:00, read as `2026-11-23 15:00到下午五点`. Undefined when that makes no range. */
function joinedEnd(text: string, start: TimeReading, context: ReadingContext): TimeReading | undefined {
  const { language, zone } = context;
  const wall = Math.floor(start.wall / MINUTE) * MINUTE;
  const from = start.kind === 'date' ? formatWallDate(wall) : formatWall(wall).slice(0, 16).replace('T', ' ');
  const joint = /\p{Script=Han}/u.test(text) ? '到' : ' to ';
  const phrase = context.phrases?.(from + joint + text, context);
  if (phrase?.problems.some(({ code }) => code === 'backward')) throw backward(start, text, language);
  const reading = phrase?.reading;
  const isWhole = phrase !== undefined && phrase.zone === zone && phrase.problems.every(({ code }) => code === 'past');
  if (!isWhole || reading?.kind !== 'range' || reading.from !== wall) return undefined;
  const assumptions = assumptionsOf(phrase, context);
  return reading.allDay
    ? dayReading(reading.to, assumptions)
    : instantReading(reading.toInstant, reading.to, zone, assumptions);
}

export const backward = (start: TimeReading, end: TimeReading | string, language: ReadingContext['language']) => {
  const shown = typeof end === 'string' ? end.slice(0, 80) : showReading(end);
  return new UserError(
    'INVALID_ARGUMENT',
    messages(language).times.endBeforeStart({ shown, start: showReading(start) }),
    { hint: messages(language).times.checkEnd },
  );
};
