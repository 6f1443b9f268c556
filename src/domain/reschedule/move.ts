import type { Language } from '../../messages/index.ts';
import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { readSpan, type SpanReading } from '../arguments/spoken.ts';
import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';

/** Where events are moved to. Wall times are those of the user's zone. */
export type Move =
  /** By so many minutes. */
  | { readonly kind: 'shift'; readonly minutes: number }
  /** The first one to that day at its own time of day, the others as far from it as they are. */
  | { readonly kind: 'day'; readonly day: WallMs }
  /** The first day of the window to that day, and so on. */
  | { readonly kind: 'days'; readonly from: WallMs }
  /** The first one to that time, the others as far from it as they are. */
  | { readonly kind: 'moment'; readonly wall: WallMs }
  /** Of each day the first one to that time of day (milliseconds since midnight), the others as far from it as they are. */
  | { readonly kind: 'clock'; readonly at: number }
  /** Of each day into that part of the day; with `day` the first day's into that of `day`. */
  | { readonly kind: 'part'; readonly from: number; readonly to: number; readonly day?: WallMs };

/** Words for a distance: half an hour later than now is not what they mean. */
const DISTANCE =
  /\b(?:later|earlier|sooner|forward|back)\b|推迟|推后|延后|延迟|提前|往后|往前|向后|向前|顺延|(?:分钟|小时|钟头|天|周|星期|个月)(?:之|以)?[后後]$/i;

export interface MoveReading {
  readonly move: Move;
  readonly assumptions: string[];
}

/**
 * Reads a `move_to` argument for events from `first` on: a day (`tomorrow`),
 * days (`下周`), a time, a time or part of the day alone (`下午`: of each event's own day),
 * or a part of a day. Throws as `readSpan` does, and for a distance (`an hour later`).
 */
export function readMove(text: string, first: Instant, context: ReadingContext): MoveReading | Question {
  if (DISTANCE.test(text.trim())) throw distance(text, context.language);
  const argument = { name: 'move_to', purpose: 'look' } as const;
  const said = readSpan(text, argument, context);
  if (isQuestion(said)) return said;
  // Of a time of day alone the coming one is read: seen from the first day, it is that day's.
  const day = wallDay(toWall(first, context.zone));
  const span = said.isClock ? readSpan(text, argument, { ...context, now: startOfDay(day, context.zone) }) : said;
  if (isQuestion(span)) return span;
  return {
    move: moveOf(span, context.zone),
    assumptions: [...span.start.assumptions, ...(span.end?.assumptions ?? [])],
  };
}

const distance = (text: string, language: Language): UserError =>
  new UserError('INVALID_ARGUMENT', messages(language).reschedule.saysHowMuch({ text: text.slice(0, 80) }), {
    hint: messages(language).reschedule.useShiftMinutes,
  });

function moveOf({ start, end, isClock }: SpanReading, zone: string): Move {
  if (start.kind === 'date') {
    const isOne = end === undefined || end.wall - start.wall <= DAY;
    return isOne ? { kind: 'day', day: start.wall } : { kind: 'days', from: start.wall };
  }
  const wall = toWall(start.instant, zone);
  const day = wallDay(wall);
  if (end?.kind === 'instant' && end.instant > start.instant) {
    const to = toWall(end.instant, zone) - day;
    if (to <= 2 * DAY) return { kind: 'part', from: wall - day, to, ...(!isClock && { day }) };
  }
  return isClock ? { kind: 'clock', at: wall - day } : { kind: 'moment', wall };
}
