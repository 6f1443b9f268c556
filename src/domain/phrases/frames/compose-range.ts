import {
  daysThrough,
  isOfEach,
  isSubDaily,
  repeatWeekdays,
  takeMoreTime,
  takesDays,
  weeklyOn,
} from './compose-repeat.ts';
import { type Cursor, POINTS } from './cursor.ts';
import { isAmountOnly, isEmpty, type Moment } from './frame.ts';
import type { ClockSpec, DaySpec, Piece } from './pieces.ts';

/** The ends of a range, and what a bare number beside one means. */

type ToPiece = Extract<Piece, { kind: 'to' }>;

export function takeTo(cursor: Cursor, piece: ToPiece): boolean {
  if (!takeEnd(cursor, piece)) return false;
  // 从明天到周五，每天早上八点和晚上八点: the range that 从 opens is closed, and 和 joins no other.
  if (!piece.weak) delete cursor.frame.isOpened;
  return true;
}

function takeEnd(cursor: Cursor, piece: ToPiece): boolean {
  const { frame } = cursor;
  if (isEmpty(frame)) return false;
  const next = cursor.peekPast(1);
  if (piece.weak && next?.kind === 'day' && frame.repeatDays && takesDays(cursor, next.day)) return cursor.use(piece);
  if (
    piece.weak &&
    !frame.isOpened &&
    (frame.repeat || (cursor.repeats && isHour(cursor, next) && !frame.end && !frame.start.day)) &&
    frame.start.clock &&
    (next?.kind === 'clock' || next?.kind === 'part' || next?.kind === 'number')
  ) {
    const place = cursor.mark();
    if (cursor.use(piece) && takeMoreTime(cursor)) return true;
    cursor.reset(place);
    return false;
  }
  if (
    next &&
    (takeWeekdays(cursor, piece, next) ||
      takeDates(cursor, piece, next) ||
      takeHoursOfEach(cursor, piece, next) ||
      takeLastDay(cursor, piece, next))
  )
    return true;
  if (piece.weak && !frame.isOpened && !isClosed(cursor)) return false;
  if (frame.end || isAmountOnly(frame)) return false;
  const place = cursor.mark();
  cursor.use(piece);
  const end = cursor.readMoment();
  if (end && joins(cursor, end, piece)) return true;
  cursor.reset(place);
  // A dash that joins nothing only divides: `Friday - 3pm`.
  return piece.weak || !/^[-~]+$/.test(cursor.text.slice(piece.from, piece.to)) ? false : cursor.skip(piece);
}

/** 8点, 晚上8点 */
const isHour = (cursor: Cursor, next: Piece | undefined): boolean =>
  next?.kind === 'clock' || (next?.kind === 'part' && cursor.peek(2)?.kind === 'clock');

export function takeUntil(cursor: Cursor, piece: Extract<Piece, { kind: 'until' }>): boolean {
  const { frame } = cursor;
  // Beside a repeat, hours alone are those of each time: 4-5pm until May 28.
  if (frame.until || (frame.end && !(frame.repeat && frame.end.clock && !frame.end.day))) return false;
  if (!frame.repeat) {
    if (!isEmpty(frame)) return takeTo(cursor, { ...piece, kind: 'to' });
    frame.bound = 'before';
    frame.isThrough = piece.through;
    return cursor.use(piece);
  }
  const place = cursor.mark();
  cursor.use(piece);
  const moment = cursor.readMoment();
  const isHourAlone = moment && (moment.clock ?? moment.part) && !(moment.day ?? moment.period ?? moment.shift);
  if (isHourAlone && frame.start.clock && !frame.end && !moment.number) {
    // every Tuesday 9am until noon: the hours of each.
    frame.end = moment;
    return true;
  }
  if (moment && !moment.number && !isOfEach(frame, moment)) {
    frame.until = { moment: withoutHour(cursor, moment), through: piece.through };
    return true;
  }
  cursor.reset(place);
  return false;
}

/** every Monday until Dec 18 + at 7:30: behind the last day stands the hour of each, where none was said before. */
function withoutHour({ frame }: Cursor, moment: Moment): Moment {
  const { clock, part, half, vague, ...day } = moment;
  const isFree = !frame.start.clock && !frame.start.part && !frame.end;
  if (!isFree || !(clock ?? part) || !(day.day ?? day.period)) return moment;
  Object.assign(frame.start, {
    ...(clock && { clock }),
    ...(part && { part }),
    ...(half && { half }),
    ...(vague && { vague }),
  });
  return day;
}

/** 三月和九月 + 之间: the word behind says that it is a range. */
function isClosed(cursor: Cursor): boolean {
  for (let ahead = 1; ahead < 8; ahead++) {
    const next = cursor.peek(ahead);
    if (next?.kind === 'glue' && next.closes) return true;
    if (!next || !(POINTS.has(next.kind) || next.kind === 'number' || next.kind === 'glue')) return false;
  }
  return false;
}

/** 9-5 Monday + to Friday: the hours of each of those days. */
function takeWeekdays(cursor: Cursor, piece: Extract<Piece, { kind: 'to' }>, next: Piece): boolean {
  const { start, end, repeat } = cursor.frame;
  // Saturday 9-11 and Sunday 1-3: two days, and none between them.
  if (piece.weak) return false;
  const from = start.day ?? (end?.isDayLast ? end.day : undefined);
  const isEachDay = repeat === undefined || Object.entries(repeat.parts).join() === 'FREQ,DAILY';
  if (!isEachDay || !end?.clock || (end.day && end.day !== from) || next.kind !== 'day') return false;
  const days = daysThrough(from, next.day);
  if (days === undefined) return false;
  cursor.frame.repeat = repeat ? { parts: { FREQ: 'WEEKLY', BYDAY: days } } : weeklyOn(days);
  for (const moment of [start, end]) {
    delete moment.day;
    delete moment.isDayLast;
  }
  cursor.use(piece);
  while (cursor.peek() !== next) cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

/** 9-11am on Dec 3 + to Dec 4: the hours of each of those days. */
function takeDates(cursor: Cursor, piece: Piece, next: Piece): boolean {
  const { frame } = cursor;
  const { start, end } = frame;
  if (frame.repeat || !start.clock || !end?.clock || end.shift || next.kind !== 'day' || next.day.at !== 'date')
    return false;
  const day = end.isDayLast && !start.day ? end.day : start.isDayLast && !end.day ? start.day : undefined;
  if (day?.at !== 'date') return false;
  frame.repeat = { parts: { FREQ: 'DAILY' } };
  frame.until = { moment: { day: next.day }, through: true };
  frame.isStarting = true;
  start.day = day;
  delete end.day;
  delete end.isDayLast;
  cursor.use(piece);
  while (cursor.peek() !== next) cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

/** every weekday 9-11am, Nov 30 + to Dec 11: the last of its days. */
function takeLastDay(cursor: Cursor, piece: Extract<Piece, { kind: 'to' }>, next: Piece): boolean {
  const { frame } = cursor;
  const isHours = frame.end?.clock && !frame.end.day && frame.start.day;
  if (!frame.repeat || !isHours || frame.until || piece.weak || next.kind !== 'day') return false;
  frame.until = { moment: { day: next.day }, through: true };
  frame.isStarting = true;
  cursor.use(piece);
  while (cursor.peek() !== next) cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

/** Said in a way that leaves no choice: neither 3/4 nor next Monday. */
const isOneDay = (day: DaySpec | undefined): boolean =>
  day !== undefined && day.at !== 'numeric' && day.at !== 'either' && !(day.at === 'weekday' && day.week === 'next');

/** Dec 7-9, 9am + to 4pm: the hours of each of those days. */
function takeHoursOfEach(cursor: Cursor, piece: Piece, next: Piece): boolean {
  const { frame } = cursor;
  const { start, end } = frame;
  const isDays = start.day && !start.clock && !start.part && end?.day && end.clock && !end.isDayLast;
  if (!isDays || frame.repeat || next.kind !== 'clock' || !isOneDay(start.day)) return false;
  frame.repeat = { parts: { FREQ: 'DAILY' } };
  frame.until = { moment: { day: end.day as DaySpec }, through: true };
  frame.isStarting = true;
  start.clock = end.clock as ClockSpec;
  if (end.part) start.part = end.part;
  frame.end = { clock: next.clock };
  cursor.use(piece);
  while (cursor.peek() !== next) cursor.skip(cursor.peek() as Piece);
  return cursor.use(next);
}

function joins(cursor: Cursor, end: Moment, piece: Extract<Piece, { kind: 'to' }>): boolean {
  const { frame } = cursor;
  const { start } = frame;
  const namesDay = (): boolean =>
    end.day !== undefined || end.period !== undefined || end.shift !== undefined || end.isNow === true;
  if (isOfEach(cursor.frame, end)) return false;
  // tues, 6-8 wed: hours of the second day, or from the first day to it?
  // mon wed 8-4 next week, thurs off: another day of the same week
  const isOtherDay = frame.repeat !== undefined && end.day?.at === 'weekday' && !isSubDaily(frame.repeat);
  if (start.number && end.number && end.day && (isOtherDay || (start.day && !frame.isOpened))) return false;
  // every 45 min from 9 to 12 tomorrow: hours of that one day
  if (
    frame.repeat &&
    isSubDaily(frame.repeat) &&
    end.day &&
    !start.day &&
    !frame.until &&
    (start.number ?? start.clock) &&
    (end.number ?? end.clock)
  ) {
    start.day = end.day;
    frame.until = { moment: { day: end.day }, through: true };
    frame.isStarting = true;
    delete end.day;
  }
  // every day 9-11 this week: both are hours, and the week is when it repeats.
  if (frame.repeat && start.number && end.number && end.period && !end.day && !start.period) {
    start.period = end.period;
    delete end.period;
  }
  if (
    frame.repeat &&
    namesDay() &&
    !end.clock &&
    !end.number &&
    (frame.isStarting || frame.isOpened || (!start.day && !start.period))
  ) {
    // between Dec 1 and Jan 31
    if (piece.weak && !frame.isOpened) return false;
    if (start.day || start.period) frame.isStarting = true;
    // 到年底 ends with that day; a bare `until June` is a question (repeat.ts), from January to March is none.
    frame.until = { moment: end, through: start.period !== undefined && end.period !== undefined };
    return true;
  }
  if (frame.repeat && namesDay() && !frame.until && !piece.weak && (start.day ?? start.period ?? start.shift)) {
    // every weekday from Dec 7 to Dec 18 at 2pm: the days between which it repeats, and the hour of each.
    if (end.number || (end.clock && start.clock)) return false;
    const { clock, part, half: _, vague, ...days } = end;
    Object.assign(start, { ...(clock && { clock }), ...(part && !start.part && { part }), ...(vague && { vague }) });
    frame.until = { moment: days, through: true };
    frame.isStarting = true;
    return true;
  }
  // 上午十点到中午: noon by itself is an hour.
  if (start.clock && end.part === 'noon' && !end.clock && !namesDay()) {
    end.clock = { hour: 12, minute: 0, second: 0, half: '24' };
    delete end.part;
  }
  const startsByClock = start.clock !== undefined || start.isNow === true;
  if (end.number) {
    const value = end.number;
    const isClock =
      startsByClock ||
      (start.number &&
        (frame.isOpened || start.day || start.part || frame.repeat || end.day || end.part || isTimeAt(cursor, 0)));
    if (isClock) end.clock = { hour: value.value, minute: value.minute ?? 0, second: 0, half: null };
    else if ((start.day?.at === 'date' || start.day?.at === 'numeric') && value.minute === undefined)
      end.day = { at: 'date', day: value.value };
    else return false;
    delete end.number;
  }
  if (start.number) {
    const { value, minute } = start.number;
    if (end.clock) start.clock = { hour: value, minute: minute ?? 0, second: 0, half: null };
    else if (end.day?.at === 'date' && !start.day) start.day = { at: 'date', day: value };
    else return false;
    delete start.number;
  }
  const fits =
    start.isNow ||
    (start.clock !== undefined && (end.clock !== undefined || (namesDay() && start.day !== undefined))) ||
    (!start.clock && start.part !== undefined && (end.part !== undefined || end.clock !== undefined)) ||
    // Friday evening to Sunday
    (!start.clock && start.part !== undefined && start.day !== undefined && end.day !== undefined) ||
    ((start.day || start.period || start.shift) !== undefined && !start.clock && !start.part && namesDay());
  if (!fits) return false;
  frame.end = end;
  repeatWeekdays(frame);
  return true;
}

/** `5-7 tomorrow`: the numbers are hours when a day or part of one is next. */
function isTimeAt(cursor: Cursor, ahead: number): boolean {
  const next = cursor.peekPast(ahead);
  if (next?.kind !== 'day') return next?.kind === 'part';
  const { at } = next.day;
  // breakfast 8-9 on the 2nd
  return at === 'today' || at === 'weekday' || (at === 'date' && ON.test(cursor.text.slice(0, next.from)));
}

const ON = /(?<![a-z])on\s(?:the\s)?$/;

export function takeNumber(cursor: Cursor, piece: Extract<Piece, { kind: 'number' }>): boolean {
  const { frame } = cursor;
  const behind = cursor.peekPast(2)?.kind;
  if (frame.end && cursor.peekPast(1)?.kind === 'to' && (behind === 'clock' || behind === 'number'))
    repeatWeekdays(frame, true);
  const { start } = frame;
  // every day this week 9-11: hours in the days of the period
  const isPeriod = start.period !== undefined && frame.repeat === undefined;
  if (start.clock || start.number || isPeriod || frame.end || start.isNow || frame.amount) return false;
  const next = cursor.peekPast(1);
  const after = cursor.peekPast(2);
  const opensRange =
    (next?.kind === 'to' || next?.kind === 'until') &&
    after !== undefined &&
    (after.kind === 'clock' ||
      after.kind === 'part' ||
      (after.kind === 'day' && after.day.at === 'date' && !start.day) ||
      (after.kind === 'number' &&
        (frame.isOpened ||
          start.day !== undefined ||
          start.part !== undefined ||
          frame.repeat !== undefined ||
          isTimeAt(cursor, 3))));
  if (opensRange) {
    start.number = piece;
    return cursor.use(piece);
  }
  if (piece.minute === undefined || !(start.day || start.part || frame.repeat)) return false;
  start.clock = { hour: piece.value, minute: piece.minute, second: 0, half: '24' };
  return cursor.use(piece);
}
