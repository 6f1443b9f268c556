import type { Cursor } from './cursor.ts';
import { dayFrom } from './frame.ts';
import type { DaySpec, Piece, SpokenAmount } from './pieces.ts';

/** 4月5日之后的三天, 国庆节前的周末, 春节后的第一个周一: days that are counted from the day before them. */

/** Holidays of more days than a weekend has. */
const OF_DAYS: ReadonlySet<string> = new Set(['spring-festival', 'national-day', 'labour-day']);
const WEEKEND: SpokenAmount = { months: 0, days: 2, ms: 0 };
const SATURDAY = 5;
const days = (count: number): SpokenAmount => ({ months: 0, days: count, ms: 0 });
const negative = ({ months, days: count }: SpokenAmount): SpokenAmount => ({ months: -months, days: -count, ms: 0 });

/** Reads what stands behind `after the day's` or `before the day's`. False: nothing of that kind does. */
export function takeBesideDay(cursor: Cursor, piece: Piece, isAfter: boolean): boolean {
  const { frame } = cursor;
  const base = frame.start.day;
  const link = cursor.peek(1);
  const isLinked = link?.kind === 'glue' && cursor.text.slice(link.from, link.to) === '的';
  const next = cursor.peek(isLinked ? 2 : 1);
  if (!base || frame.start.clock || frame.start.part || frame.amount || !next) return false;
  // 元旦后第一个周一: only the first of something needs no word between.
  if (!isLinked && !(next.kind === 'day' && next.day.at === 'nth-weekday')) return false;
  // 春节后第一个周一: after its first day, or after the days off that it begins?
  if (isAfter && base.at === 'holiday' && OF_DAYS.has(base.holiday) && next.kind !== 'amount') return false;
  const found = besideDay(base, next, isAfter);
  if (!found) return false;
  cursor.use(piece);
  if (isLinked) cursor.skip(link);
  frame.start.day = found.day;
  if (found.amount) frame.amount = found.amount;
  return cursor.use(next);
}

interface Found {
  readonly day: DaySpec;
  readonly amount?: SpokenAmount;
}

function besideDay(base: DaySpec, next: Piece, isAfter: boolean): Found | undefined {
  if (next.kind === 'amount' && next.amount.ms === 0 && !next.amount.or)
    return { day: dayFrom(base, isAfter ? days(1) : negative(next.amount)), amount: next.amount };
  // The weekend that the day lies in is not the one before it.
  if (next.kind === 'period' && next.period.span === 'weekend' && next.period.offset === 'coming')
    return { day: { at: 'from', base, amount: days(isAfter ? 1 : -8), weekday: SATURDAY }, amount: WEEKEND };
  if (next.kind !== 'day') return undefined;
  const { day } = next;
  if (day.at === 'weekday' && day.week === 'coming')
    return { day: { at: 'from', base, amount: days(isAfter ? 1 : -7), weekday: day.weekday } };
  if (day.at !== 'nth-weekday' || day.of || day.nth === 0 || isAfter !== day.nth > 0) return undefined;
  const amount = days(isAfter ? 1 + 7 * (day.nth - 1) : 7 * day.nth);
  return { day: { at: 'from', base, amount, weekday: day.weekday } };
}
