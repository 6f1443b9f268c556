import { WEEKDAYS } from '../../recurrence/rule.ts';
import { isDayOf } from './compose-repeat.ts';
import type { Cursor } from './cursor.ts';
import { type Frame, narrow, narrowPeriod } from './frame.ts';
import type { ExceptSpec, MonthSpec, Piece, YearSpec } from './pieces.ts';

/** Days left out of a repeat: `except weekends`, 除了周末, 周三和节假日除外. */

/** What can be left out, once. */
function exceptOf(piece: Piece): ExceptSpec | undefined {
  switch (piece.kind) {
    case 'day':
      // the first Sunday: of each month
      if (piece.day.at === 'nth-weekday' && piece.day.of === undefined)
        return { placed: [`${piece.day.nth}${WEEKDAYS[piece.day.weekday]}`] };
      // no rehearsal Dec 24 or 31: neither
      if (piece.day.at === 'either') return { days: piece.day.days };
      return piece.day.at === 'weekday' && piece.day.week === 'coming'
        ? { weekdays: [piece.day.weekday] }
        : { days: [piece.day] };
    case 'period': {
      const { period } = piece;
      if (period.span === 'weekend' && (period.offset === 'coming' || period.offset === 0)) return { weekdays: [5, 6] };
      if (period.span === 'in-year' && period.month !== undefined && period.year === undefined)
        return { months: [period.month] };
      return { periods: [period] };
    }
    case 'holidays':
      return { holidays: true };
    case 'repeat': {
      const { FREQ: freq, BYDAY: byDay } = piece.repeat.parts;
      if (freq === 'MONTHLY' && byDay && /^-?\d/.test(byDay)) return { placed: byDay.split(',') };
      const days = byDay?.split(',').map((day) => (WEEKDAYS as readonly string[]).indexOf(day));
      return days === undefined || days.includes(-1) ? undefined : { weekdays: days };
    }
    default:
      return undefined;
  }
}

/** Dec 21 + to + Jan 2: all days from the one to the other. */
function throughOf(cursor: Cursor, from: Piece): ExceptSpec | undefined {
  const joint = cursor.peek();
  const isRange = (joint?.kind === 'to' && joint.weak !== true) || joint?.kind === 'until';
  const last = cursor.peekPast(1);
  if (!joint || !isRange || from.kind !== 'day' || last?.kind !== 'day') return undefined;
  cursor.use(joint);
  while (cursor.peek() !== last) cursor.skip(cursor.peek() as Piece);
  cursor.use(last);
  return { from: from.day, through: last.day };
}

/** 明年 + 1月1号, Jan 1 + next year, 明年 + 3月: the one in the other, not all of the year. */
function withinOf(one: Piece, other: Piece): ExceptSpec | undefined {
  const [outer, inner] = one.kind === 'day' ? [other, one] : [one, other];
  if (outer.kind !== 'period') return undefined;
  if (inner.kind === 'day') {
    const day = narrow(outer.period, inner.day);
    return day && { days: [day] };
  }
  const period = inner.kind === 'period' ? narrowPeriod(outer.period, inner.period) : undefined;
  return period && { periods: [period] };
}

/** except Jan 1 + next year: the year of that day, and not the one in which it repeats. */
function inYearBehind(cursor: Cursor, spec: ExceptSpec): ExceptSpec {
  const [next, [day, ...others]] = [cursor.peek(), spec.days ?? []];
  const inYear = next?.kind === 'period' && day && others.length === 0 ? narrow(next.period, day) : undefined;
  if (!next || !inYear) return spec;
  cursor.use(next);
  return { days: [inYear] };
}

/** 元旦那周: all days of its week. */
function weekOf(cursor: Cursor, from: Piece): ExceptSpec | undefined {
  const next = cursor.peek();
  if (next?.kind !== 'week-of-day' || from.kind !== 'day') return undefined;
  cursor.use(next);
  // 元旦那周的周六: the only one of them that a weekly series has.
  const weekday = cursor.peekPast(1);
  if (cursor.peek()?.kind === 'glue' && weekday?.kind === 'day' && weekday.day.at === 'weekday') {
    cursor.use(cursor.peek() as Piece);
    cursor.use(weekday);
  }
  return { weekOf: from.day };
}

/** Nobody names more days to leave out. */
const MOST = 12;

/** 每月 before 第一个周日: each month is what is meant anyway. */
const isEachMonth = (piece: Piece, next: Piece | undefined): boolean =>
  piece.kind === 'repeat' &&
  piece.repeat.parts.FREQ === 'MONTHLY' &&
  Object.keys(piece.repeat.parts).length === 1 &&
  next?.kind === 'day' &&
  next.day.at === 'nth-weekday';

const isWeekday = (piece: Piece): boolean => piece.kind === 'day' && piece.day.at === 'weekday';

const isJoint = (piece: Piece): boolean =>
  piece.kind === 'glue' || piece.kind === 'or' || (piece.kind === 'to' && piece.weak === true);
const isBehind = (piece: Piece | undefined): boolean => piece?.kind === 'except' && piece.side === 'behind';

/** Whether only days that can be left out stand between here and the word that leaves them out. */
function isLeftOutBehind(cursor: Cursor, frame: Frame): boolean {
  for (let ahead = 0; ahead < MOST; ahead++) {
    const piece = cursor.peek(ahead);
    if (isBehind(piece)) return ahead > 0;
    // The words may leave out a range, from one day to another.
    const isTo = piece?.kind === 'to' && cursor.peek(ahead + 1)?.kind === 'day' && ahead > 0;
    const isWeek = piece?.kind === 'week-of-day' && ahead > 0;
    if (piece && isEachMonth(piece, cursor.peekPast(ahead + 1))) continue;
    if (!piece || !(isJoint(piece) || isTo || isWeek || exceptOf(piece))) return false;
    if (ahead === 0 && (isJoint(piece) || (piece.kind === 'repeat' && !frame.repeat))) return false;
  }
  return false;
}

/** 每月10号，2月那次取消: the day right behind is that of the repeat, which has no other. */
const isDayOfRepeat = ({ frame: { repeat, repeatDays, start, spans }, text }: Cursor, piece: Piece): boolean =>
  piece.kind === 'day' &&
  !text.slice(spans.at(-1)?.to, piece.from).includes(',') &&
  repeat !== undefined &&
  repeatDays === undefined &&
  start.day === undefined &&
  Object.keys(repeat.parts).length === 1 &&
  isDayOf(repeat, piece.day);

/** Takes the days that are left out, where the words here say so. */
export function takeExcept(cursor: Cursor, piece: Piece): boolean {
  const { frame } = cursor;
  if ((frame.except?.length ?? 0) >= MOST) return false;
  const isAhead = piece.kind === 'except' && piece.side === undefined;
  // 每周六上课到12月31号，12月19号不上: the first day is the end, not left out.
  const isEnd = frame.joint !== undefined && frame.spans.length === 0;
  if (!isAhead && (isEnd || isDayOfRepeat(cursor, piece) || !isLeftOutBehind(cursor, frame))) return false;
  const place = cursor.mark();
  const found: ExceptSpec[] = [];
  if (isAhead) {
    cursor.use(piece);
    if (piece.except) found.push(inYearBehind(cursor, piece.except));
  }
  const isNamed = found.length > 0;
  // not on Dec 26 or Jan 2
  for (let other = cursor.peekPast(1); isNamed && cursor.peek()?.kind === 'or' && other; other = cursor.peekPast(1)) {
    const one = exceptOf(other);
    if (!one) break;
    cursor.use(cursor.peek() as Piece);
    cursor.use(other);
    found.push(one);
  }
  for (let next = cursor.peek(); next && !isNamed && found.length < MOST; next = cursor.peek()) {
    const one = exceptOf(next);
    // 除了周三，工作日六点: behind a mark it is what the day is left out of.
    if (isAhead && found.length > 0 && !frame.repeat && next.kind === 'repeat' && next.repeat.workdays) break;
    const follows = cursor.peekPast(1);
    if (isEachMonth(next, follows)) {
      cursor.use(next);
      continue;
    }
    // except Tuesday Dec 29: the weekday of that date.
    if (isWeekday(next) && follows?.kind === 'day' && follows.day.at === 'date' && cursor.peek(1) === follows) {
      cursor.use(next);
      continue;
    }
    const inside = follows && withinOf(next, follows);
    if (inside) {
      cursor.use(next);
      cursor.use(follows);
      found.push(inside);
    } else if (one) {
      cursor.use(next);
      found.push(weekOf(cursor, next) ?? throughOf(cursor, next) ?? one);
    } else if (next.kind === 'from' && follows?.kind === 'day') cursor.use(next);
    else if (isJoint(next) && follows && (exceptOf(follows) || isBehind(follows))) cursor.use(next);
    else break;
  }
  const closing = cursor.peek();
  if (closing && isBehind(closing)) cursor.use(closing);
  if (found.length === 0) {
    cursor.reset(place);
    return false;
  }
  if (frame.start.clock) frame.isExceptBehindHour = true;
  const isOnce = closing?.kind === 'except' && closing.once === true;
  frame.except = [...(frame.except ?? []), ...inTheirMonth(isOnce ? found.map(ofMonthToCome) : found)];
  return true;
}

/** 12月的取消: that month, and not that of each year. */
const ofMonthToCome = (spec: ExceptSpec): ExceptSpec =>
  spec.months ? { periods: spec.months.map((month) => ({ span: 'in-year', month })) } : spec;

/** 12月24号25号除外: a day without a month is of the month before it. */
function inTheirMonth(found: readonly ExceptSpec[]): ExceptSpec[] {
  let of: { readonly month?: MonthSpec; readonly year?: YearSpec } = {};
  return found.map((spec) => {
    const [day, ...others] = spec.days ?? [];
    if (day?.at !== 'date' || others.length > 0) return spec;
    if (day.month === undefined) return { ...spec, days: [{ ...day, ...of }] };
    of = { month: day.month, ...(day.year !== undefined && { year: day.year }) };
    return spec;
  });
}
