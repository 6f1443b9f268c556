import { isQuestion } from '../question.ts';
import type { Window } from '../time/event.ts';
import { DAY, type WallMs } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import type { ReadingContext } from './read.ts';
import { readSpan, type SpanReading } from './spoken.ts';

/** Dates said without their year or month, which the reader puts in the future, and which a look back means in the past. */

type Unit = 'month' | 'year';

/** Words for one that is to come. */
const NAMED_NEXT = /[下明]|\b(?:next|coming|upcoming|following)\b/i;

/** Words for the month or year that it is. */
const NAMED_UNIT = /今年|本年|本月|这个?月|当月|\bthis\s(?:year|month)/i;

const monthsOf = (unit: Unit): number => (unit === 'year' ? 12 : 1);

/** The same date so many months before; undefined where that month has no such day. */
function monthsBefore(wall: WallMs, months: number): WallMs | undefined {
  const date = new Date(wall);
  const moved = new Date(wall);
  moved.setUTCMonth(date.getUTCMonth() - months);
  return moved.getUTCDate() === date.getUTCDate() ? moved.getTime() : undefined;
}

/** First moment of the month or year that holds a wall time. */
function firstOf(wall: WallMs, unit: Unit): WallMs {
  const date = new Date(wall);
  return Date.UTC(date.getUTCFullYear(), unit === 'year' ? 0 : date.getUTCMonth(), 1);
}

/** The bounds that a span names as a stretch of time: of a point its day, or the point itself. */
export function boundsOf({ start, end }: SpanReading, { zone }: ReadingContext): Window {
  const from = start.kind === 'instant' ? start.instant : startOfDay(start.wall, zone);
  if (end) return { from, to: end.kind === 'instant' ? end.instant : startOfDay(end.wall, zone) };
  return { from, to: start.kind === 'instant' ? from : startOfDay(start.wall + DAY, zone) };
}

interface Earlier {
  readonly span: SpanReading;
  /** What the words leave open: of which month it is, or of which year. */
  readonly unit: Unit;
}

/**
 * What words that name a date without its year or month (`Nov 20`, `10月`,
 * `20号`) meant one year, or one month, before `span`. Undefined for
 * words that say the year or count from today: those read otherwise on other days.
 */
export function earlierReading(text: string, span: SpanReading, context: ReadingContext): Earlier | undefined {
  const { wall } = span.start;
  if (NAMED_NEXT.test(text)) return undefined;
  for (const unit of ['month', 'year'] as const) {
    const before = monthsBefore(wall, monthsOf(unit));
    if (before === undefined) continue;
    const first = firstOf(before, unit);
    // When its month or year begins the one before is still to come, when it is over itself, the next one is.
    const earlier = readAt(text, first, context);
    if (earlier?.start.wall !== before) continue;
    const after = (earlier.end ?? { wall: before + DAY }).wall;
    // A year that ends with it makes this year's one the next one, too.
    if (after >= firstOf(wall, unit) && NAMED_UNIT.test(text)) continue;
    if (readAt(text, after, context)?.start.wall === wall) return { span: withoutAssumptions(earlier), unit };
  }
  return undefined;
}

const withoutAssumptions = (span: SpanReading): SpanReading => ({
  ...span,
  start: { ...span.start, assumptions: [] },
});

function readAt(text: string, wall: WallMs, context: ReadingContext): SpanReading | undefined {
  const now = toInstant(wall, context.zone);
  const span = readSpan(text, { name: 'start', purpose: 'look' }, { ...context, now });
  return isQuestion(span) ? undefined : span;
}

/** `Friday Nov 20` two days later, which next year is no Friday: where the date and weekday of this year agree, the words mean it. */
export function earlierThisYear(text: string, context: ReadingContext): SpanReading | undefined {
  const phrase = context.phrases?.(text, context);
  if (!phrase?.problems.some((one) => one.code === 'ambiguous' && one.about === 'weekday-date')) return undefined;
  const first = firstOf(toWall(context.now, context.zone), 'year');
  const span = readAt(text, first, context);
  return span && withoutAssumptions(span);
}
