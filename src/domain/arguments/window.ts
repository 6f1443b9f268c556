import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { daysAround } from '../phrases/around-days.ts';
import { addAmount } from '../phrases/frames/calendar.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Window } from '../time/event.ts';
import { DAY, type Instant, wallDay } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';
import { boundsOf, earlierReading, earlierThisYear } from './earlier.ts';
import { readEnd } from './end.ts';
import { type ReadingContext, readIso, showReading, type TimeReading } from './read.ts';
import { readSpan, type SpanReading, wallReading } from './spoken.ts';

/**
 * Where a query looks: `ahead` of now, at what has happened (`back`), or on both
 * sides, where a date without its year is the nearest one.
 */
export type Looks = 'ahead' | 'around' | 'back';

export interface WindowInput {
  readonly start: string;
  readonly end?: string | undefined;
  /** The end where nothing says one. */
  readonly last?: string;
}

export interface WindowReading {
  readonly window: Window;
  readonly assumptions: string[];
  /** Of `this week` or weekend said on its last day: the next one, where nothing is left of this one. */
  readonly next?: Window;
}

/** What `after Tuesday` shows of the time after it, in days. */
const AFTER_DAYS = { ahead: 31, around: 366, back: 366 } as const satisfies Record<Looks, number>;

/**
 * Reads a query window. A date stands for its local midnight, so a date as end
 * is exclusive; an end that names the start's own day means through that day,
 * as does no end. Words may say both ends at once (`本周`, `tomorrow
 * afternoon`), and the days that they name are included, also behind `before`
 * and `前`. Throws UserError INVALID_ARGUMENT when the end is before the start.
 */
export function readWindow(
  input: WindowInput,
  context: ReadingContext,
  looks: Looks = 'around',
): WindowReading | Question {
  const span = readStart(input.start, context, looks);
  if (isQuestion(span)) return span;
  const { start, end } = endsOf(span, input.end ?? (span.end ? undefined : input.last), context, looks);
  if (isQuestion(end)) return end;
  const zone = start.kind === 'instant' ? start.zone : context.zone;
  const from = start.kind === 'instant' ? start.instant : startOfDay(start.wall, zone);
  const day = wallDay(toWall(from, zone));
  const endOfStart = startOfDay(day + DAY, zone);
  const isSameDay = end?.kind === 'date' && wallDay(end.wall) === day && isIso(input.end, context);
  const to = !end || isSameDay ? endOfStart : end.kind === 'instant' ? end.instant : startOfDay(end.wall, zone);
  if (to <= from) throw endBeforeStart(start, end, context);
  const next = input.end === undefined && span.isWorded ? nextOf({ from, to }, zone, context.now) : undefined;
  return {
    window: { from, to },
    assumptions: [...start.assumptions, ...(end?.assumptions ?? [])],
    ...(next && { next }),
  };
}

/** The week or weekend after one that ends today. */
function nextOf({ from, to }: Window, zone: string, now: Instant): Window | undefined {
  const [first, last] = [toWall(from, zone), toWall(to, zone)];
  const days = (last - first) / DAY;
  const endsToday = last === wallDay(toWall(now, zone)) + DAY;
  // A week, a weekend, or the second half of a week.
  if (!endsToday || ![7, 4, 2].includes(days) || from > now) return undefined;
  return { from: startOfDay(first + 7 * DAY, zone), to: startOfDay(last + 7 * DAY, zone) };
}

/** Words that name the day before as their last one end with the start: only of a date written out does that mean its day. */
const isIso = (text: string | undefined, context: ReadingContext): boolean =>
  text === undefined || readIso(text, context) !== undefined;

/** The 10th is that of the month to come, unless the one of this month is only just over. */
const JUST_OVER = 4 * DAY;

/** The start, or what names both ends: of a date that could be of two years the one that is looked at. */
export function readStart(text: string, context: ReadingContext, looks: Looks): SpanReading | Question {
  const read = looked(text, context, looks);
  return isQuestion(read) ? read : around(text, read, context);
}

function looked(text: string, context: ReadingContext, looks: Looks): SpanReading | Question {
  const read = readSpan(text, { name: 'start', purpose: 'look' }, context);
  if (looks === 'ahead') return read;
  if (isQuestion(read)) return earlierThisYear(text, context) ?? read;
  const bounds = boundsOf(read, context);
  if (bounds.from <= context.now) return read;
  const earlier = earlierReading(text, read, context);
  if (!earlier) return looks === 'back' ? (lastWeekday(text, read, context) ?? read) : read;
  if (looks === 'back') return earlier.span;
  const { from: begun, to: over } = boundsOf(earlier.span, context);
  // How near a stretch without its month is counts from its first day: from the 14th to the 18th, said on the 22nd, is to come.
  const since = context.now - (earlier.unit === 'year' ? over : begun + DAY);
  const isNearer = since < bounds.from - context.now && (earlier.unit === 'year' || since < JUST_OVER);
  return isNearer ? earlier.span : read;
}

/** `around Dec 20`, 圣诞前一周: the days around the one that it is read as. */
function around(text: string, read: SpanReading, { language }: ReadingContext): SpanReading {
  const { start, end, bound, isWorded } = read;
  const days = isWorded && !end && !bound && start.kind === 'date' ? daysAround(text, start.wall) : undefined;
  if (!days) return read;
  const assumptions = [...start.assumptions, messages(language).phrases.roughSpanTaken];
  return {
    ...read,
    start: { ...start, wall: days.from, assumptions },
    end: { ...start, wall: days.to, assumptions: [] },
  };
}

/** `周一`, `3pm`: the last one before now. */
function lastWeekday(text: string, said: SpanReading, context: ReadingContext): SpanReading | undefined {
  // Six days ago `tomorrow` was six days earlier, and `Monday` a week, which tells them apart.
  const days = said.isClock ? 1 : 6;
  const before = readSpan(text, { name: 'start', purpose: 'look' }, { ...context, now: context.now - days * DAY });
  if (isQuestion(before)) return undefined;
  const step = said.start.wall - before.start.wall;
  return step === (said.isClock ? DAY : 7 * DAY)
    ? { ...before, start: { ...before.start, assumptions: [] } }
    : undefined;
}

/** The ends that the arguments say; `周五前` includes Friday, and begins now. */
function endsOf(
  { start, end, length, bound, limit, isOpening }: SpanReading,
  endText: string | undefined,
  context: ReadingContext,
  looks: Looks,
): { readonly start: TimeReading; readonly end: TimeReading | Question | undefined } {
  const { zone, now } = context;
  if (endText !== undefined) return { start, end: readEnd(endText, start, 'look', context) };
  if (bound === 'before') {
    const until = end ?? (start.kind === 'date' ? { ...start, wall: start.wall + DAY } : start);
    const isAhead = (until.kind === 'instant' ? until.instant : startOfDay(until.wall, zone)) > now;
    // Thursday before noon: of that day.
    const day = limit === 'in-day' && until.kind === 'instant' ? wallDay(until.wall) : undefined;
    if (isAhead && day !== undefined && day > toWall(now, zone))
      return { start: wallReading(day, zone, start.assumptions), end: { ...until, assumptions: [] } };
    if (isAhead) {
      return {
        start: wallReading(toWall(now, zone), zone, start.assumptions),
        end: { ...until, assumptions: [] },
      };
    }
  }
  if ((bound === 'after' || (isOpening && !end)) && start.kind === 'date') {
    // `since 2020` reaches up to now and beyond.
    const from = Math.max(start.wall, wallDay(toWall(now, zone)));
    const first = limit === 'strict' ? { ...start, wall: start.wall + DAY } : start;
    return { start: first, end: { kind: 'date', wall: from + AFTER_DAYS[looks] * DAY, assumptions: [] } };
  }
  // 大后天起三天
  if (isOpening === undefined && !end && start.kind === 'date' && length?.ms === 0)
    return { start, end: { kind: 'date', wall: addAmount(start.wall, length), assumptions: [] } };
  if (end || start.kind === 'date' || !length || length.ms <= 0) return { start, end };
  return { start, end: wallReading(toWall(start.instant + length.ms, start.zone), start.zone, []) };
}

const endBeforeStart = (start: TimeReading, end: TimeReading | undefined, { language }: ReadingContext): UserError =>
  new UserError(
    'INVALID_ARGUMENT',
    messages(language).times.endBeforeStart({ shown: showReading(end ?? start), start: showReading(start) }),
    { hint: messages(language).times.endIsExclusive },
  );

export interface LimitReading {
  /** The first instant that is beyond the limit. */
  readonly until: Instant;
  readonly assumptions: string[];
}

/**
 * Reads what something is due before: worded days and periods are included
 * (`周五`, `下周`, `年底前`), a date in ISO 8601 is not.
 */
export function readLimit(text: string, argument: string, context: ReadingContext): LimitReading | Question {
  const span = readSpan(text, { name: argument, purpose: 'look' }, context);
  if (isQuestion(span)) return span;
  const { assumptions } = span.start;
  const { from, to } = boundsOf(span, context);
  if (!span.isWorded && !span.end) return { until: from, assumptions };
  // What is due at the very moment that was said is still in time.
  return { until: from === to ? to + 1 : to, assumptions };
}
