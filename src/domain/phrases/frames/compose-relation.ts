import type { Amount } from '../../time/phrase.ts';
import { MINUTE } from '../../time/wall.ts';
import { shiftedClock } from './clock.ts';
import { type Cursor, POINTS } from './cursor.ts';
import { isAmountOnly } from './frame.ts';
import type { Piece } from './pieces.ts';

/** Before, after and from: bounds, and days so long from another one. */

export function takeFrom(cursor: Cursor, piece: Piece): boolean {
  const { frame } = cursor;
  if (isAmountOnly(frame)) return takeShiftedDay(cursor, piece, frame.amount as Amount, 1);
  if (frame.end || frame.isOpened) return false;
  frame.isOpened = true;
  return cursor.use(piece);
}

export function takeRelation(cursor: Cursor, piece: Extract<Piece, { kind: 'relation' }>): boolean {
  const { frame } = cursor;
  const { start } = frame;
  const sign = piece.relation === 'after' ? 1 : -1;
  if (piece.side === 'ahead') {
    if (isAmountOnly(frame) && piece.relation !== 'by')
      return takeShiftedDay(cursor, piece, frame.amount as Amount, sign) || takeShiftedClock(cursor, piece, sign);
    const next = cursor.peekPast(1);
    if (frame.bound || frame.repeat || !next || !(POINTS.has(next.kind) || next.kind === 'number')) return false;
    frame.bound = piece.relation === 'after' ? 'after' : 'before';
    return cursor.use(piece);
  }
  // 赶在周五前: both say the same.
  if (frame.bound === 'before' && piece.relation !== 'after' && start.day) return cursor.use(piece);
  if (frame.bound || frame.repeat || frame.amount || !(start.day || start.clock || start.period || start.part))
    return false;
  const amount = cursor.peek(1);
  if (amount?.kind === 'amount' && start.day && !start.clock && amount.amount.ms === 0) {
    cursor.use(piece);
    cursor.use(amount);
    start.day = { at: 'from', base: start.day, amount: signed(amount.amount, sign) };
    return true;
  }
  frame.bound = piece.relation === 'after' ? 'after' : 'before';
  return cursor.use(piece);
}

/** `a week` + from/after/before + a day or now. */
function takeShiftedDay(cursor: Cursor, piece: Piece, amount: Amount, sign: 1 | -1): boolean {
  const { frame } = cursor;
  const next = cursor.peekPast(1);
  if (next?.kind === 'now') {
    frame.start.shift = signed(amount, sign);
  } else if (next?.kind === 'day' && amount.ms === 0) {
    frame.start.day = { at: 'from', base: next.day, amount: signed(amount, sign) };
  } else return false;
  delete frame.amount;
  cursor.use(piece);
  while (cursor.peek()?.kind === 'glue') cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

/** `10 minutes` + before/after + 3pm. `for 10 minutes before 3pm` says how long. */
function takeShiftedClock(cursor: Cursor, piece: Piece, sign: 1 | -1): boolean {
  const { frame, text } = cursor;
  const next = cursor.peekPast(1);
  const [said] = frame.spans;
  if (next?.kind !== 'clock' || !frame.amount || !said || /(?<![a-z])for\s(?:about\s)?$/.test(text.slice(0, said.from)))
    return false;
  const clock = shiftedClock(next.clock, (sign * frame.amount.ms) / MINUTE);
  if (!clock || frame.amount.days !== 0 || frame.amount.months !== 0) return false;
  frame.start.clock = clock;
  delete frame.amount;
  cursor.use(piece);
  while (cursor.peek()?.kind === 'glue') cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

const signed = ({ months, days, ms }: Amount, sign: 1 | -1): Amount =>
  sign === 1 ? { months, days, ms } : { months: -months, days: -days, ms: -ms };
