import { isQuestion, type Question } from '../question.ts';
import type { Instant } from '../time/wall.ts';
import { boundsOf } from './earlier.ts';
import type { ReadingContext } from './read.ts';
import { readLimit, readStart, readWindow } from './window.ts';

/** A time that is looked back at: half-open, without a beginning or up to now where a bound is missing. */
export interface PastReading {
  readonly from?: Instant;
  readonly to?: Instant;
  readonly assumptions: readonly string[];
}

/** What was said of a day lasts until now. */
const ONWARDS = /以来|起|开始|至今|到现在|\b(?:since|from|onwards?|starting)\b/i;

interface PastInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/**
 * When something happened. A start in words that names a day or a longer time is both ends
 * (`昨天`, `last month`); an hour, a date in ISO 8601 and `since Monday` last until now.
 */
export function readPast({ start, end }: PastInput, context: ReadingContext): PastReading | Question {
  if (start === undefined) {
    if (end === undefined) return { assumptions: [] };
    const limit = readLimit(end, 'end', context);
    return isQuestion(limit) ? limit : { to: limit.until, assumptions: limit.assumptions };
  }
  const span = readStart(start, context, 'back');
  if (isQuestion(span)) return span;
  const lasts = span.bound === 'after' || ONWARDS.test(start);
  const isDay = span.isWorded === true && span.start.kind === 'date' && !lasts;
  if (end === undefined && (lasts || !span.end) && !isDay && span.bound !== 'before') {
    return { from: boundsOf(span, context).from, assumptions: span.start.assumptions };
  }
  const read = readWindow({ start, end }, context, 'back');
  return isQuestion(read) ? read : { ...read.window, assumptions: read.assumptions };
}
