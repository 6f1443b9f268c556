import { eachPartIn } from '../phrases/each-part.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Occurrence } from '../time/event.ts';
import { DAY, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import type { ReadingContext } from './read.ts';
import { type Looks, readWindow, type WindowInput, type WindowReading } from './window.ts';

/** Hours of each day of a window, from its midnight on. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface PartsReading extends WindowReading {
  /** The only hours of each day that are asked about (下周上午). */
  readonly hours?: Hours;
}

/** Does what `readWindow` does; words may also name a part of each of several days: `下周上午`, `next week mornings`. */
export function readParts(input: WindowInput, context: ReadingContext, looks?: Looks): PartsReading | Question {
  const said = input.end === undefined ? eachPartIn(input.start) : undefined;
  const days = said && context.phrases?.(said.days, context);
  const isSeveral = days?.reading?.kind === 'range' && days.reading.allDay && days.problems.length === 0;
  if (!said || !isSeveral) return readWindow(input, context, looks);
  const read = readWindow({ ...input, start: said.days }, context, looks);
  return isQuestion(read) ? read : { ...read, hours: { from: said.from, to: said.to } };
}

/** Whether something takes place in such hours of one of its days. */
export function isInHours({ start, end }: Occurrence, { from, to }: Hours, zone: string): boolean {
  for (let day = wallDay(toWall(start, zone)); startOfDay(day, zone) <= Math.max(start, end - 1); day += DAY)
    if (toInstant(day + from, zone) < Math.max(end, start + 1) && start < toInstant(day + to, zone)) return true;
  return false;
}
