import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Window } from '../time/event.ts';
import { DAY, wallDay } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';
import { type ReadingContext, showReading, type TimeReading } from './read.ts';
import { readEnd, readSpan, type SpanReading, wallReading } from './spoken.ts';

export interface WindowReading {
  readonly window: Window;
  readonly assumptions: string[];
}

/** The ends that the arguments say; `周五前` ends there, and begins now. */
function endsOf(
  { start, end, length, bound }: SpanReading,
  endText: string | undefined,
  context: ReadingContext,
): { readonly start: TimeReading; readonly end: TimeReading | Question | undefined } {
  const { zone, now } = context;
  if (endText !== undefined) return { start, end: readEnd(endText, start, 'look', context) };
  if (bound === 'before' && end === undefined) {
    const until = start.kind === 'instant' ? start.instant : startOfDay(start.wall, zone);
    if (until > now)
      return { start: wallReading(toWall(now, zone), zone, start.assumptions), end: { ...start, assumptions: [] } };
  }
  if (end || start.kind === 'date' || !length || length.ms <= 0) return { start, end };
  return { start, end: wallReading(toWall(start.instant + length.ms, start.zone), start.zone, []) };
}

/**
 * Reads a query window. A date stands for its local midnight, so a date as end
 * is exclusive; an end that names the start's own day means through that day,
 * as does no end. Words may say both ends at once (`本周`, `tomorrow
 * afternoon`), and the days that they name are included. `last` is the end where
 * nothing says one. Throws UserError INVALID_ARGUMENT when the end is before the start.
 */
export function readWindow(
  input: { readonly start: string; readonly end?: string | undefined; readonly last?: string },
  context: ReadingContext,
): WindowReading | Question {
  const { language } = context;
  const span = readSpan(input.start, { name: 'start', purpose: 'look' }, context);
  if (isQuestion(span)) return span;
  const { start, end } = endsOf(span, input.end ?? (span.end ? undefined : input.last), context);
  if (isQuestion(end)) return end;
  const zone = start.kind === 'instant' ? start.zone : context.zone;
  const from = start.kind === 'instant' ? start.instant : startOfDay(start.wall, zone);
  const day = wallDay(toWall(from, zone));
  const endOfStart = startOfDay(day + DAY, zone);
  const isSameDay = end?.kind === 'date' && wallDay(end.wall) === day;
  const to = !end || isSameDay ? endOfStart : end.kind === 'instant' ? end.instant : startOfDay(end.wall, zone);
  if (to <= from) {
    const shown = end ? showReading(end) : showReading(start);
    throw new UserError(
      'INVALID_ARGUMENT',
      messages(language).times.endBeforeStart({ shown, start: showReading(start) }),
      {
        hint: messages(language).times.endIsExclusive,
      },
    );
  }
  return { window: { from, to }, assumptions: [...start.assumptions, ...(end?.assumptions ?? [])] };
}
