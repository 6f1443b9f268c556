import type { Cursor } from './cursor.ts';
import { dayFrom } from './frame.ts';
import type { Piece } from './pieces.ts';

/** 4月10日(不含), up to but not including April 10: the day that is named does not count. */

const NEXT = { months: 0, days: 1, ms: 0 };
const BEFORE = { months: 0, days: -1, ms: 0 };

/** Moves the end that was read by a day. False: no day was. */
export function takeLeftOut(cursor: Cursor, piece: Piece): boolean {
  const { frame } = cursor;
  const { start, end } = frame;
  if (end) {
    if (!end.day || end.clock || end.part) return false;
    end.day = dayFrom(end.day, BEFORE);
    return cursor.use(piece);
  }
  if (!start.day || start.clock || start.part || frame.repeat) return false;
  const next = cursor.peekPast(1);
  const isUpper = frame.bound === 'before' || (next?.kind === 'relation' && /before|by/.test(next.relation));
  const isLower = frame.bound === 'after' || next?.kind === 'to' || next?.kind === 'until' || next?.kind === 'relation';
  if (!isUpper && !isLower) return false;
  start.day = dayFrom(start.day, isUpper ? BEFORE : NEXT);
  return cursor.use(piece);
}
