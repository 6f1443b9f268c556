import { takeExcept } from './compose-except.ts';
import { takeNumber, takeTo, takeUntil } from './compose-range.ts';
import { takeFrom, takeRelation } from './compose-relation.ts';
import { repeatWeekdays, startsAhead, takeMoreTime, takeRepeat, takeStart, takesDays } from './compose-repeat.ts';
import { Cursor } from './cursor.ts';
import { withDailyHours, withHoursOfDays } from './daily-hours.ts';
import { type Frame, fill, isAmountOnly, isEmpty, narrow, narrowInto } from './frame.ts';
import { takeLeftOut } from './left-out-end.ts';
import type { DaySpec, PeriodSpec, Piece } from './pieces.ts';
import { daysOfEachWeek, withWeekdayRuns } from './weekday-runs.ts';

/**
 * Puts neighbouring pieces together, whatever language they come from. One pass
 * from left to right; no piece is looked at more than a few times.
 */
export function compose(scanned: readonly Piece[], text: string): Frame[] {
  const given = withDailyHours(withWeekdayRuns(scanned, text));
  // Mon-Thu 3 to 5, closed on MLK Day: weekdays from one to another come again, too.
  const repeats = given.some(({ kind }) => kind === 'repeat') || daysOfEachWeek(given);
  const pieces = repeats ? given : given.filter((piece) => piece.kind !== 'except' || !piece.beside);
  const frames: Frame[] = [];
  let at = 0;
  while (at < pieces.length) {
    const cursor = new Cursor(pieces, text, at, repeats);
    const before = pieces[at - 1];
    if (before && isJoint(before, pieces[at], text)) cursor.frame.joint = { from: before.from, to: before.to };
    read(cursor);
    if (before && cursor.frame.joint) limitBehind(cursor.frame, text.slice(before.from, before.to));
    if (cursor.frame.isUntil && cursor.frame.joint) cursor.frame.spans.unshift(cursor.frame.joint);
    if (!isEmpty(cursor.frame)) frames.push(cursor.frame);
    at = Math.max(cursor.at, at + 1);
  }
  return withHoursOfDays(frames);
}

/** 直到周五: up to then, where plain 到 may say that somebody arrives. */
function limitBehind(frame: Frame, word: string): void {
  const { start, end, bound, repeat, amount, isOpened } = frame;
  if (!word.endsWith('直到') || end || bound || repeat || amount || isOpened) return;
  if (start.day ?? start.period ?? start.clock) frame.isUntil = true;
}

/** A word that joins (到, to), not a dash, right before a piece. */
function isJoint(before: Piece, piece: Piece | undefined, text: string): boolean {
  if (before.kind !== 'to' || before.weak || !piece) return false;
  return !/^[-~]/.test(text.slice(before.from, before.to)) && text.slice(before.to, piece.from).trim() === '';
}

/** Reads on for as long as the pieces belong together. */
function read(cursor: Cursor): void {
  for (;;) {
    const piece = cursor.peek();
    if (!piece) return;
    // Of words with several values (EOD: 23:59, today) a further one that is not needed falls away.
    if (!takeExcept(cursor, piece) && !take(cursor, piece) && !cursor.drop(piece)) return;
  }
}

/** False: the piece belongs to what comes next. */
function take(cursor: Cursor, piece: Piece): boolean {
  const { frame } = cursor;
  // 午休半小时，周六日不休: how long each is, and then another thing.
  if (
    (piece.kind === 'day' ||
      piece.kind === 'period' ||
      piece.kind === 'repeat' ||
      ((piece.kind === 'clock' || piece.kind === 'part') && cursor.isBehindHour)) &&
    isAmountOnly(frame) &&
    frame.amount?.ms !== 0 &&
    isBehindMark(cursor, piece)
  )
    return false;
  switch (piece.kind) {
    case 'glue':
      if (piece.isOut === 'behind') return takeLeftOut(cursor, piece);
      if (piece.through && frame.until) frame.until = { ...frame.until, through: true };
      else if (piece.through && frame.joint && !frame.end) {
        frame.isThrough = true;
        // 到下周三 + 为止
        if (endsHere(frame)) frame.isUntil = true;
      } else if (piece.through && endsHere(frame)) Object.assign(frame, { bound: 'before', isThrough: true });
      return isEmpty(frame) && frame.bound === undefined && !frame.isOpened ? false : cursor.skip(piece);
    case 'from':
      return takeFrom(cursor, piece);
    case 'to':
      return takeTo(cursor, piece);
    case 'number':
      return takeNumber(cursor, piece);
    case 'relation':
      return takeRelation(cursor, piece);
    case 'amount':
      if (frame.amount !== undefined || frame.start.period || frame.start.isNow) return false;
      frame.amount = piece.amount;
      return cursor.use(piece);
    case 'repeat':
      return takeRepeat(cursor, piece);
    case 'count':
      if (frame.count !== undefined || !(frame.repeat ?? isBesideRepeat(cursor, piece))) return false;
      frame.count = piece.count;
      return cursor.use(piece);
    case 'until':
      return takeUntil(cursor, piece);
    case 'starting':
      if (frame.isStarting) return false;
      if (frame.start.day || frame.start.period || frame.start.shift) {
        frame.isStarting = true;
        // 从明天起每天早上8点和晚上8点: no range is to be expected any more.
        delete frame.isOpened;
        return cursor.use(piece);
      }
      return startsAhead(cursor) && takeStart(cursor, piece);
    case 'week-of-day': {
      const { day, clock, part } = frame.start;
      if (!day || clock || part || frame.end || frame.repeat || frame.amount) return false;
      frame.start.day = { at: 'week-edge', of: day, last: false };
      frame.end = { day: { at: 'week-edge', of: day, last: true } };
      return cursor.use(piece);
    }
    case 'moved-off':
      if (frame.movedOff) return false;
      frame.movedOff = { to: piece.side, holidays: piece.holidays };
      return cursor.use(piece);
    case 'clamped':
      if (frame.isClamped) return false;
      frame.isClamped = true;
      return cursor.use(piece);
    case 'except':
    case 'holidays':
      return false;
    case 'zone':
      if (frame.zone !== undefined && frame.zone !== piece.zone) return false;
      frame.zone = piece.zone;
      return cursor.use(piece);
    default:
      return takePoint(cursor, piece);
  }
}

const isBehindMark = ({ text }: Cursor, { from }: Piece): boolean => text.slice(0, from).trimEnd().endsWith(',');

/** 下周五 + 为止: the day or stretch is the last one. */
const endsHere = ({ start, end, bound, repeat, isOpened }: Frame): boolean =>
  Boolean(start.day ?? start.period ?? start.clock) && !(end ?? bound ?? repeat ?? isOpened);

/** So many times of what repeats elsewhere: set off by a mark, or behind its hour (at 10am 10 times). */
const isBesideRepeat = (cursor: Cursor, piece: Piece): boolean =>
  isEmpty(cursor.frame)
    ? cursor.isSetOff(piece)
    : cursor.repeats && cursor.frame.start.clock !== undefined && !cursor.frame.start.day;

const isNextDate = ({ start, end, repeat }: Frame, day: DaySpec): boolean =>
  start.day?.at === 'date' &&
  day.at === 'date' &&
  day.month === undefined &&
  day.day === start.day.day + 1 &&
  !(end || repeat || start.clock || start.part);

/** at 8am, 2pm and 8pm + every day: hours in a list, of something that repeats. */
const listsTimes = ({ repeats, frame: { start, end, amount, bound, isOpened } }: Cursor): boolean =>
  repeats && start.clock !== undefined && !start.day && !end && !amount && !bound && !isOpened;

/** 每月 + 前三天: those days of each month. */
function takesSlice({ frame }: Cursor, period: PeriodSpec): boolean {
  if (period.span !== 'slice' || period.of || frame.repeat?.parts.FREQ !== 'MONTHLY' || frame.isOpened) return false;
  const { months, days } = period.amount;
  if (months > 0 || days < 1 || days > 28) return false;
  const all = Array.from({ length: days }, (_, index): DaySpec => {
    const nth = period.end ? index - days : index + 1;
    return { at: 'nth-day', nth };
  });
  frame.repeatDays = [...(frame.repeatDays ?? []), ...all];
  return true;
}

/** the first Monday, 1pm to 3pm + of next month: the period is that of the day. */
const isOfWholePeriod = ({ start: { day, clock }, end, repeat }: Frame): boolean =>
  (day?.at === 'nth-weekday' || day?.at === 'nth-day') &&
  day.of === undefined &&
  clock !== undefined &&
  end?.clock !== undefined &&
  !(end.day ?? end.period ?? end.shift ?? repeat);

function takePoint(cursor: Cursor, piece: Piece): boolean {
  const { frame } = cursor;
  if (piece.kind === 'clock' || piece.kind === 'part') repeatWeekdays(frame, true);
  const { start, repeat } = frame;
  if (
    piece.kind === 'period' &&
    (repeat ?? frame.isStarting) &&
    (start.part ?? start.clock) &&
    !(start.period ?? start.day ?? start.shift)
  ) {
    // every morning + this week
    start.period = piece.period;
    return cursor.use(piece);
  }
  if (piece.kind === 'period' && isOfWholePeriod(frame) && narrowInto(frame.start, piece.period))
    return cursor.use(piece);
  // 3-5 tomorrow afternoon
  const next = cursor.peekPast(1)?.kind;
  const isPartBehind =
    piece.kind === 'part' &&
    frame.end?.clock &&
    !(frame.end.part ?? frame.start.part) &&
    next !== 'clock' &&
    !isBehindMark(cursor, piece);
  if (frame.end && !isPartBehind && (piece.kind !== 'day' || frame.start.day || frame.start.period)) return false;
  // 每周一四点、周三五点: the hour of another day.
  if (
    piece.kind === 'day' &&
    piece.day.at === 'weekday' &&
    frame.repeat &&
    frame.start.clock &&
    (next === 'clock' || next === 'part')
  )
    return false;
  if (piece.kind === 'day' && frame.repeat && takesDays(cursor, piece.day)) {
    // 每年5月 + 第二个周日; 明年每月 + 第一个周一 is in every month of that year.
    const isYearly = frame.repeat.parts.FREQ === 'YEARLY';
    const within = isYearly && frame.start.period && narrow(frame.start.period, piece.day);
    if (within) delete frame.start.period;
    frame.repeatDays = [...(frame.repeatDays ?? []), within || piece.day];
    return cursor.use(piece);
  }
  // at 9 every night: the part that a repeat brings is of the hour before it.
  const isBehindHour = piece.kind === 'part' && next !== 'clock' && next !== 'number' && !frame.moreTimes && !frame.end;
  // at 7:30 + in the evening
  const isOfHour = isBehindHour && !frame.start.part && (piece.from === piece.to || frame.start.clock?.half === null);
  if (
    (piece.kind === 'clock' || piece.kind === 'part') &&
    (frame.repeat || ((piece.kind === 'clock' || next === 'clock') && listsTimes(cursor))) &&
    frame.start.clock &&
    !isPartBehind &&
    !isOfHour
  )
    return takeMoreTime(cursor);
  if (piece.kind === 'period' && takesSlice(cursor, piece.period)) return cursor.use(piece);
  // 3号、4号、5号, 5号6号下午三点: each is a day of its own.
  const isListed = next === 'day' || next === 'clock' || next === 'part';
  if (piece.kind === 'day' && isNextDate(frame, piece.day) && !isListed) {
    // 12月5号6号
    frame.end = { day: piece.day };
    return cursor.use(piece);
  }
  if (isAmountOnly(frame) && piece.kind === 'shift') return false;
  if (piece.kind === 'clock' && frame.repeat && frame.isStarting && frame.start.period && !frame.start.clock) {
    // every day starting next week, at 5
    frame.start.clock = piece.clock;
    return cursor.use(piece);
  }
  if (!fill(frame.start, piece)) return false;
  if (piece.kind === 'shift' && piece.within) frame.bound ??= 'before';
  return cursor.use(piece);
}
