import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import { DAY, formatWall, formatWallDate, type Instant, MINUTE, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { assumptionsOf } from './ask.ts';
import { earlierReading } from './earlier.ts';
import { type ReadingContext, readIso, showReading, type TimeReading } from './read.ts';
import { type Argument, dayReading, instantReading, readSpan, type SpanReading, wallReading } from './spoken.ts';

/** After a start longer ago than this `Friday` is one of these days, not one after it. */
const NEAR = 31 * DAY;

/**
 * Reads an end. Words are understood from the start on: `下午五点` is on its
 * day, and whole days are included. The end of what is a range itself counts.
 */
export function readEnd(
  text: string,
  start: TimeReading,
  purpose: Argument['purpose'],
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
  if (joined && joined !== 'backward') return joined;
  const span = endSpan(text, start, purpose, here);
  if (isQuestion(span)) return span;
  if (joined === 'backward' && !isAfter(span, start)) throw backward(start, text, context.language);
  if (span.end) return span.end;
  if (span.start.kind === 'date') return dayReading(span.start.wall + DAY, span.start.assumptions);
  // A query that ends at the end of Friday takes in Friday's last minute.
  const { wall: last } = span.start;
  if (purpose === 'look' && wallTimeOfDay(last) >= DAY - MINUTE)
    return wallReading(wallDay(last) + DAY, span.start.zone, []);
  if (!span.isClock) return span.start;
  const { zone, wall } = span.start;
  const day = start.kind === 'date' ? start.wall : wallDay(toWall(start.instant, zone));
  return wallReading(day + wallTimeOfDay(wall), zone, []);
}

const instantOf = (reading: TimeReading): Instant => (reading.kind === 'instant' ? reading.instant : reading.wall);

const isAfter = (span: SpanReading, start: TimeReading): boolean =>
  span.isClock !== true && (span.end ?? span.start).wall >= start.wall;

/** An end by itself. Of a date without its year or month the first one after the start. */
function endSpan(
  text: string,
  start: TimeReading,
  purpose: Argument['purpose'],
  context: ReadingContext,
): SpanReading | Question {
  const argument = { name: 'end', purpose };
  const span = readSpan(text, argument, context);
  if (isQuestion(span) || span.isClock) return span;
  if (isAfter(span, start)) return firstAfter(text, span, start, context);
  const next = readSpan(text, argument, { ...context, now: toInstant(start.wall, context.zone) });
  // Words that count from today, or name the year, have no year or month before.
  return isQuestion(next) || !isAfter(next, start) || !earlierReading(text, next, context) ? span : next;
}

/** After a start in the past the date may lie in the past, too. */
function firstAfter(text: string, span: SpanReading, start: TimeReading, context: ReadingContext): SpanReading {
  let found = span;
  while (instantOf(start) < context.now) {
    const earlier = earlierReading(text, found, context)?.span;
    if (!earlier || !isAfter(earlier, start)) break;
    found = earlier;
  }
  return found;
}

/** `下午五点` after a start of tomorrow 15:00, read as `2026-11-23 15:00到下午五点`. Undefined when that makes no range, `backward` when it ends before it begins. */
function joinedEnd(text: string, start: TimeReading, context: ReadingContext): TimeReading | 'backward' | undefined {
  const { zone } = context;
  const wall = Math.floor(start.wall / MINUTE) * MINUTE;
  const from = start.kind === 'date' ? formatWallDate(wall) : formatWall(wall).slice(0, 16).replace('T', ' ');
  const joint = /\p{Script=Han}/u.test(text) ? '到' : ' to ';
  const phrase = context.phrases?.(from + joint + text, context);
  if (phrase?.problems.some(({ code }) => code === 'backward')) return 'backward';
  const reading = phrase?.reading;
  const isWhole = phrase !== undefined && phrase.zone === zone && phrase.problems.every(({ code }) => code === 'past');
  if (!isWhole || reading?.kind !== 'range' || reading.from !== wall) return undefined;
  const assumptions = assumptionsOf(phrase, context);
  return reading.allDay
    ? dayReading(reading.to, assumptions)
    : instantReading(reading.toInstant, reading.to, zone, assumptions);
}

export function backward(
  start: TimeReading,
  end: TimeReading | string,
  language: ReadingContext['language'],
): UserError {
  const words = messages(language).times;
  const shown = typeof end === 'string' ? end.slice(0, 80) : showReading(end);
  return new UserError('INVALID_ARGUMENT', words.endBeforeStart({ shown, start: showReading(start) }), {
    hint: skippedHint(start, language) ?? words.checkEnd,
  });
}

/** The hint that an event begins later than was said, because clocks skip the time that was named. */
function skippedHint(start: TimeReading, language: ReadingContext['language']): string | undefined {
  if (start.kind !== 'instant') return undefined;
  const becomes = toWall(start.instant, start.zone);
  if (becomes === start.wall) return undefined;
  const clock = (wall: number): string => formatWall(wall).slice(11, 16);
  return messages(language).times.clocksSkipStart({ start: clock(start.wall), becomes: clock(becomes) });
}
