import { minutesOf } from '../arguments/ask.ts';
import type { ReadingContext } from '../arguments/read.ts';
import type { SpanReading } from '../arguments/spoken.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Item } from '../relative/item.ts';
import { amountOf, readFromItem } from '../relative/read.ts';
import { sayingsIn } from '../relative/said.ts';
import { DAY, type Instant, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';

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

export interface MoveReading {
  readonly move: Move;
  readonly assumptions: string[];
}

const DAY_MINUTES = DAY / MINUTE;

/**
 * Reads a `move_to` argument for events from `first` on: a day (`tomorrow`),
 * days (`下周`), a time, a time or part of the day alone (`下午`: of each event's own day),
 * a part of a day, or a distance (`往后推一小时`). A weekday alone is that of the first event's own week. Throws as `readSpan` does.
 */
export function readMove(text: string, first: Instant, context: ReadingContext): MoveReading | Question {
  const far = distanceOf(text, context);
  if (far !== undefined) return { move: { kind: 'shift', minutes: far }, assumptions: [] };
  const { zone } = context;
  const item: Item = { start: first, end: first, zone, allDay: false, isSeries: true, periods: 'whole' };
  const argument = { name: 'move_to', purpose: 'look' } as const;
  const span = readFromItem(text, item, argument, context);
  if (isQuestion(span)) return span;
  const { start, end } = span;
  const days = start.kind === 'date' && end?.kind === 'date' ? (end.wall - start.wall) / DAY : 0;
  const kept = days < 7 ? span : readFromItem(text, { ...item, periods: 'keep' }, argument, context);
  if (isQuestion(kept)) return kept;
  const move = days < 7 ? moveOf(kept, zone) : ({ kind: 'day', day: wallDay(kept.start.wall) } as const);
  return { move, assumptions: [...kept.start.assumptions, ...(kept.end?.assumptions ?? [])] };
}

/** Minutes of a distance that has a direction and is no number of months; one day of the calendar is 1,440. */
function distanceOf(text: string, context: ReadingContext): number | undefined {
  for (const said of sayingsIn(text)) {
    if (said.kind === 'step' && said.months === 0) return said.days * DAY_MINUTES;
    if ((said.kind !== 'shift' && said.kind !== 'after') || (said.kind === 'shift' && said.direction === undefined))
      continue;
    const amount = amountOf(said.amount, context);
    const minutes = amount && minutesOf(amount);
    if (minutes !== undefined) return said.kind === 'shift' && said.direction === -1 ? -minutes : minutes;
  }
  return undefined;
}

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
