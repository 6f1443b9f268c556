import { eachPartIn } from '../phrases/each-part.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Occurrence } from '../time/event.ts';
import { DAY, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import type { ReadingContext } from './read.ts';
import { daysInARow } from './spoken.ts';
import { type Looks, readWindow, type WindowInput, type WindowReading } from './window.ts';
import { daysSaid } from './window-days.ts';

/** Hours of each day of a window, from its midnight on. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface PartsReading extends WindowReading {
  /** The only hours of each day that are asked about (下周上午). */
  readonly hours?: Hours | undefined;
  /** The only days that are asked about, as midnights (next week except Wednesday). */
  readonly days?: readonly WallMs[] | undefined;
}

/**
 * Does what `readWindow` does; words may also name a part of each of several days (`下周上午`, `next week mornings`), and
 * days that do not follow each other (`next week except Wednesday`, `weekday mornings`).
 */
export function readParts(input: WindowInput, context: ReadingContext, looks?: Looks): PartsReading | Question {
  const part = input.end === undefined ? eachPartIn(input.start) : undefined;
  const hours = part && { from: part.from, to: part.to };
  const days = input.end === undefined ? daysSaid(part?.days ?? input.start, context, part !== undefined) : undefined;
  if (days) return overDays(days, hours, context);
  const phrase = part && context.phrases?.(part.days, context);
  const isSeveral = phrase?.reading?.kind === 'range' && phrase.reading.allDay && phrase.problems.length === 0;
  const isRow = phrase !== undefined && daysInARow(phrase) !== undefined;
  if (!part || !hours || !(isSeveral || isRow)) return readWindow(input, context, looks);
  const read = readWindow({ ...input, start: part.days }, context, looks);
  return isQuestion(read) ? read : { ...read, hours };
}

function overDays(days: readonly WallMs[], hours: Hours | undefined, { zone }: ReadingContext): PartsReading {
  const [from, to] = [days[0] as WallMs, (days.at(-1) as WallMs) + DAY];
  // Wednesday afternoon is a window by itself.
  if (hours && days.length === 1) {
    const window = { from: toInstant(from + hours.from, zone), to: toInstant(from + hours.to, zone) };
    return { window, assumptions: [] };
  }
  const isAll = days.length === (to - from) / DAY;
  const window = { from: startOfDay(from, zone), to: startOfDay(to, zone) };
  return { window, assumptions: [], ...(!isAll && { days }), ...(hours && { hours }) };
}

/** Whether something takes place on one of the days that are asked about, in such hours of it. */
export function isInParts(
  { start, end }: Occurrence,
  { days, hours = { from: 0, to: DAY } }: Pick<PartsReading, 'days' | 'hours'>,
  zone: string,
): boolean {
  for (let day = wallDay(toWall(start, zone)); startOfDay(day, zone) <= Math.max(start, end - 1); day += DAY) {
    if (days && !days.includes(day)) continue;
    if (toInstant(day + hours.from, zone) < Math.max(end, start + 1) && start < toInstant(day + hours.to, zone))
      return true;
  }
  return false;
}
