import { MINUTE } from '../../time/wall.ts';
import { takeBesideDay } from './beside-day.ts';
import { shiftedClock } from './clock.ts';
import { type Cursor, POINTS } from './cursor.ts';
import { dayFrom, type Frame, isAmountOnly, isEmpty, type Moment, narrow } from './frame.ts';
import type { DaySpec, Piece, SpokenAmount } from './pieces.ts';

/** Before, after and from: bounds, and days so long from another one. */

export function takeFrom(cursor: Cursor, piece: Extract<Piece, { kind: 'from' }>): boolean {
  const { frame } = cursor;
  // 跑步半小时，从明天起到年底: how long each takes, and from when on.
  const isSetOff = cursor.text.slice(0, piece.from).trimEnd().endsWith(',');
  if (isAmountOnly(frame) && isSetOff && piece.opens) return false;
  if (isAmountOnly(frame) && !piece.opens) return takeShiftedDay(cursor, piece, frame.amount as SpokenAmount, 1);
  const hour = cursor.peekPast(1);
  if (frame.end?.day && !frame.end.clock && frame.start.day && !frame.start.clock && hour?.kind === 'clock') {
    // Dec 7 to 9 + from 9am to 4pm
    const [to, last] = [cursor.peekPast(2), cursor.peekPast(3)];
    if (to?.kind !== 'to' || last?.kind !== 'clock') return false;
    frame.end.clock = hour.clock;
    cursor.use(piece);
    while (cursor.peek() !== hour) cursor.skip(cursor.peek() as Piece);
    return cursor.use(hour);
  }
  // 小李周四从深圳过来: from a place.
  if (frame.end || frame.isOpened || (piece.opens && !isEmpty(frame) && !cursor.peekPast(1))) return false;
  const joint = cursor.peekPast(2)?.kind;
  // every Tuesday from January, from tomorrow on every hour: that is where it begins
  if (
    (frame.repeat || cursor.repeats) &&
    ['period', 'day'].includes(cursor.peekPast(1)?.kind ?? '') &&
    joint !== 'to' &&
    joint !== 'until' &&
    joint !== 'starting'
  )
    frame.isStarting = true;
  else frame.isOpened = true;
  return cursor.use(piece);
}

export function takeRelation(cursor: Cursor, piece: Extract<Piece, { kind: 'relation' }>): boolean {
  const { frame } = cursor;
  const { start } = frame;
  const isAfter = isLower(piece);
  const sign = isAfter ? 1 : -1;
  if (piece.side === 'ahead') {
    if (isAmountOnly(frame) && piece.relation !== 'by')
      return takeShiftedDay(cursor, piece, frame.amount as SpokenAmount, sign) || takeShiftedClock(cursor, piece, sign);
    const next = cursor.peekPast(1);
    if (next?.kind === 'day' && restOfPeriod(cursor, piece, next)) return true;
    if (frame.bound || frame.repeat || !next || !(POINTS.has(next.kind) || next.kind === 'number')) return false;
    // next month + after 3pm: the hour is the limit, not the month.
    if (start.period && !start.day && (next.kind === 'clock' || next.kind === 'part' || next.kind === 'number'))
      return false;
    if (start.day && !start.clock && piece.relation === 'before') frame.limit = 'in-day';
    setBound(frame, piece);
    return cursor.use(piece);
  }
  // Tuesdays from January on: so do both of these.
  if (frame.repeat && frame.isStarting && piece.relation === 'onwards') return cursor.use(piece);
  // 每周二八点到元旦 + 前: the last day is not of them.
  if (frame.repeat && frame.until?.moment.day && piece.relation === 'before' && endsWithLastDay(cursor, piece)) {
    frame.until = { ...frame.until, before: true };
    return cursor.use(piece);
  }
  // 赶在周五前: both say the same.
  if (frame.bound === 'before' && !isAfter && start.day) return cursor.use(piece);
  // 自从去年以来
  if (frame.bound === 'after' && frame.isSince && piece.relation === 'since') return cursor.use(piece);
  if (frame.bound || frame.repeat || frame.amount || !(start.day || start.clock || start.period || start.part))
    return false;
  const amount = cursor.peek(1);
  if (amount?.kind === 'amount' && start.day && !start.clock && amount.amount.ms === 0) {
    cursor.use(piece);
    cursor.use(amount);
    start.day = dayFrom(start.day, signed(amount.amount, sign));
    return true;
  }
  if ((piece.relation === 'after' || piece.relation === 'before') && takeBesideDay(cursor, piece, isAfter)) return true;
  setBound(frame, piece);
  return cursor.use(piece);
}

/** The day until which it repeats stands right before it. */
const endsWithLastDay = ({ frame, text }: Cursor, { from }: Piece): boolean => {
  const last = frame.spans.at(-1);
  return last !== undefined && text.slice(last.to, from).trim() === '';
};

function setBound(frame: Frame, { relation, isStrict }: Extract<Piece, { kind: 'relation' }>): void {
  if (isStrict) frame.limit = 'strict';
  frame.bound = isLower({ relation }) ? 'after' : 'before';
  if (relation === 'since' || relation === 'onwards') frame.isSince = true;
  if (relation === 'since') frame.hasBegun = true;
}

const isLower = ({ relation }: Pick<Extract<Piece, { kind: 'relation' }>, 'relation'>): boolean =>
  relation === 'after' || relation === 'since' || relation === 'onwards';

const ONE_DAY: SpokenAmount = { months: 0, days: 1, ms: 0 };

/** this week + after Tuesday: the days of the period after the day that is named, or before it. */
function restOfPeriod(
  cursor: Cursor,
  piece: Extract<Piece, { kind: 'relation' }>,
  next: Extract<Piece, { kind: 'day' }>,
): boolean {
  const { frame } = cursor;
  const { period, ...others } = frame.start;
  if (!period || Object.keys(others).length > 0 || frame.end || frame.repeat || frame.bound) return false;
  const none: SpokenAmount = { months: 0, days: 0, ms: 0 };
  // In the reader's own week, a weekday is the first one counted from where that week begins.
  const base: DaySpec | undefined =
    period.span === 'week' && next.day.at === 'weekday'
      ? { at: 'from', base: { at: 'nth-day', of: period, nth: 1 }, amount: none, weekday: next.day.weekday }
      : narrow(period, next.day);
  if (!base || (piece.relation !== 'after' && piece.relation !== 'before')) return false;
  const isAfter = piece.relation === 'after';
  const edge: Moment = { day: { at: 'from', base, amount: signed(ONE_DAY, isAfter ? 1 : -1) } };
  [frame.start, frame.end] = isAfter ? [edge, { period }] : [{ period }, edge];
  cursor.use(piece);
  while (cursor.peek() !== next) cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

/** `a week` + from/after/before + a day or now. */
function takeShiftedDay(cursor: Cursor, piece: Piece, amount: SpokenAmount, sign: 1 | -1): boolean {
  const { frame } = cursor;
  const next = cursor.peekPast(1);
  if (next?.kind === 'now') {
    frame.start.shift = signed(amount, sign);
  } else if (next?.kind === 'day' && amount.ms === 0) {
    frame.start.day = dayFrom(next.day, signed(amount, sign));
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
  const or = frame.amount.or && shiftedClock(next.clock, (sign * frame.amount.or.ms) / MINUTE);
  if (!clock || frame.amount.days !== 0 || frame.amount.months !== 0) return false;
  frame.start.clock = or ? { ...clock, or } : clock;
  delete frame.amount;
  cursor.use(piece);
  while (cursor.peek()?.kind === 'glue') cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

const signed = ({ months, days, ms, or }: SpokenAmount, sign: 1 | -1): SpokenAmount => ({
  ...(sign === 1 ? { months, days, ms } : { months: -months, days: -days, ms: -ms }),
  ...(or && { or: signed(or, sign) }),
});
